import { monthNumberOf, yearOf } from '@pamaina/contract';
import {
  type CertificateRule,
  type Day,
  lawOf,
  type Need,
  normMinutes,
  type Problem,
  type Shift,
} from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import type { StoredSettings } from '../../business/settings/index.ts';
import { debtsOf, nightsOf, normLeftOf, overtimeOf, sinceOf } from './balances.ts';
import { contextRange, plannedDays } from './calendar-days.ts';
import { withCutPlaces } from './cut-places.ts';
import type { Books } from './earlier-work.ts';
import { contractSpans, isEmployedIn } from './employment.ts';
import { toEngineBudget } from './month-budgets.ts';
import { needsOf } from './needs.ts';
import { type PeriodRows, readInput, startOfBooks } from './read-period.ts';
import { type ShiftRow, toEngineBlock, toEngineShift, type WhichPlan } from './shift-row.ts';
import { leaveDays, toEnginePerson, toEngineSettings } from './to-engine.ts';
import { wishesOf, wishWeights } from './wishes.ts';

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
  const range = { from: rangeOfMonth(firstDay).start, to: rangeOfMonth(lastDay).end };
  const { from, to } = range;
  const read = await readInput(tx, { ...range, plan }, known);
  const { project, rows, books, proof } = read;
  const days = plannedDays(project.time_zone, from, to, read.calendar);
  const people = peopleOf(read, range);
  const isInside = ({ date }: { date: string }) => date >= from && date <= to;
  const shifts = rows.map((row) => toEngineShift(row, range));
  const cut = rows.filter((row) => row.cut !== null && isKept(row));
  const all = placesOf(read, range, { days, cut, isAtHome: false });
  const needs = all.filter(isInside);
  const problem: Problem = {
    from,
    to,
    days,
    people: enginePeople(read, range, { people, days, needs }),
    needs,
    needsAround: all.filter((need) => !isInside(need)),
    fixed: shifts.filter(
      ({ locked, employeeId, workedBy }) => locked && (employeeId !== null || workedBy !== undefined),
    ),
    ...ofThese(toEngineSettings(project, books.accountingFrom, range), people, read.certificate_needs),
    ...moneyOf(read),
  };
  return {
    project,
    problem,
    onCallNeeds: placesOf(read, range, { days, cut, isAtHome: true }).filter(isInside),
    shifts: shifts.filter(isInside),
    rows: rows.filter(isInside),
    proof,
  };
}

/** Local dates, both included. */
interface Range {
  from: string;
  to: string;
}

/** Rates of roles and budgets, where there are any. */
function moneyOf({ role_rates, budgets }: PeriodRows): Pick<Problem, 'roleRates' | 'budgets'> {
  const roleRates = role_rates.map(({ role, starts, hourly_rate_cents }) => ({
    role,
    from: starts,
    hourlyRateCents: hourly_rate_cents,
  }));
  return {
    ...(roleRates.length > 0 && { roleRates }),
    ...(budgets.length > 0 && { budgets: budgets.map(toEngineBudget) }),
  };
}

/** Who has left before, or begins after, is not of the period: no day of it is theirs. */
function peopleOf({ people, employments, rows }: PeriodRows, { from, to }: Range) {
  const scheduled = new Set(rows.map(({ employee_id }) => employee_id));
  const range = contextRange(from, to);
  return people.filter(({ id }) => scheduled.has(id) || isEmployedIn(employments.get(id) ?? [], range));
}

/**
 * The places that have to be filled from the day before the period to the day after: the second half of a night shift
 * of the last day before is needed in it, and what opens and closes the days beside it depends on their needs.
 */
function placesOf(
  { project, requirements, weeks }: PeriodRows,
  { from, to }: Range,
  { days, cut, isAtHome }: { days: readonly Day[]; cut: readonly ShiftRow[]; isAtHome: boolean },
): Need[] {
  const needed = days.filter(({ date }) => date >= addDays(from, -1) && date <= addDays(to, 1));
  const own = requirements.filter(({ on_call }) => (on_call === 'at_home') === isAtHome);
  const whole = needsOf(project.time_zone, needed, own, weeks);
  return cut.length > 0 ? withCutPlaces(project.time_zone, whole, cut) : whole;
}

/** What is known of each person: a fact a line, each read from the rows once for all of them. */
function enginePeople(
  { project, employments, absences, certificates, blocks, wishes, earlierMonths, books }: PeriodRows,
  { from, to }: Range,
  { people, days, needs }: { people: PeriodRows['people']; days: readonly Day[]; needs: readonly Need[] },
): Problem['people'] {
  const since = startOfBooks(books, from);
  const spansOf = (id: string) => employments.get(id) ?? [];
  const contracts = new Map(people.map(({ id }) => [id, contractSpans(spansOf(id))]));
  const contractSince = new Map(people.map((row) => [row.id, sinceOf(row)]));
  const blocksOf = Map.groupBy(blocks, ({ employee_id }) => employee_id);
  const worked = new Map(earlierMonths.worked.map(({ employee_id, ...sums }) => [employee_id, sums]));
  const debts = debtsOf(earlierMonths, contracts);
  const overtime = overtimeOf(earlierMonths, contracts, project, from);
  const nights = nightsOf(earlierMonths, from);
  const normLeft = normLeftOf(earlierMonths, { contracts, since: contractSince }, project, from);
  const weights = wishWeights(earlierMonths.wishes);
  const law = lawOf(project.law_pack, { from, to });
  return people.map((row) => {
    const [id, own, spans] = [row.id, absences.get(row.id) ?? [], spansOf(row.id)];
    const normLeftMinutes = normLeft.get(id);
    const weight = weights.get(id) ?? 1;
    return toEnginePerson(row, {
      blocks: (blocksOf.get(id) ?? []).map(toEngineBlock),
      normMinutes: normMinutes(days, { from, to, contract: contracts.get(id) ?? [], absences: own, law }),
      leaveDays: leaveDays(own, { from: since, to, spans }),
      spans,
      certificates: certificates.get(id) ?? [],
      limits: project.limits,
      earlier: {
        ...(worked.get(id) ?? { minutes: 0, shifts: 0 }),
        overtimeMinutes: overtime.get(id) ?? 0,
        ...(normLeftMinutes !== undefined && { normLeftMinutes }),
        ...nights.get(id),
      },
      debt: debts.get(id),
      wishes: wishesOf({ weekdays: row.wished_days_off, dated: wishes.get(id) ?? [], weight }, days, needs),
    });
  });
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
