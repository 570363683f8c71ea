import { monthOf } from '@pamaina/contract';
import { type Absence, lawByMonths, type LawPack } from '@pamaina/engine';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, datesBetween, weekdayOf } from '../../../platform/time/zone.ts';
import { countedSums, SUMS } from './counted-work.ts';
import { beganOn } from '../../../platform/database/began-on.ts';
import { type Laws, lawsOfMonths } from './month-laws.ts';
import type { EarlierWishes } from './wishes.ts';
import { hoursOfAbsence, readScheduled } from '../../business/unavailability/index.ts';

/** The data by which the work before a date is counted. */
export interface Books {
  /** The project's time zone. */
  zone: string;
  regime: 'fixed' | 'summary';
  /** The project's law packs. */
  laws: Laws;
  /** The first days of the months up to the date that have work and are not summed (`countMonths`), earliest first. */
  due: string[];
  /**
   * The first day of the accounting period that contains the date, and of the one that contains 1 January before it.
   */
  accountingFrom: string;
  yearAccountingFrom: string;
}

const LAWS = sql<Laws>`json_build_object('law_pack', project.law_pack, 'month_laws', ${lawsOfMonths})`;

/** The books of the project whose row is read. */
export const booksAt = (date: string | RawBuilder<string>) => sql<Books>`json_build_object(
  'zone', project.time_zone,
  'regime', project.regime,
  'laws', ${LAWS},
  'due', (
    select coalesce(json_agg(month order by month), '[]') from worked_month
    where project_id = project.id and counted_at is null and month <= ${date}
  ),
  'accountingFrom', accounting_from(project.accounting_start, project.accounting_months, ${date}::date),
  'yearAccountingFrom', accounting_from(project.accounting_start, project.accounting_months, date_trunc('year', ${date}::date)::date)
)`;

/** The books at the first day of each month from one date to another, both of a row that is read, by `YYYY-MM`. */
export const booksOfMonths = (from: RawBuilder<string>, to = from) => sql<Record<string, Books>>`(
  select json_object_agg(to_char(first.day, 'YYYY-MM'), ${booksAt(sql`first.day::date`)})
  from generate_series(date_trunc('month', (${from})::timestamp), (${to})::timestamp, interval '1 month') as first (day)
)`;

/** The data by which the work before a date is counted. One statement. */
export async function readBooks(tx: Tx, date: string): Promise<Books> {
  const { books } = await tx
    .selectFrom('project')
    .select(booksAt(date).as('books'))
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return books;
}

/** How many months back the planner keeps fairness in mind. */
const MONTHS = 3;

/** What somebody worked in one role in one published month; days that they missed are left out. */
export interface EarlierWork {
  /** `YYYY-MM`. */
  month: string;
  employee_id: string;
  role: string;
  minutes: number;
  shifts: number;
  /** Weekends with work, each counted once in the role of its first shift. */
  weekends: number;
  /** Shifts with at least three hours between 22:00 and 06:00, and their net minutes as planned. */
  nights: number;
  night_minutes: number;
  /** Shifts that end when the day's last one of the role ends. */
  closings: number;
  /** Shifts on public holidays. */
  holidays: number;
}

/** What somebody worked in one published month. */
export interface MonthHours {
  /** `YYYY-MM`. */
  month: string;
  employee_id: string;
  minutes: number;
}

export interface EarlierMonths {
  /** Of the last months, as many as were asked for. */
  work: EarlierWork[];
  /** Since the start of the year. */
  year: MonthHours[];
  /** Before it, since the start of the accounting period that holds the first of January. */
  lastYear: MonthHours[];
  /** Both, with the drafts from today on. */
  planned: MonthHours[];
  /** Since the start of the accounting period at hand, up to the date itself, with the drafts from today on. */
  worked: { employee_id: string; shifts: number; minutes: number }[];
  /** The minutes of each week since the start of the year; under the fixed regime alone. */
  weeks: { employee_id: string; minutes: number[]; mondays?: string[] }[];
  /** Of the last months, as many as were asked for; only who had any. */
  wishes: EarlierWishes[];
  /** Dates of public holidays. */
  holidays: string[];
  /** Of all time; null: none. */
  law: LawPack | null;
  /** Time off, and the time before somebody began. */
  away: ({ employee_id: string } & Absence)[];
}

/**
 * The published work of the months and of the year before a date's month, and of the whole accounting period that the
 * year began in, summed by the database, with what norms depend on. Hours are those that were clocked, where somebody
 * clocked, and days that were missed count nothing (`isCounted`). Months that are over were summed before
 * (`countMonths`); the others are counted here. One statement.
 */
export async function readEarlierWork(
  tx: Tx,
  from: string,
  { zone, regime, laws, due, accountingFrom, yearAccountingFrom }: Books,
  months = MONTHS,
): Promise<EarlierMonths> {
  const after = `${monthOf(from)}-01`;
  const first = Temporal.PlainDate.from(after).subtract({ months }).toString();
  const newYear = `${from.slice(0, 4)}-01-01`;
  const earliest = first < yearAccountingFrom ? first : yearAccountingFrom;
  const live = due.filter((month) => month >= earliest && month < from);
  const start = live[0] ?? after;
  const { rows } = await sql<Omit<EarlierMonths, 'law'>>`
    with ${countedSums({ projectId: tx.projectId, zone, months: live, from: start, until: from })}, sums as (
      select month, week, employee_id, role, ${SUMS} from worked_sum
      where project_id = ${tx.projectId} and month >= ${earliest} and month < ${after} and month <> all(${live}::date[])
      union all
      select month, week, employee_id, role, ${SUMS} from live where month < ${after}
    ), summed as (
      select to_char(month, 'YYYY-MM') as month, employee_id, role, sum(minutes)::integer as minutes, sum(shifts)::integer as shifts,
        sum(weekends)::integer as weekends, sum(nights)::integer as nights, sum(night_minutes)::integer as night_minutes,
        sum(closings)::integer as closings, sum(holidays)::integer as holidays
      from sums where month >= ${first} group by 1, 2, 3
    ), counted as (
      select month, employee_id, minutes, shifts from sums where first is not null
      union all
      -- Drafts from today on, and what comes in the month itself before the date.
      select date_trunc('month', date)::date, employee_id, minutes, shifts from known
      where is_counted and date >= ${start} and (is_draft or date >= ${after})
    ), months as (
      select to_char(month, 'YYYY-MM') as month, employee_id, sum(minutes)::integer as minutes
      from sums where month >= ${yearAccountingFrom} and first is not null group by 1, 2
    ), with_drafts as (
      select to_char(month, 'YYYY-MM') as month, employee_id, sum(minutes)::integer as minutes
      from counted where month >= ${yearAccountingFrom} and month < ${after} group by 1, 2
    ), worked_since as (
      select employee_id, sum(shifts)::integer as shifts, sum(minutes)::integer as minutes
      from counted where month >= ${accountingFrom} group by 1
    ), weeks as (
      select employee_id, week, sum(minutes)::integer as minutes from sums
      where ${regime === 'fixed'} and month >= ${newYear} group by employee_id, week
    ), weekly as (
      select employee_id, json_agg(minutes order by week) as minutes, json_agg(week order by week) as mondays from weeks group by 1
    ), ${countedAbsences({ projectId: tx.projectId, zone, earliest, after })},
    ${countedWishes({ projectId: tx.projectId, first, after })}
    select
      (select coalesce(json_agg(wishes order by employee_id), '[]') from wishes) as wishes,
      (select coalesce(json_agg(months order by month, employee_id), '[]') from months where month >= ${monthOf(newYear)}) as year,
      (select coalesce(json_agg(months order by month, employee_id), '[]') from months where month < ${monthOf(newYear)}) as "lastYear",
      (select coalesce(json_agg(with_drafts order by month, employee_id), '[]') from with_drafts) as planned,
      (select coalesce(json_agg(worked_since order by employee_id), '[]') from worked_since) as worked,
      (select coalesce(json_agg(weekly order by employee_id), '[]') from weekly) as weeks,
      (select coalesce(json_agg(summed order by month, employee_id, role), '[]') from summed) as work,
      (select coalesce(json_agg(date order by date), '[]') from calendar_day
        where project_id = ${tx.projectId} and is_public and date >= ${earliest} and date <= ${after}) as holidays,
      (select coalesce(json_agg(absent order by employee_id, "from"), '[]') from absent) as away`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a selection of sums is one row');
  return withReadParts(row, laws);
}

/** With the law, and the scheduled hours of absences as they can be read. */
function withReadParts(row: Omit<EarlierMonths, 'law'>, laws: Laws): EarlierMonths {
  const away = row.away.map((one) => ({ ...one, scheduled: readScheduled(one.scheduled) }));
  return { ...row, law: lawByMonths(laws.law_pack, laws.month_laws), away };
}

/** The project's time zone, the first local date that counts, and the last. */
interface AwayRange {
  projectId: string;
  zone: string;
  earliest: string;
  after: string;
}

/**
 * Common table expressions: `begun`, since when each employee is employed, and `absent`, their time off and the time
 * before that.
 */
const countedAbsences = ({ projectId, zone, earliest, after }: AwayRange): RawBuilder<unknown> => sql`
  begun as (
    select id as employee_id, ${beganOn(sql`${zone}`)} as begun from employee where project_id = ${projectId}
  ), absent as (
    select employee_id, start_date as "from", end_date as "to", scheduled, ${hoursOfAbsence} as minutes
    from time_off where project_id = ${projectId} and status = 'approved' and end_date >= ${earliest} and start_date <= ${after}
    union all
    select employee_id, ${earliest}::date, begun - 1, '{}', null from begun where begun > ${earliest}
  )`;

/** Published months of a project whose wishes are counted. */
interface WishedRange {
  projectId: string;
  /** Local dates: the first that counts, and the first that doesn't any more. */
  first: string;
  after: string;
}

/** Common table expressions that end with `wishes`: how many of each employee's were granted, and how many refused. */
function countedWishes({ projectId, first, after }: WishedRange): RawBuilder<unknown> {
  const dates = datesBetween(first, addDays(after, -1));
  return sql`
    needed as (
      select distinct date, role, template from shift where project_id = ${projectId} and date >= ${first} and date < ${after} and status = 'published'
    ), needed_days as materialized (
      select date, weekday from unnest(${dates}::date[], ${dates.map(weekdayOf)}::integer[]) as day (date, weekday)
      where date in (select date from needed)
    ), wished as (
      select employee_id, date, kind, template from wish where project_id = ${projectId} and date >= ${first} and date < ${after}
      union all
      -- Who has wished something for the date itself does not mean the weekday any more.
      select employee.id, date, 'off', null
      from employee join needed_days as day on weekday = any(wished_days_off)
      where employee.project_id = ${projectId} and wished_days_off <> '{}' and not exists (
        select from wish where wish.project_id = ${projectId} and wish.employee_id = employee.id and wish.date = day.date
      )
    ), kept as (
      select wished.employee_id, exists (
        select from shift where shift.project_id = ${projectId} and shift.employee_id = wished.employee_id and shift.date = wished.date
          and status = 'published' and (kind = 'off' or shift.template = wished.template)
      ) = (kind = 'on') as is_kept
      from wished join begun using (employee_id)
        join employee on employee.project_id = ${projectId} and employee.id = wished.employee_id
      -- What the person was not wanted for, could not do or was away from was neither granted nor refused.
      where wished.date >= begun and exists (
        select from needed where needed.date = wished.date and needed.role = any(employee.roles)
          and (kind = 'off' or needed.template = wished.template)
      ) and not exists (
        select from time_off where time_off.project_id = ${projectId} and time_off.employee_id = wished.employee_id
          and time_off.status = 'approved' and wished.date between start_date and end_date
      )
    ), wishes as (
      select employee_id, (count(*) filter (where is_kept))::integer as granted,
        (count(*) filter (where not is_kept))::integer as refused
      from kept group by 1
    )`;
}
