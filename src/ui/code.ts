// ui/code.ts: an invitation as people type, paste or read it aloud. Whether anybody answers to it is not known here.

/** The code in a typed code or a pasted link: capitals in groups of four, `K7QF-2M9D`; empty when there is none. */
export function tidyCode(text: string): string {
  const linked = /#\/?j\/([^/?#\s]+)/i.exec(text)?.[1];
  const signs = (linked ?? text).toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}
/** The code letter by letter, for ears. */
export const spelled = (code: string): string => code.replace(/-/g, '').replace(/(.)(?=.)/g, '$1 ');
