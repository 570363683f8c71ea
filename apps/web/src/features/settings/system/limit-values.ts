import type { settings } from '@pamaina/contract';
import { optionalNumber } from './numbers.ts';

export type LimitField = keyof settings.Limits;
/** As typed; an empty field is `''`. */
export type LimitValues = Record<LimitField, number | string>;

interface LimitRow {
  name: string;
  min: LimitField | null;
  max: LimitField | null;
}

/** In display order. */
export const limitRows: LimitRow[] = [
  { name: 'hoursWeek', min: 'min_hours_per_week', max: null },
  { name: 'shiftsWeek', min: null, max: 'max_shifts_per_week' },
  { name: 'hoursMonth', min: 'min_hours_per_month', max: 'max_hours_per_month' },
  { name: 'shiftsMonth', min: 'min_shifts_per_month', max: 'max_shifts_per_month' },
  { name: 'hoursPeriod', min: 'min_hours_per_period', max: 'max_hours_per_period' },
  { name: 'shiftsPeriod', min: 'min_shifts_per_period', max: 'max_shifts_per_period' },
  { name: 'days', min: 'min_consecutive_days', max: 'max_consecutive_days' },
  { name: 'daysOff', min: 'min_consecutive_days_off', max: 'max_consecutive_days_off' },
  { name: 'weekends', min: null, max: 'max_weekends' },
];

const fields = limitRows.flatMap(({ min, max }) => [min, max]).filter((field) => field !== null);

export function toLimitValues(limits: settings.Limits): LimitValues {
  return Object.fromEntries(fields.map((field) => [field, limits[field] ?? ''])) as LimitValues;
}

/** Only actual limits are sent. */
export function toLimits(values: LimitValues): settings.Limits {
  const entered = fields.map((field) => [field, optionalNumber(values[field])] as const);
  return Object.fromEntries(entered.filter(([, value]) => value !== null));
}
