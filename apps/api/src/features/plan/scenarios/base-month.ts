import { createHash } from 'node:crypto';
import { type Assignment, type Part, partOf, type PayBudget, type Problem } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import type { StoredCostTerms } from '../../business/cost-terms/index.ts';
import { budgetsSet, keepHandWork, type SetBudget } from '../generation/index.ts';
import { type LoadedPeriod, loadProblem, type ShiftRow, withoutFixed } from '../planning-input/index.ts';
import { listRemovals } from '../shifts/index.ts';
import type { ScenarioRow } from './scenario-row.ts';

/** A month as a scenario plans it: without changes. */
export interface BaseMonth {
  project: LoadedPeriod['project'];
  problem: Problem;
  /** Who works where now, on the days to plan. */
  present: Assignment[];
  /** A fingerprint of all that planning depends on. */
  readonly print: string;
  /** The first day that is planned. */
  from: string;
  to: string;
}

interface Month {
  year: number;
  month: number;
}

/** The first day of a month that has not begun. @throws `month_over` */
export function firstDayOf({ year, month }: Month, zone: string, now: number): string {
  const { start, end } = monthRange(year, month);
  const tomorrow = addDays(localOf(zone, now).date, 1);
  if (tomorrow > end) throw new ProblemError('month_over');
  return tomorrow > start ? tomorrow : start;
}

/** Whether a day has begun. */
export const hasBegun = (day: string, zone: string, now: number) => day <= localOf(zone, now).date;

/** The month by budgets, where it has none of its own: it was never generated, so nothing was kept with it. */
export function withBudgets<M extends { problem: Problem }>(month: M, budgets: readonly PayBudget[]): M {
  if (budgets.length === 0 || (month.problem.budgets ?? []).length > 0) return month;
  // Its fingerprint stays that of the month as it is: copied by its descriptor, it isn't computed here.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(month)) as M;
  return Object.assign(copy, { problem: { ...month.problem, budgets } });
}

/**
 * Whether a month would be planned by other budgets today than a scenario was, because others have been set. Takings
 * that are expected otherwise are none: budgets in percent are compared as such.
 */
export function hasOtherBudgets(
  { problem }: Pick<BaseMonth, 'problem'>,
  row: Pick<ScenarioRow, 'year' | 'month' | 'budgets'>,
  terms: StoredCostTerms,
): boolean {
  if ((problem.budgets ?? []).length > 0) return false;
  const asSet = (budgets: readonly SetBudget[]) =>
    inOrder(budgets.map((budget) => (budget.percent === null ? budget : { ...budget, cents: null })));
  return asSet(row.budgets) !== asSet(budgetsSet(terms, row));
}

/**
 * Reads a month. What is published is free on these days, as if it were amended; pinned shifts and those changed by
 * hand stay, as when a schedule is generated.
 * @param from the first day to plan; a function: found by the project's time zone
 */
export async function loadBase(tx: Tx, month: Month, from: string | ((zone: string) => string)): Promise<BaseMonth> {
  const { start, end } = monthRange(month.year, month.month);
  const [period, removals] = await together(tx, () => [
    loadProblem(tx, start, end),
    listRemovals(tx, { from: start, to: end }),
  ]);
  const { project } = period;
  const first = typeof from === 'string' ? from : from(project.time_zone);
  const loaded = keepHandWork(period, removals);
  const free = new Set(loaded.rows.filter((row) => isFree(row, first)).map(({ id }) => id));
  const problem = withoutFixed(loaded.problem, free);
  const shifts = loaded.shifts.map((shift) => (free.has(shift.id) ? { ...shift, locked: false } : shift));
  const part: Part = { from: first };
  let print: string | null = null;
  return {
    project,
    problem: first > start ? partOf(problem, shifts, part) : problem,
    present: shifts.filter(({ date, locked, employeeId }) => date >= first && !locked && employeeId !== null),
    // Only where it is asked for: it takes as long as reading the month.
    get print() {
      return (print ??= printOf(problem, loaded.rows));
    },
    from: first,
    to: end,
  };
}

/** A published shift, or the unchanged draft in its place. */
function isFree({ date, status, amends, hand, pinned, former_name, on_call }: ShiftRow, from: string): boolean {
  if (date < from || pinned || former_name !== null || on_call === 'at_home') return false;
  return status === 'published' || (amends !== null && hand === null);
}

/** The same for the same month, whether its shifts are published, amended or drafts. */
function printOf(problem: Problem, rows: readonly ShiftRow[]): string {
  const fixed = problem.fixed.map(({ id: _, ...shift }) => shift);
  const shifts = rows.map(({ date, starts_at, ends_at, template, role, employee_id, former_name, pinned }) => [
    date,
    starts_at,
    ends_at,
    template,
    role,
    employee_id,
    former_name,
    pinned,
  ]);
  return createHash('sha256')
    .update(inOrder({ ...problem, fixed, shifts }))
    .digest('hex');
}

/** As JSON whose lists and fields have one order, because rows of the database have none. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).sort().join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${fields
    .map(([name, one]) => `${JSON.stringify(name)}:${inOrder(one)}`)
    .sort()
    .join()}}`;
}
