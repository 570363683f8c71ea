import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { leaveTypes } from '@pamaina/contract';
import { sql } from 'kysely';
import { absentDays, workDaysPerWeek, type ContractSpan, type NormDay } from '@pamaina/engine';
import { byName } from '../../../platform/database/by-name.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { datesBetween, weekdayOf } from '../../../platform/time/zone.ts';
import { contractSpans, listEmployments, type EmploymentSpan } from '../../plan/planning-input/index.ts';
import { hoursOfAbsence } from '../../business/unavailability/index.ts';
import { balanceOf, type BalanceFacts, type UsedInYear } from './balance-of.ts';
import { readLeaveTypes, unitOf } from './leave-rules.ts';
import { workDayMinutes } from './work-day-minutes.ts';

interface PersonRow {
  id: string;
  name: string;
  began: string;
  ended: string | null;
  vacation: number | null;
  /** Minutes of a working day of today. */
  day_minutes: number;
  /** The agreed weeks of the days of employment. */
  contracts: readonly ContractSpan[];
}

interface UsedRow {
  employee_id: string;
  /** The code of the leave type. */
  type: string;
  status: 'approved' | 'pending';
  /** Local dates, both inclusive. */
  from: string;
  to: string;
  /** Of some hours of one day; null: whole days. */
  minutes: number | null;
}

/** A working day of an absence, or a part of it. */
interface UsedDay extends Pick<UsedRow, 'status'> {
  date: string;
  part: number;
  minutes: number;
}

/** What the balances of some years are reckoned from. */
export interface BalanceBooks {
  types: readonly leaveTypes.LeaveType[];
  people: readonly PersonRow[];
  used: ReadonlyMap<string, readonly UsedRow[]>;
  corrections: ReadonlyMap<string, readonly { type: string; year: number; amount: number }[]>;
  /** Minutes of overtime that became leave. */
  added: ReadonlyMap<string, readonly { year: number; minutes: number }[]>;
  /** All days of the years, and of the earlier ones from which a balance is carried. */
  days: readonly NormDay[];
}

interface Years {
  /** Both inclusive. */
  first: number;
  last: number;
  /** Whose; everybody's without it. */
  people?: readonly string[] | undefined;
}

/** What the balances of some years are reckoned from, people by name. Two statements. */
export async function readBalanceBooks(tx: Tx, { first, last, people: wanted }: Years): Promise<BalanceBooks> {
  const [types, people, employments, corrections, added] = await together(tx, () => [
    readLeaveTypes(tx),
    readPeople(tx, wanted),
    listEmployments(tx, wanted?.length === 1 ? wanted[0] : undefined),
    readCorrections(tx, wanted),
    readAdded(tx, wanted),
  ]);
  const since =
    kept(types)
      .flatMap((one) => one.since ?? [])
      .sort()[0] ?? `${first}-01-01`;
  const from = since < `${first}-01-01` ? `${since.slice(0, 4)}-01-01` : `${first}-01-01`;
  const to = `${last}-12-31`;
  const [used, days] = await together(tx, () => [readUsed(tx, { from, to, people: wanted }), daysOf(tx, from, to)]);
  return {
    types,
    people: people.map((row) => ({ ...row, contracts: weeksOf(employments.get(row.id) ?? []) })),
    used: Map.groupBy(used, (row) => row.employee_id),
    corrections: Map.groupBy(corrections, (row) => row.employee_id),
    added: Map.groupBy(added, (row) => row.employee_id),
    days,
  };
}

/** Without agreed hours a week has those of full time, on the days that are agreed. */
const weeksOf = (spans: readonly EmploymentSpan[]) =>
  contractSpans(spans.map((span) => ({ ...span, contract_hours_per_week: span.contract_hours_per_week ?? 40 })));

/** The types that keep a balance. */
const kept = (types: readonly leaveTypes.LeaveType[]) =>
  types.filter(({ code, balance, archived }) => balance === code && !archived);

interface Dates {
  /** Local. */
  today: string;
  /** What is left is what can be taken on it; else today. */
  by?: string | undefined;
}

/**
 * The balances of every type that keeps one, by name and in the order of the types. A day of absence counts as a
 * working day of the person's week without public holidays (DK 126), on days of employment, or as half of one where the
 * type says so of a date; hours of a day count as they are, at most the day.
 */
export function balancesOf(books: BalanceBooks, year: number, { today, by }: Dates): leaveTypes.LeaveBalance[] {
  const rules = kept(books.types);
  return books.people.flatMap((person) =>
    rules.map((rule) => {
      const balance = balanceOf(factsOf(books, { person, rule, today }), year, { from: by ?? today, months: [] });
      return { employee_id: person.id, name: person.name, ...namesOf(rule), year, ...balance };
    }),
  );
}

/** A type with a balance, as balances name it. */
export const namesOf = (rule: leaveTypes.LeaveType) => ({
  type: rule.code,
  type_name: rule.is_of_law ? null : rule.name,
  unit: unitOf(rule),
});

interface Whose {
  person: PersonRow;
  /** The type that keeps the balance. */
  rule: leaveTypes.LeaveType;
  /** A local date. */
  today: string;
}

/** What a balance of one person is reckoned from. */
export function factsOf(books: BalanceBooks, { person, rule, today }: Whose): BalanceFacts {
  const { types, used, corrections, added, days } = books;
  const type = rule.code;
  const takers = new Set(types.filter(({ balance }) => balance === type).map(({ code }) => code));
  const rows = (used.get(person.id) ?? []).filter((row) => takers.has(row.type));
  const corrected = (corrections.get(person.id) ?? []).filter((row) => row.type === type);
  const ofOvertime = type === 'vacation' ? (added.get(person.id) ?? []) : [];
  return {
    rule,
    yearly: rule.per_year ?? (type === 'vacation' ? person.vacation : null),
    began: person.began,
    ended: person.ended,
    weeks: person.contracts.map(({ from, contract }) => ({ from, days: workDaysPerWeek(contract) })),
    used: usedByYear(usedDays(rows, person, { days, halfDays: rule.half_days }), { rule, today }),
    corrected: sumsOf(corrected.map((row) => [row.year, row.amount])),
    added: sumsOf(
      ofOvertime.map(({ year, minutes }) => [year, inUnit(rule, { part: minutes / person.day_minutes, minutes })]),
    ),
    today,
  };
}

/** Days, or hours where the type is counted in them. */
const inUnit = (rule: leaveTypes.LeaveType, { part, minutes }: Pick<UsedDay, 'part' | 'minutes'>): number =>
  unitOf(rule) === 'hours' ? minutes / 60 : part;

function usedDays(
  rows: readonly UsedRow[],
  { contracts }: PersonRow,
  { days, halfDays }: { days: readonly NormDay[]; halfDays: readonly string[] },
): UsedDay[] {
  const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const absences = rows.map((row) => ({ ...row, scheduled: {} }));
  const taken = absentDays(days, { from, to, contract: contracts, absences, halfDays });
  return taken.map(({ date, part, minutes, absence }) => ({ status: absence.status, date, part, minutes }));
}

function usedByYear(used: readonly UsedDay[], { rule, today }: Pick<Whose, 'rule' | 'today'>) {
  const until = rule.carry_over_until;
  const ofYears = Map.groupBy(used, ({ date }) => yearOf(date));
  const byYear = new Map<number, UsedInYear>();
  for (const [year, days] of ofYears) {
    const approved = days.filter(({ status }) => status === 'approved');
    const sums = { taken: 0, planned: 0, pending: 0, early: 0 };
    for (const day of days) {
      const amount = inUnit(rule, day);
      if (day.status === 'pending') sums.pending += amount;
      else {
        sums[day.date < today ? 'taken' : 'planned'] += amount;
        if (until !== null && day.date.slice(5) <= until) sums.early += amount;
      }
    }
    byYear.set(year, { year, ...sums, months: byMonth(rule, approved) });
  }
  return byYear;
}

/** What some days of one year take in each of its months. */
export function byMonth(rule: leaveTypes.LeaveType, days: readonly Omit<UsedDay, 'status'>[]): number[] {
  const months = Array.from({ length: 12 }, () => 0);
  for (const day of days) {
    const month = monthNumberOf(day.date) - 1;
    months[month] = (months[month] ?? 0) + inUnit(rule, day);
  }
  return months;
}

function sumsOf(pairs: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [year, amount] of pairs) sums.set(year, (sums.get(year) ?? 0) + amount);
  return sums;
}

/** One of some people; anybody without them. */
const oneOf = (people: readonly string[] = []) => sql<string>`any(${[...people]}::text[])`;

const readPeople = (tx: Tx, people: Years['people']): Promise<Omit<PersonRow, 'contracts'>[]> =>
  tx
    .selectFrom('employee')
    .select(['id', 'name', 'vacation_days_per_year as vacation', 'last_day as ended'])
    .select(sql<string>`coalesce(first_day, earlier_contract_since, contract_since)::text`.as('began'))
    .select(sql<number>`${workDayMinutes}::float8`.as('day_minutes'))
    .$if(people !== undefined, (query) => query.where('id', '=', oneOf(people)))
    .orderBy(byName(tx, 'name'))
    .orderBy('id')
    .execute();

const readUsed = (
  tx: Tx,
  { from, to, people }: { from: string; to: string; people: Years['people'] },
): Promise<UsedRow[]> =>
  tx
    .selectFrom('time_off')
    .select(['employee_id', 'start_date as from', 'end_date as to'])
    .select(sql<string>`coalesce(leave_code, type)`.as('type'))
    .select(sql<'approved' | 'pending'>`status`.as('status'))
    .select(hoursOfAbsence.as('minutes'))
    .where('status', 'in', ['approved', 'pending'])
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .$if(people !== undefined, (query) => query.where('employee_id', '=', oneOf(people)))
    .execute();

/** The days of the range as working days are counted: weekdays, and public holidays. */
async function daysOf(tx: Tx, from: string, to: string): Promise<NormDay[]> {
  const rows = await tx
    .selectFrom('calendar_day')
    .select('date')
    .where('is_public', '=', true)
    .where((where) => where.between('date', from, to))
    .execute();
  const off = new Set(rows.map(({ date }) => date));
  return datesBetween(from, to).map((date) => ({ date, weekday: weekdayOf(date), holiday: off.has(date) }));
}

const readCorrections = (tx: Tx, people: Years['people']) =>
  tx
    .selectFrom('leave_correction')
    .select(['employee_id', 'type', 'year'])
    .select(sql<number>`amount::float8`.as('amount'))
    .$if(people !== undefined, (query) => query.where('employee_id', '=', oneOf(people)))
    .execute();

/** Hours of December are known when it is over: their leave can be taken from January on. */
const readAdded = (tx: Tx, people: Years['people']) =>
  tx
    .selectFrom('overtime_leave')
    .select(['employee_id', 'leave_minutes as minutes'])
    .select(sql<number>`extract(year from month + interval '1 month')::integer`.as('year'))
    .where('status', '=', 'approved')
    .$if(people !== undefined, (query) => query.where('employee_id', '=', oneOf(people)))
    .execute();
