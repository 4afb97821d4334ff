// tools/gallery/compare.ts: compares two folders of pictures pixel by pixel, and draws where they differ.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Comparison = {
  readonly same: number;
  /** Pictures of both, with the number of pixels that differ. */
  readonly differ: readonly { readonly name: string; readonly pixels: number }[];
  readonly gone: readonly string[];
  readonly come: readonly string[];
};

/** Both in one frame, so that a picture that has grown can be compared, too; what it lacks is see-through. */
function framed(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const large = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, large, 0, 0, picture.width, picture.height, 0, 0);
  return large.data;
}
/** How many pixels differ, and a picture of where: equal ones pale, differing ones red. */
export function difference(before: PNG, now: PNG): { readonly pixels: number; readonly picture: PNG } {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const picture = new PNG({ width, height });
  const [a, b] = [framed(before, width, height), framed(now, width, height)];
  // One machine and one browser drew both: the smallest step of a colour is a difference.
  const pixels = pixelmatch(a, b, picture.data, width, height, { threshold: 0.005, includeAA: true });
  return { pixels, picture };
}
const listOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.png')).sort();

export async function compare(before: string, now: string, differences: string): Promise<Comparison> {
  const [old, young] = [await listOf(before), await listOf(now)];
  const differ: { name: string; pixels: number }[] = [];
  const both = old.filter((name) => young.includes(name));
  for (const name of both) {
    const [a, b] = await Promise.all([readFile(join(before, name)), readFile(join(now, name))]);
    if (a.equals(b)) continue;
    const { pixels, picture } = difference(PNG.sync.read(a), PNG.sync.read(b));
    if (pixels === 0) continue;
    differ.push({ name, pixels });
    await mkdir(dirname(join(differences, name)), { recursive: true });
    await writeFile(join(differences, name), PNG.sync.write(picture));
  }
  return {
    same: both.length - differ.length,
    differ,
    gone: old.filter((name) => !young.includes(name)),
    come: young.filter((name) => !old.includes(name)),
  };
}
