import type { Model } from '../model/model.ts';
import type { Problem } from '../problem/problem.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import { rules } from '../rules/registry.ts';
import { pricedAt, type AmountAutomaton } from '../rules/automaton.ts';
import type { Rule } from '../rules/rule.ts';
import { followOn } from '../rules/follow-on.ts';
import { amountOf, MINUTES, WEEKENDS } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** Row rules that only warn: a breach costs the weight of the law. */
export const softRowRules: RowGoal = {
  kind: 'row',
  code: 'law',
  wanted: (problem) => (problem.weights.law ?? 0) > 0 && softOf(problem).length > 0,
  penalty: (view) => {
    const units = new Map(softOf(view.context.problem).map((rule) => [rule.code, perUnit(rule)]));
    const amount = judgeRoster(view).reduce((sum, it) => sum + it.amount / (units.get(it.rule) ?? Infinity), 0);
    return amount * (view.context.problem.weights.law ?? 0);
  },
  compile: (model) => {
    const weight = model.context.problem.weights.law ?? 0;
    const soft = softOf(model.context.problem);
    const rows = soft.flatMap((rule) => {
      const cost = rule.kind === 'row' ? rule.compile(model) : null;
      return cost ? [{ cost, share: 1 / perUnit(rule) }] : [];
    });
    const pairs = pairsOf(model);
    return (row) => {
      let amount = 0;
      for (let i = 0; i < rows.length; i++) amount += rows[i]!.cost(row) * rows[i]!.share;
      if (pairs) {
        for (let i = 0; i < row.length; i++) amount += pairs.inside(row.person, row.code[i]!);
        for (let i = 1; i < row.length; i++) amount += pairs.amount(row.person, row.code[i - 1]!, row.code[i]!);
      }
      return amount * weight;
    };
  },
  automata: (model, person, codes) => {
    const { problem } = model.context;
    const weight = problem.weights.law ?? 0;
    const ofRows = softOf(problem).flatMap((rule) => {
      const automata = rule.kind === 'row' ? (rule.automata?.(model, person, codes) ?? []) : [];
      return automata.map((automaton) => pricedAt(weight / perUnit(rule), automaton));
    });
    return [...pairAutomata(model, person).map((automaton) => pricedAt(weight, automaton)), ...ofRows];
  },
  sums: (model, person) => {
    const { problem } = model.context;
    // Shifts of a template are counted by an automaton: pricing tracks their sum only where a limit of it must be kept.
    const limits = softOf(problem).flatMap((rule) =>
      rule.kind === 'row' && !rule.automata ? (rule.limits?.(model, person) ?? []) : [],
    );
    return limits.flatMap(({ of, least, most }) => {
      if (typeof of === 'number' || (least <= 0 && most === Infinity)) return [];
      const quantity = of === 'minutes' ? MINUTES : WEEKENDS;
      const cost = (sum: number): number => amountOf(quantity, Math.max(0, least - sum, sum - most)) / quantity.perStep;
      return [{ of, cost: (sum) => cost(sum) * (problem.weights.law ?? 0) }];
    });
  },
};

/** The soft rules about two consecutive shifts; the state is the last code plus 1. */
function pairAutomata(model: Model, person: number): AmountAutomaton[] {
  const pairs = pairsOf(model);
  if (!pairs) return [];
  return [
    {
      start: 0,
      next: (state, day, code) => {
        if (code >= 0) return code + 1;
        return state > 0 && pairs.last(state - 1) > day ? state : 0;
      },
      cost: (state, _day, code) => {
        if (code < 0) return 0;
        return pairs.inside(person, code) + (state > 0 ? pairs.amount(person, state - 1, code) : 0);
      },
    },
  ];
}

const perUnit = (rule: Rule): number => (rule.kind === 'row' && rule.perUnit) || 1;

function softOf(problem: Problem) {
  return rules.filter((rule) => rule.kind !== 'shift' && rule.binding(problem)?.severity === 'soft');
}

/**
 * The soft amounts of two consecutive codes and within a split day, and the last day on which a code affects another;
 * null if no pair rule is soft.
 */
function pairsOf(model: Model) {
  if (!softOf(model.context.problem).some((rule) => rule.kind === 'pair')) return null;
  const { from, to, place, tableOf, tables, inside } = followOn(model, 'soft');
  return {
    amount: (person: number, before: number, next: number): number =>
      next < to[before]! ? tables[tableOf[person]!]![place[before]! + next - from[before]!]! : 0,
    inside: (person: number, code: number): number => inside[tableOf[person]!]![code]!,
    last: (code: number): number => (to[code]! > from[code]! ? model.day[to[code]! - 1]! : -1),
  };
}
