// games/doubt/table-key.ts: what a key means at the table. Letters are optional and never act while something is typed or a dialog is open.

export type KeyWish = 'play' | 'doubt' | 'pass' | 'hand' | 'table' | 'rules' | 'go';

const letters: { readonly [key: string]: KeyWish } = {
  b: 'play',
  d: 'doubt',
  p: 'pass',
  h: 'hand',
  t: 'table',
  '?': 'rules',
};

/** The wish behind a key press, or null where the key belongs to something else. */
export function tableKey(e: KeyboardEvent, shortcuts: boolean): KeyWish | null {
  if (e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return null;
  const path = e.composedPath().filter((n) => n instanceof HTMLElement);
  const typing = path.some((n) => n.isContentEditable || n.matches('input, textarea, select, dialog, [role="dialog"]'));
  if (typing) return null;
  if (e.key === 'Escape') return 'go';
  if (e.key === 'Enter') return path.some((n) => n.matches('button, a, summary, wa-button')) ? null : 'go'; // those take it themselves
  return shortcuts ? (letters[e.key.toLowerCase()] ?? null) : null;
}
