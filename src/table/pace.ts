// table/pace.ts: how patient a table is, in ms of a device's own waking time.

export type Pace = {
  /** A seat whose app owes something by itself counts as missing after this. */
  readonly missing: number;
  /** A window's silent seats are let go so long after its time. */
  readonly windowGrace: number;
  /** A call is repeated so often, and stale after so long. */
  readonly call: number;
  readonly fresh: number;
  /** A refusal has so long to turn up before a broken vote counts as proof. */
  readonly grace: number;
  /** How often a table looks around. */
  readonly tick: number;
  /** A seat that came back waits so long for more answers after the first. */
  readonly settle: number;
  /** After so long a device calls for a person's move by itself; null: people decide. */
  readonly person: number | null;
  /** After so long without a quorum the table ends unfinished; null: people decide. */
  readonly giveUp: number | null;
  /** A bot thinks between these. */
  readonly think: readonly [number, number];
};
/** Among people: nobody is hurried by a machine. */
export const calm: Pace = {
  missing: 45_000,
  windowGrace: 10_000,
  call: 5_000,
  fresh: 15_000,
  grace: 10_000,
  tick: 1_000,
  settle: 3_000,
  person: null,
  giveUp: null,
  think: [700, 1600],
};
