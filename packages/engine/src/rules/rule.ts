import { lawOn, lawsOf } from '../law/law-on.ts';
import type { Context } from '../model/context.ts';
import { contextOn } from '../model/context-on.ts';
import type { Model, Row, Statement } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { LocalDate, Person, Problem, RuleSeverity, Shift } from '../problem/problem.ts';
import type { Severity } from '../problem/result.ts';
import type { AutomataOf, Limit } from './automaton.ts';

/** The strictness of a rule in a problem, and its article. */
export interface Binding {
  severity: Severity;
  source: string | null;
}

/** One breach of a rule. */
export interface Finding {
  date: LocalDate | null;
  shifts: readonly Shift[];
  /** The amount as the search counts it: shifts, days, or started hours; at least 1. */
  amount: number;
  params: Record<string, string | number>;
}

/** The terms that determine the strictness of rules. */
export type Terms = Pick<Problem, 'law' | 'regime' | 'rules'>;

/**
 * The subject of a rule: physical limits, the law, the law on minors and on consent, an employee's limits, the
 * business's rules.
 */
export type RuleFamily = 'basic' | 'law' | 'minors' | 'consent' | 'limits' | 'business';

/**
 * The numbers that a business sets for a rule: its own field of `Problem.rules`, where a rule that isn't set is absent.
 */
export interface RuleNumbers {
  /** By name, the least value. */
  least: Readonly<Record<string, number>>;
  /** By name, the greatest value, where a rule can be judged no further. */
  most?: Readonly<Record<string, number>>;
  /** Two names: the first number is at most the second. */
  ordered: readonly [string, string] | null;
}

/** The common fields of every rule. */
export interface RuleBase {
  /** The name in results and settings; never changed, as it is stored with violations. */
  code: string;
  family: RuleFamily;
  /** Null if the rule does not apply, for example without a law pack. */
  binding: (terms: Terms) => Binding | null;
  numbers?: RuleNumbers;
}

/**
 * A rule about one shift of one employee. The search evaluates it once for every employee and duty and stores the
 * results.
 */
export interface ShiftRule extends RuleBase {
  kind: 'shift';
  /**
   * Set if only other hours of the shift repair a breach, which a plan cannot change: if the rule is soft, a plan is
   * not charged for it.
   */
  mendedByHours?: true;
  /** Set if the rule also applies to on-call shifts at home, which are not work. */
  ofHomeOnCall?: true;
  judge: (context: Context, person: Person, shift: Shift) => Finding | null;
}

/**
 * A rule about two consecutive shifts of an employee, `next.start >= first.start`. The search stores the results in a
 * follow-on matrix.
 */
export interface PairRule extends RuleBase {
  kind: 'pair';
  judge: (context: Context, person: Person, first: Shift, next: Shift) => Finding | null;
}

/** The compiled form of a row rule: the total amount in one employee's row. */
export interface RowCost {
  (row: Row): number;
  /** How a few other days change the amount, which then needs no look at the whole row. */
  change?: RowChange;
}

/**
 * The amount depends on a sum of values by code, or on the weekends with work, or on counters by code, or on nothing
 * but the runs of work and days off at the changed days and so many days around them, or their weeks.
 */
export type RowChange =
  | { kind: 'sum'; value: Int32Array | 'weekends'; sign: number; limits: Float64Array; step: number; perStep: number }
  | { kind: 'counters'; places: readonly Int32Array[]; width: number; most: Int32Array }
  | { kind: 'near'; reach: number; weeks: boolean };

/** The cost with the knowledge of how it changes. */
export function withChange(cost: RowCost, change: RowChange): RowCost {
  return Object.assign(cost, { change });
}

/**
 * A rule about an employee's whole roster: an exact judge, a compiled form for the search, and states or sums for
 * pricing. Nearly all are written as a sum (`forms/period-sum.ts`, `week-sum.ts`, `seven-date-sum.ts`,
 * `template-sum.ts`) or as runs (`forms/runs.ts`), from which all of this is derived.
 */
export interface RowRule extends RuleBase {
  kind: 'row';
  /** Set if removing a shift can break the rule. */
  needsWork?: true;
  /** Set if what fixed shifts alone break may stay broken where mending it would break another rule. */
  mayStand?: true;
  /** The amount of one unit of a breach; absent: 1. Where the rule is soft, each unit costs the same. */
  perUnit?: number;
  judge: (view: PersonView) => Finding[];
  /** Null if no roster of this model can break it. */
  compile: (model: Model) => RowCost | null;
  /** The rule as day-by-day states, for building rosters; a test compares it with the judge. */
  automata?: AutomataOf;
  /** For a rule that limits sums over the period: the employee's limits, which pricing tracks without an automaton. */
  limits?: (model: Model, person: number) => Limit[];
  /**
   * For a rule that limits net minutes from Monday to Sunday, or in any 7 dates: the maximum of a week by its index,
   * null for none.
   */
  weeklyMost?: (context: Context, person: Person, week: number) => number | null;
}

/** A row rule without its name, family and strictness: what a form derives from one definition. */
export type RowForm = Omit<RowRule, keyof RuleBase>;

export type Rule = ShiftRule | PairRule | RowRule;

/** One breach of a rule about several employees. */
export interface JointFinding extends Finding {
  /** The employee to whom it is reported. */
  employeeId: string | null;
}

/** At most this many of some statements can be true; each further one is one unit of breach. */
export interface AtMost {
  most: number;
  statements: Statement[];
}

/**
 * A rule that joins employees. Its compiled form is linear in the assignments, so that the search's deltas, the reduced
 * costs of rosters and the bound use the same rows; a test compares them with the judge.
 */
export interface JointRule extends RuleBase {
  /** Whether the business has such a rule at all. */
  wanted: (problem: Problem) => boolean;
  /** All breaches in all employees' shifts that involve a shift of the period; the amounts are those of the rows. */
  judge: (context: Context, shifts: readonly Shift[]) => JointFinding[];
  compile: (model: Model) => AtMost[];
}

/** The binding of a rule that applies to every problem. */
export const always = (): Binding => ({ severity: 'hard', source: null });

/** The binding of a soft rule that a business or an employee requests. */
export const wished = (): Binding => ({ severity: 'soft', source: null });

/** The binding defined by a law pack. */
export function fromLaw(rule: { severity: Severity; article: string } | undefined): Binding | null {
  return rule ? { severity: rule.severity, source: rule.article } : null;
}

/** Converts minutes to started hours. */
export function hoursBegun(minutes: number): number {
  return Math.ceil(minutes / 60);
}

/** The rule with the strictness chosen by the business. */
export function withConfiguredSeverity<R extends RuleBase>(rule: R): R {
  return {
    ...rule,
    binding: (terms) => {
      const binding = rule.binding(terms);
      const chosen = binding && terms.rules?.severities?.[rule.code];
      if (!chosen || !choicesOf(rule, binding).includes(chosen)) return binding;
      return chosen === 'off' ? null : { ...binding, severity: chosen };
    },
  };
}

/**
 * The strictness levels that a business can choose for a rule with this binding: rules of law remain at least a
 * warning.
 */
export function choicesOf({ family }: RuleBase, { severity, source }: Binding): readonly RuleSeverity[] {
  if (family === 'basic') return [severity];
  const all = ['off', 'soft', 'consent', 'hard'] as const;
  return source !== null && severity !== 'soft' ? all.slice(1) : all;
}

const STRICTNESS = ['soft', 'consent', 'hard'] as const;

/**
 * The rule by the law of each date, for a law that changes within the period. A shift is judged by the law of the date
 * on which it starts, two shifts by that of the second; a sum or a run by the law of its first day, which the forms
 * know. In such a period the rule is as strict as in the strictest part.
 */
export function withDatedLaw<R extends Rule>(rule: R): R {
  const dated: Rule = { ...rule, binding: (terms) => strictest(rule, terms) };
  const applies = (problem: Terms, date: LocalDate) => !problem.law?.changes || bindingOn(rule, problem, date) !== null;
  if (rule.kind === 'shift' && dated.kind === 'shift')
    dated.judge = (context, person, shift) =>
      applies(context.problem, shift.date) ? rule.judge(contextOn(context, shift.date), person, shift) : null;
  if (rule.kind === 'pair' && dated.kind === 'pair')
    dated.judge = (context, person, first, next) =>
      applies(context.problem, next.date) ? rule.judge(contextOn(context, next.date), person, first, next) : null;
  return dated as R;
}

/** The binding of a rule by the law of a date. */
export function bindingOn(rule: Pick<Rule, 'binding'>, terms: Terms, date: LocalDate | null): Binding | null {
  return rule.binding(terms.law?.changes && date !== null ? { ...terms, law: lawOn(terms.law, date) } : terms);
}

function strictest(rule: Rule, terms: Terms): Binding | null {
  if (!terms.law?.changes) return rule.binding(terms);
  const bindings = lawsOf(terms.law).flatMap((law) => rule.binding({ ...terms, law: law && plain(law) }) ?? []);
  const [first] = bindings.toSorted((a, b) => STRICTNESS.indexOf(b.severity) - STRICTNESS.indexOf(a.severity));
  return first ?? null;
}

function plain({ changes: _, ...law }: NonNullable<Terms['law']>): NonNullable<Terms['law']> {
  return law;
}
