// test/node/games/doubt/colour-vision.ts: colours as people see them: CIELAB, CIEDE2000, and dichromats after Machado, Oliveira and Fernandes (2009).

/** 0 to 255 each. */
export type Rgb = readonly [r: number, g: number, b: number];
export type Lab = readonly [l: number, a: number, b: number];
export const hex = (rgb: Rgb): string => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
export const rgb = (text: string): Rgb => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16)) as unknown as Rgb;

const linear = (v: number): number => (v <= 10.31 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const back = (v: number): number => {
  const at = Math.min(1, Math.max(0, v));
  return 255 * (at <= 0.0031308 ? 12.92 * at : 1.055 * at ** (1 / 2.4) - 0.055);
};
type Matrix = readonly (readonly [number, number, number])[];
const matrices = {
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const satisfies { readonly [vision: string]: Matrix }; // prettier-ignore
export type Vision = keyof typeof matrices;
export const visions = ['none', 'protan', 'deutan', 'tritan'] as const;

export function simulated(colour: Rgb, vision: Vision): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return matrices[vision].map(([x, y, z]) => back(x * r + y * g + z * b)) as unknown as Rgb;
}
export function lab(colour: Rgb): Lab {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
/** How light a colour is when no hue can be seen (L*). */
export const grey = (colour: Rgb): number => lab(colour)[0];
/** WCAG contrast. */
export function contrast(a: Rgb, b: Rgb): number {
  const light = (c: Rgb): number => {
    const [r, g, bl] = c.map(linear) as unknown as Rgb;
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  };
  return Math.max(light(a), light(b)) / Math.min(light(a), light(b));
}

const deg = (x: number): number => (x * 180) / Math.PI;
const rad = (x: number): number => (x * Math.PI) / 180;
/** CIEDE2000 (Sharma, Wu and Dalal 2005). */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : (deg(Math.atan2(b, a)) + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2));
  const [L, C] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sum = h1 + h2;
  const H = c1 * c2 === 0 ? sum : Math.abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const t = 1 - 0.17 * Math.cos(rad(H - 30)) + 0.24 * Math.cos(rad(2 * H)) + 0.32 * Math.cos(rad(3 * H + 6)) - 0.2 * Math.cos(rad(4 * H - 63)); // prettier-ignore
  const sl = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const sc = 1 + 0.045 * C;
  const sh = 1 + 0.015 * C * t;
  const rt = -Math.sin(rad(60 * Math.exp(-(((H - 275) / 25) ** 2)))) * 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7));
  const [dl, dc, dhh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhh ** 2 + rt * dc * dhh);
}
