import type { AbsenceType, leaveTypes } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { balanceOf, type UsedInYear } from './balance-of.ts';
import { readLeaveTypes } from './leave-rules.ts';
import { workDayMinutes } from './work-day-minutes.ts';

interface Wanted {
  year: number;
  /** Of one person; everybody's without it. */
  employeeId?: string | undefined;
  /** Local. */
  today: string;
}

interface PersonRow {
  id: string;
  name: string;
  began: string;
  vacation: number | null;
  day_minutes: number;
}

interface UsedRow {
  employee_id: string;
  type: AbsenceType;
  year: number;
  status: 'approved' | 'pending';
  is_past: boolean;
  /** `MM-DD` of the day. */
  day: string;
  minutes: number;
}

/**
 * The balances of every type that keeps one, by name and in the order of the types. A day of absence counts as a working
 * day of the person's week without public holidays (DK 126); hours of a day count as they are, at most the day.
 */
export async function readBalances(tx: Tx, { year, employeeId, today }: Wanted): Promise<leaveTypes.LeaveBalance[]> {
  const types = await readLeaveTypes(tx);
  const kept = types.filter(({ type, balance }) => balance === type);
  const since = kept.flatMap((one) => one.since ?? []).sort()[0] ?? `${year}-01-01`;
  const from = since < `${year}-01-01` ? `${since.slice(0, 4)}-01-01` : `${year}-01-01`;
  const people = await readPeople(tx, employeeId);
  const used = Map.groupBy(
    await readUsed(tx, { from, to: `${year}-12-31`, employeeId, today }),
    (row) => row.employee_id,
  );
  const corrections = Map.groupBy(await readCorrections(tx, employeeId), (row) => row.employee_id);
  const added = Map.groupBy(await readAdded(tx, employeeId), (row) => row.employee_id);
  return people.flatMap((person) =>
    kept.map((rule) => {
      const { type, unit } = rule;
      const inUnit = (minutes: number) => minutes / (unit === 'hours' ? 60 : person.day_minutes);
      const from = new Set(types.filter(({ balance }) => balance === type).map((one) => one.type));
      const rows = (used.get(person.id) ?? []).filter((row) => from.has(row.type));
      const corrected = (corrections.get(person.id) ?? []).filter((row) => row.type === type);
      const ofOvertime = type === 'vacation' ? (added.get(person.id) ?? []) : [];
      const facts = {
        rule,
        yearly: rule.yearly ?? (type === 'vacation' ? person.vacation : null),
        began: person.began,
        used: usedByYear(rows, rule.carry_over_until, inUnit),
        corrected: sumsOf(corrected.map((row) => [row.year, row.amount])),
        added: sumsOf(ofOvertime.map((row) => [row.year, inUnit(row.minutes)])),
        today,
      };
      return { employee_id: person.id, name: person.name, type, unit, year, ...balanceOf(facts, year) };
    }),
  );
}

function usedByYear(
  rows: readonly UsedRow[],
  until: string | null,
  inUnit: (minutes: number) => number,
): Map<number, UsedInYear> {
  const byYear = new Map<number, UsedInYear>();
  for (const { year, status, is_past, day, minutes } of rows) {
    const sum = byYear.get(year) ?? { year, taken: 0, planned: 0, pending: 0, early: 0 };
    byYear.set(year, sum);
    const amount = inUnit(minutes);
    if (status === 'pending') sum.pending += amount;
    else {
      sum[is_past ? 'taken' : 'planned'] += amount;
      if (until !== null && day <= until) sum.early += amount;
    }
  }
  return byYear;
}

function sumsOf(pairs: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [year, amount] of pairs) sums.set(year, (sums.get(year) ?? 0) + amount);
  return sums;
}

async function readPeople(tx: Tx, employeeId: string | undefined): Promise<PersonRow[]> {
  return tx
    .selectFrom('employee')
    .select(['id', 'name', 'vacation_days_per_year as vacation'])
    .select(sql<string>`coalesce(earlier_contract_since, contract_since)::text`.as('began'))
    .select(sql<number>`${workDayMinutes}::float8`.as('day_minutes'))
    .$if(employeeId !== undefined, (query) => query.where('id', '=', employeeId ?? ''))
    .orderBy('name', (order) => order.collate('lt-x-icu'))
    .orderBy('id')
    .execute();
}

async function readUsed(
  tx: Tx,
  { from, to, employeeId, today }: { from: string; to: string; employeeId: string | undefined; today: string },
): Promise<UsedRow[]> {
  const { rows } = await sql<UsedRow>`
    select time_off.employee_id, time_off.type, extract(year from day)::integer as year, time_off.status,
      day < ${today}::date as is_past, to_char(day, 'MM-DD') as day,
      least(coalesce(extract(epoch from ends_at - starts_at) / 60, ${workDayMinutes}), ${workDayMinutes})::float8 as minutes
    from time_off
    join employee on employee.project_id = time_off.project_id and employee.id = time_off.employee_id
    cross join generate_series(greatest(start_date, ${from}::date)::timestamp, least(end_date, ${to}::date), '1 day') as day
    where time_off.project_id = ${tx.projectId} and time_off.status in ('approved', 'pending')
      and start_date <= ${to} and end_date >= ${from}
      and (${employeeId ?? null}::text is null or time_off.employee_id = ${employeeId ?? null})
      and extract(isodow from day) <= employee.work_days_per_week
      and not exists (
        select from calendar_day where calendar_day.project_id = ${tx.projectId} and is_public and calendar_day.date = day::date
      )`.execute(tx);
  return rows;
}

const readCorrections = (tx: Tx, employeeId: string | undefined) =>
  tx
    .selectFrom('leave_correction')
    .select(['employee_id', 'type', 'year'])
    .select(sql<number>`amount::float8`.as('amount'))
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .execute();

/** Hours of December are known when it is over: their leave can be taken from January on. */
const readAdded = (tx: Tx, employeeId: string | undefined) =>
  tx
    .selectFrom('overtime_leave')
    .select(['employee_id', 'leave_minutes as minutes'])
    .select(sql<number>`extract(year from month + interval '1 month')::integer`.as('year'))
    .where('status', '=', 'approved')
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .execute();
