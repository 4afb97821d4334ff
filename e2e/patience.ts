// e2e/patience.ts: how long a test waits for a game: a busy machine is slow, a broken table stands still.
import assert from 'node:assert/strict';
import { seenBy, type Person } from './people.ts';

/** Nothing may move for longer than this (ms): far more than an absent player may hold up a table. */
const standstill = 150_000;

export class Patience {
  readonly #people: readonly Person[];
  #moved = Date.now();
  constructor(people: readonly Person[]) {
    this.#people = people;
  }
  /** Somebody could do something. */
  moved(): void {
    this.#moved = Date.now();
  }
  /** Fails when all has stood still for too long, and tells what everybody sees. */
  async last(what: string): Promise<void> {
    if (Date.now() - this.#moved > standstill) assert.fail(`${what}: nothing moves. ${await seenBy(this.#people)}`);
  }
}
