// core/listed.ts: several names as one phrase, in the manner of a language.
const formats = new Map<string, Intl.ListFormat>();

/** "Ana, Bruno and Chidi", in a language by its BCP 47 name. The first list makes a browser read its tables of languages, which takes a while. */
export function listed(names: readonly string[], language: string): string {
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, format);
  return format.format(names);
}
