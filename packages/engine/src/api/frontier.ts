import { contextOf } from '../model/context.ts';
import { PAY_PARTS, spentOf } from '../objective/spending.ts';
import { coverCounts } from '../objective/cover.ts';
import { netMinutes, withoutBudgets } from '../problem/calendar.ts';
import type { LawPack } from '../problem/law-pack.ts';
import type { Assignment, LocalDate, Need, Problem, Shift } from '../problem/problem.ts';
import { mostHourlyRate } from '../problem/rates.ts';
import type { Plan } from '../problem/result.ts';
import { FIRST_OF_FRONTIER } from './parameters.ts';

/** [shares of the cost of the best cover] The points of a frontier after the first. */
const POINTS = [0.975, 0.95, 0.925, 0.9] as const;

/** [greatest hourly rates] The price of a missing hour that makes cover come first, whatever the premiums. */
export const DEAR = 20;

/** [euros, hours, parts of a cent] What is no difference. */
export const EQUAL = { cent: 1e-6, part: 1e-3, hour: 1e-6 } as const;

/** A schedule between the dearest and the cheapest, and what is proved about all others. */
export interface FrontierPoint {
  /** What the schedules of this point may cost: a share of the cost of the first point, which has the best cover. */
  capCents: number;
  /** The share of the needed minutes that the best schedule found covers, 0..1, and what it costs. */
  cover: number;
  costCents: number;
  /** Proved: no schedule that covers at least as much costs less. */
  leastCents: number;
  /** Proved: no schedule of at most `capCents` covers a greater share. */
  mostCover: number;
  shifts: Shift[];
}

/** Plans a problem once; `share` is the part of all that the frontier may use. Null: it ends now. */
export type PlanOnce = (
  problem: Problem,
  how: { share: number; start?: readonly Assignment[] },
) => Plan | null | Promise<Plan | null>;

/** Days, both included. */
export interface Span {
  from: LocalDate;
  to: LocalDate;
}

export interface FrontierOptions {
  /** Of the first point's cost; default: five points. None: the first alone, the least cost of the best cover. */
  shares?: readonly number[];
  /** Only their cover and cost count, whatever the other days need and cost; default: the whole period. */
  span?: Span;
  /** What is known after each plan. */
  onPoints?: (points: FrontierPoint[]) => void;
}

/** A schedule found: the needed hours that it leaves open, and its cost in euros. */
interface Found {
  missing: number;
  cost: number;
  shifts: Shift[];
}

/**
 * What is proved about every schedule. A line: its cost and `price` times its missing hours are at least `sum`. A cap:
 * if it costs at most `cost`, at least so many hours are missing.
 */
interface Proved {
  lines: { price: number; sum: number }[];
  caps: { cost: number; missing: number }[];
}

/**
 * What covering less would save: from the cheapest schedule that covers as much as possible downwards, the best cover
 * for shares of its cost, each with the proved bounds of cover and cost. Cost is the gross pay of all shifts of the
 * span (`payOfShift`), without overtime; budgets, fairness and preferences are left aside, the rules of the whole
 * period are kept. Empty without any rate, or if no lawful schedule was found.
 *
 * Between two points, the cost of a schedule plus a price for its missing hours has a bound without any budget, which
 * holds for all schedules (a Lagrangian line); the price is the slope between the points.
 */
export async function frontier(
  given: Problem,
  planOnce: PlanOnce,
  { shares = POINTS, span = given, onPoints = () => {} }: FrontierOptions = {},
): Promise<FrontierPoint[]> {
  const { from, to } = span;
  const problem: Problem = { ...given, budgets: [{ from, to, cents: 0, keep: 'goal' }] };
  const rate = mostHourlyRate(problem) / 100;
  if (rate === 0) return [];
  const pool: Found[] = [];
  const proved: Proved = { lines: [], caps: [] };
  let points: FrontierPoint[] = [];
  const take = async (asked: Problem, share: number, prove: (bound: number) => void): Promise<Found | null> => {
    const from = bestWithin(pool, Infinity);
    const planned = await planOnce(asked, { share, ...(from && { start: assigned(from.shifts) }) });
    if (!planned) return null;
    prove(planned.quality.bound);
    if (!planned.lawful) return null;
    const found = foundIn(problem, planned.shifts);
    pool.push(found);
    return found;
  };
  const report = (): void => onPoints((points = pointsOf(problem, pool, proved, shares)));
  const line = (price: number, share: number) =>
    take(priced(problem, price), share, (sum) => proved.lines.push({ price, sum }));

  const { first, each } = sharesOf(shares.length);
  const best = await line(rate * DEAR, first);
  if (!best) return [];
  report();
  for (const share of shares) {
    const cents = Math.floor(best.cost * 100 * share);
    await take(capped(problem, cents), each, (missing) => proved.caps.push({ cost: cents / 100, missing }));
    report();
  }
  for (const price of slopesOf(points, problem)) {
    await line(price, each);
    report();
  }
  return points;
}

/**
 * The cheapest schedule that covers as much of a span as possible, and the proved least cost of covering that much:
 * what a budget has to be. Null without any rate.
 */
export async function leastCost(problem: Problem, planOnce: PlanOnce, span?: Span): Promise<FrontierPoint | null> {
  return (await frontier(problem, planOnce, { shares: [], ...(span && { span }) }))[0] ?? null;
}

/** The parts of the budget for the first plan, and for each of the others: a cap and a line for each share. */
function sharesOf(count: number): { first: number; each: number } {
  const first = count === 0 ? 1 : FIRST_OF_FRONTIER;
  return { first, each: count === 0 ? 0 : (1 - first) / (2 * count) };
}

/** The problem in which nothing counts but missing hours; its budget is the one row of the frontier. */
function plainOf(problem: Problem): Problem {
  const { law } = problem;
  const counts = countsIn(problem);
  return {
    ...problem,
    needs: problem.needs.map((need) => ({
      ...need,
      underWeight: counts(need) ? null : 0,
      overWeight: need.overWeight === null ? null : 0,
    })),
    people: problem.people.map((person) => ({ ...person, wishes: [] })),
    weights: { coverage: 1, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
    // The premium of overtime is no part of the cost.
    law: law && withPremiums(law, { overtime: 1 }),
  };
}

/** A law with other premiums, also from the dates on which it changes. */
export function withPremiums({ changes, ...law }: LawPack, premiums: Partial<NonNullable<LawPack['pay']>>): LawPack {
  const own = law.pay ? { ...law, pay: { ...law.pay, ...premiums } } : law;
  return changes
    ? { ...own, changes: changes.map(({ from, law: next }) => ({ from, law: withPremiums(next, premiums) })) }
    : own;
}

/** The days whose cover and cost count. */
const spanOf = ({ budgets: [only] = [], ...problem }: Problem): Span => only ?? problem;

const isWhole = (problem: Problem): boolean =>
  spanOf(problem).from === problem.from && spanOf(problem).to === problem.to;

function countsIn(problem: Problem): (need: Pick<Need, 'date'>) => boolean {
  const { from, to } = spanOf(problem);
  return ({ date }) => from <= date && date <= to;
}

/**
 * The problem whose penalty is the pay in euros and a price for each missing hour. The pay of some of the days is what
 * is above a budget of nothing for them.
 */
export function priced(problem: Problem, price: number): Problem {
  const plain = plainOf(problem);
  const weights = { ...plain.weights, coverage: price };
  return isWhole(problem)
    ? { ...withoutBudgets(plain), weights: { ...weights, cost: 1 } }
    : { ...plain, weights: { ...weights, budget: 1 } };
}

/** The problem whose penalty is the missing hours, of the schedules that cost no more. */
function capped(problem: Problem, cents: number): Problem {
  return { ...plainOf(problem), budgets: [{ ...spanOf(problem), cents, keep: 'cap' }] };
}

function foundIn(problem: Problem, shifts: Shift[]): Found {
  const parts = spentOf(contextOf(problem), shifts)[0]?.parts ?? 0;
  return { missing: missingHours(problem, shifts), cost: parts / PAY_PARTS / 100, shifts };
}

/** The needed hours that a schedule leaves open, in the days that count. */
export function missingHours(problem: Problem, shifts: readonly Shift[]): number {
  const counts = coverCounts(problem, shifts);
  let missing = 0;
  for (const [key, need] of contextOf(problem).needs)
    if (countsIn(problem)(need)) missing += Math.max(0, need.count - (counts.get(key) ?? 0)) * netMinutes(need);
  return missing / 60;
}

const assigned = (shifts: readonly Shift[]): Assignment[] =>
  shifts.flatMap((shift) => (shift.employeeId === null ? [] : [{ ...shift, employeeId: shift.employeeId }]));

/** The schedule that covers most for at most a cost, the cheapest of these. */
function bestWithin(pool: readonly Found[], most: number): Found | null {
  return pool.reduce<Found | null>((best, found) => {
    if (found.cost > most + EQUAL.cent) return best;
    const less = best ? found.missing - best.missing : -1;
    return less < 0 || (less === 0 && best && found.cost < best.cost) ? found : best;
  }, null);
}

function pointsOf(
  problem: Problem,
  pool: readonly Found[],
  proved: Proved,
  shares: readonly number[],
): FrontierPoint[] {
  const needed = neededHours(problem);
  const cover = (missing: number): number => (needed === 0 ? 1 : Math.min(1, 1 - missing / needed));
  const top = bestWithin(pool, Infinity);
  // The caps were set for the first schedule, of which a later one can be a cheaper form.
  const costs = [top?.cost ?? 0, ...proved.caps.map(({ cost }) => cost)].slice(0, 1 + shares.length);
  return costs.flatMap((cost) => {
    const found = bestWithin(pool, cost);
    if (!found) return [];
    return {
      capCents: Math.round(cost * 100),
      cover: cover(found.missing),
      costCents: Math.round(found.cost * 100),
      leastCents: wholeCents(leastCostOf(proved, found.missing)),
      mostCover: cover(wholeMinutes(leastMissing(proved, cost))),
      shifts: found.shifts,
    };
  });
}

/** No schedule that misses at most so many hours costs less. */
function leastCostOf({ lines, caps }: Proved, missing: number): number {
  const byLine = lines.map(({ price, sum }) => sum - price * missing);
  const byCap = caps.filter((cap) => cap.missing > missing + EQUAL.hour).map(({ cost }) => cost);
  return Math.max(0, ...byLine, ...byCap);
}

/** No schedule of at most a cost misses fewer hours. */
function leastMissing({ lines, caps }: Proved, cost: number): number {
  const byLine = lines.map(({ price, sum }) => (sum - cost) / price);
  const byCap = caps.filter((cap) => cap.cost >= cost - EQUAL.cent).map(({ missing }) => missing);
  return Math.max(0, ...byLine, ...byCap);
}

/** What costs at least so many euros costs at least these cents: every cost is a whole number of parts of a cent. */
const wholeCents = (euros: number): number =>
  Math.max(0, Math.floor(Math.ceil(euros * 100 * PAY_PARTS - EQUAL.part) / PAY_PARTS));

/** At least so many hours are a whole number of minutes. */
const wholeMinutes = (hours: number): number => Math.ceil(hours * 60 - EQUAL.hour * 60) / 60;

function neededHours(problem: Problem): number {
  const needs = [...contextOf(problem).needs.values()].filter(countsIn(problem));
  return needs.reduce((sum, need) => sum + (need.count * netMinutes(need)) / 60, 0);
}

/** The euros that an hour more costs between each two points: the prices of the lines. */
function slopesOf(points: readonly FrontierPoint[], problem: Problem): number[] {
  const needed = neededHours(problem);
  const slopes = points.slice(1).flatMap((point, i) => {
    const above = points[i]!;
    const hours = (above.cover - point.cover) * needed;
    const slope = (above.costCents - point.costCents) / 100 / hours;
    return hours > EQUAL.hour && slope > 0 ? [slope] : [];
  });
  return [...new Set(slopes)];
}
