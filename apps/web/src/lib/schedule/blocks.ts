import type { unavailability } from '@pamaina/contract';
import type { Clock } from '../dates/clock.ts';
import { addDays, datesBetween } from '../dates/dates.ts';

/** Full days from one local date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The part of one local day in which an employee can't work. */
export interface Block {
  /** `not_employed`: before the first day or after the last one. */
  kind: 'time_off' | 'self' | 'not_employed';
  from: string;
  /** `24:00` is the end of the day. */
  to: string;
  note: string | null;
  /** Time off because of illness. */
  ill?: true | undefined;
  /** The leave type of approved time off; the name of one of the business. */
  type?: string | undefined;
  name?: string | undefined;
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
        ...(one.absence_name && { name: one.absence_name }),
      };
      for (const day of daysOf(from, to)) if (day.date >= range.start && day.date <= range.end) put(days, day, kept);
    }
  }
  return people;
}

/** Somebody's days of employment; null: no such day. */
interface Employed {
  id: string;
  first_day: string | null;
  last_day: string | null;
}

/** The blocks with the days of a range on which somebody has no contract: nothing else is said of them. */
export function withEmployment(
  blocks: Map<string, Map<string, Block[]>>,
  people: readonly Employed[],
  range: { start: string; end: string },
): Map<string, Map<string, Block[]>> {
  const all = new Map(blocks);
  for (const { id, first_day, last_day } of people) {
    if ((first_day ?? range.start) <= range.start && (last_day ?? range.end) >= range.end) continue;
    const days = new Map(all.get(id));
    for (const date of datesBetween(range.start, range.end))
      if (date < (first_day ?? date) || date > (last_day ?? date))
        days.set(date, [{ kind: 'not_employed', from: '00:00', to: '24:00', note: null }]);
    all.set(id, days);
  }
  return all;
}

/** Whether the employee of a place has no contract on its day. */
export const isOutsideEmployment = (
  blocks: ReadonlyMap<string, ReadonlyMap<string, readonly Block[]>>,
  { employee_id, date }: { employee_id: string | null; date: string },
): boolean =>
  blocks
    .get(employee_id ?? '')
    ?.get(date)
    ?.some(({ kind }) => kind === 'not_employed') ?? false;

/** Whether somebody has a contract on a day of a range. */
export const isEmployedIn = ({ first_day, last_day }: Omit<Employed, 'id'>, range: { start: string; end: string }) =>
  (first_day ?? range.end) <= range.end && (last_day ?? range.start) >= range.start;

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
