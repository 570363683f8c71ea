import { expect, it } from 'vitest';
import { measure } from '../answers/measure.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';

const people = [adult({ limits: { maxMinutes: 240 } })];
const weights = { ...world().weights, law: 7 };
const lawOf = (severities: Record<string, 'soft' | 'off'>) =>
  measure(world({ people, weights, rules: { severities } }), [shiftOf('10 08:00-16:00')]);

it('charges what breaks rules that only warn, about single shifts and about whole rosters', () => {
  // Eight hours without a break, and four hours above the own most.
  expect(lawOf({ 'max-minutes': 'soft' })).toMatchObject({ hardViolations: 0, parts: { law: 7 * (1 + 4) } });
  expect(lawOf({ 'max-minutes': 'off' }).parts['law']).toBe(7);
});
