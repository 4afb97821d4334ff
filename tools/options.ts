// tools/options.ts: the flags of a Node program, checked against a list; --help prints it.
import { parseArgs } from 'node:util';

export type Flag = { readonly type: 'string' | 'boolean'; readonly help: string; readonly fallback?: string };

/** Reads the command line; prints help, or one clear sentence about a wrong flag, and ends. */
export function readFlags<K extends string>(
  name: string,
  about: string,
  flags: { readonly [k in K]: Flag },
  words = '',
): { readonly values: { readonly [k in K]: string | boolean | undefined }; readonly words: readonly string[] } {
  const list = Object.entries<Flag>(flags);
  const help = [
    `Usage: npm run -s ${name} -- ${words}${words ? ' ' : ''}[flags]`,
    '',
    about,
    '',
    ...list.map(
      ([key, f]) =>
        `  --${key}${f.type === 'string' ? ' X' : ''}`.padEnd(18) + f.help + (f.fallback ? ` (${f.fallback})` : ''),
    ),
    '  --help'.padEnd(18) + 'this text',
  ].join('\n');
  const options = Object.fromEntries([
    ...list.map(([key, { type }]) => [key, { type }] as const),
    ['help', { type: 'boolean' }] as const,
  ]);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values['help'] === true) {
      console.log(help);
      process.exit(0);
    }
    const filled = Object.fromEntries(list.map(([key, f]) => [key, values[key] ?? f.fallback]));
    return { values: filled as { [k in K]: string | boolean | undefined }, words: positionals };
  } catch (e) {
    console.error(`${e instanceof Error ? e.message : String(e)}\n\n${help}`);
    process.exit(2);
  }
}
/** A whole number from a flag, within bounds; ends with a sentence otherwise. */
export function wholeNumber(flag: string, text: string | boolean | undefined, least: number, most: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > most) {
    console.error(`--${flag} must be a whole number from ${least} to ${most}, not ${String(text)}.`);
    process.exit(2);
  }
  return n;
}
