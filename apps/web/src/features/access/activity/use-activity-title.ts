import type { activity } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays, isDate } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useNearDays } from '../../../lib/dates/use-near-days.ts';
import { isRow } from './changed-fields.ts';

type Details = Record<string, unknown>;

/** Weekdays count from 1, Monday. */
const SOME_SUNDAY = '2026-01-04';
const WEEKDAYS: ReadonlySet<string> = new Set(['weekday', 'rest_weekdays', 'wished_days_off']);

/** Says a value of a field in its own way; null: as it is usual. */
type OwnWay = (field: string, raw: unknown) => string | null;

/** A value of a field in the user's language. */
export function useActivityValue(): (
  field: string,
  raw: unknown,
  names: Record<string, string>,
  ownWay?: OwnWay,
) => string {
  const { t } = useTranslation('activity');
  const format = useFormat();
  return function value(field, raw, names, ownWay = () => null): string {
    const own = ownWay(field, raw);
    if (own !== null) return own;
    if (raw === null || raw === undefined || raw === '') return '–';
    if (typeof raw === 'boolean') return t(raw ? 'yes' : 'no');
    if (WEEKDAYS.has(field) && typeof raw === 'number') return format.weekdayLong(addDays(SOME_SUNDAY, raw));
    if (typeof raw === 'number') return field.endsWith('_cents') ? format.money(raw) : format.number(raw);
    if (Array.isArray(raw))
      return raw.length === 0 ? '–' : raw.map((each) => value(field, each, names, ownWay)).join(', ');
    if (isRow(raw))
      return Object.entries(raw)
        .map(([name, one]) => value(name, one, names, ownWay))
        .join(' ');
    if (typeof raw !== 'string') return '–';
    if (field === 'employee_id') return names[raw] ?? raw;
    if (/^\d{4}-\d\d-\d\d$/.test(raw)) return format.longDate(raw);
    if (/^\d\d:\d\d:\d\d$/.test(raw)) return raw.slice(0, 5);
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(raw)) return format.instant(raw);
    return t([`values.${field}.${raw}`, 'values.none'], { value: raw });
  };
}

/**
 * What happened, in the user's language.
 *
 * @param isBrief days of this half-year without their year
 */
export function useActivityTitle(isBrief = false): (item: activity.Activity) => string {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const near = useNearDays();
  const value = useActivityValue();
  return ({ action_type, details, names }) => {
    const about: Details = {
      ...details,
      ...(isRow(details['before']) && details['before']),
      ...(isRow(details['after']) && details['after']),
    };
    const briefly: OwnWay = (_field, raw) => (typeof raw === 'string' && isDate(raw) ? near.day(raw) : null);
    const text = (field: string) => value(field, about[field], names, isBrief ? briefly : undefined);
    const year = Number(about['year']);
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
    return t([...specialTitles(action_type, about), `actions.${action_type}`, 'actions.other'], values);
  };
}

/** The titles of what has the same action as something else, but other words. */
function specialTitles(action: string, about: Details): string[] {
  // A row of the calendar that is no public holiday is a closing day of the business.
  if (about['is_public'] === false) return [`closingDay.${action.replace('holiday.', '')}`];
  // A swap in which another shift comes back.
  return about['return_date'] === undefined ? [] : [`actions.${action.replace('swap.', 'exchange.')}`];
}

/** The number of things that a change was about, under any of their names. */
function countOf(details: Details): number {
  const list = details['dates'] ?? details['changes'];
  if (Array.isArray(list)) return list.length;
  return Number(details['shifts'] ?? details['removed'] ?? details['copied'] ?? details['count'] ?? 0);
}
