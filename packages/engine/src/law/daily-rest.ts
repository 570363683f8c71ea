import type { LawPack } from '../problem/law-pack.ts';
import type { Terms } from '../rules/rule.ts';
import type { Minutes } from '../problem/units.ts';

/** The rest between two working days. */
export interface DailyRest {
  /** What the law asks for. */
  usual: Minutes;
  /** No rest is shorter. */
  least: Minutes;
  /** Within how many days after a rest that is shorter than usual later ones make up for it; null: none is allowed. */
  withinDays: number | null;
}

/** The daily rest by a law, under a way of recording working time; null if the law asks for none. */
export function dailyRestOf(law: LawPack | null, regime: Terms['regime']): DailyRest | null {
  const rest = law?.dailyRest;
  if (!rest) return null;
  const usual = (regime === 'fixed' ? undefined : rest.summaryMinutes) ?? rest.minMinutes;
  const { madeUp } = rest;
  // A floor above what is asked for anyway means nothing.
  if (!madeUp || madeUp.leastMinutes >= usual) return { usual, least: usual, withinDays: null };
  return { usual, least: madeUp.leastMinutes, withinDays: madeUp.withinDays };
}
