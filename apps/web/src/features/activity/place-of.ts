import { isDate } from '../../lib/dates.ts';
import { isRow } from './changed-fields.ts';

/** What of the history happened to a day or a month of the schedule. */
const IN_SCHEDULE = new Set(['shift', 'schedule', 'swap', 'claim', 'holiday', 'event', 'comment', 'wish']);

/** Where in the schedule a change can be looked at: its day, or its month; null where there is no such place. */
export function placeOf({
  action_type,
  details,
}: {
  action_type: string;
  details: Record<string, unknown>;
}): string | null {
  if (!IN_SCHEDULE.has(action_type.split('.')[0] ?? '')) return null;
  const { date, year, month } = {
    ...details,
    ...(isRow(details['before']) && details['before']),
    ...(isRow(details['after']) && details['after']),
  } as Record<string, unknown>;
  if (typeof date === 'string' && isDate(date)) return `view=week&from=${date}`;
  if (typeof year !== 'number' || typeof month !== 'number') return null;
  return `view=month&month=${year}-${String(month).padStart(2, '0')}`;
}
