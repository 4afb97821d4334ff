// test/browser/gallery/packs.test.ts: every card of every pack can be seen, read, and told from all others without its colour.
import { packsRoom } from './packs.ts';
import { seen } from './seen.ts';

// A card fills its frame, and is the same paper on both tables.
seen(packsRoom, /^(DOS|DuvidaÊ!|I Doubt It)/);
