import type { Tx } from '../../../platform/database/database.ts';
import { shiftColumns, type ShiftRow } from '../../plan/planning-input/index.ts';
import type { StoredChange } from './stored-repair.ts';

/** The shifts of some changes as they are now, in the order of time. */
export const readChanged = (tx: Tx, changes: readonly StoredChange[]): Promise<ShiftRow[]> =>
  tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where(
      'id',
      'in',
      changes.map(({ shift_id }) => shift_id),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
