import type { Clock } from '../../../lib/dates/clock.ts';
import type { Entry } from './timesheet-queries.ts';

/**
 * The times of a form as the API expects them: local ones, the end on the next day when it is not after the start.
 * Unchanged times keep their instants including seconds, so that adjacent entries within a minute do not overlap.
 * @param form local date and `HH:MM`
 */
export function timesOf(
  { date, from, to }: { date: string; from: string; to: string },
  { started_at, ended_at }: Pick<Entry, 'started_at' | 'ended_at'>,
  local: Clock['local'],
): { started_at: string; ended_at: string } {
  const [began, over] = [started_at, ended_at].map((instant) => (instant === null ? null : local(instant)));
  const isSameDay = began?.date === date;
  const isSameStart = isSameDay && began.time === from;
  const isSameEnd = isSameDay && over?.time === to;
  return {
    started_at: isSameStart && started_at !== null ? started_at : `${date}T${from}`,
    ended_at: isSameEnd && ended_at !== null ? ended_at : `${to <= from ? dayAfter(date) : date}T${to}`,
  };
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
