import type { Tx } from '../../platform/database/database.ts';
import { createHook } from '../../platform/hook.ts';

export interface Leaver {
  employeeId: string;
  name: string;
  /** The user who deletes them. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Before an employee's row is deleted, in the same transaction: whatever refers to them is ended or released. */
export const employeeLeaves = createHook<[tx: Tx, leaver: Leaver]>('employeeLeaves');
