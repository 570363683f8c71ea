import type { answers } from '@pamaina/contract';
import type { PenaltyParts, Weights } from '@pamaina/engine';

/** The unit of each part, and the weight that turned its units into penalty (`Weights` of the engine). */
const UNITS: Readonly<Record<string, { unit: answers.ChangeUnit; weight: keyof Weights }>> = {
  coverage: { unit: 'hours', weight: 'coverage' },
  law: { unit: 'times', weight: 'law' },
  'min-shifts': { unit: 'shifts', weight: 'minShifts' },
  'fair-hours': { unit: 'hours', weight: 'fairHours' },
  'fair-weekends': { unit: 'weekends', weight: 'fairWeekends' },
  'fair-nights': { unit: 'nights', weight: 'fairNights' },
  'fair-closings': { unit: 'closings', weight: 'fairClosings' },
  'fair-holidays': { unit: 'holidays', weight: 'fairHolidays' },
  wishes: { unit: 'times', weight: 'wishes' },
  stability: { unit: 'shifts', weight: 'stability' },
  cost: { unit: 'euro', weight: 'cost' },
  'overtime-cost': { unit: 'euro', weight: 'cost' },
};

/** A change of fewer units than this is not noticeable. */
const SEEN = 0.05;

/**
 * A change of the penalty in understandable units, the largest part first: uncovered hours, hours or weekends away from
 * an even share, euro. Parts without a unit are left out.
 */
export function partChanges(parts: PenaltyParts, weights: Weights): answers.PartChange[] {
  return Object.entries(parts)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .flatMap(([rule, penalty]) => {
      const known = UNITS[rule];
      const weight = known === undefined ? 0 : (weights[known.weight] ?? 1);
      if (known === undefined || weight === 0) return [];
      const amount = Math.round((penalty / weight) * 100) / 100;
      return Math.abs(amount) < SEEN ? [] : [{ rule, unit: known.unit, amount }];
    });
}
