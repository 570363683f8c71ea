import type { LawPack } from '../problem/law-pack.ts';
import type { Problem } from '../problem/problem.ts';
import type { Minutes } from '../problem/units.ts';

type Regime = Problem['regime'];
type OfLaw = NonNullable<LawPack['dailyRest']>;

/** The rest between two working days. */
export interface DailyRest {
  /** What the law asks for. */
  usual: Minutes;
  /** Within how many days after a rest that is shorter than usual later ones make up for it; null: none is allowed. */
  withinDays: number | null;
}

const usualRest = ({ minMinutes, summaryMinutes = minMinutes }: OfLaw, regime: Regime): Minutes =>
  regime === 'fixed' ? minMinutes : summaryMinutes;

/** The daily rest by a law, under a way of recording working time; null if the law asks for none. */
export function dailyRestOf(law: LawPack | null, regime: Regime): DailyRest | null {
  const rest = law?.dailyRest;
  if (!rest) return null;
  const usual = usualRest(rest, regime);
  const { madeUp } = rest;
  // A floor above what is asked for anyway means nothing.
  return { usual, withinDays: madeUp && madeUp.leastMinutes < usual ? madeUp.withinDays : null };
}

/** What no daily rest is shorter than, even if others make up for it; 0 if the law asks for none. */
export function leastDailyRest(law: LawPack | null, regime: Regime): Minutes {
  const rest = law?.dailyRest;
  return rest ? Math.min(usualRest(rest, regime), rest.madeUp?.leastMinutes ?? Infinity) : 0;
}
