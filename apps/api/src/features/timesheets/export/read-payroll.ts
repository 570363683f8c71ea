import { normMinutes, type Reckoned } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { absencesOf, reckonTeam, type Books, type DateRange } from '../../analytics/index.ts';
import { readBooks } from '../read-books.ts';
import type { Entry } from '../read-entries.ts';
import { readPlanned, type Planned } from '../read-planned.ts';

type Absence = 'vacation' | 'sick_leave' | 'personal';

/** What one person comes to in a range; minutes, and cents that are not rounded. */
export interface PayrollLine {
  /** Null: somebody who was deleted since. */
  id: string | null;
  name: string;
  norm: number | null;
  planned: number;
  worked: number;
  night: number;
  holiday: number;
  rest: number;
  overtime: number;
  /** Minutes for which two premiums coincide: the higher one was taken. */
  coinciding: number;
  /** Working days. */
  absences: Record<Absence, number>;
  rateCents: number | null;
  cents: number;
  /** Worked minutes by date. */
  days: ReadonlyMap<string, number>;
}

export interface Payroll {
  books: Books<Entry>;
  lines: PayrollLine[];
}

/** Everybody's hours of a range, by name; those who are gone last. Five statements. */
export async function readPayroll(tx: Tx, projectId: string, range: DateRange): Promise<Payroll> {
  const books = await readBooks(tx, projectId, range);
  const planned = await readPlanned(tx, projectId, range);
  const away = await tx
    .selectFrom('time_off')
    .select(['employee_id', 'type', 'start_date', 'end_date'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'approved')
    .where('start_date', '<=', range.end)
    .where('end_date', '>=', range.start)
    .execute();
  const isInside = ({ date }: { date: string }) => date >= range.start && date <= range.end;
  const work = Map.groupBy(
    reckonTeam(books, range).filter(({ shift }) => isInside(shift)),
    ({ shift }) => keyOf(shift.isGone, shift.person),
  );
  const shifts = Map.groupBy(planned.filter(isInside), ({ is_gone, person }) => keyOf(is_gone, person));
  const lineOf = (key: string, name: string) => sumsOf(name, work.get(key) ?? [], shifts.get(key) ?? []);
  const lines = books.team.people.map((person): PayrollLine => {
    const contract = { contractHours: person.contract_hours_per_week, blocks: books.blocksOf.get(person.id) ?? [] };
    const absent = absencesOf(books, person.id, range);
    const kindOn = (date: string) =>
      away.find((one) => one.employee_id === person.id && one.start_date <= date && date <= one.end_date)?.type;
    const count = (kind: Absence) => absent.filter((date) => kindOn(date) === kind).length;
    return {
      ...lineOf(keyOf(false, person.id), person.name),
      id: person.id,
      norm: normMinutes(books.days.list, { from: range.start, to: range.end, ...contract }),
      absences: { vacation: count('vacation'), sick_leave: count('sick_leave'), personal: count('personal') },
      rateCents: person.hourly_rate_cents,
    };
  });
  const gone = new Set([...work.keys(), ...shifts.keys()].filter((key) => key.startsWith(GONE)));
  return { books, lines: [...lines, ...[...gone].map((key) => lineOf(key, key.slice(GONE.length)))] };
}

const GONE = 'gone ';
const keyOf = (isGone: boolean, person: string | null) => `${isGone ? GONE : 'here '}${person}`;

function sumsOf(name: string, work: readonly Reckoned<Entry>[], shifts: readonly Planned[]): PayrollLine {
  const sum = (of: (one: Reckoned<Entry>) => number) => work.reduce((total, one) => total + of(one), 0);
  const days = new Map<string, number>();
  for (const { shift, minutes } of work) days.set(shift.date, (days.get(shift.date) ?? 0) + minutes);
  return {
    id: null,
    name,
    norm: null,
    planned: shifts.reduce((total, { start, end, break_minutes }) => total + end - start - break_minutes, 0),
    worked: sum(({ minutes }) => minutes),
    night: sum(({ night }) => night),
    holiday: sum(({ holiday }) => holiday),
    rest: sum(({ rest }) => rest),
    overtime: sum(({ overtime }) => overtime),
    coinciding: sum(({ coinciding }) => coinciding),
    absences: { vacation: 0, sick_leave: 0, personal: 0 },
    rateCents: null,
    cents: sum(({ cents }) => cents),
    days,
  };
}
