/** The penalty of each objective per unit; see `quality.parts`. An absent weight is 0. */
export interface Weights {
  /** For one missing net hour. */
  coverage: number;
  /** For one shift below the weekly minimum of an employee. */
  minShifts: number;
  /** For one hour between an employee's planned hours and their even share (linear). */
  fairHours: number;
  /** For one weekend above an employee's even share. */
  fairWeekends: number;
  /** For one night, closing or shift on a holiday above or below an employee's even share (linear). */
  fairNights?: number;
  fairClosings?: number;
  fairHolidays?: number;
  /** For one day on which an employee works twice. */
  splitDays?: number;
  /** For one unit of a soft rule: a shift, a day, a started hour. */
  law?: number;
  /** The same of some rules, by their code. */
  rules?: Readonly<Record<string, number>>;
  /** For one currency unit of pay. */
  cost?: number;
  /** For one currency unit of pay above a budget that is a goal. */
  budget?: number;
  /** Multiplies the weight of each shift preference; default 1. */
  wishes?: number;
  /** For one shift that differs from the earlier draft. */
  stability: number;
}

/** What one unit of a soft rule costs. */
export const weightOfRule = ({ weights }: { weights: Weights }, code: string): number =>
  weights.rules?.[code] ?? weights.law ?? 0;

/** How much something matters, in words. */
export type Level = 'off' | 'low' | 'normal' | 'high' | 'highest';

/** The importance of each objective to a business, in words. */
export interface Importance {
  coverage: Level;
  law: Level;
  fairness: Level;
  wishes: Level;
  cost: Level;
  stability: Level;
  /** Of budgets that are goals; default `normal`. */
  budget?: Level;
}

/** Each word is twice the one before it. */
const FACTORS: Record<Level, number> = { off: 0, low: 0.5, normal: 1, high: 2, highest: 4 };

/**
 * The cost of one unit if everything is `normal`: one uncovered hour of work costs as much as 50 hours of deviation
 * from an even share, 5 shifts below a weekly minimum, or 2 split days. Even if coverage is `low` and fairness
 * `highest`, an uncovered hour costs more than one of deviation. The factors produce whole numbers, so that the
 * possible plan costs remain discrete.
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
  splitDays: 100,
  wishes: 8,
  cost: 4,
  budget: 4,
  stability: 4,
} as const;

/** The defaults until a business chooses otherwise. */
export const defaultImportance: Importance = {
  coverage: 'normal',
  law: 'normal',
  fairness: 'normal',
  wishes: 'normal',
  cost: 'off',
  stability: 'normal',
};

/** The weights for the importance levels of a business. */
export function weightsOf(importance: Importance): Weights {
  const { coverage, law, fairness, wishes, cost, stability, budget = 'normal' } = importance;
  const fair = FACTORS[fairness];
  return {
    coverage: NORMAL.coverage * FACTORS[coverage],
    law: NORMAL.law * FACTORS[law],
    minShifts: NORMAL.minShifts * fair,
    fairHours: NORMAL.fairHours * fair,
    fairWeekends: NORMAL.fairWeekends * fair,
    fairNights: NORMAL.fairNights * fair,
    // Counting closings makes proofs several times slower, so it is only used at high fairness.
    fairClosings: fair > FACTORS.normal ? NORMAL.fairClosings * fair : 0,
    fairHolidays: NORMAL.fairHolidays * fair,
    splitDays: NORMAL.splitDays,
    wishes: NORMAL.wishes * FACTORS[wishes],
    cost: NORMAL.cost * FACTORS[cost],
    budget: NORMAL.budget * FACTORS[budget],
    stability: NORMAL.stability * FACTORS[stability],
  };
}
