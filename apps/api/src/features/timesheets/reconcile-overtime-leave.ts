import { leaveMinutesOf } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import type { DateRange } from '../analytics/index.ts';
import { readConvertible } from './read-convertible.ts';

/**
 * Counts the approved leave of a month that is being locked again: entries may have been corrected since it was
 * approved.
 */
export async function reconcileOvertimeLeave(tx: Tx, range: DateRange, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('overtime_leave')
    .select(['id', 'employee_id'])
    .where('month', '=', range.start)
    .where('status', '=', 'approved')
    .execute();
  for (const { id, employee_id } of rows) {
    const parts = await readConvertible(tx, { ...range, employeeId: employee_id, now });
    await tx
      .updateTable('overtime_leave')
      .set({ parts: JSON.stringify(parts), leave_minutes: leaveMinutesOf(parts) })
      .where('id', '=', id)
      .execute();
  }
}
