import { randomUUIDv7 } from 'node:crypto';
import { addFittingEntries } from '../time-clock/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { DateRange } from '../analytics/index.ts';
import { openLines, readSheet } from './open-timesheets.ts';

/**
 * Creates approved entries from the shifts of a range without clock events, as scheduled; returns their number. A shift
 * that would overlap other work of the employee is left out: a manager has to state what was worked.
 * @param taking.now epoch milliseconds
 * @param taking.username who takes them
 */
export async function takeSchedule(
  tx: Tx,
  { username, ...wanted }: DateRange & { now: number; username: string },
): Promise<number> {
  const sheet = await readSheet(tx, wanted);
  const approved = { approved_at: new Date(wanted.now).toISOString(), approved_by: username };
  const rows = openLines(sheet()).flatMap(({ kind, shift, employee_id, name, date }) => {
    if (kind !== 'no_entry' || shift === null) return [];
    const { starts_at: started_at, ends_at: ended_at, break_minutes } = shift;
    const whose = { employee_id, former_name: employee_id === null ? name : null };
    const times = { date, started_at, ended_at, break_minutes, breaks: '[]' };
    const made = { state: 'closed' as const, source: 'schedule' as const, ...approved };
    return [{ id: randomUUIDv7(), ...whose, ...times, ...made }];
  });
  return addFittingEntries(tx, rows);
}
