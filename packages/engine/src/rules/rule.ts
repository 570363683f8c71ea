import type { Context } from '../model/context.ts';
import type { Model, Row } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { LocalDate, Person, Problem, Shift } from '../model/problem.ts';
import type { Severity } from '../model/result.ts';
import type { Limit, TrackOf } from './track.ts';

/** How strictly a rule binds in a problem, and the article it comes from. */
export interface Binding {
  severity: Severity;
  source: string | null;
}

/** One breach of a rule. */
export interface Finding {
  date: LocalDate | null;
  shifts: readonly Shift[];
  /** How much, as the search counts it: shifts, days, or hours begun; at least 1. */
  amount: number;
  params: Record<string, string | number>;
}

/** What decides whether and how strictly rules bind. */
export type Terms = Pick<Problem, 'law' | 'regime' | 'rules'>;

/** What a rule is about: what cannot be otherwise, the law, the law on minors and on consent, a person's own limits, the business's rules. */
export type RuleFamily = 'basic' | 'law' | 'minors' | 'consent' | 'limits' | 'business';

/** What every rule says of itself. */
export interface RuleBase {
  /** The same as the rule's file. */
  code: string;
  family: RuleFamily;
  /** Null where the rule does not bind, for want of a law pack for example. */
  binding: (terms: Terms) => Binding | null;
}

/** A rule about one shift of one person. The search asks it once for every person and duty and keeps the answers. */
export interface ShiftRule extends RuleBase {
  kind: 'shift';
  /** Set where only other hours mend a breach, which no plan can give: where the rule only warns, a plan is not charged for it. */
  mendedByHours?: true;
  judge: (context: Context, person: Person, shift: Shift) => Finding | null;
}

/** A rule about a shift and the next one of the same person, `next.start >= first.start`. The search keeps the answers in a follow-on matrix. */
export interface PairRule extends RuleBase {
  kind: 'pair';
  judge: (context: Context, person: Person, first: Shift, next: Shift) => Finding | null;
}

/** The compiled form of a row rule: the summed amounts of one person's row. */
export type RowCost = (row: Row) => number;

/** A rule about a person's whole roster: a plain judge, and the same in numbers for the search. */
export interface RowRule extends RuleBase {
  kind: 'row';
  /** Set where a roster may break the rule by having a shift less. */
  needsWork?: true;
  judge: (view: PersonView) => Finding[];
  /** Null when no roster of this model can break it. */
  compile: (model: Model) => RowCost | null;
  /** The rule day by day, for building rosters; a test holds it to the judge. */
  track?: TrackOf;
  /** Where the rule limits sums over the period: those of the person. */
  limits?: (model: Model, person: number) => Limit[];
  /** Where the rule limits net minutes from Monday to Sunday, or in any 7 dates: the most of a week by its number, null for none. */
  weeklyMost?: (context: Context, person: Person, week: number) => number | null;
}

export type Rule = ShiftRule | PairRule | RowRule;

/** The binding of a rule that stands in every problem. */
export const always = (): Binding => ({ severity: 'hard', source: null });

/** The binding of a rule that a business or a person asks for and that a plan may miss. */
export const wished = (): Binding => ({ severity: 'soft', source: null });

/** The binding that a law pack gives. */
export function fromLaw(rule: { severity: Severity; article: string } | undefined): Binding | null {
  return rule ? { severity: rule.severity, source: rule.article } : null;
}

/** Minutes as hours begun. */
export function hoursBegun(minutes: number): number {
  return Math.ceil(minutes / 60);
}
