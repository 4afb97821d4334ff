// core/ports.ts: clock, chance, store and link: what the ends hand to the middle, so that all of it can be virtual.

/** Milliseconds of this device's own waking time, from any origin. */
export type Clock = {
  now(): number;
  /** Runs once after `ms`; the returned function takes it back. */
  after(ms: number, run: () => void): () => void;
};
/** `n` random bytes from the system's generator (or a seed, in simulations). */
export type Chance = (n: number) => Uint8Array;

/** Write-ahead storage: all changes of one `write` stand, or none. `null` deletes. */
export type Store = {
  write(changes: readonly (readonly [key: string, value: Uint8Array | null])[]): Promise<void>;
  /** All pairs whose key begins with `prefix`, in the order of their keys. */
  read(prefix: string): Promise<readonly (readonly [key: string, value: Uint8Array])[]>;
};

/** An ordered pipe of whole messages (at most 64 KiB each) to one peer; it may break at any time and says so once. */
export type Link = {
  send(message: Uint8Array): void;
  close(): void;
  /** One listener for good; messages that came earlier are kept for it. */
  listen(ear: { message(bytes: Uint8Array): void; closed(): void }): void;
};
