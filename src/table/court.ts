// table/court.ts: proofs that a seat cheated: judged on every device, passed on, and the end of the table (architecture.md, Forks).
import type { TableEnd } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import type { Chain } from './chain.ts';
import type { Inbox } from './inbox.ts';
import type { Peer, Peers } from './peers.ts';
import { asFault, guilt, type Guilt } from './proofs.ts';
import { bytesOf, read, sameMotion, type Signed } from './signed.ts';

export class Court {
  /** What proved somebody guilty, for the record. */
  proof: readonly Signed[] = [];
  verdict: TableEnd | null = null;
  readonly #inbox: Inbox;
  readonly #peers: Peers;
  readonly #here: readonly Seat[];
  readonly #chain: Chain;

  constructor(of: {
    readonly inbox: Inbox;
    readonly peers: Peers;
    readonly here: readonly Seat[];
    readonly chain: Chain;
  }) {
    this.#inbox = of.inbox;
    this.#peers = of.peers;
    this.#here = of.here;
    this.#chain = of.chain;
  }
  /** self: what others hold from a seat of ours contradicts our own storage; nothing: no proof, or known already. */
  hear(things: readonly Signed[]): 'guilty' | 'self' | 'nothing' {
    if (this.verdict) return 'nothing';
    const found = this.#guilt(things);
    if (!found) return 'nothing';
    const pair = found.code === 'vote-and-entry' ? this.#refusal(things) : null;
    if (pair) return this.hear(pair); // not the voter is guilty: another of the rest voted and refused
    if (this.#here.includes(found.seat)) return 'self';
    this.proof = things;
    this.verdict = { kind: 'disputed', guilty: [found.seat], fault: asFault(found) };
    this.#peers.pass({ kind: 'proof', things });
    return 'guilty';
  }
  /** A refusal, known here, of the motion that all in this proof voted: with its seat's vote the real proof. */
  #refusal(things: readonly Signed[]): readonly Signed[] | null {
    for (const vote of things) {
      const what = read(vote);
      const papers = what?.purpose === 'without' ? this.#chain.ballotsAt(what.step)?.refusals : undefined;
      const refused = papers?.find(
        (x) => what?.purpose === 'without' && x.what.seat === what.seat && sameMotion(x.what, what),
      );
      if (refused) return [vote, { purpose: 'refuse', bytes: bytesOf(refused.what), sig: refused.sig }];
    }
    return null;
  }
  #guilt(things: readonly Signed[]): Guilt | null {
    return guilt(things, {
      present: (step) => this.#chain.ballotsAt(step)?.present ?? [],
      carried: (step) => this.#chain.ballotsAt(step)?.carried() ?? [],
      headAt: (step) => this.#chain.referee.headAt(step),
    });
  }
  /** Whether everything that somebody brings as a proof is really signed by whom it names. */
  async genuine(things: readonly Signed[], from: Peer): Promise<boolean> {
    if (this.verdict) return false;
    // Before the dear part. Who only watches brings no proof without reason.
    if (!this.#guilt(things)) {
      if (from.seat === null) from.bad();
      return false;
    }
    for (const thing of things) {
      const what = read(thing);
      if (what && (await this.#inbox.signedBy(thing, what))) continue;
      from.forged();
      return false;
    }
    return true;
  }
}
