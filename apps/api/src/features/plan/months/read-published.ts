import type { Tx } from '../../../platform/database/database.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';

/** The published shifts of some dates, both inclusive, in the order of time. */
export const readPublished = (tx: Tx, { start, end }: { start: string; end: string }): Promise<ShiftRow[]> =>
  tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where((where) => where.between('date', start, end))
    .where('status', '=', 'published')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
