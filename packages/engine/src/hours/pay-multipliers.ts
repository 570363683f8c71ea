import type { HourKind } from '../law/split-work.ts';

/** The multiplier of the hourly rate by kind of hour, within the norm and above it. */
export type Multipliers = Record<HourKind, { usual: number; overtime: number }>;

/**
 * DK 144, the statutory minimum: night 1.5, holiday 2, a rest day outside the schedule 2, overtime 1.5, overtime at
 * night or on such a rest day 2, overtime on a holiday 2.5. Whether coinciding premiums add up is not settled, so the
 * higher one counts.
 */
const lithuania: Multipliers = {
  plain: { usual: 1, overtime: 1.5 },
  night: { usual: 1.5, overtime: 2 },
  rest: { usual: 2, overtime: 2 },
  holiday: { usual: 2, overtime: 2.5 },
};

const PLAIN = { usual: 1, overtime: 1 };

/** The European directives define no premiums. */
const none: Multipliers = { plain: PLAIN, night: PLAIN, rest: PLAIN, holiday: PLAIN };

export const payMultipliers = (lawPack: 'lt' | 'eu' | 'none'): Multipliers => (lawPack === 'lt' ? lithuania : none);
