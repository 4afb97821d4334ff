// ui/share.ts: gives an invitation away. Says what really happened: shared, copied, given up, or not possible here.
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** True where the device has a share sheet of its own. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, text: string, url: string): Promise<Shared> {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError' ? 'given-up' : copy(url);
  }
}
/** `copied` only when the clipboard has taken it; a page without a secure context has no clipboard of its own. */
export async function copy(text: string): Promise<Shared> {
  try {
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    if (navigator.clipboard as Clipboard | undefined) return 'copied';
  } catch {
    // Refused: the old way may still be allowed.
  }
  return copyTheOldWay(text) ? 'copied' : 'failed';
}
function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on a page without a secure context
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
