// ui/drawn.ts: when the page has drawn what it was told.

/** At its next frame; a hidden page draws nothing, and one that is covered hardly ever. */
export const drawn = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((done) => {
        requestAnimationFrame(() => done());
        setTimeout(done, 100);
      });
