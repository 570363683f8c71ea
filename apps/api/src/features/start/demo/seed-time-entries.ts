import { randomUUIDv7 } from 'node:crypto';
import type { ProjectRow } from '../../access/projects/index.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, localOf } from '../../../platform/time/zone.ts';
import { currentTime } from '../../../platform/time/clock.ts';
import { people } from './cafe.ts';

/** Older entries are approved. */
const APPROVED_DAYS = 7;
const MINUTE = 60_000;
const DEMO_PIN = '1234';

/** Deviations from the schedule in minutes; now and then an employee is late or stays longer. */
const COMES = [-3, 0, 2, -1, 14, 1, -4, 3, 0, 22, -2, 1, 4];
const GOES = [1, 4, -2, 0, 3, 17, 2, -1, 5, 0, -24];
/** Every n-th shift has no clock events. */
const MISSED_EVERY = 29;

/**
 * The time entries of last month and this one for the published shifts: some late, some missing, and the last one
 * without an end. Everyone has the demo's PIN for kiosks.
 */
export async function seedTimeEntries(
  tx: Tx,
  { id: project_id, time_zone }: ProjectRow,
  manager: string,
): Promise<void> {
  const now = currentTime();
  const today = localOf(time_zone, now).date;
  const shifts = await tx
    .selectFrom('shift')
    .select(['date', 'starts_at', 'ends_at', 'break_minutes', 'employee_id'])
    .where('status', '=', 'published')
    .where('date', '<', today)
    .where('employee_id', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const entries = shifts
    .map((shift, index) => entryOf(shift, index, index === shifts.length - 1))
    .filter((_, index) => index === shifts.length - 1 || index % MISSED_EVERY !== MISSED_EVERY - 1)
    .map((entry) => {
      const isApproved = entry.state === 'closed' && entry.date < addDays(today, -APPROVED_DAYS);
      const approval = isApproved ? { approved_at: new Date(now).toISOString(), approved_by: manager } : {};
      return { project_id, id: randomUUIDv7(), source: 'app' as const, ...entry, ...approval };
    });
  if (entries.length > 0) await tx.insertInto('time_entry').values(entries).execute();
  const pin_hash = await hashPassword(DEMO_PIN, { kind: 'change', share: 'demo' });
  await tx
    .insertInto('clock_pin')
    .values(people.map(({ id }) => ({ employee_id: id, pin_hash })))
    .execute();
}

interface PastShift {
  date: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  employee_id: string | null;
}

function entryOf(
  { date, starts_at, ends_at, break_minutes, employee_id }: PastShift,
  index: number,
  isUnclear: boolean,
) {
  const instant = (text: string, minutes: number) => new Date(Date.parse(text) + minutes * MINUTE).toISOString();
  return {
    employee_id,
    date,
    state: isUnclear ? ('unclear' as const) : ('closed' as const),
    started_at: instant(starts_at, COMES[index % COMES.length] ?? 0),
    ended_at: isUnclear ? null : instant(ends_at, GOES[index % GOES.length] ?? 0),
    break_minutes,
  };
}
