import type { Days } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import type { DateRange, Work } from '../analytics/index.ts';
import { isCounted } from '../planning-input/index.ts';

/**
 * Published days without clock events that count as scheduled: only their length matters, so each starts at midnight.
 * One statement.
 */
export async function readUnclocked(
  tx: Tx,
  { start, end, employeeId, days, today }: DateRange & { employeeId?: string | undefined; days: Days; today: string },
): Promise<Work[]> {
  const rows = await tx
    .selectFrom('counted_work')
    .select(['employee_id', 'date', 'role', 'minutes'])
    .where('status', '=', 'published')
    .where(isCounted(today))
    .where((where) => where.between('date', start, end))
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .orderBy('date')
    .execute();
  return rows.map(({ employee_id, date, role, minutes }) => {
    const midnight = days.list[days.index.get(date) ?? 0]?.startsAt ?? 0;
    const length = { start: midnight, end: midnight + minutes, breakMinutes: 0 };
    return { date, role, person: employee_id, isGone: false, ...length };
  });
}
