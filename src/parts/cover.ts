// parts/cover.ts: how a game lies on the shelf before it is played: its object, a line about it, and how long it takes.
import type { TemplateResult } from 'lit';

export type Cover = {
  /** A square drawing of 64 units, seen by nobody who cannot see: the name stands beside it. */
  readonly picture: TemplateResult;
  /** How it is played, in one line. */
  readonly line: () => string;
  /** About how many minutes a game takes; null where nobody has measured. */
  readonly minutes: number | null;
};
