// test/node/games/doubt/search-colours.ts: how the seven colours of the Purple pack were found: within what each name allows, the largest
// smallest CIEDE2000 distance under no, protan, deutan and tritan vision; grey counts too. `node --import tsx <this file> [seed]`
import { distance, grey, hex, lab, simulated, visions, type Rgb } from './colour-vision.ts';
import { seeded } from '../script.ts';

type Range = readonly [low: number, high: number];
/** What each name allows, as lightness, chroma and hue of CIELAB. */
const names: { readonly [name: string]: readonly [Range, Range, Range] } = {
  black: [[8, 10], [2, 4], [290, 310]],
  green: [[30, 68], [30, 60], [140, 185]],
  bronze: [[28, 55], [28, 55], [50, 75]],
  silver: [[68, 84], [3, 14], [215, 265]],
  gold: [[76, 88], [60, 85], [78, 96]],
  red: [[36, 54], [60, 85], [24, 42]],
  purple: [[20, 45], [50, 85], [300, 325]],
}; // prettier-ignore
type Lch = readonly [number, number, number];

function rgbOf([l, c, h]: Lch): Rgb | null {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const fy = (l + 16) / 116;
  const inv = (t: number): number => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29));
  const [x, y, z] = [0.95047 * inv(fy + a / 500), inv(fy), 1.08883 * inv(fy - b / 200)];
  const linear = [3.2406 * x - 1.5372 * y - 0.4986 * z, -0.9689 * x + 1.8758 * y + 0.0415 * z, 0.0557 * x - 0.204 * y + 1.057 * z]; // prettier-ignore
  if (linear.some((v) => v < -0.001 || v > 1.001)) return null;
  const rgb = linear.map((v) => {
    const at = Math.min(1, Math.max(0, v));
    return Math.round(255 * (at <= 0.0031308 ? 12.92 * at : 1.055 * at ** (1 / 2.4) - 0.055));
  });
  return rgb as unknown as Rgb;
}
/** The smallest distance over all pairs and kinds of vision; pattern and shape carry grey, so it counts a fifth. */
function worth(colours: readonly Rgb[]): number {
  let least = Infinity;
  for (const vision of visions) {
    const seen = colours.map((c) => lab(simulated(c, vision)));
    seen.forEach((a, i) => {
      for (const b of seen.slice(i + 1)) least = Math.min(least, distance(a, b));
    });
  }
  const greys = colours.map(grey).toSorted((a, b) => a - b);
  const steps = greys.slice(1).map((g, i) => g - (greys[i] ?? 0));
  return least + 0.2 * Math.min(...steps);
}

const seed = Number(process.argv[2] ?? 1);
let best: { readonly value: number; readonly colours: readonly Rgb[] } = { value: -1, colours: [] };
for (let start = 0; start < 12; start++) {
  const dice = seeded(seed * 100 + start);
  const unit = (): number => dice(1_000_000) / 1_000_000;
  const any = (ranges: readonly [Range, Range, Range]): Lch =>
    ranges.map(([low, high]) => low + (high - low) * unit()) as unknown as Lch;
  let now = Object.values(names).map((ranges) => {
    for (;;) {
      const one = any(ranges);
      if (rgbOf(one)) return one;
    }
  });
  const valued = (all: readonly Lch[]): number => {
    const rgb = all.map(rgbOf);
    return rgb.every((c) => c !== null) ? worth(rgb) : -1;
  };
  let value = valued(now);
  for (let round = 0; round < 6000; round++) {
    const heat = 1 - round / 6000;
    const i = dice(now.length);
    const ranges = Object.values(names)[i];
    const old = now[i];
    if (!ranges || !old) continue;
    const moved = old.map((v, k) => {
      const [low, high] = ranges[k] as Range;
      return Math.min(high, Math.max(low, v + (unit() - 0.5) * (high - low) * (0.05 + 0.5 * heat)));
    }) as unknown as Lch;
    const next = now.with(i, moved);
    const then = valued(next);
    if (then > value || unit() < Math.exp((then - value) / (0.6 * heat + 0.001))) [now, value] = [next, then];
  }
  if (value > best.value) best = { value, colours: now.map(rgbOf).filter((c) => c !== null) };
}
console.log(best.value.toFixed(1), Object.keys(names).map((n, i) => `${n} ${hex(best.colours[i] ?? [0, 0, 0])}`).join('  ')); // prettier-ignore
