// parts/table-key.ts: what a key means at the table. Letters are optional and never act while something is typed or a dialog is open.

/** The wish behind a key press, or null where the key belongs to something else; `go` is Enter and Escape. `letters`: single keys of a game. */
export function tableKey<W extends string>(
  e: KeyboardEvent,
  letters: { readonly [key: string]: W },
  shortcuts: boolean,
): W | 'go' | null {
  if (e.defaultPrevented || e.repeat || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return null;
  const path = e.composedPath().filter((n) => n instanceof HTMLElement);
  const typing = path.some((n) => n.isContentEditable || n.matches('input, textarea, select, dialog, [role="dialog"]'));
  if (typing) return null;
  if (e.key === 'Escape') return 'go';
  if (e.key === 'Enter') return path.some((n) => n.matches('button, a, summary, wa-button')) ? null : 'go'; // those take it themselves
  return shortcuts ? (letters[e.key.toLowerCase()] ?? null) : null;
}
