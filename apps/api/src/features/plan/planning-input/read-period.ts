import { monthOf } from '@pamaina/contract';
import type { CertificateRule } from '@pamaina/engine';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { together, type Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { addDays } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { roleRates } from '../../business/cost-terms/index.ts';
import { readSettingsOf, settingsColumns, type StoredSettings } from '../../business/settings/index.ts';
import { listAbsences, listBlocks } from '../../business/unavailability/index.ts';
import { contextRange } from './calendar-days.ts';
import { type Books, booksAt, readEarlierWork } from './earlier-work.ts';
import type { EmploymentSpan } from './employment.ts';
import type { MonthBudgetRow } from './month-budgets.ts';
import { requirementsIn } from './needs.ts';
import { weekRequirementsIn, weekSpansIn } from '../../business/requirements/index.ts';
import { shiftsAround, type WhichPlan, withInstants } from './shift-row.ts';
import type { CertificateRow } from './to-engine.ts';

/** Whole months of a project, and which plan of days that are being amended. */
export interface Period {
  /** Local dates, both included. */
  from: string;
  to: string;
  plan: WhichPlan;
}

/** What a period is planned and judged from, as it is stored. */
export type PeriodRows = Awaited<ReturnType<typeof readInput>>;

/** The first day whose absences and work count for a period. */
export const startOfBooks = ({ accountingFrom }: Books, from: string): string =>
  accountingFrom < from ? accountingFrom : from;

/**
 * What a period is planned or judged from: its rows, and the absences and the work before it, which depend on the
 * books. One statement if these are known, else two.
 */
export async function readInput(tx: Tx, period: Period, known?: Books) {
  const { from, to } = period;
  const { start, end } = contextRange(from, to);
  const restAt = (books: Books) =>
    [
      listBlocks(tx, { time_zone: books.zone }, start, end),
      listAbsences(tx, { start: startOfBooks(books, from), end: to }),
      readEarlierWork(tx, from, books),
    ] as const;
  if (known) {
    const [rows, blocks, absences, earlierMonths] = await together(tx, () => [
      readPeriod(tx, period),
      ...restAt(known),
    ]);
    return { ...rows, books: known, blocks, absences, earlierMonths };
  }
  const rows = await readPeriod(tx, period);
  const [blocks, absences, earlierMonths] = await together(tx, () => restAt(rows.books));
  return { ...rows, blocks, absences, earlierMonths };
}

/** The rows behind a period, each question below answered in one statement. */
async function readPeriod(tx: Tx, period: Period) {
  const { from, to } = period;
  const { people, employments, certificates, certificate_needs, requirements, calendar, shifts, ...rest } = await tx
    .selectFrom('project')
    .select(['id', 'name', 'time_zone', 'country', 'currency'])
    .select(settingsColumns)
    .select((read) => [
      booksAt(from).as('books'),
      everybody(read).as('people'),
      contracts.as('employments'),
      certificatesHeld.as('certificates'),
      certificatesNeeded.as('certificate_needs'),
      jsonArrayFrom(requirementsIn(read, addDays(from, -1), addDays(to, 1))).as('requirements'),
      jsonArrayFrom(weekRequirementsIn(read)).as('week_requirements'),
      jsonArrayFrom(weekSpansIn(read, addDays(from, -1), addDays(to, 1))).as('weeks'),
      daysOfCalendar(read, period).as('calendar'),
      jsonArrayFrom(shiftsAround(read, period)).as('shifts'),
      datedWishes(read, period).as('wishes'),
      lastProof(read, period).as('proof'),
      monthBudgets(period).as('budgets'),
      roleRates.as('role_rates'),
    ])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const { wishes, proof, books, weeks, week_requirements, budgets, role_rates, ...project } = rest;
  return {
    // A published or locked month is judged by the law that it had.
    project: readSettingsOf({
      ...project,
      law_pack: books.laws.month_laws[monthOf(from)] ?? project.law_pack,
    }) satisfies ProjectRow & StoredSettings,
    people,
    certificates: Map.groupBy(certificates, ({ employee_id }) => employee_id),
    certificate_needs,
    employments: Map.groupBy(employments, ({ employee_id }) => employee_id),
    requirements: [...requirements, ...week_requirements],
    weeks,
    calendar,
    rows: shifts.map(withInstants),
    wishes: Map.groupBy(wishes, ({ employee_id }) => employee_id),
    books,
    proof,
    budgets,
    role_rates,
  };
}

type Read = ExpressionBuilder<Tables, 'project'>;

const everybody = (read: Read) =>
  jsonArrayFrom(
    read.selectFrom('employee').selectAll().whereRef('employee.project_id', '=', 'project.id').orderBy('employee.id'),
  );

const contracts = sql<EmploymentSpan[]>`(
  select coalesce(json_agg(span order by employee_id, starts nulls first), '[]')
  from employment_span as span where span.project_id = project.id
)`;

const certificatesHeld = sql<CertificateRow[]>`(
  select coalesce(json_agg(json_build_object('employee_id', employee_id, 'kind', kind.name, 'valid_from', valid_from,
    'valid_until', valid_until) order by employee_id, valid_until, certificate.id), '[]')
  from certificate join certificate_kind as kind on kind.project_id = certificate.project_id and kind.id = kind_id
  where certificate.project_id = project.id
)`;

/** The certificates that roles and templates ask for. */
const certificatesNeeded = sql<CertificateRule[]>`(
  select coalesce(json_agg(need order by need.kind, need.role, need.template), '[]') from (
    select name as kind, unnest(roles) as role, null as template from certificate_kind where project_id = project.id
    union all
    select name, null, template from certificate_template
    join certificate_kind as kind on kind.project_id = certificate_template.project_id and kind.id = kind_id
    where kind.project_id = project.id
  ) as need
)`;

/** The budgets by which its months were last generated. */
const monthBudgets = ({ from, to }: Period) => sql<MonthBudgetRow[]>`(
  select coalesce(json_agg(json_build_object('starts', starts, 'ends', ends, 'cents', cents, 'keep', keep)
    order by starts, ends), '[]')
  from month_budget where month_budget.project_id = project.id and month between ${from} and ${to}
)`;

/** Public holidays and the days of the business itself, in the weeks around the period too. */
function daysOfCalendar(read: Read, { from, to }: Period) {
  const { start, end } = contextRange(from, to);
  return jsonArrayFrom(
    read
      .selectFrom('calendar_day')
      .select(['date', 'closed', 'is_public'])
      .whereRef('calendar_day.project_id', '=', 'project.id')
      .where((where) => where.between('date', start, addDays(end, 1))),
  );
}

const datedWishes = (read: Read, { from, to }: Period) =>
  jsonArrayFrom(
    read
      .selectFrom('wish')
      .select(['employee_id', 'date', 'kind', 'template'])
      .whereRef('wish.project_id', '=', 'project.id')
      .where((where) => where.between('date', from, to))
      .orderBy('date'),
  );

/** The proof that is kept with the month in which the period begins. */
const lastProof = (read: Read, { from }: Period) =>
  read
    .selectFrom('schedule_month')
    .select('proof')
    .whereRef('schedule_month.project_id', '=', 'project.id')
    .where('year', '=', sql<number>`extract(year from ${from}::date)`)
    .where('month', '=', sql<number>`extract(month from ${from}::date)`);
