import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';

interface LockedMonth {
  /** Its first day. */
  month: string;
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Before the timesheets of a month are locked, in the same transaction: what is pending of it is decided. */
export const monthLocks = createHook<[tx: Tx, locked: LockedMonth]>('monthLocks');
