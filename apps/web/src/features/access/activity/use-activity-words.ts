import type { activity } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { changedFields, isBusinessRule, isRow } from './changed-fields.ts';

export interface ActivityWords {
  title: string;
  changes: { label: string; before: string; after: string }[];
}

type Details = Record<string, unknown>;

/** Weekdays count from 1, Monday. */
const SOME_SUNDAY = '2026-01-04';
const WEEKDAYS: ReadonlySet<string> = new Set(['weekday', 'rest_weekdays', 'wished_days_off']);

/** What the form of a type of absence calls its fields, in its texts. */
const LEAVE_LABELS: Readonly<Record<string, string>> = {
  paid: 'isPaid',
  counted_in: 'unit',
  per_year: 'yearly',
  balance: 'balance',
  since: 'since',
  carry_over_max: 'carryOverMax',
  carry_over_until: 'carryOverUntil',
  is_pro_rata: 'isProRata',
  is_earned_monthly: 'isEarnedMonthly',
  week_days: 'weekDays',
  half_days: 'halfDays',
  counts_as: 'countsAs',
  can_request: 'canRequest',
  archived: 'archived',
  payroll_code: 'payrollCode',
};
/** Their values that are types of absence. */
const LEAVE_TYPES: ReadonlySet<string> = new Set(['balance', 'counts_as']);

/** A line of the history in the user's language: what happened, and the old and new value of each field. */
export function useActivityWords(): (item: activity.Activity) => ActivityWords {
  const { t } = useTranslation('activity');
  const format = useFormat();

  const value = (field: string, raw: unknown, names: Record<string, string>): string => {
    if (raw === null || raw === undefined || raw === '') return '–';
    if (typeof raw === 'boolean') return t(raw ? 'yes' : 'no');
    if (WEEKDAYS.has(field) && typeof raw === 'number') return format.weekdayLong(addDays(SOME_SUNDAY, raw));
    if (typeof raw === 'number') return field.endsWith('_cents') ? format.money(raw) : format.number(raw);
    if (Array.isArray(raw)) return raw.length === 0 ? '–' : raw.map((each) => value(field, each, names)).join(', ');
    if (isRow(raw) && isBusinessRule(field)) return t(`system-settings:businessRules.${field}.value`, raw);
    if (isRow(raw))
      return Object.entries(raw)
        .map(([name, one]) => value(name, one, names))
        .join(' ');
    if (typeof raw !== 'string') return '–';
    if (field === 'employee_id') return names[raw] ?? raw;
    if (/^\d{4}-\d\d-\d\d$/.test(raw)) return format.longDate(raw);
    if (/^\d\d:\d\d:\d\d$/.test(raw)) return raw.slice(0, 5);
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(raw)) return format.instant(raw);
    if (field === 'counted_in') return t(`leave-types:units.${raw === 'hours' ? 'hours' : 'days'}`);
    return t([`values.${LEAVE_TYPES.has(field) ? 'type' : field}.${raw}`, 'values.none'], { value: raw });
  };

  return ({ action_type, details, names }) => {
    const about: Details = {
      ...details,
      ...(isRow(details['before']) && details['before']),
      ...(isRow(details['after']) && details['after']),
    };
    const text = (field: string) => value(field, about[field], names);
    const year = Number(about['year']);
    const [entity] = action_type.split('.', 1);
    const values = {
      ...Object.fromEntries(Object.keys(about).map((field) => [field, text(field)])),
      type: action_type,
      name: text('name'),
      person: about['employee_id'] == null ? t('nobody') : text('employee_id'),
      date: text('date'),
      role: text('role'),
      day: about['weekday'] == null ? text('date') : text('weekday'),
      hours: `${text('start_time')}–${text('end_time')}`,
      month: Number.isInteger(year) && about['month'] !== undefined ? format.month(year, Number(about['month'])) : '',
      count: countOf(about),
    };
    // A row of the calendar that is no public holiday is a closing day of the business.
    const own = about['is_public'] === false ? [`closingDay.${action_type.replace('holiday.', '')}`] : [];
    return {
      title: t([...own, `actions.${action_type}`, 'actions.other'], values),
      changes: changedFields(details).map(({ field, before, after }) => ({
        label: t(
          [
            `fields:${entity}.${field}`,
            `fields.${field}`,
            `system-settings:businessRules.${field}.label`,
            ...(action_type === 'time_off.type_changed' ? [`leave-types:${LEAVE_LABELS[field] ?? field}`] : []),
            'fields.other',
          ],
          {
            field: field.replaceAll('_', ' '),
          },
        ),
        before: value(field, before, names),
        after: value(field, after, names),
      })),
    };
  };
}

/** The number of things that a change was about, under any of their names. */
function countOf(details: Details): number {
  const list = details['dates'] ?? details['changes'];
  if (Array.isArray(list)) return list.length;
  return Number(details['shifts'] ?? details['removed'] ?? details['copied'] ?? details['count'] ?? 0);
}
