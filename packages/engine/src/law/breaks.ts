import type { BreakTier, LawPack } from '../problem/law-pack.ts';
import type { Minutes } from '../problem/units.ts';

/** The break that so much net work must have: of the longest tier that it exceeds; null where none is due. */
export function dueBreak(rule: LawPack['mealBreak'], netMinutes: Minutes): BreakTier | null {
  if (!rule) return null;
  return [rule, ...(rule.longer ?? [])].findLast(({ overMinutes }) => netMinutes > overMinutes) ?? null;
}
