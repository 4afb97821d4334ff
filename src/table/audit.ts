// table/audit.ts: judges a finished or running log with no network and no secrets (architecture.md, The log).
// The verifier page, `npm run verify` and the tests all use this one function.
import { hex, same } from '../core/bytes.ts';
import { blame, ok, type Fault, type Result } from '../core/result.ts';
import { at, type Seat } from '../core/seat.ts';
import type { AuditProgress, Verdict } from '../core/verdict.ts';
import type { Check } from '../fair/signature.ts';
import type { Ending } from '../games/play.ts';
import { Evidence } from './evidence.ts';
import { GameMatch } from './match.ts';
import { asFault, guilt } from './proofs.ts';
import { readRecord, type GameRecord } from './record.ts';
import { Referee, type Open } from './referee.ts';
import { readRoster, type Roster } from './roster.ts';
import { bytesOf, message, read, type Statement } from './signed.ts';
import { firstBroken, readPacked, unpacked, type Closed } from './step.ts';
import { whole } from './whole.ts';

type Counts = { signatures: number; moves: number; seals: number; votes: number };

/** Judges the bytes of a record file. */
export async function auditFile(
  file: Uint8Array,
  check: Check,
  progress: AuditProgress = () => undefined,
): Promise<Verdict> {
  const record = readRecord(file);
  if (!record.ok) return refused(record.fault);
  const verdict = await audit(record.value, check, progress);
  const other = verdict.game !== '' && verdict.game !== record.value.game;
  return other ? refused({ code: 'not-a-record', step: 0, why: 'game' }) : verdict;
}
const refused = (fault: Fault): Verdict => ({
  ok: false,
  game: '',
  seats: [],
  sign: [0, 0, 0],
  steps: 0,
  rounds: 0,
  checks: {},
  evidence: [],
  head: '',
  finished: false,
  winner: null,
  seen: [],
  fault,
});

export async function audit(
  record: GameRecord,
  check: Check,
  progress: AuditProgress = () => undefined,
): Promise<Verdict> {
  const roster = await readRoster(record.roster);
  if (!roster.ok) return refused({ ...roster.fault, step: 0 });
  const auditor = new Auditor(roster.value, check);
  let fault: Fault | null = null;
  for (const [step, raw] of record.steps.entries()) {
    const r = await auditor.step(raw, step);
    if (!r.ok) {
      fault = { ...r.fault, step };
      break;
    }
    if (step % 16 === 0) progress(step, record.steps.length);
  }
  if (!fault && record.proof.length > 0) {
    const r = await auditor.proof(record);
    if (!r.ok) fault = { ...r.fault, step: r.fault.step ?? record.steps.length };
  }
  progress(record.steps.length, record.steps.length);
  return auditor.verdict(fault);
}

class Auditor {
  readonly #roster: Roster;
  readonly #check: Check;
  readonly #match: GameMatch;
  readonly #referee: Referee<Ending>;
  readonly #counts: Counts = { signatures: 0, moves: 0, seals: 0, votes: 0 };
  readonly #proved: Fault[] = [];
  readonly #present: (readonly Seat[])[] = [];
  readonly #evidence: Evidence;

  constructor(roster: Roster, check: Check) {
    this.#roster = roster;
    this.#check = check;
    this.#evidence = new Evidence(roster);
    this.#match = new GameMatch(roster, roster.game);
    this.#referee = new Referee<Ending>(roster.id, roster.seats, this.#match);
    this.#match.sitAt(this.#referee);
    this.#referee.start();
  }
  /** One step: who had to sign has signed, in order; every signature fits; votes stand; then the referee judges it. */
  async step(raw: unknown, step: number): Promise<Result<null>> {
    const { open } = this.#referee;
    const read = readPacked(raw);
    if (!open) return blame('wrong-step', read?.[0][0]?.[0], 'after the end');
    this.#evidence.begin(open, this.#match.round);
    if (!read) return blame('shape', open.owing[Math.min(firstBroken(raw), open.owing.length - 1)]);
    const closed = unpacked(read, open);
    const odd = read[0].find((e) => e[1] === 0 && e[4] !== undefined && same(e[4], open.digest));
    if (odd) return blame('shape', odd[0]);
    const placed = whole(closed, open, (n) => this.#referee.headAt(n));
    if (!placed.ok) return placed;
    for (const { what, sig } of [...closed.given, ...closed.votes])
      if (!(await this.#signed(what, sig))) return blame('signature', what.seat);
    this.#present[step] = open.present;
    for (const g of closed.given) this.#referee.give(g);
    this.#count(open, closed);
    const r = await this.#referee.close(closed.named, closed.votes);
    if (!r.ok) return r;
    this.#evidence.closed(open, closed, this.#referee);
    return ok(null);
  }
  #signed(what: Statement, sig: Uint8Array): Promise<boolean> | boolean {
    this.#counts.signatures += 1;
    return this.#check(at(this.#roster.sitters, what.seat).key, message(what.purpose, bytesOf(what)), sig);
  }
  #count(open: Open, closed: Closed): void {
    const { what, asks } = open.exchange;
    if (asks) this.#counts.moves += closed.given.length;
    else if (open.exchange.prove) this.#counts.seals += closed.given.length;
    this.#counts.votes += closed.votes.length;
    if (what === 'unseal') this.#counts.moves += closed.given.length;
  }
  /** What ended the table as a proof of cheating: signed by the guilty seat, and really a proof. */
  async proof({ proof }: GameRecord): Promise<Result<null>> {
    const blamed = proof.flatMap((t) => read(t)?.seat ?? [])[0];
    for (const t of proof) {
      const what = read(t);
      const sitter = what && this.#roster.sitters[what.seat];
      if (!sitter || !same(what.table, this.#roster.id)) return blame('shape', blamed, 'proof');
      this.#counts.signatures += 1;
      if (!(await this.#check(sitter.key, message(t.purpose, t.bytes), t.sig))) return blame('signature', what.seat);
    }
    const found = guilt(proof, {
      present: (step) => this.#present[step] ?? [],
      carried: (step) => {
        const [closed, head] = [this.#referee.steps[step], this.#referee.headAt(step)];
        return closed && head && closed.votes.length > 0 ? [{ named: closed.named, head }] : [];
      },
      headAt: (step) => this.#referee.headAt(step),
    });
    if (!found) return blame('shape', blamed, 'proof');
    this.#proved.push(asFault(found));
    return ok(null);
  }
  verdict(fault: Fault | null): Verdict {
    const { head, over, result, faults } = this.#referee;
    const { seats, sitters, game, sign } = this.#roster;
    return {
      ok: fault === null,
      game: game.id,
      sign,
      seats: seats.map((seat) => ({ seat, name: at(sitters, seat).name, key: hex(at(sitters, seat).key) })),
      steps: head.step + 1,
      rounds: this.#match.round,
      checks: this.#counts,
      evidence: this.#evidence.rounds(),
      head: hex(head.hash),
      finished: over,
      winner: over ? (result?.winner ?? null) : null,
      seen: [...faults, ...this.#proved],
      fault,
    };
  }
}
