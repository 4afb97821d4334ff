// test/browser/gallery/settle.ts: waits until all that is drawn, through all shadow roots, has drawn what it knows.

/** All elements below a root, through all shadow roots. */
export function deep(root: ParentNode): readonly Element[] {
  const inside =
    root instanceof Element && root.shadowRoot ? [...root.shadowRoot.children, ...root.children] : root.children;
  return [...inside].flatMap((el) => [el, ...deep(el)]);
}
/** Updates may lead to others, and a hand measures itself in a frame: four times round. */
export async function settle(root: ParentNode): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const el of deep(root)) if ('updateComplete' in el) await el.updateComplete;
    await new Promise((next) => setTimeout(next, 20));
  }
}
