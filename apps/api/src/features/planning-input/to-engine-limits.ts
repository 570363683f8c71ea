import type { settings } from '@pamaina/contract';
import type { PersonLimits } from '@pamaina/engine';

/** An employee's limits: their own, else the project's; hours as minutes. */
export function toEngineLimits(common: settings.Limits, own: settings.Limits): PersonLimits {
  const of = (field: keyof settings.Limits) => own[field] ?? common[field] ?? null;
  const minutes = (field: keyof settings.Limits) => {
    const hours = of(field);
    return hours === null ? null : Math.round(hours * 60);
  };
  const all = {
    minMinutesPerWeek: minutes('min_hours_per_week'),
    maxShiftsPerWeek: of('max_shifts_per_week'),
    minMinutes: minutes('min_hours_per_month'),
    maxMinutes: minutes('max_hours_per_month'),
    minShifts: of('min_shifts_per_month'),
    maxShifts: of('max_shifts_per_month'),
    minMinutesPerAccounting: minutes('min_hours_per_period'),
    maxMinutesPerAccounting: minutes('max_hours_per_period'),
    minShiftsPerAccounting: of('min_shifts_per_period'),
    maxShiftsPerAccounting: of('max_shifts_per_period'),
    minConsecutiveDays: of('min_consecutive_days'),
    maxConsecutiveDays: of('max_consecutive_days'),
    minConsecutiveDaysOff: of('min_consecutive_days_off'),
    maxConsecutiveDaysOff: of('max_consecutive_days_off'),
    maxWeekends: of('max_weekends'),
  } satisfies Record<string, number | null>;
  return Object.fromEntries(Object.entries(all).filter(([, limit]) => limit !== null)) as PersonLimits;
}
