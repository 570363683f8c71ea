import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { measure } from '../api/measure.ts';
import { plan } from '../api/plan.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';

const people = [adult({ limits: { maxMinutes: 240 } })];
const weights = { ...world().weights, law: 7 };
const lawOf = (severities: Record<string, 'soft' | 'off'>) =>
  measure(world({ people, weights, rules: { severities } }), [shiftOf('10 08:00-16:00')]);

it('charges what breaks rules that only warn, about single shifts and about whole rosters', () => {
  // Eight hours without a break, and four hours above the employee's maximum.
  expect(lawOf({ 'max-minutes': 'soft' })).toMatchObject({ hardViolations: 0, parts: { law: 7 * (1 + 4) } });
  expect(lawOf({ 'max-minutes': 'off' }).parts['law']).toBe(7);
});

it('charges rules with a weight of their own by that, alone and two shifts in a row', () => {
  const own = { ...weights, rules: { 'max-minutes': 3, 'daily-rest': 5, 'meal-break': 0 } };
  const rules = { severities: { 'max-minutes': 'soft', 'daily-rest': 'soft' } } as const;
  // Four hours above the maximum, three hours less than eleven of rest, and no charge for the missing breaks.
  const shifts = [shiftOf('10 18:00-22:00'), shiftOf('11 06:00-10:00')];
  const problem = world({ people, weights: own, rules });
  expect(measure(problem, shifts).parts['law']).toBe(4 * 3 + 3 * 5);
  expect(judge(problem, shifts)).toHaveLength(2);
});

it('charges a weekend too many once, as it does a day or a shift too many', () => {
  const busy = [adult({ limits: { maxWeekends: 2, maxShifts: 2 } })];
  const parts = (severities: Record<string, 'soft' | 'off'>) => {
    const shifts = ['14', '21', '28'].map((day) => shiftOf(`${day} 08:00-12:00`));
    return measure(world({ people: busy, weights, law: null, rules: { severities } }), shifts).parts;
  };
  expect(parts({ 'max-weekends': 'soft', 'max-shifts': 'off' })['law']).toBe(7);
  expect(parts({ 'max-weekends': 'soft', 'max-shifts': 'soft' })['law']).toBe(14);
});

it('and a plan weighs it the same: the weekend is worked where the place is worth more', () => {
  const needs = ['14', '21'].map((day) => ({ ...needOf(`${day} 08:00-12:00`), underWeight: 10 }));
  const problem = world({
    law: null,
    needs,
    people: [adult({ limits: { maxWeekends: 1 } })],
    rules: { severities: { 'max-weekends': 'soft' } },
    weights: { coverage: 100, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0, law: 7 },
  });
  const { quality } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 1000 });
  expect(quality).toMatchObject({ filled: 2, penalty: 7 });
});

it('does not charge a plan for what only other hours mend, though it is warned of', () => {
  const holiday = { ...withDay(11, { holiday: true }), people: [adult()], weights };
  const shifts = [shiftOf('10 09:00-13:00')];
  expect(judge(world(holiday), shifts)).toMatchObject([{ rule: 'eve-consent', severity: 'soft' }]);
  expect(measure(world(holiday), shifts).parts['law']).toBe(0);
});
