import type { Multipliers } from './pay-multipliers.ts';
import { splitShift, type Days, type HourKind, type WorkedShift } from './split-shift.ts';

/** One shift reckoned up: worked minutes by what they are, and what they cost, in cents (not rounded). */
export interface Reckoned<Shift extends WorkedShift> {
  shift: Shift;
  minutes: number;
  night: number;
  holiday: number;
  overtime: number;
  cents: number;
}

interface Terms {
  days: Days;
  multipliers: Multipliers;
  /** Cents an hour; 0 when it is not known. */
  rateCents: number;
  /** Minutes of the accounting period; null without a contract, and then nothing is overtime. */
  normMinutes: number | null;
}

/**
 * The shifts of one person in one accounting period, earliest first. Overtime is what exceeds the norm of the whole period (DK 115),
 * taken to be its last hours.
 */
export function reckonPerson<Shift extends WorkedShift>(shifts: readonly Shift[], terms: Terms): Reckoned<Shift>[] {
  let left = terms.normMinutes ?? Number.POSITIVE_INFINITY;
  return shifts.map((shift) => {
    const reckoned = { shift, minutes: 0, night: 0, holiday: 0, overtime: 0, cents: 0 };
    for (const { kind, minutes } of splitShift(terms.days, shift)) {
      const usual = Math.min(minutes, Math.max(0, left));
      left -= minutes;
      reckoned.minutes += minutes;
      reckoned.overtime += minutes - usual;
      if (kind !== 'plain') reckoned[kind] += minutes;
      reckoned.cents += centsOf(kind, usual, minutes - usual, terms);
    }
    return reckoned;
  });
}

function centsOf(kind: HourKind, usual: number, overtime: number, { multipliers, rateCents }: Terms): number {
  const multiplier = multipliers[kind];
  return (rateCents * (usual * multiplier.usual + overtime * multiplier.overtime)) / 60;
}
