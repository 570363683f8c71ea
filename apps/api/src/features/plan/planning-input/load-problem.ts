import { monthNumberOf, yearOf } from '@pamaina/contract';
import { type CertificateRule, type Need, normMinutes, type Problem, type Shift } from '@pamaina/engine';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { together, type Tx } from '../../../platform/database/database.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { settingsColumns, type StoredSettings } from '../../business/settings/index.ts';
import { listAbsences, listBlocks } from '../../business/unavailability/index.ts';
import {
  type CertificateRow,
  contractSpans,
  type EmploymentSpan,
  isEmployedIn,
  leaveDays,
  toEnginePerson,
  toEngineSettings,
} from './to-engine.ts';
import { debtsOf, nightsOf, normLeftOf, overtimeOf, sinceOf } from './balances.ts';
import { withCutPlaces } from './cut-places.ts';
import { contextRange, needsOf, plannedDays, requirementsIn, wishesOf, wishWeights } from './days-and-needs.ts';
import { type Books, booksAt, readEarlierWork } from './earlier-work.ts';
import {
  shiftsAround,
  type ShiftRow,
  toEngineBlock,
  toEngineShift,
  type WhichPlan,
  withInstants,
} from './shift-row.ts';

/** Whole months of a project as the engine sees them, and the live shifts in them. */
export interface LoadedPeriod {
  project: ProjectRow & StoredSettings;
  problem: Problem;
  /** Needs of on-call time at home, which the planner doesn't assign. */
  onCallNeeds: Need[];
  /** The live shifts of the period, draft and published, open ones too. */
  shifts: Shift[];
  rows: ShiftRow[];
  /** What `storeBound` left with the month in which the period begins. */
  proof: unknown;
}

interface LoadOptions {
  /** Which cut shifts stay cut; the places of the others are needed whole. */
  isKept?: (row: ShiftRow) => boolean;
  /** At the first day of the period, if they are known: then everything is read by one statement. */
  books?: Books | undefined;
}

/**
 * Reads everything that planning or judging the months of some days needs, in two statements. The period is always of
 * whole months, because norms and limits are those of a month: who asks about fewer days takes their part of it.
 * `problem.fixed` holds what stays: the weeks around the period, and in it the published and the pinned shifts that
 * have a person.
 * @param plan on days that are being amended: the manager's draft unless another is asked for
 */
export async function loadProblem(
  tx: Tx,
  firstDay: string,
  lastDay: string,
  plan: WhichPlan = 'draft',
  { isKept = () => true, books: known }: LoadOptions = {},
): Promise<LoadedPeriod> {
  const { start: from } = rangeOfMonth(firstDay);
  const { end: to } = rangeOfMonth(lastDay);
  const read = await readInput(tx, { from, to, plan }, known);
  const { project, employments, certificates, certificate_needs, requirements, calendar, rows, wishes, books, proof } =
    read;
  const spansOf = (id: string) => employments.get(id) ?? [];
  // Who has left before, or begins after: no day of the period is theirs.
  const scheduled = new Set(rows.map(({ employee_id }) => employee_id));
  const range = contextRange(from, to);
  const people = read.people.filter(({ id }) => scheduled.has(id) || isEmployedIn(spansOf(id), range));
  const { absences, earlierMonths } = read;
  const since = startOfBooks(books, from);
  const blocksOf = Map.groupBy(read.blocks, ({ employee_id }) => employee_id);
  const days = plannedDays(project.time_zone, from, to, calendar);
  const contracts = new Map(people.map(({ id }) => [id, contractSpans(spansOf(id))]));
  const worked = new Map(earlierMonths.worked.map(({ employee_id, ...sums }) => [employee_id, sums]));
  const debts = debtsOf(earlierMonths, contracts);
  const overtime = overtimeOf(earlierMonths, contracts, project, from);
  const weights = wishWeights(earlierMonths.wishes);
  const nights = nightsOf(earlierMonths, from);
  const contractSince = new Map(people.map((row) => [row.id, sinceOf(row)]));
  const normLeft = normLeftOf(earlierMonths, { contracts, since: contractSince }, project, from);
  const isInside = ({ date }: { date: string }) => date >= from && date <= to;
  const shifts = rows.map((row) => toEngineShift(row, { from, to }));
  const cut = rows.filter((row) => row.cut !== null && isKept(row));
  // The second half of a night shift of the last day before is needed in this period; what opens and closes the days
  // beside it depends on their needs.
  const needed = days.filter(({ date }) => date >= addDays(from, -1) && date <= addDays(to, 1));
  const needsOn = (isAtHome: boolean) => {
    const own = requirements.filter(({ on_call }) => (on_call === 'at_home') === isAtHome);
    const whole = needsOf(project.time_zone, needed, own);
    return cut.length > 0 ? withCutPlaces(project.time_zone, whole, cut) : whole;
  };
  const all = needsOn(false);
  const needs = all.filter(isInside);
  const problem: Problem = {
    from,
    to,
    days,
    people: people.map((row) => {
      const blocks = (blocksOf.get(row.id) ?? []).map(toEngineBlock);
      const normLeftMinutes = normLeft.get(row.id);
      return toEnginePerson(row, {
        blocks,
        normMinutes: normMinutes(days, {
          from,
          to,
          contract: contracts.get(row.id) ?? [],
          absences: absences.get(row.id) ?? [],
        }),
        leaveDays: leaveDays(absences.get(row.id) ?? [], { from: since, to, spans: spansOf(row.id) }),
        spans: spansOf(row.id),
        certificates: certificates.get(row.id) ?? [],
        limits: project.limits,
        earlier: {
          ...(worked.get(row.id) ?? { minutes: 0, shifts: 0 }),
          overtimeMinutes: overtime.get(row.id) ?? 0,
          ...(normLeftMinutes !== undefined && { normLeftMinutes }),
          ...nights.get(row.id),
        },
        debt: debts.get(row.id),
        wishes: wishesOf(
          { weekdays: row.wished_days_off, dated: wishes.get(row.id) ?? [], weight: weights.get(row.id) ?? 1 },
          days,
          needs,
        ),
      });
    }),
    needs,
    needsAround: all.filter((need) => !isInside(need)),
    fixed: shifts.filter(
      ({ locked, employeeId, workedBy }) => locked && (employeeId !== null || workedBy !== undefined),
    ),
    ...ofThese(toEngineSettings(project, books.accountingFrom), people, certificate_needs),
  };
  return {
    project,
    problem,
    onCallNeeds: needsOn(true).filter(isInside),
    shifts: shifts.filter(isInside),
    rows: rows.filter(isInside),
    proof,
  };
}

/** Rules name only employees who are in the period. */
function ofThese(
  settings: ReturnType<typeof toEngineSettings>,
  people: readonly { id: string }[],
  certificates: CertificateRule[],
) {
  const known = new Set(people.map(({ id }) => id));
  const pairs = settings.rules.pairs?.filter(({ first, second }) => known.has(first) && known.has(second)) ?? [];
  return { ...settings, rules: { ...settings.rules, pairs, ...(certificates.length > 0 && { certificates }) } };
}

/** The whole month of a date, or of a month's name, `YYYY-MM`. */
export function loadMonth(tx: Tx, date: string, plan: WhichPlan = 'draft', books?: Books): Promise<LoadedPeriod> {
  return loadProblem(tx, date, date, plan, { books });
}

const rangeOfMonth = (date: string) => monthRange(yearOf(date), monthNumberOf(date));

interface Period {
  from: string;
  to: string;
  plan: WhichPlan;
}

/** The first day whose absences and work count for a period. */
const startOfBooks = ({ accountingFrom }: Books, from: string): string =>
  accountingFrom < from ? accountingFrom : from;

/**
 * What a period is planned or judged from: its rows, and the absences and the work before it, which depend on the
 * books. One statement if these are known, else two.
 */
async function readInput(tx: Tx, period: Period, known?: Books) {
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

/**
 * The rows behind a period, in one statement: the project with what its manager has set, its people with their wishes
 * and its needs, the proof kept with the month, the calendar and live shifts of the weeks around it too, and the sums
 * of what was worked in the accounting period before.
 */
async function readPeriod(tx: Tx, { from, to, plan }: Period) {
  const { start, end } = contextRange(from, to);
  const {
    people,
    employments,
    certificates,
    certificate_needs,
    requirements,
    calendar,
    shifts,
    wishes,
    proof,
    books,
    ...project
  } = await tx
    .selectFrom('project')
    .select(['id', 'name', 'time_zone', 'country'])
    .select(settingsColumns)
    .select((read) => [
      booksAt(from).as('books'),
      jsonArrayFrom(
        read
          .selectFrom('employee')
          .selectAll()
          .whereRef('employee.project_id', '=', 'project.id')
          .orderBy('employee.id'),
      ).as('people'),
      sql<EmploymentSpan[]>`(
        select coalesce(json_agg(span order by employee_id, starts nulls first), '[]')
        from employment_span as span where span.project_id = project.id
      )`.as('employments'),
      sql<CertificateRow[]>`(
        select coalesce(json_agg(json_build_object('employee_id', employee_id, 'kind', kind.name, 'valid_from', valid_from,
          'valid_until', valid_until) order by employee_id, valid_until, certificate.id), '[]')
        from certificate join certificate_kind as kind on kind.project_id = certificate.project_id and kind.id = kind_id
        where certificate.project_id = project.id
      )`.as('certificates'),
      sql<CertificateRule[]>`(
        select coalesce(json_agg(need order by need.kind, need.role, need.template), '[]') from (
          select name as kind, unnest(roles) as role, null as template from certificate_kind where project_id = project.id
          union all
          select name, null, template from certificate_template
          join certificate_kind as kind on kind.project_id = certificate_template.project_id and kind.id = kind_id
          where kind.project_id = project.id
        ) as need
      )`.as('certificate_needs'),
      jsonArrayFrom(requirementsIn(read, addDays(from, -1), addDays(to, 1))).as('requirements'),
      jsonArrayFrom(
        read
          .selectFrom('calendar_day')
          .select(['date', 'closed', 'is_public'])
          .whereRef('calendar_day.project_id', '=', 'project.id')
          .where((where) => where.between('date', start, addDays(end, 1))),
      ).as('calendar'),
      jsonArrayFrom(shiftsAround(read, { from, to, plan })).as('shifts'),
      jsonArrayFrom(
        read
          .selectFrom('wish')
          .select(['employee_id', 'date', 'kind', 'template'])
          .whereRef('wish.project_id', '=', 'project.id')
          .where((where) => where.between('date', from, to))
          .orderBy('date'),
      ).as('wishes'),
      read
        .selectFrom('schedule_month')
        .select('proof')
        .whereRef('schedule_month.project_id', '=', 'project.id')
        .where('year', '=', sql<number>`extract(year from ${from}::date)`)
        .where('month', '=', sql<number>`extract(month from ${from}::date)`)
        .as('proof'),
    ])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return {
    project: project satisfies ProjectRow & StoredSettings,
    people,
    certificates: Map.groupBy(certificates, ({ employee_id }) => employee_id),
    certificate_needs,
    employments: Map.groupBy(employments, ({ employee_id }) => employee_id),
    requirements,
    calendar,
    rows: shifts.map(withInstants),
    wishes: Map.groupBy(wishes, ({ employee_id }) => employee_id),
    books,
    proof,
  };
}
