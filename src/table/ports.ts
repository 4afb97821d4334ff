// table/ports.ts: what a table is given by whoever composes it, and whom it wants lines to.
import type { Chance, Clock, Store } from '../core/ports.ts';
import type { Check } from '../fair/signature.ts';
import type { Own } from './gathering.ts';
import type { Pace } from './pace.ts';
import type { Sign } from './pen.ts';
import type { LoadDeck } from './roster.ts';

export type Ports = {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly store: Store;
  readonly check: Check;
  readonly sign: Sign;
  readonly pace: Pace;
  /** Where loading what plays cards takes more than an import. */
  readonly deck?: LoadDeck;
};
/** Where a seat's device can be dialled. */
export type Dialled = { readonly key: Uint8Array; readonly code: string };

export type TableOf = {
  /** Names this table's things in the storage of this device. */
  readonly id: string;
  readonly ports: Ports;
  readonly own: Own;
  readonly bots?: readonly Own[];
  /** Whom it knew before a reload. */
  readonly others?: readonly Dialled[];
  /** What its person last wished, and how many wishes were signed, before a reload. */
  readonly wants?: boolean;
  readonly wished?: number;
  /** By which others may join; both null in practice. */
  readonly code: string | null;
  readonly link: string | null;
  /** Told after every change, for storage and for the lines to keep. */
  readonly changed: () => void;
};
