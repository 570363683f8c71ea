import { instantAt } from '../problem/wall-clock.ts';
import type { Day, Instant, LocalDate, Minutes } from '../problem/problem.ts';

/** The reason for a premium (DK 144); `rest` is a rest day without scheduled work. */
export type HourKind = 'plain' | 'night' | 'rest' | 'holiday';

/** Minutes of one kind. */
export interface Stretch {
  kind: HourKind;
  minutes: Minutes;
  /** Night hours (DK 117), including those of another, higher-paid kind. */
  isNight: boolean;
  /** More than one premium applies; `kind` is the highest of them. */
  coincides: boolean;
}

/** Consecutive days and their bounds. */
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
  /** The local date on which it starts. */
  date: LocalDate;
  /** Unpaid minutes taken at an unknown time. */
  breakMinutes: Minutes;
  /** Unpaid breaks as they were taken; not included in `breakMinutes`. */
  breaks?: readonly Interval[];
  /** A day off in the schedule. */
  isRestDay?: boolean;
  /** Agreed in addition to the main contract (DK 35). */
  isAdditional?: boolean;
}

/** The hours of a day that are night, in minutes of the local time; they can cross midnight. */
export interface NightHours {
  from: Minutes;
  to: Minutes;
}

/** DK 117. */
const NIGHT: NightHours = { from: 22 * 60, to: 6 * 60 };

/**
 * Splits work into stretches of one kind, in chronological order: holidays by the local date of the hour (DK 123),
 * nights from 22:00 to 06:00 (DK 117), both by actual local time. A break is deducted where it was taken; if that is
 * unknown, first from plain hours, then from nights.
 */
export function splitWork(days: Days, work: Work, night: NightHours = NIGHT): Stretch[] {
  const paid = withoutBreaks(work, work.breaks ?? []);
  return withoutMinutes(
    paid.flatMap((part) => splitPart(days, work, part, night)),
    work.breakMinutes,
  );
}

function splitPart(
  { list, index }: Days,
  { date, isRestDay = false }: Work,
  { start, end }: Interval,
  night: NightHours,
): Stretch[] {
  const crosses = night.to <= night.from;
  const stretches: Stretch[] = [];
  for (let at = index.get(date) ?? list.length; at < list.length; at += 1) {
    const [day, next] = [list[at], list[at + 1]];
    if (!day || day.startsAt >= end) break;
    const midnight = next?.startsAt ?? end;
    const [early, late] = [Math.min(night.from, night.to), Math.max(night.from, night.to)];
    const [dawn, dusk] = [instantAt(day, early), instantAt(day, late)];
    const add = (isNight: boolean, from: Instant, to: Instant) => {
      const minutes = Math.min(end, to) - Math.max(start, from);
      const kind = day.holiday ? 'holiday' : isRestDay ? 'rest' : isNight ? 'night' : 'plain';
      const coincides = Number(day.holiday) + Number(isRestDay) + Number(isNight) > 1;
      if (minutes > 0) stretches.push({ kind, minutes, isNight, coincides });
    };
    add(crosses, day.startsAt, dawn);
    add(!crosses, dawn, dusk);
    add(crosses, dusk, midnight);
  }
  return stretches;
}

/** The parts of an interval between the breaks. */
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
