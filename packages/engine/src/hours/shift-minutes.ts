import { netMinutes } from '../problem/calendar.ts';
import type { Day, Instant, LocalDate, Minutes } from '../problem/problem.ts';
import { minutesInWindow } from '../problem/wall-clock.ts';
import { splitWork, type Days } from '../law/split-work.ts';

const NIGHT = [22 * 60, 6 * 60] as const;
/** LT14: the minutes of night work that make a night shift. */
const NIGHT_SHIFT = 3 * 60;
const SATURDAY = 6;

/** A shift's hours; instants in whole minutes. */
export interface ShiftHours {
  /** The local date on which it starts. */
  date: LocalDate;
  start: Instant;
  end: Instant;
  breakMinutes: Minutes;
}

/** What a shift counts, whichever employee has it. */
export interface ShiftMinutes {
  /** Without the break. */
  minutes: Minutes;
  /** Those of them at night (DK 117) and on public holidays (DK 123), by the local time of the hour. */
  night: Minutes;
  holiday: Minutes;
  /** A night shift (DK 117). */
  isNight: boolean;
  /** It starts on a public holiday. */
  isHoliday: boolean;
  /** The Saturday of the weekend in which it starts; null on other days. */
  weekend: LocalDate | null;
}

/**
 * Counts a shift. A break is deducted as `splitWork` does. @param days with those beside the shift's date
 * @throws Error when its date is not among the days
 */
export function shiftMinutes(days: Days, shift: ShiftHours): ShiftMinutes {
  const index = days.index.get(shift.date) ?? -1;
  const day = days.list[index];
  if (!day) throw new Error(`the calendar lacks ${shift.date}`);
  const near = days.list.slice(Math.max(0, index - 1), index + 2);
  const counted = { night: 0, holiday: 0 };
  for (const { kind, minutes, isNight } of splitWork(days, shift)) {
    if (isNight) counted.night += minutes;
    if (kind === 'holiday') counted.holiday += minutes;
  }
  return {
    minutes: netMinutes(shift),
    ...counted,
    isNight: isNightShift(near, shift),
    isHoliday: day.holiday,
    weekend: day.weekday < SATURDAY ? null : (days.list[index - (day.weekday - SATURDAY)]?.date ?? null),
  };
}

/**
 * Minutes between 22:00 and 06:00 (DK 117), with the break, which may be among them. @param near the days that it
 * touches
 */
export const grossNightMinutes = (near: readonly Day[], { start, end }: Pick<ShiftHours, 'start' | 'end'>): Minutes =>
  minutesInWindow(near, start, end, ...NIGHT);

/** Whether enough of it is at night (DK 117, 2003/88/EC 2). @param near the days that it touches */
export const isNightShift = (near: readonly Day[], shift: Pick<ShiftHours, 'start' | 'end'>): boolean =>
  grossNightMinutes(near, shift) >= NIGHT_SHIFT;
