import { addDays } from '../../../lib/dates/dates.ts';
import type { ApiError } from '../../../lib/http/api-error.ts';

/** Who is away, why and when, as a form holds it. */
export interface AbsenceValues {
  /** IDs, in the order of selection. */
  away: string[];
  /** The code of a leave type. `unavailable`: no absence, but a time in which the employee can't be scheduled. */
  kind: string;
  /** Local dates, both included; null: the end is not known yet. */
  start: string;
  end: string | null;
  /** Some hours of the first day instead of whole days, `HH:MM`. */
  isPart: boolean;
  fromTime: string;
  toTime: string;
  /** Of unavailability. */
  isWeekly: boolean;
  /** Only managers read it. */
  note: string;
}

/** Several days are most often a vacation, one is most often an illness. */
export const newAbsence = (who: readonly string[], start: string, end: string = start): AbsenceValues => ({
  away: [...who],
  kind: end > start ? 'vacation' : 'sick_leave',
  start,
  end,
  isPart: false,
  fromTime: '',
  toTime: '',
  isWeekly: false,
  note: '',
});

/** The time as the API takes it: days, or local instants. The end of hours that go past midnight is on the next day. */
export function spanOf({ start, end, isPart, fromTime, toTime }: AbsenceValues): { start: string; end: string | null } {
  if (!isPart) return { start, end };
  const lastDay = toTime <= fromTime ? addDays(start, 1) : start;
  return { start: `${start}T${fromTime}`, end: `${lastDay}T${toTime}` };
}

/** The same as instants, which unavailability takes. */
export function instantsOf(values: AbsenceValues): { start: string; end: string } {
  const { start, end } = spanOf(values);
  if (values.isPart) return { start, end: end ?? start };
  return { start: `${start}T00:00`, end: `${addDays(end ?? start, 1)}T00:00` };
}

/** The keys of the texts `invalid` by field. */
export function problemsOf(
  values: AbsenceValues,
): Record<string, 'required' | 'time_format' | 'end_date_before_start'> {
  const { kind, start, end, isPart, fromTime, toTime } = values;
  if (isPart)
    return {
      ...(!isTime(fromTime) && { fromTime: 'time_format' as const }),
      ...(!isTime(toTime) && { toTime: 'time_format' as const }),
    };
  if (end === null) return kind === 'sick_leave' ? {} : { end: 'required' };
  return end < start ? { end: 'end_date_before_start' } : {};
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What the server refuses, by field; the days of another absence are a problem of the first day. */
export function absenceErrors({ code, detail, errors }: ApiError): Record<string, string> {
  if (code === 'time_off_overlaps') return { start: detail };
  return Object.fromEntries(Object.entries(errors).flatMap(([field, [text]]) => (text ? [[field, text]] : [])));
}
