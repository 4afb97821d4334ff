// table/court.ts: proofs that a seat cheated: judged on every device, passed on, and the end of the table (architecture.md, Forks).
import type { TableEnd } from '../core/chair.ts';
import type { Seat } from '../core/seat.ts';
import type { Chain } from './chain.ts';
import type { Inbox } from './inbox.ts';
import type { Peer, Peers } from './peers.ts';
import { asFault, guilt, type Guilt } from './proofs.ts';
import { read, type Signed } from './signed.ts';

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
    const found = this.#guilt(things);
    if (!found || this.verdict) return 'nothing';
    if (this.#here.includes(found.seat)) return 'self';
    this.proof = things;
    this.verdict = { kind: 'disputed', guilty: [found.seat], fault: asFault(found) };
    this.#peers.pass({ kind: 'proof', things });
    return 'guilty';
  }
  #guilt(things: readonly Signed[]): Guilt | null {
    return guilt(things, {
      present: (step) => this.#chain.ballotsAt(step)?.present ?? [],
      headAt: (step) => this.#chain.referee.headAt(step),
    });
  }
  /** Whether everything that somebody brings as a proof is really signed by whom it names. */
  async genuine(things: readonly Signed[], from: Peer): Promise<boolean> {
    for (const thing of things) {
      const what = read(thing);
      if (what && (await this.#inbox.signedBy(thing, what))) continue;
      from.forged();
      return false;
    }
    return true;
  }
}
