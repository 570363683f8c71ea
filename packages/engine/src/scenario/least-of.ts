import { DEAR, EQUAL, missingHours, type PlanOnce, priced, withPremiums } from '../api/frontier.ts';
import { contextOf } from '../model/context.ts';
import { PAY_PARTS, spentOf } from '../objective/spending.ts';
import { inPeriod } from '../problem/calendar.ts';
import { rolesOn } from '../problem/employment.ts';
import { hourlyRateOn, mostHourlyRate } from '../problem/rates.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Plan } from '../problem/result.ts';
import { figuresOf } from './figures.ts';

/** The quantities of which the least can be proved: pay in cents, and minutes of work and from an even share. */
export const provable = ['cost', 'hours', 'fairness'] as const;
export type Provable = (typeof provable)[number];

export interface LeastQuestion {
  quantity: Provable;
  /** The schedule of which is asked: what covers at least as many needed hours is compared. */
  shifts: readonly Shift[];
}

export interface Least {
  /** Every lawful schedule that covers at least as much has at least this; null: not proved. */
  bound: number | null;
  /** A lawful schedule that covers at least as much has this; null: none was found. */
  reached: number | null;
}

/** A problem in which missing hours count far more than one quantity, and nothing else. */
interface Asked {
  problem: Problem;
  /** Of a missing hour. */
  price: number;
  /** The quantity of at least so much penalty, in its own unit. */
  atLeast: (penalty: number) => number;
}

const NOTHING: Least = { bound: null, reached: null };

/**
 * The least of a quantity that a schedule can have which covers at least as much as a given one: without the cover,
 * the least would be that of no work at all. Nobody works in a schedule for less than the penalty's bound, of which
 * missing hours take at most their price (a Lagrangian line, as in `frontier`). Budgets are left aside, which can only
 * lower the bound.
 */
export async function leastOf(problem: Problem, question: LeastQuestion, planOnce: PlanOnce): Promise<Least> {
  const { quantity, shifts } = question;
  const asked = askedOf(problem, quantity);
  if (asked === null) return NOTHING;
  const missing = missingHours(problem, shifts);
  const planned = await planOnce(asked.problem, { share: 1 });
  if (!planned) return NOTHING;
  const { lawful, quality } = planned;
  return {
    bound: asked.atLeast(quality.bound - asked.price * missing),
    reached:
      lawful && !hasCap(problem) && missingHours(problem, planned.shifts) <= missing + EQUAL.hour
        ? figuresOf(asked.problem, planned)[quantity].best
        : null,
  };
}

/** What the cheapest schedules of the best cover cost, in parts of a cent: three shifts can cost half a cent. */
export interface Cheapest {
  plan: Plan;
  /** The needed hours that it leaves open. */
  missing: number;
  parts: number;
  /** Proved: a lawful schedule that leaves at most so many hours open costs at least so many parts. */
  atLeast: (missing: number) => number;
}

/** A schedule that costs little of those that cover most; null: none was found, or somebody has no rate. */
export async function cheapest(
  problem: Problem,
  planOnce: PlanOnce,
  how: Parameters<PlanOnce>[1],
): Promise<Cheapest | null> {
  const asked = hasCap(problem) ? null : askedOf(problem, 'cost');
  const plan = asked && (await planOnce(asked.problem, how));
  if (!asked || !plan?.lawful) return null;
  const [spent] = spentOf(contextOf(wholePeriod(problem)), plan.shifts);
  const atLeast = (missing: number): number => leastParts(plan.quality.bound - asked.price * missing);
  return { plan, missing: missingHours(problem, plan.shifts), parts: spent?.parts ?? 0, atLeast };
}

/** Budgets that must be kept: a schedule that leaves them aside isn't one of the problem. */
const hasCap = ({ budgets = [] }: Problem): boolean => budgets.some(({ keep }) => keep === 'cap');

/** Null: somebody who can work has no rate. */
function askedOf(given: Problem, quantity: Provable): Asked | null {
  const problem = wholePeriod(given);
  switch (quantity) {
    case 'cost': {
      const price = (mostHourlyRate(problem) / 100) * DEAR;
      return price > 0 && haveAllRates(problem)
        ? { problem: priced(problem, price), price, atLeast: (euros) => Math.round(leastParts(euros) / PAY_PARTS) }
        : null;
    }
    case 'hours': {
      const price = DEAR;
      return { problem: priced(paidByHours(problem), price), price, atLeast: wholeMinutes };
    }
    case 'fairness': {
      if (given.weights.fairHours <= 0) return null;
      const price = DEAR;
      const plain = priced(problem, price);
      const weights = { ...plain.weights, cost: 0, fairHours: 1 };
      // Hours from an even share are rounded to minutes, so that the least of them can be half a minute less.
      return { problem: { ...plain, weights }, price, atLeast: (hours) => Math.max(0, Math.floor(hours * 60)) };
    }
  }
}

/** Its budget is the one row of the frontier: all of the period. */
function wholePeriod(problem: Problem): Problem {
  const { from, to } = problem;
  return { ...problem, budgets: [{ from, to, cents: 0, keep: 'goal' }] };
}

/** The problem in which every hour of work costs one euro. */
function paidByHours({ roleRates: _, ...problem }: Problem): Problem {
  const law = problem.law && withPremiums(problem.law, { night: 1, holiday: 1 });
  const people = problem.people.map((person) => ({
    ...person,
    hourlyRateCents: 100,
    ...(person.employment && { employment: person.employment.map(({ hourlyRateCents: __, ...span }) => span) }),
  }));
  return { ...problem, law, people };
}

/** What costs at least so many euros costs at least these parts of a cent, of which every cost is a whole number. */
const leastParts = (euros: number): number => Math.max(0, Math.ceil(euros * 100 * PAY_PARTS - EQUAL.part));

const wholeMinutes = (hours: number): number => Math.max(0, Math.ceil((hours - EQUAL.hour) * 60));

/** Whether the pay of everyone is known, for all that they can be scheduled for: only then has cost a bound. */
export function haveAllRates(problem: Problem): boolean {
  const needs = [...new Map(problem.needs.map((need) => [`${need.date} ${need.role}`, need])).values()];
  const isKnown = (person: Problem['people'][number], of: { date: string; role: string }): boolean =>
    hourlyRateOn(problem, person, of) !== null;
  return (
    problem.people.every((person) =>
      needs.every((need) => !rolesOn(person, need.date).includes(need.role) || isKnown(person, need)),
    ) &&
    problem.fixed.every((shift) => {
      const person = problem.people.find(({ id }) => id === shift.employeeId);
      return !person || !inPeriod(problem, shift) || isKnown(person, shift);
    })
  );
}
