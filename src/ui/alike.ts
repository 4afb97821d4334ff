// ui/alike.ts: whether two names look alike on the screen, and how they are then told apart. Names themselves stay as they are.

/** What cannot be seen, wherever it stands: controls, direction and zero-width marks, fillers, variation selectors, the blank of Braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Letters of other alphabets that look like these (Unicode's confusables, UTS 39, as far as they are met in names), after lower case. */
const twins: { readonly [latin: string]: string } = {
  a: 'аαɑ', b: 'ьβƅ', c: 'сϲ', d: 'ԁɗ', e: 'еєҽ', f: 'ϝſ', g: 'ɡց', h: 'һհ', i: 'іıιⅰl1|ӏǀ!', j: 'јϳ', k: 'кκ',
  m: 'мⅿ', n: 'пηո', o: 'оοօס0ە', p: 'рρ', q: 'ԛգ', r: 'гᴦ', s: 'ѕꜱ', t: 'тτ', u: 'υսц', v: 'ѵνט', w: 'ѡωԝ',
  x: 'хχ', y: 'уγү', z: 'ᴢ', "'": '’‘ʼ`´', '-': '‐‑‒–—−',
}; // prettier-ignore
const latin = new Map(Object.entries(twins).flatMap(([to, from]) => Array.from(from, (c) => [c, to] as const)));
/** In capitals other letters look alike: Н is an H, В a B. */
const capitals = new Map(Array.from('НВРСЕТМКАОХІЈЅУΗΒΡΕΤΜΚΑΟΧΙΥΝΖ', (c, i) => [c, 'hbpcetmkaoxijsyhbpetmkaoxiynz'[i] ?? c])); // prettier-ignore
/** Of a longer name no more can be counted on to be seen (characters). */
const shown = 10;

/** The name as it is seen; empty where there is nothing to see. */
export const seenOf = (name: string): string => name.replace(unseen, '').replace(/\s+/gu, ' ').trim();
/** What is left of a name when everything that looks alike is one letter. */
function folded(name: string): string {
  const small = Array.from(seenOf(name.normalize('NFKC')), (c) => capitals.get(c) ?? c).join('').toLowerCase(); // prettier-ignore
  const letters = Array.from(small.replace(/\s/gu, ''), (c) => latin.get(c) ?? c).join('');
  return letters.replace(/rn/g, 'm').replace(/vv/g, 'w');
}
/** Two names of the same shape may look the same. */
export const shapeOf = (name: string): string => Array.from(folded(name)).slice(0, shown).join('');

/** Whoever comes later under a name that looks like an earlier one gets a number: "Ana" and "Ana 2". Unseen names stay empty. */
export function toldApart<S extends { readonly name: string }>(all: readonly S[]): readonly S[] {
  const taken = new Set<string>();
  return all.map((one) => {
    const seen = seenOf(one.name);
    const letters = Array.from(seen);
    // The number stands where it is seen even if the name is cut short.
    const short = letters.length < shown ? seen : `${letters.slice(0, 4).join('')}…`;
    let [name, shape] = [seen, shapeOf(seen)];
    for (let n = 2; seen !== '' && taken.has(shape); n++) {
      name = `${short} ${n}`;
      shape = folded(name);
    }
    taken.add(shape);
    return name === one.name ? one : { ...one, name };
  });
}
