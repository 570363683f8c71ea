import type { AbsenceType, unavailability } from '@pamaina/contract';
import type { Clock } from '../../../lib/dates/clock.ts';
import { addDays } from '../../../lib/dates/dates.ts';

/** Full days from one local date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The part of one local day in which an employee can't work. */
export interface Block {
  kind: 'time_off' | 'self';
  from: string;
  /** `24:00` is the end of the day. */
  to: string;
  note: string | null;
  /** Time off because of illness. */
  ill?: true | undefined;
  /** The kind of approved time off. */
  type?: AbsenceType | undefined;
}

export const isWholeDay = (block: Block): boolean => block.from === '00:00' && block.to === '24:00';

/** Blocks by employee and date within a range; a weekly one repeats from its first day on at the same local hours. */
export function blocksByPerson(
  stated: unavailability.Unavailability[],
  range: { start: string; end: string },
  clock: Clock,
): Map<string, Map<string, Block[]>> {
  const people = new Map<string, Map<string, Block[]>>();
  for (const one of stated) {
    const days = people.get(one.employee_id) ?? new Map<string, Block[]>();
    people.set(one.employee_id, days);
    const start = clock.local(one.start);
    const end = clock.local(one.end);
    const last = one.repeats_weekly ? Math.max(0, Math.floor(daysBetween(start.date, range.end) / 7)) : 0;
    const first = one.repeats_weekly ? Math.max(0, Math.floor(daysBetween(end.date, range.start) / 7)) : 0;
    for (let week = first; week <= last; week++) {
      const from = { ...start, date: addDays(start.date, week * 7) };
      const to = { ...end, date: addDays(end.date, week * 7) };
      const kind = one.sick_leave ? ('time_off' as const) : one.source;
      const kept = {
        kind,
        note: one.note,
        ...(one.sick_leave && { ill: one.sick_leave }),
        ...(one.absence_type && { type: one.absence_type }),
      };
      for (const day of daysOf(from, to)) if (day.date >= range.start && day.date <= range.end) put(days, day, kept);
    }
  }
  return people;
}

type Moment = { date: string; time: string };

function daysOf(from: Moment, to: Moment): { date: string; from: string; to: string }[] {
  return Array.from({ length: daysBetween(from.date, to.date) + 1 }, (_, index) => {
    const date = addDays(from.date, index);
    return { date, from: index === 0 ? from.time : '00:00', to: date === to.date ? to.time : '24:00' };
  }).filter((day) => day.to !== '00:00');
}

function put(
  days: Map<string, Block[]>,
  { date, from, to }: { date: string; from: string; to: string },
  kept: Omit<Block, 'from' | 'to'>,
): void {
  const blocks = days.get(date) ?? [];
  if (!blocks.some((block) => block.from === from && block.to === to && block.kind === kept.kind))
    days.set(date, [...blocks, { ...kept, from, to }]);
}
