// ui/code.ts: an invitation as people type, paste or read it aloud. Whether anybody answers to it is not known here.

/** `shown`: the code as people compare it; `whole`: what the house is handed, with the fingerprint that a link carries. */
export type Invited = { readonly shown: string; readonly whole: string };

/** Letters as a code is shown: the field holds what it looks like, so that what is copied out of it is right, too. */
export const capitals = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

const grouped = (text: string): string =>
  (
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');

/** A typed code or a pasted link, alone or with words around it; both empty when there is nothing in it. */
export function readInvited(text: string): Invited {
  const linked = /#\/?j\/([0-9a-z-]+)(\.[0-9a-z]+)?/i.exec(text);
  const shown = grouped(linked?.[1] ?? text);
  return { shown, whole: linked?.[2] === undefined ? shown : `#/j/${linked[1] ?? ''}${linked[2]}` };
}
/** The code letter by letter, for ears. */
export const spelled = (code: string): string => code.replace(/-/g, '').replace(/(.)(?=.)/g, '$1 ');
