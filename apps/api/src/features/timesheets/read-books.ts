import type { Days } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import {
  monthsOf,
  ownerOf,
  readKnownMonths,
  readTeam,
  wholePeriods,
  type Books,
  type DateRange,
  type Team,
  type Work,
} from '../analytics/index.ts';
import { listAbsences, readDays, isCounted } from '../planning-input/index.ts';
import { readEntries, type Entry } from './read-entries.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What was clocked in the whole accounting periods around a range, with what it is reckoned by. Days that nobody
 * clocked count towards the norm as in the ledger. Six statements.
 */
export async function readBooks(tx: Tx, wanted: Wanted): Promise<Books<Entry>> {
  const { employeeId, now } = wanted;
  const team = await readTeam(tx);
  const around = wholePeriods(team, wanted);
  const absences = await listAbsences(tx, { ...around, employeeId });
  const today = localOf(team.time_zone, now).date;
  const list = await readDays(tx, team, around);
  const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
  return {
    team,
    days,
    work: await readEntries(tx, { ...around, employeeId }),
    beside: await readUnclocked(tx, { ...around, employeeId, days, today }),
    unknownMonths: await readUnknownMonths(tx, team, around, today),
    absences: new Map([...team.former.map((one) => [ownerOf(true, one.name), one.absences] as const), ...absences]),
  };
}

/** The months behind today of which nothing is known. */
async function readUnknownMonths(tx: Tx, team: Team, around: DateRange, today: string): Promise<DateRange[]> {
  if (team.regime === 'fixed') return [];
  const known = await readKnownMonths(tx, { ...around, today });
  return monthsOf(around).filter(({ start, end }) => end < today && !known.has(start.slice(0, 7)));
}

/**
 * Published days without clock events that count as scheduled: only their length matters, so each starts at midnight.
 * One statement.
 */
async function readUnclocked(
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
