import { expect, it } from 'vitest';
import { pricingProblems } from '../../lp/network/pricing-problem.ts';
import { contextOf } from '../../model/context.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { createRoster } from '../../roster/roster.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { drawRows } from './draw-rows.ts';
import { createRedrawWindow } from './redraw-window.ts';

/**
 * Three weeks with two places a day; both employees must have 80 hours, and one of them never a weekend. One has worked
 * 16 hours before.
 */
function drawnFrom(over: () => boolean) {
  const needs = Array.from({ length: 21 }, (_, i) => needOf(`${i + 9} 08:00-16:00`, 2));
  const limits = { minMinutes: 80 * 60, maxConsecutiveDays: 5, minConsecutiveDaysOff: 2 };
  const people = [adult({ limits }), adult({ id: 'jonas', name: 'Jonas', limits: { ...limits, maxWeekends: 0 } })];
  const rules = { severities: { 'min-minutes': 'hard' as const } };
  const model = compileModel(
    contextOf(world({ needs, people, rules, fixed: ['3', '4'].map((day) => shiftOf(`${day} 08:00-16:00`)) })),
  );
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(300);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(1);
  const problemOf = pricingProblems(model, domains).of;
  const redraw = createRedrawWindow({ model, domains, evaluator, roster, random, problemOf });
  drawRows(roster, redraw, { people: 2, heaviest: 100 }, over);
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
