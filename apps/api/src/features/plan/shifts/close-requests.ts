import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';

/** The upcoming change of a shift. */
export interface ShiftOutcome {
  id: string;
  /** The employees of the shift, or of its replacement, afterwards; empty when it opens or is deleted. */
  to: readonly string[];
  isRemoved: boolean;
  /** Another role, with the same hours. */
  hasNewRole?: boolean;
}

export interface ShiftChange {
  outcomes: readonly ShiftOutcome[];
  /** The user who makes the change. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Before shifts move, open or are deleted, in the same transaction: the requests for them that become invalid are
 * closed, and their owners notified (`changes/shift-requests`). The caller makes the change afterwards; until then the
 * shifts stay unchanged.
 */
export const closeInvalidRequests = createHook<[tx: Tx, change: ShiftChange]>('closeInvalidRequests');
