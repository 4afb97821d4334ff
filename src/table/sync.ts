// table/sync.ts: how devices bring each other up to the same step: beats, pages of the log, what is held, and where logs part.
import { same } from '../core/bytes.ts';
import type { Plain } from '../core/plain.ts';
import { bySeat, packed, signedOf } from './step.ts';
import { scopeOf } from './lines.ts';
import type { Peer } from './peers.ts';
import { longest, type Signed } from './signed.ts';
import type { Sitting } from './sitting.ts';
import { canonical } from '../core/plain.ts';
import { whole } from './whole.ts';
import { pageSize, type Message } from './wire.ts';

/** A question what somebody holds is asked anew after so long without an answer (ms). */
const patience = 5_000;
/** A sign of life is sent so often (ms). */
const beatEvery = 5_000;
/** After a change of lines it is told after so long (ms): others change with it. */
const soon = 50;
/** Who watches is sent pages no faster than this (ms). */
const servedEvery = 100;
/** A seat is sent all that we have no faster than this (ms). */
const allEvery = 1_000;

export class Sync {
  readonly #sitting: Sitting;
  #lastBeat = -Infinity;
  #firstAnswer: number | null = null;
  #telling = false;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }
  get #referee() {
    return this.#sitting.chain.referee;
  }
  /** This device only watches. */
  get #looksOn(): boolean {
    return this.#sitting.here.length === 0;
  }
  /** A new link: say where we stand, and after a reload ask first what they hold from us. */
  meet(peer: Peer): void {
    peer.line.listen(scopeOf(this.#sitting.roster.id), {
      message: (m) => this.#message(m, peer),
      closed: () => {
        this.#sitting.peers.forgetClosed();
        this.#tellLines();
        void this.#sitting.turns.run(() => this.#maybeSettled());
      },
    });
    if (!this.#looksOn) peer.send(this.#at());
    this.#tellLines();
    if (this.#sitting.returning || this.#looksOn) this.#want(peer);
    const { proof } = this.#sitting.court;
    if (proof.length > 0) peer.send({ kind: 'proof', things: proof }); // whoever was away when the table ended
  }
  /** Whom we reach has changed: soon everybody knows, who else is to pass things on to us. */
  #tellLines(): void {
    if (this.#telling) return;
    this.#telling = true;
    this.#sitting.clock.after(soon, () => {
      this.#telling = false;
      this.#sitting.peers.pass(this.#at());
    });
  }
  /** Something came for a step that is not there yet: one question is enough for all of that kind. */
  behind(peer: Peer): void {
    if (peer.wanted === null || this.#sitting.clock.now() - peer.wanted >= patience) this.#want(peer);
  }
  #at(): Message {
    const { head } = this.#referee;
    const reach = this.#sitting.peers.all.flatMap((p) => (p.seat === null ? [] : [p.seat]));
    return { kind: 'at', step: head.step, head: head.hash, held: this.#sitting.chain.held().length, reach };
  }
  #want(peer: Peer): void {
    peer.wanted = this.#sitting.clock.now();
    peer.send({ kind: 'want', from: Math.max(0, this.#referee.head.step + 1) });
  }
  #message(m: Message, peer: Peer): void {
    peer.heard = this.#sitting.clock.now();
    // Who has no seat here asks for the log or brings a proof; nobody waits for anything else from them.
    if (peer.seat === null && !this.#looksOn && m.kind !== 'want' && m.kind !== 'proof') {
      peer.bad();
      return;
    }
    switch (m.kind) {
      case 'thing':
        void this.#sitting.hear(m.thing, peer, true);
        return;
      case 'at':
        peer.at = m;
        peer.reach = m.reach;
        peer.past = Math.max(peer.past, m.step);
        void this.#sitting.turns.do(() => this.#compare(peer));
        return;
      case 'want':
        this.#serve(m.from, peer);
        return;
      case 'steps':
        void this.#sitting.turns.run(() => this.#steps(m, peer));
        return;
      case 'held':
        void this.#sitting.turns.run(() => this.#held(m.things, peer));
        return;
      case 'proof':
        void this.#sitting.hearProof(m.things, peer);
        return;
      case 'roster':
      case 'plan':
      case 'wish':
      case 'no':
        return; // the lobby's words: said to whom still stands in front of the door
      default:
        m satisfies never;
    }
  }
  /** Their beat beside our log: ahead, on another branch, or holding more than we do. */
  #compare(peer: Peer): void {
    const theirs = peer.at;
    if (!theirs) return;
    const { head } = this.#referee;
    const now = this.#sitting.clock.now();
    const asked = peer.wanted !== null && now - peer.wanted < patience;
    if (theirs.step > head.step) {
      if (!asked) this.#want(peer);
      return;
    }
    const ours = this.#referee.headAt(theirs.step);
    if (ours && !same(ours, theirs.head)) this.forked(peer);
    else if (theirs.step === head.step && theirs.held > this.#sitting.chain.held().length && !asked) this.#want(peer);
  }
  /** Two heads at one step: somebody signed twice; the entries of where the logs part will name it. */
  forked(peer: Peer | null): void {
    const now = this.#sitting.clock.now();
    if (!peer || (peer.wanted !== null && now - peer.wanted < patience)) return;
    peer.wanted = now;
    peer.send({ kind: 'want', from: 0 });
  }
  /**
   * All for a seat, a page at a time for who watches, and only now and then: whatever they ask, the table is not held up. Who watches
   * asks for the next page; of a seat's questions the earliest has the answers to the others.
   */
  #serve(from: number, peer: Peer): void {
    const { clock, turns } = this.#sitting;
    const [first, every] = peer.seat === null ? [from, servedEvery] : [Math.min(from, peer.asked ?? from), allEvery];
    const waiting = peer.asked !== null;
    peer.asked = first;
    if (waiting) return;
    clock.after(Math.max(0, peer.served + every - clock.now()), () => {
      const step = peer.asked ?? from;
      [peer.asked, peer.served] = [null, clock.now()];
      void turns.do(() => this.#answer(step, peer));
    });
  }
  /** All that we have from a step on, in pages, and what we hold at the open one. */
  #answer(from: number, peer: Peer): void {
    const { steps, digests } = this.#referee;
    let first = Math.max(0, from);
    while (first < steps.length) {
      const page: Plain[] = [];
      let size = 0;
      let next = first;
      for (; next < steps.length && (size < pageSize || page.length === 0) && page.length < 512; next++) {
        const [step, digest] = [steps[next], digests[next]];
        if (!step || !digest) break;
        const one = packed(step, digest);
        size += canonical(one).length;
        if (size > pageSize && page.length > 0) break;
        page.push(one);
      }
      const prev = this.#referee.headAt(first - 1);
      const [only] = page.length === 1 ? steps.slice(first, next) : [];
      if (!prev || next === first) return;
      const large = only !== undefined && size > longest;
      if (large) for (const thing of signedOf(only)) peer.send({ kind: 'thing', thing });
      else peer.send({ kind: 'steps', first, prev, steps: page, more: next < steps.length });
      first = next;
      if (peer.seat === null && !large && first < steps.length) return;
    }
    for (const things of this.#pages(this.#sitting.chain.held()))
      peer.send({ kind: 'held', step: steps.length, things });
  }
  *#pages(things: readonly Signed[]): Generator<readonly Signed[]> {
    let page: Signed[] = [];
    let size = 0;
    for (const thing of things) {
      const more = thing.bytes.length + 128;
      if (page.length >= 40 || (page.length > 0 && size + more > pageSize)) {
        yield page; // eslint-disable-line no-restricted-syntax -- pages, not asks
        [page, size] = [[], 0];
      }
      page.push(thing);
      size += more;
    }
    yield page; // eslint-disable-line no-restricted-syntax -- pages, not asks
  }
  /** Passes on what we hold of a step that somebody wants to close without a seat. */
  handDown(step: number): void {
    const things = step < this.#referee.steps.length ? this.#sitting.chain.signedAt(step) : this.#sitting.chain.held();
    for (const page of this.#pages(things))
      if (page.length > 0) this.#sitting.peers.pass({ kind: 'held', step, things: page });
  }
  async #steps(m: Extract<Message, { kind: 'steps' }>, peer: Peer): Promise<void> {
    let step = m.first;
    for (const raw of m.steps) {
      const { open, head } = this.#referee;
      const prev = step === m.first ? m.prev : undefined;
      const known = this.#referee.headAt(step - 1);
      if (!known || (prev && !same(prev, known))) return;
      if (step === head.step + 1 && open) {
        const closed = this.#sitting.chain.unpack(raw);
        if (!closed) {
          peer.bad();
          return;
        }
        // Whoever closed this step has all that closes it: a vote too few is no accident.
        if (!whole(closed, open, (n) => this.#referee.headAt(n)).ok) {
          peer.forged();
          return;
        }
        await this.#sitting.hearAll(signedOf(closed), peer);
        if (this.#referee.head.step < step) return;
      } else if (!(await this.#beside(raw, step, peer))) return;
      step += 1;
    }
    peer.wanted = this.#sitting.clock.now();
    if (m.more && this.#looksOn) this.#want(peer);
  }
  /** Their version of a step that we have closed: where it differs, its things are evidence. */
  async #beside(raw: Plain, step: number, peer: Peer): Promise<boolean> {
    const theirs = this.#sitting.chain.unpackAt(raw, step);
    const ours = this.#referee.steps[step];
    if (!theirs || !ours) return false;
    const mine = bySeat(ours);
    const agree =
      theirs.named.length === ours.named.length &&
      theirs.given.every(({ what, sig }) => {
        const had = mine[what.seat];
        return had !== undefined && same(had.sig, sig);
      });
    if (agree) return true;
    await this.#sitting.hearAll(signedOf(theirs), peer);
    return this.#referee.head.step >= step;
  }
  async #held(things: readonly Signed[], peer: Peer): Promise<void> {
    await this.#sitting.hearAll(things, peer);
    peer.wanted = null;
    peer.answered = true;
    await this.#maybeSettled();
  }
  /** Everybody we reach has said what they hold from us: from now on we sign again. */
  async #maybeSettled(): Promise<void> {
    if (!this.#sitting.returning) return;
    const seats = this.#sitting.peers.all.filter((p) => p.seat !== null);
    if (!seats.some((p) => p.answered)) return;
    const now = this.#sitting.clock.now();
    this.#firstAnswer ??= now;
    const ahead = seats.some((p) => p.at !== null && p.at.step > this.#referee.head.step && p.answered);
    const all = seats.every((p) => p.answered);
    if ((all && !ahead) || now - this.#firstAnswer >= this.#sitting.pace.settle) {
      this.#sitting.returning = false;
      await this.#sitting.advance();
    }
  }
  /** Signs of life, each with step and head, so that a fork shows even when nobody moves. */
  async beat(): Promise<void> {
    if (this.#sitting.returning) await this.#maybeSettled(); // in the same turn: two that advance at once would close a step twice
    const now = this.#sitting.clock.now();
    if (now - this.#lastBeat < beatEvery) return;
    this.#lastBeat = now;
    this.#sitting.peers.pass(this.#at());
    if (this.#sitting.returning || this.#looksOn)
      for (const p of this.#sitting.peers.all) if (!p.answered) this.#want(p);
  }
}
