import { expect, it } from 'vitest';
import type { GroupPlans } from './group-plans.ts';
import { sweepOperator } from './improve-operators.ts';
import { createRoots } from './prove-operators.ts';
import type { SearchState } from './search-state.ts';

/** What the operators read of a plan with one group, and what they ask of it. */
function fakePlan(of: { recurs: boolean; isLarge: boolean }) {
  const asked: (string | null)[] = [];
  const plan = {
    recurs: () => of.recurs,
    construct: () => asked.push('sweep'),
    root: (_: unknown, span: string | null) => {
      asked.push(span);
      return false;
    },
  };
  let total = 100;
  const list = () => [plan];
  const budget = { used: () => 0, over: () => false, spend: () => undefined };
  const groups = { plans: [plan], budget, open: list, lawful: list, total: () => total, report: () => undefined };
  const state = { size: { isLarge: of.isLarge } };
  return {
    asked,
    groups: groups as unknown as GroupPlans,
    state: state as unknown as SearchState,
    change: () => (total -= 1),
  };
}

it.each([
  { recurs: true, isLarge: true, asked: ['period', 'week', null] },
  { recurs: false, isLarge: true, asked: [null] },
  { recurs: false, isLarge: false, asked: ['period', 'week', null] },
])('aggregated programs come first unless a large problem’s needs do not recur: %o', ({ asked: wanted, ...of }) => {
  const { state, groups, asked } = fakePlan(of);
  const { run } = createRoots(state, groups, null);
  for (const span of ['period', 'week', null] as const) run(span, 1);
  expect(asked).toEqual(wanted);
});

it('a sweep that gained nothing waits until the cost of the plan is another', () => {
  const { state, groups, change } = fakePlan({ recurs: true, isLarge: true });
  const sweep = sweepOperator(state, groups);
  expect(sweep.ready()).toBe(true);
  sweep.run();
  expect(sweep.ready()).toBe(false);
  change();
  expect(sweep.ready()).toBe(true);
});
