import { expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { measure } from '../api/measure.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';

const people = [adult({ limits: { maxMinutes: 240 } })];
const weights = { ...world().weights, law: 7 };
const lawOf = (severities: Record<string, 'soft' | 'off'>) =>
  measure(world({ people, weights, rules: { severities } }), [shiftOf('10 08:00-16:00')]);

it('charges what breaks rules that only warn, about single shifts and about whole rosters', () => {
  // Eight hours without a break, and four hours above the employee's maximum.
  expect(lawOf({ 'max-minutes': 'soft' })).toMatchObject({ hardViolations: 0, parts: { law: 7 * (1 + 4) } });
  expect(lawOf({ 'max-minutes': 'off' }).parts['law']).toBe(7);
});

it('does not charge a plan for what only other hours mend, though it is warned of', () => {
  const holiday = { ...withDay(11, { holiday: true }), people: [adult()], weights };
  const shifts = [shiftOf('10 09:00-13:00')];
  expect(judge(world(holiday), shifts)).toMatchObject([{ rule: 'eve-consent', severity: 'soft' }]);
  expect(measure(world(holiday), shifts).parts['law']).toBe(0);
});
