import { monthOf } from '@pamaina/contract';
import { addConvertible, leaveMinutesOf, type Reckoned } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import type { DateRange } from '../analytics/index.ts';
import type { Entry } from './read-entries.ts';

/** The months of a range whose hours become leave, as `<employee> <YYYY-MM>`. One statement. */
export async function readMonthsToLeave(tx: Tx, { start, end }: DateRange): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('overtime_leave')
    .select(['employee_id', 'month'])
    .where('status', '=', 'approved')
    .where((where) => where.between('month', `${monthOf(start)}-01`, end))
    .execute();
  return new Set(rows.map(({ employee_id, month }) => keyOf(employee_id, month)));
}

const keyOf = (employeeId: string, date: string) => `${employeeId} ${monthOf(date)}`;

/** Whether the overtime, rest-day and holiday hours of an entry become leave. */
export const becomesLeave = ({ shift }: Reckoned<Entry>, months: ReadonlySet<string>) =>
  !shift.isGone && shift.person !== null && months.has(keyOf(shift.person, shift.date));

/** What isn't paid because it becomes leave. @param rateOn cents an hour on a date; 0: not known */
export function hoursToLeave(
  work: readonly Reckoned<Entry>[],
  months: ReadonlySet<string>,
  rateOn: (date: string) => number,
): { toLeave: number; leaveCredit: number; unpaidCents: number } {
  const own = work.filter((one) => becomesLeave(one, months));
  const partsOf = (of: readonly Reckoned<Entry>[]) => addConvertible(of.flatMap(({ convertible }) => convertible));
  const parts = partsOf(own);
  const toLeave = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const byRate = [...Map.groupBy(own, ({ shift }) => rateOn(shift.date))];
  const unpaidCents = byRate.reduce((sum, [rate, of]) => sum + (rate * leaveMinutesOf(partsOf(of))) / 60, 0);
  return { toLeave, leaveCredit: leaveMinutesOf(parts), unpaidCents };
}
