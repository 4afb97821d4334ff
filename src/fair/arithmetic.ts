// fair/arithmetic.ts: which backend this process computes with: noble, until a composition root has a faster one that passed its checks.
import { pooled } from '../core/pooled.ts';
import type { Group } from './group.ts';
import { nobleGroup } from './noble-group.ts';

let inUse: Group = nobleGroup;

/** Points of one backend mean nothing to another: ask anew for every table, never keep it at load. */
export const group = (): Group => inUse;
/** Set once at start, before any table. */
export const computeWith = (backend: Group): void => {
  inUse = backend;
};
/** Random bytes of this device for the weights of checks: what they are changes no verdict, only who could foresee them. */
export const freshBytes = pooled((n) => crypto.getRandomValues(new Uint8Array(n)));
