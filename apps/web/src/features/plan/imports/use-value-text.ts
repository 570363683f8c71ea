import type { imports } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

type Value = imports.ReadRow['values'][string];

const DATES = new Set(['date', 'first_day', 'probation_end', 'birth_date']);
export const isDateField = (field: string): boolean => DATES.has(field);

const HOURS = new Set(['contract_hours_per_week', 'max_hours_per_week']);

/** What was understood of a cell, so that another meaning is seen: dates in words, breaks in minutes, pay as money. */
export function useValueText(): (field: string, value: Value | undefined) => string {
  const { t } = useTranslation('imports');
  const { longDate, hours, money } = useFormat();
  return (field, value) => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'string') return isDateField(field) ? longDate(value) : value;
    if (typeof value === 'object') return value.join(', ');
    if (field === 'break') return t('minutes', { count: value });
    if (field === 'hourly_rate_cents') return money(value);
    return HOURS.has(field) ? hours(value) : String(value);
  };
}
