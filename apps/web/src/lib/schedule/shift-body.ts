import type { schedule } from '@pamaina/contract';

type Shift = schedule.Shift;

/** The API's body of a draft shift; a template sets the hours, otherwise the two times do. */
export interface ShiftBody {
  date: string;
  template: string | null;
  start_time: string;
  end_time: string;
  break_minutes: number;
  role: string;
  employee_id: string | null;
  pinned: boolean;
}

export function bodyOf(shift: Shift): ShiftBody {
  const { date, template, start_time, end_time, break_minutes, role, employee_id, pinned } = shift;
  return { date, template, start_time, end_time, break_minutes, role, employee_id, pinned };
}

const fields = [
  'date',
  'template',
  'start_time',
  'end_time',
  'break_minutes',
  'role',
  'employee_id',
  'pinned',
] as const;

export const sameBody = (a: ShiftBody, b: ShiftBody): boolean => fields.every((field) => a[field] === b[field]);

type Hours = Pick<ShiftBody, 'start_time' | 'end_time'>;

export const sameHours = (a: Hours, b: Hours): boolean => a.start_time === b.start_time && a.end_time === b.end_time;

/** The times are complete and valid for a shift (the end is not the start). */
export const hasHours = ({ start_time, end_time }: Hours): boolean =>
  isTime(start_time) && isTime(end_time) && start_time !== end_time;

/** `HH:MM` of the 24-hour clock. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Wall-clock minutes from start to end; an end at or before the start is on the next day. */
export function spanMinutes(start: string, end: string): number {
  return (minutesOf(end) - minutesOf(start) + 1440) % 1440 || 1440;
}

/** Net minutes of work between the two instants, without breaks; none of on-call time at home (DK 118). */
export function netMinutes(shift: Pick<Shift, 'starts_at' | 'ends_at' | 'break_minutes' | 'on_call'>): number {
  if (shift.on_call === 'at_home') return 0;
  return (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000 - shift.break_minutes;
}

/**
 * The shift as the server will probably return it, shown until the response. Instants are calculated as if there were
 * no clock changes, because only the server knows the project's time zone rules for certain.
 */
export function drawShift(body: ShiftBody, id: string, name: string | null, version: number): Shift {
  const starts = Date.parse(`${body.date}T${body.start_time}:00Z`);
  const ends = starts + spanMinutes(body.start_time, body.end_time) * 60_000;
  return {
    ...body,
    id,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    employee_name: name,
    status: 'draft',
    by_hand: true,
    version,
    warnings: [],
  };
}
