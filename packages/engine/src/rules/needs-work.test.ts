import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { personViews, personView, type PersonView } from '../model/person-view.ts';
import { plan } from '../api/plan.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { withSequences } from '../testing/random-sequences.ts';
import { judgeRoster } from './judge-roster.ts';
import { rules } from './registry.ts';

const flagged = new Set(rules.flatMap((rule) => (rule.kind === 'row' && rule.needsWork ? [rule.code] : [])));

it('a shift less breaks only the rules that say so', () => {
  const broken = new Set<string>();
  for (let seed = 0; seed < 150; seed++) {
    const problem = withSequences(randomProblem(seed), seed);
    const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 300 });
    for (const view of personViews(contextOf(problem), shifts)) {
      const before = amounts(view);
      // If a fixed shift overlaps, the rest around another shift is not judged.
      if (before.has('overlap') || new Set(view.dayOf).size < view.dayOf.length) continue;
      for (const shift of view.shifts.filter(({ date }) => date >= problem.from && date <= problem.to)) {
        const rest = view.shifts.filter((other) => other !== shift);
        const after = amounts(personView(view.context, view.person, view.number, rest));
        for (const [rule, amount] of after) if (amount > (before.get(rule) ?? 0)) broken.add(rule);
      }
    }
  }
  expect([...broken].filter((rule) => !flagged.has(rule))).toEqual([]);
  expect(broken.size).toBeGreaterThan(5);
});

function amounts(view: PersonView): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { rule, amount } of judgeRoster(view)) sums.set(rule, (sums.get(rule) ?? 0) + amount);
  return sums;
}
