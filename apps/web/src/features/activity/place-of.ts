import { isDate } from '../../lib/dates/dates.ts';
import { isRow } from './changed-fields.ts';

/** The kinds of history entries about a day or a month of the schedule. */
const IN_SCHEDULE = new Set(['shift', 'schedule', 'swap', 'claim', 'ask', 'holiday', 'event', 'comment', 'note', 'task', 'wish']);

/** The place in the schedule where a change can be viewed: its day, or its month; null if there is none. */
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
