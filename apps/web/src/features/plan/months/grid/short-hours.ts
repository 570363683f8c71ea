import type { schedule } from '@pamaina/contract';

type Hours = Pick<schedule.Shift, 'start_time' | 'end_time'>;

/** Start and end for a narrow cell: 7 and 15, 7:30 and 15, 16 and 24. */
export const shortHours = ({ start_time, end_time }: Hours): [start: string, end: string] => [
  shortTime(start_time),
  end_time === '00:00' ? '24' : shortTime(end_time),
];

/** A time of day, with minutes only where there are any: "7", "7:30". */
function shortTime(time: string): string {
  const [hour, minutes] = time.split(':');
  return minutes === '00' ? `${Number(hour)}` : `${Number(hour)}:${minutes}`;
}
