// test/browser/gallery/rooms.ts: all rooms of the gallery.
import { boards } from './boards.ts';
import type { Room } from './exhibit.ts';
import { packsRoom } from './packs.ts';
import { parts } from './parts.ts';

export const rooms: readonly Room[] = [parts, packsRoom, ...boards];
