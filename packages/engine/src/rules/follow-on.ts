import { leastDailyRest } from '../law/daily-rest.ts';
import { lawOn, lawsOf } from '../law/law-on.ts';
import { minorLimits } from '../law/minor-limits.ts';
import type { Model } from '../model/model.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { rules } from './registry.ts';
import type { PairRule } from './rule.ts';

/** The total amounts of the pair rules, for every pair of codes that can be too close to each other. */
export interface FollowOn {
  /** By code: the first code after its day, one past the last one in reach, and the index of the first in `amounts`. */
  from: Int32Array;
  to: Int32Array;
  place: Int32Array;
  /** By employee: the index of the table (employees with the same limits share one). */
  tableOf: Int32Array;
  tables: readonly Uint8Array[];
  /** By table and code: the amounts between the parts of a split day; 0 for all others. */
  inside: readonly Uint8Array[];
}

/** The pair rules that nobody may break. */
export function bindingPairRules(problem: Problem): PairRule[] {
  return pairRulesOf(problem, 'binding');
}

function pairRulesOf(problem: Problem, which: 'binding' | 'soft'): PairRule[] {
  return rules.flatMap((rule) => {
    const severity = rule.kind === 'pair' ? rule.binding(problem)?.severity : undefined;
    return rule.kind === 'pair' && severity && (severity === 'soft') === (which === 'soft') ? [rule] : [];
  });
}

/**
 * Evaluates the binding or the soft pair rules, or some of them, for every two codes that can follow each other, once
 * per kind of employee.
 */
export function followOn(model: Model, which: 'binding' | 'soft' | readonly PairRule[] = 'binding'): FollowOn {
  const { context, codes } = model;
  const rest = longestRest(context.problem);
  const from = new Int32Array(codes);
  const to = new Int32Array(codes);
  const place = new Int32Array(codes);
  let size = 0;
  for (let code = 0; code < codes; code++) {
    const day = model.day[code]!;
    from[code] = model.dayStart[day + 1]!;
    to[code] = model.dayStart[lastAffected(model, code, rest) + 1]!;
    place[code] = size;
    size += to[code]! - from[code]!;
  }
  const classes = context.problem.people.map((person) => {
    const limits = context.calendar.days.map(
      (day) => minorLimits(lawOn(context.problem.law, day.date), person, day.date)?.minRestMinutes,
    );
    const splits = context.problem.rules?.splitDays && person.splitsDays ? 'splits ' : '';
    return splits + (limits.every((limit) => limit === undefined) ? '' : limits.join());
  });
  const names = [...new Set(classes)];
  const asked = typeof which === 'string' ? pairRulesOf(context.problem, which) : which;
  const hasSplits = model.other.some((part) => part >= 0);
  const members = names.map((name) => context.problem.people[classes.indexOf(name)]!);
  const tables = members.map((person) => {
    const amounts = new Uint8Array(size);
    // Of a split day, what stands between the neighbours' shifts is its last and its first part.
    const spread = (a: number, b: number): number => {
      const [before, next] = [model.parts[a]!.at(-1)!, model.one[b]!];
      return next < to[before]! ? amounts[place[before]! + next - from[before]!]! : 0;
    };
    for (const ofSplits of hasSplits ? [false, true] : [false]) {
      for (let a = 0; a < codes; a++) {
        for (let b = from[a]!; b < to[a]!; b++) {
          if ((model.other[a]! >= 0 || model.other[b]! >= 0) !== ofSplits) continue;
          amounts[place[a]! + b - from[a]!] = ofSplits ? spread(a, b) : pairAmount(model, asked, person, a, b);
        }
      }
    }
    return amounts;
  });
  const inside = members.map((person) =>
    Uint8Array.from(model.parts, (_, code) => amountInside(model, asked, person, code)),
  );
  return { from, to, place, tableOf: Int32Array.from(classes, (name) => names.indexOf(name)), tables, inside };
}

/** The binding amounts between the parts of a code for an employee. */
export function amountInside(model: Model, asked: readonly PairRule[], person: Person, code: number): number {
  const own = model.parts[code]!;
  return own.slice(1).reduce((sum, part, i) => sum + pairAmount(model, asked, person, own[i]!, part), 0);
}

/** The longest rest that any pair rule asks for after a shift, in minutes. */
function longestRest(problem: Problem): number {
  const all = lawsOf(problem.law).flatMap((law) => [
    leastDailyRest(law, problem.regime),
    law?.longShiftRest?.minMinutes ?? 0,
    ...(law?.minors?.ages.map(({ minRestMinutes }) => minRestMinutes) ?? []),
  ]);
  return Math.max(0, ...all);
}

/** The last day on which a shift can be too close to this one: at least the next, because of the business's rules. */
function lastAffected({ context, day, days, end }: Model, code: number, rest: number): number {
  const list = context.calendar.days;
  let last = Math.min(days - 1, day[code]! + 1);
  while (last + 1 < days && list[last + 1]!.startsAt < end[code]! + rest) last++;
  return last;
}

function pairAmount(model: Model, asked: readonly PairRule[], person: Person, a: number, b: number): number {
  const { context, first, last } = model;
  const before = model.shiftOf[a];
  const next = model.shiftOf[b];
  const planned = (code: number) => model.day[code]! >= first && model.day[code]! <= last;
  if (!before || !next || !(planned(a) || planned(b))) return 0;
  let amount = 0;
  for (const rule of asked) {
    amount += rule.judge(context, person, before, next)?.amount ?? 0;
  }
  return Math.min(amount, 255);
}
