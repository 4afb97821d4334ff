// core/doctor.ts: the port of the connection doctor: which parts of a connection work from here. Says nothing of words.

/** unset: nothing of that kind is in the settings, so nothing was tried. */
export type Finding = 'looking' | 'works' | 'fails' | 'unset';
export type Diagnosis = {
  /** Each meeting point of the settings, in the order in which they are tried. */
  readonly points: readonly { readonly name: string; readonly finding: Finding }[];
  /** Whether this browser makes direct lines at all: it has made one to itself. */
  readonly browser: Finding;
  /** Whether it has an address for devices in the same network. */
  readonly near: Finding;
  /** Whether it knows its address outside, by which devices in other networks reach it. */
  readonly far: Finding;
  /** Whether the relay of the settings carries lines. */
  readonly relay: Finding;
};
