import type { Tx } from '../../../platform/database/database.ts';
import { addDays, dayStart, monthRange } from '../../../platform/time/zone.ts';
import { notify } from '../../messages/notifications/index.ts';
import type { ProjectRow } from '../../access/projects/index.ts';

interface Month {
  year: number;
  month: number;
  /** Distinguishes publications or clearings of the same month. */
  version: number | string;
  what: 'first' | 'again' | 'days' | 'amended' | 'cleared';
  /** The days that were published. */
  days?: { start: string; end: string };
  /** The number of shifts per employee: the current ones, or those that were changed or removed. */
  counts: ReadonlyMap<string, number>;
  /** The receipt that asks each employee to confirm the version. */
  receipts?: ReadonlyMap<string, string>;
}

/**
 * Notifies each employee once that a month was published, published again or cleared, whatever the number of shifts.
 */
export async function notifyMonth(
  tx: Tx,
  { time_zone }: Pick<ProjectRow, 'time_zone'>,
  { year, month, version, what, days, counts, receipts }: Month,
): Promise<void> {
  const expiresAt = new Date(dayStart(time_zone, addDays(monthRange(year, month).end, 1))).toISOString();
  await notify(
    tx,
    [...counts].map(([employee, count]) => {
      const receipt = receipts?.get(employee);
      const notice = {
        subject: `${year}-${month}:${version}`,
        to: { employees: [employee] },
        facts: { year, month, count, ...(receipt !== undefined && { receipt }) },
        expiresAt,
      };
      const { start: start_date = '', end: end_date = '' } = days ?? {};
      if (what === 'days')
        return {
          kind: 'schedule_published',
          variant: what,
          ...notice,
          facts: { ...notice.facts, start_date, end_date },
        };
      return what === 'cleared'
        ? { kind: 'shift_changed', variant: what, ...notice }
        : { kind: 'schedule_published', variant: what, ...notice };
    }),
  );
}
