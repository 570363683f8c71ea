import { monthOf } from '@pamaina/contract';
import type { Days } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { localOf } from '../../../platform/time/zone.ts';
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
import { readDays, isCounted } from '../../plan/planning-input/index.ts';
import { listAbsences } from '../../business/unavailability/index.ts';
import { readEntries, type Entry } from './read-entries.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What was clocked in the whole accounting periods around a range, with what it is reckoned by. Days that nobody
 * clocked count towards the norm as in the ledger. Two statements.
 */
export async function readBooks(tx: Tx, wanted: Wanted): Promise<Books<Entry>> {
  return readBooksOf(tx, await readTeam(tx), wanted);
}

/** The same for a team that has been read. One statement. */
export async function readBooksOf(tx: Tx, team: Team, wanted: Wanted): Promise<Books<Entry>> {
  const { employeeId, now } = wanted;
  const around = wholePeriods(team, wanted);
  const today = localOf(team.time_zone, now).date;
  const [absences, list, work, unclocked, unknownMonths] = await together(tx, () => [
    listAbsences(tx, { ...around, employeeId }),
    readDays(tx, team, around),
    readEntries(tx, { ...around, employeeId }),
    readUnclocked(tx, { ...around, employeeId, today }),
    readUnknownMonths(tx, team, around, today),
  ]);
  const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
  return {
    team,
    days,
    work,
    beside: unclocked.map((one) => atMidnight(one, days)),
    unknownMonths,
    absences: new Map([...team.former.map((one) => [ownerOf(true, one.name), one.absences] as const), ...absences]),
  };
}

/** The months behind today of which nothing is known. */
async function readUnknownMonths(tx: Tx, team: Team, around: DateRange, today: string): Promise<DateRange[]> {
  if (team.regime === 'fixed') return [];
  const known = await readKnownMonths(tx, { ...around, today });
  return monthsOf(around).filter(({ start, end }) => end < today && !known.has(monthOf(start)));
}

interface Unclocked {
  employee_id: string;
  date: string;
  role: string;
  minutes: number;
}

/** Published days without clock events that count as scheduled. One statement. */
async function readUnclocked(
  tx: Tx,
  { start, end, employeeId, today }: DateRange & { employeeId?: string | undefined; today: string },
): Promise<Unclocked[]> {
  return tx
    .selectFrom('counted_work')
    .select(['employee_id', 'date', 'role', 'minutes'])
    .where('status', '=', 'published')
    .where(isCounted(today))
    .where((where) => where.between('date', start, end))
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .orderBy('date')
    .execute();
}

/** Only its length matters. */
function atMidnight({ employee_id, date, role, minutes }: Unclocked, days: Days): Work {
  const start = days.list[days.index.get(date) ?? 0]?.startsAt ?? 0;
  return { date, role, person: employee_id, isGone: false, start, end: start + minutes, breakMinutes: 0 };
}
