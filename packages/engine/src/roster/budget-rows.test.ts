import { expect, it } from 'vitest';
import { overBy, PAY_PARTS, spentOf } from '../objective/spending.ts';
import { contextOf } from '../model/context.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { withPay } from '../testing/random-pay.ts';
import { withBudgetRows } from './budget-rows.ts';
import { compileModel } from './compile-model.ts';
import { domainsOf } from './domains.ts';
import { createEvaluator } from './evaluator.ts';
import { createRandom } from './random.ts';
import { createRoster } from './roster.ts';
import { shiftsOf } from './shifts-of.ts';

const PROBLEMS = 30;
const MOVES = 60;

/** A random problem with a cap and a goal on parts of its period; nothing else costs anything. */
function drawn(seed: number) {
  const free = withPay(randomProblem(seed), seed);
  const { from, to } = free;
  const weights = { coverage: 0, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0, wishes: 0, budget: 3 };
  const needs = free.needs.map((need) => ({ ...need, underWeight: 0, overWeight: 0 }));
  const budgets = [
    { from, to, cents: 20_000, keep: 'cap' as const },
    { from: '2026-03-12', to: '2026-03-18', cents: 9000, keep: 'goal' as const },
  ];
  const { rules: _, ...rest } = free;
  return { ...rest, needs, weights, budgets };
}

it('is the pay above each budget after every move, as the shifts say, and exactly what a fresh count finds', () => {
  let above = 0;
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const problem = drawn(seed);
    const context = contextOf(problem);
    const plain = compileModel(context);
    const model = withBudgetRows(plain);
    const domains = domainsOf(model);
    const evaluator = createEvaluator(model);
    evaluator.setHardWeight(0);
    const [roster, fresh, without] = [model, model, plain].map((of) => createRoster(of, domains, evaluator)) as [
      ReturnType<typeof createRoster>,
      ReturnType<typeof createRoster>,
      ReturnType<typeof createRoster>,
    ];
    const { below } = createRandom(seed);
    for (let n = 0; n < MOVES; n++) {
      const cell = below(model.people * model.days);
      const count = domains.optionStart[cell + 1]! - domains.optionStart[cell]!;
      if (count === 0) continue;
      roster.move.length = 1;
      roster.move.person[0] = Math.floor(cell / model.days);
      roster.move.day[0] = cell % model.days;
      roster.move.code[0] = below(3) === 0 ? -1 : domains.options[domains.optionStart[cell]! + below(count)]!;
      // Every second one is refused, and taken back.
      roster.attempt(n % 2 === 0 ? Infinity : -Infinity);
      fresh.load(roster.cells);
      without.load(roster.cells);
      expect(roster.cost()).toBeCloseTo(fresh.cost(), 9);
      expect(roster.hard()).toBe(fresh.hard());
      const [cap, goal] = spentOf(context, shiftsOf(model, roster.cells));
      const isOver = cap!.parts > Math.max(cap!.budget.cents * PAY_PARTS, spentOf(context, problem.fixed)[0]!.parts);
      const standing = overBy(spentOf(context, problem.fixed)[0]!) > 0;
      if (!standing) expect(roster.hard() - without.hard() > 0).toBe(isOver);
      expect(roster.cost() - without.cost()).toBeCloseTo((3 * overBy(goal!)) / PAY_PARTS / 100, 6);
      above += Number(isOver);
    }
  }
  expect(above).toBeGreaterThan(PROBLEMS * 5);
});
