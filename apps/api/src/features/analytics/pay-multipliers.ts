import type { HourKind } from './split-shift.ts';

/** What an hour costs of the hourly rate, by its kind, within the norm and above it. */
export type Multipliers = Record<HourKind, { usual: number; overtime: number }>;

/**
 * DK 144, the least that the law asks for: night 1.5, holiday 2, overtime 1.5, overtime at night 2, overtime on a holiday 2.5.
 * Whether the premiums of a night and of a holiday add up is not settled, so the higher one counts.
 */
const lithuania: Multipliers = {
  plain: { usual: 1, overtime: 1.5 },
  night: { usual: 1.5, overtime: 2 },
  holiday: { usual: 2, overtime: 2.5 },
};

/** The European directives know no premiums. */
const none: Multipliers = {
  plain: { usual: 1, overtime: 1 },
  night: { usual: 1, overtime: 1 },
  holiday: { usual: 1, overtime: 1 },
};

export const payMultipliers = (lawPack: 'lt' | 'eu' | 'none'): Multipliers => (lawPack === 'lt' ? lithuania : none);
