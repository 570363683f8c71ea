import { instantAt } from '../model/wall-clock.ts';
import type { Day, Instant, LocalDate, Minutes } from '../model/problem.ts';

/** What an hour is worth more for (DK 144); `rest` is a rest day that the schedule did not hold as work. */
export type HourKind = 'plain' | 'night' | 'rest' | 'holiday';

/** Minutes of one kind. */
export interface Stretch {
  kind: HourKind;
  minutes: Minutes;
  /** Night hours (DK 117), also those whose kind is another because it is paid more. */
  isNight: boolean;
  /** More than one reason to be paid more holds at once; `kind` is the dearest of them. */
  coincides: boolean;
}

/** Days in a row, and where each is. */
export interface Days {
  list: readonly Day[];
  index: ReadonlyMap<LocalDate, number>;
}

/** Half open. */
export interface Interval {
  start: Instant;
  end: Instant;
}

export interface Work extends Interval {
  /** The local date on which it begins. */
  date: LocalDate;
  /** Unpaid minutes of which it is not known when they were taken. */
  breakMinutes: Minutes;
  /** Unpaid breaks as they were taken; what they take is not in `breakMinutes`. */
  breaks?: readonly Interval[];
  /** The schedule gave the day off. */
  isRestDay?: boolean;
  /** Agreed beside the contract's work (DK 35). */
  isAdditional?: boolean;
}

const [NIGHT_ENDS, NIGHT_BEGINS] = [6 * 60, 22 * 60];

/**
 * Work as stretches of one kind, in the order of the clock: holidays by the local date on which the hour falls (DK 123), nights
 * from 22:00 to 06:00 (DK 117), both by what the clock really shows. A break comes off where it was taken; where that is not known,
 * off plain hours first, then off nights.
 */
export function splitWork(days: Days, work: Work): Stretch[] {
  const paid = withoutBreaks(work, work.breaks ?? []);
  return withoutMinutes(
    paid.flatMap((part) => splitPart(days, work, part)),
    work.breakMinutes,
  );
}

function splitPart({ list, index }: Days, { date, isRestDay = false }: Work, { start, end }: Interval): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = index.get(date) ?? list.length; at < list.length; at += 1) {
    const [day, next] = [list[at], list[at + 1]];
    if (!day || day.startsAt >= end) break;
    const midnight = next?.startsAt ?? end;
    const [dawn, dusk] = [instantAt(day, NIGHT_ENDS), instantAt(day, NIGHT_BEGINS)];
    const add = (isNight: boolean, from: Instant, to: Instant) => {
      const minutes = Math.min(end, to) - Math.max(start, from);
      const kind = day.holiday ? 'holiday' : isRestDay ? 'rest' : isNight ? 'night' : 'plain';
      const coincides = Number(day.holiday) + Number(isRestDay) + Number(isNight) > 1;
      if (minutes > 0) stretches.push({ kind, minutes, isNight, coincides });
    };
    add(true, day.startsAt, dawn);
    add(false, dawn, dusk);
    add(true, dusk, midnight);
  }
  return stretches;
}

/** What is left of an interval between the breaks. */
function withoutBreaks({ start, end }: Interval, breaks: readonly Interval[]): Interval[] {
  const parts: Interval[] = [];
  let from = start;
  for (const pause of breaks.toSorted((a, b) => a.start - b.start)) {
    if (pause.start > from) parts.push({ start: from, end: Math.min(pause.start, end) });
    from = Math.max(from, pause.end);
  }
  if (from < end) parts.push({ start: from, end });
  return parts;
}

function withoutMinutes(stretches: readonly Stretch[], breakMinutes: Minutes): Stretch[] {
  const left = stretches.map((stretch) => ({ ...stretch }));
  let owed = breakMinutes;
  for (const kind of ['plain', 'night', 'rest', 'holiday'] as const) {
    for (const stretch of left.filter((one) => one.kind === kind)) {
      const taken = Math.min(owed, stretch.minutes);
      stretch.minutes -= taken;
      owed -= taken;
    }
  }
  return left.filter(({ minutes }) => minutes > 0);
}
