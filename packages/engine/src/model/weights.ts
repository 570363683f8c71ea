/** What a plan strives for, as penalty for one unit; see `quality.parts`. An absent weight is 0. */
export interface Weights {
  /** For one missing net hour. */
  coverage: number;
  /** For one shift below the weekly minimum of a person. */
  minShifts: number;
  /** For one hour between a person's planned hours and their even share (linear). */
  fairHours: number;
  /** For one weekend above a person's even share. */
  fairWeekends: number;
  /** For one night, closing or shift on a holiday between a person's and their even share (linear). */
  fairNights?: number;
  fairClosings?: number;
  fairHolidays?: number;
  /** For one unit of a soft rule: a shift, a day, an hour begun. */
  law?: number;
  /** For one currency unit of pay. */
  cost?: number;
  /** Times the weight of each wish; absent: 1. */
  wishes?: number;
  /** For one shift that differs from the earlier draft. */
  stability: number;
}

/** How much something matters, in words. */
export type Level = 'off' | 'low' | 'normal' | 'high' | 'highest';

/** What matters to a business, in words. */
export interface Importance {
  coverage: Level;
  law: Level;
  fairness: Level;
  wishes: Level;
  cost: Level;
  stability: Level;
}

/** Each word is twice the one before it. */
const FACTORS: Record<Level, number> = { off: 0, low: 0.5, normal: 1, high: 2, highest: 4 };

/**
 * What one unit costs when everything is `normal`: one hour of work that nobody does weighs as much as 50 hours of deviation from an even
 * share, or 5 shifts below a weekly minimum. Even where coverage is `low` and fairness `highest`, an hour nobody does weighs more than one
 * of deviation. The factors leave whole numbers, so that what plans can cost stays countable.
 */
const NORMAL = {
  coverage: 200,
  law: 40,
  minShifts: 40,
  fairHours: 4,
  fairWeekends: 16,
  fairNights: 8,
  fairClosings: 4,
  fairHolidays: 16,
  wishes: 8,
  cost: 4,
  stability: 4,
} as const;

/** What the product plans with until a business says otherwise. */
export const defaultImportance: Importance = {
  coverage: 'normal',
  law: 'normal',
  fairness: 'normal',
  wishes: 'normal',
  cost: 'off',
  stability: 'normal',
};

/** The weights that stand for what matters to a business. */
export function weightsOf(importance: Importance): Weights {
  const { coverage, law, fairness, wishes, cost, stability } = importance;
  const fair = FACTORS[fairness];
  return {
    coverage: NORMAL.coverage * FACTORS[coverage],
    law: NORMAL.law * FACTORS[law],
    minShifts: NORMAL.minShifts * fair,
    fairHours: NORMAL.fairHours * fair,
    fairWeekends: NORMAL.fairWeekends * fair,
    fairNights: NORMAL.fairNights * fair,
    // Counting closings makes proofs several times as slow, so only whoever asks for much fairness pays for it.
    fairClosings: fair > FACTORS.normal ? NORMAL.fairClosings * fair : 0,
    fairHolidays: NORMAL.fairHolidays * fair,
    wishes: NORMAL.wishes * FACTORS[wishes],
    cost: NORMAL.cost * FACTORS[cost],
    stability: NORMAL.stability * FACTORS[stability],
  };
}
