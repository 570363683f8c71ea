import { expect, it } from 'vitest';
import { pricingProblems } from '../../lp/network/pricing-problem.ts';
import type { PersonLimits } from '../../problem/person.ts';
import { contextOf } from '../../model/context.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { createRoster } from '../../roster/roster.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { drawRows, wholeRows } from './draw-rows.ts';
import { createRowDraws } from './row-draws.ts';

/** Eight hours of somebody missing. */
const HEAVIEST = 800;

/**
 * Three weeks with two places of two shifts a day; both employees must have 80 hours, and one of them never a weekend.
 * One has worked 16 hours before.
 */
function drawing(more: PersonLimits = {}) {
  const needs = Array.from({ length: 21 }, (_, i) => [
    needOf(`${i + 9} 08:00-16:00`, 2),
    needOf(`${i + 9} 09:00-17:00`, 2),
  ]).flat();
  const limits = { minMinutes: 80 * 60, maxConsecutiveDays: 5, minConsecutiveDaysOff: 2, ...more };
  const people = [adult({ limits }), adult({ id: 'jonas', name: 'Jonas', limits: { ...limits, maxWeekends: 0 } })];
  const rules = { severities: { 'min-minutes': 'hard' as const } };
  const model = compileModel(
    contextOf(world({ needs, people, rules, fixed: ['3', '4'].map((day) => shiftOf(`${day} 08:00-16:00`)) })),
  );
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(3 * HEAVIEST);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(1);
  const problemOf = pricingProblems(model, domains).of;
  const parts = { model, domains, evaluator, roster, random, problemOf };
  const draws = createRowDraws(parts, HEAVIEST, () => undefined);
  return { model, domains, roster, random, ...draws };
}

function drawnFrom(over: () => boolean) {
  const { roster, redraw, random } = drawing();
  drawRows(roster, { redraw, random }, { people: 2, heaviest: HEAVIEST }, over);
  return roster;
}

it('draws rows with enough hours that keep every other rule', () => {
  const roster = drawnFrom(() => false);
  expect(roster.hard()).toBe(0);
  // Two shifts before the period, and at least ten of each in it.
  expect(roster.cells.filter((code) => code >= 0).length).toBeGreaterThanOrEqual(22);
});

it('ends when its time is over', () => {
  expect(drawnFrom(() => true).hard()).toBeGreaterThan(0);
});

it('gives everybody a whole row that keeps hours, weekends and limits of single shifts', () => {
  const limits = { maxShiftsByTemplate: { '08:00-16:00': 5 } };
  const { model, domains, roster, improve } = drawing(limits);
  wholeRows(model, domains, roster, { improve, heaviest: HEAVIEST }, () => false);
  expect(roster.hard()).toBe(0);
  const early = roster.cells.filter((code) => code >= 0 && model.shiftOf[code]?.template === '08:00-16:00');
  expect(early.length).toBeLessThanOrEqual(2 + 5 + 5);
  const before = roster.cost();
  for (const person of [0, 1]) improve(person, 4, 8);
  expect(roster.cost()).toBeLessThanOrEqual(before);
});
