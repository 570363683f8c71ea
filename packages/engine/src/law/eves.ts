import type { LawPack } from '../problem/law-pack.ts';
import type { Day, Minutes } from '../problem/problem.ts';

/** Packs that only say who may work longer on an eve, as those written before `eves` was there. */
const USUAL = { minutes: 60, days: 'all' } as const;

/**
 * By how much the law shortens a day, in minutes; 0 if it doesn't. @param law in force on the day @param next the day
 * after it, if it is known
 */
export function eveMinutes(law: LawPack | null, { date }: Pick<Day, 'date'>, next?: Pick<Day, 'holiday'>): Minutes {
  const eves = law?.eves ?? (law?.eveConsent ? USUAL : null);
  if (eves === null) return 0;
  const isEve = eves.days === 'all' ? next?.holiday === true : eves.days.includes(date.slice(5));
  return isEve ? eves.minutes : 0;
}
