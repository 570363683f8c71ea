import type { Model } from '../model/model.ts';
import { grouped } from '../problem/grouped.ts';
import type { Problem } from '../problem/problem.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import { rules } from '../rules/registry.ts';
import { weightOfRule } from '../problem/weights.ts';
import { pricedAt, type RuleAutomaton } from '../rules/automaton.ts';
import type { PairRule, Rule } from '../rules/rule.ts';
import { followOn } from '../rules/follow-on.ts';
import { amountOf, MINUTES, WEEKENDS } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** Row rules that only warn: a breach costs the weight of the law. */
export const softRowRules: RowGoal = {
  kind: 'row',
  code: 'law',
  wanted: (problem) => softOf(problem).length > 0,
  penalty: (view) => {
    const { problem } = view.context;
    const prices = new Map(softOf(problem).map((rule) => [rule.code, priceOf(problem, rule)]));
    return judgeRoster(view).reduce((sum, it) => sum + it.amount * (prices.get(it.rule) ?? 0), 0);
  },
  compile: (model) => {
    const { problem } = model.context;
    const rows = softOf(problem).flatMap((rule) => {
      const cost = rule.kind === 'row' ? rule.compile(model) : null;
      return cost ? [{ cost, price: priceOf(problem, rule) }] : [];
    });
    const pairs = pairsOf(model);
    return (row) => {
      let sum = 0;
      for (let i = 0; i < rows.length; i++) sum += rows[i]!.cost(row) * rows[i]!.price;
      for (const { price, inside, amount } of pairs) {
        for (let i = 0; i < row.length; i++) sum += price * inside(row.person, row.code[i]!);
        for (let i = 1; i < row.length; i++) sum += price * amount(row.person, row.code[i - 1]!, row.code[i]!);
      }
      return sum;
    };
  },
  automata: (model, person, codes) => {
    const { problem } = model.context;
    const ofRows = softOf(problem).flatMap((rule) => {
      const automata = rule.kind === 'row' ? (rule.automata?.(model, person, codes) ?? []) : [];
      return automata.map((automaton) => pricedAt(priceOf(problem, rule), automaton));
    });
    return [...pairAutomata(model, person), ...ofRows];
  },
  sums: (model, person) => {
    const { problem } = model.context;
    // Shifts of a template are counted by an automaton: pricing tracks their sum only where a limit of it must be kept.
    const limits = softOf(problem).flatMap((rule) => {
      const own = rule.kind === 'row' && !rule.automata ? (rule.limits?.(model, person) ?? []) : [];
      return own.map((limit) => ({ ...limit, weight: weightOfRule(problem, rule.code) }));
    });
    return limits.flatMap(({ of, least, most, weight }) => {
      if (typeof of === 'number' || (least <= 0 && most === Infinity)) return [];
      const quantity = of === 'minutes' ? MINUTES : WEEKENDS;
      const cost = (sum: number): number => amountOf(quantity, Math.max(0, least - sum, sum - most)) / quantity.perStep;
      return [{ of, cost: (sum) => cost(sum) * weight }];
    });
  },
};

/** The soft rules about two consecutive shifts; the state is the last code plus 1. */
function pairAutomata(model: Model, person: number): RuleAutomaton[] {
  return pairsOf(model).map((pairs) =>
    pricedAt(pairs.price, {
      start: 0,
      next: (state, day, code) => {
        if (code >= 0) return code + 1;
        return state > 0 && pairs.last(state - 1) > day ? state : 0;
      },
      cost: (state, _day, code) => {
        if (code < 0) return 0;
        return pairs.inside(person, code) + (state > 0 ? pairs.amount(person, state - 1, code) : 0);
      },
    }),
  );
}

/** What the amount 1 of a soft rule costs. */
const priceOf = (problem: Problem, rule: Rule): number =>
  weightOfRule(problem, rule.code) / ((rule.kind === 'row' && rule.perUnit) || 1);

function softOf(problem: Problem) {
  return rules.filter(
    (rule) =>
      rule.kind !== 'shift' && rule.binding(problem)?.severity === 'soft' && weightOfRule(problem, rule.code) > 0,
  );
}

/**
 * By what they cost, the soft amounts of two consecutive codes and within a split day, and the last day on which a code
 * affects another.
 */
function pairsOf(model: Model) {
  const { problem } = model.context;
  const pairs = softOf(problem).flatMap((rule) => (rule.kind === 'pair' ? [rule] : []));
  return [...grouped(pairs, (rule) => priceOf(problem, rule))].map(([price, own]) => pairTable(model, price, own));
}

function pairTable(model: Model, price: number, pairs: readonly PairRule[]) {
  const { from, to, place, tableOf, tables, inside } = followOn(model, pairs);
  return {
    price,
    amount: (person: number, before: number, next: number): number =>
      next < to[before]! ? tables[tableOf[person]!]![place[before]! + next - from[before]!]! : 0,
    inside: (person: number, code: number): number => inside[tableOf[person]!]![code]!,
    last: (code: number): number => (to[code]! > from[code]! ? model.day[to[code]! - 1]! : -1),
  };
}
