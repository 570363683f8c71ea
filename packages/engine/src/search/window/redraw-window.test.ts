import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricingProblems } from '../../lp/network/pricing-problem.ts';
import { contextOf } from '../../model/context.ts';
import type { PersonLimits } from '../../problem/person.ts';
import type { Problem } from '../../problem/problem.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { createRoster } from '../../roster/roster.ts';
import { bruteForce } from '../../testing/brute-force.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { adult, needOf, world } from '../../testing/small-world.ts';
import { createMoves } from '../moves.ts';
import { createRedrawWindow } from './redraw-window.ts';

function drawing(problem: Problem, seed = 1) {
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(10_000);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(seed);
  const problemOf = pricingProblems(model, domains).of;
  const redraw = createRedrawWindow({ model, domains, evaluator, roster, random, problemOf });
  const draw = (temperature: number): boolean => {
    roster.move.length = 0;
    redraw(temperature);
    return roster.move.length > 0;
  };
  const other = createMoves(model, domains, roster, random);
  /** A move of another kind, if it breaks no rule. */
  const moveOtherwise = (): void => {
    other(1);
    if (roster.move.length > 0) roster.attempt(1000);
  };
  return { roster, draw, moveOtherwise };
}

/** One employee and a week of needs for one: day and evening shifts, and a night between them. */
function week(wishes: { date: string; template: string; kind: 'on' | 'off'; weight: number }[], maxWeekends = 1) {
  const needs = [9, 10, 11, 12, 13, 14, 15].flatMap((day) => [
    needOf(`${day} 08:00-16:00`),
    needOf(`${day} 14:00-22:00`),
  ]);
  return world({
    to: '2026-03-15',
    needs,
    people: [adult({ wishes, limits: { maxConsecutiveDays: 3, minConsecutiveDaysOff: 2, maxWeekends } })],
    weights: { coverage: 100, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
  });
}

it.each([
  { wishes: [], maxWeekends: 1 },
  { wishes: [], maxWeekends: 0 },
  { wishes: [{ date: '2026-03-11', template: '14:00-22:00', kind: 'on' as const, weight: 7 }], maxWeekends: 1 },
  { wishes: [{ date: '2026-03-10', template: '08:00-16:00', kind: 'off' as const, weight: 150 }], maxWeekends: 1 },
])('a cold draw is the best row of one employee: %o', ({ wishes, maxWeekends }) => {
  const problem = week(wishes, maxWeekends);
  const { roster, draw } = drawing(problem);
  for (let i = 0; i < 60; i++) if (draw(0.01)) roster.attempt(0);
  expect(roster.hard()).toBe(0);
  expect(roster.cost()).toBeCloseTo(bruteForce(problem)!.penalty, 6);
});

/** The rules about shifts of a template are the only ones that a draw doesn't know. */
const isKnown = ({ people, rules }: Problem): boolean =>
  people.every(({ limits }) => !limits.maxShiftsByTemplate) && !rules?.maxOfTemplate;

const canBeKept = (limits: PersonLimits): PersonLimits => ({
  ...limits,
  minShiftsPerAccounting: 0,
  minMinutesPerAccounting: 0,
});

it('keeps every rule that it knows, whatever the temperature', () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const drawnProblem = randomProblem(seed, { people: 2 });
      fc.pre(isKnown(drawnProblem));
      // Rules that no roster keeps, as fixed shifts break them or as so much work isn't needed, are left to the judge.
      const people = drawnProblem.people.map((person) => ({ ...person, limits: canBeKept(person.limits) }));
      const problem = { ...drawnProblem, people, fixed: [] };
      const { roster, draw, moveOtherwise } = drawing(problem, seed);
      for (let i = 0; i < 60; i++) {
        moveOtherwise();
        if (!draw(200)) continue;
        const [person] = roster.move.person;
        const before = roster.hards[person!]!;
        if (!roster.attempt(Infinity)) continue;
        expect(roster.hards[person!]).toBeLessThanOrEqual(before);
        drawn++;
      }
    }),
    { numRuns: 60, seed: 5 },
  );
  expect(drawn).toBeGreaterThan(200);
});

it('draws the hours that somebody lacks, and nothing for who has no choice', () => {
  const needs = Array.from({ length: 21 }, (_, i) => needOf(`${i + 9} 08:00-16:00`));
  const people = [adult({ limits: { minMinutes: 1440 } })];
  const hardsOf = (of: typeof needs) => {
    const { roster, draw } = drawing(world({ needs: of, people, rules: { severities: { 'min-minutes': 'hard' } } }));
    const before = roster.hards[0]!;
    for (let i = 0; i < 30; i++) if (draw(1)) roster.attempt(Infinity);
    return [before, roster.hards[0]];
  };
  // Started hours.
  expect(hardsOf(needs)).toEqual([24, 0]);
  expect(hardsOf([])).toEqual([24, 24]);
});
