import type { Day } from '@pamaina/engine';
import { wallInstant } from '../schedule/index.ts';

/** What an hour is worth more for (DK 144); a night hour of a holiday is a holiday's, as the higher of the two. */
export type HourKind = 'plain' | 'night' | 'holiday';

export interface Stretch {
  kind: HourKind;
  minutes: number;
}

/** Days in a row, and where each is. */
export interface Days {
  list: readonly Day[];
  index: ReadonlyMap<string, number>;
}

export interface WorkedShift {
  /** The local date on which it begins. */
  date: string;
  /** Epoch minutes. */
  start: number;
  end: number;
  breakMinutes: number;
}

const [NIGHT_ENDS, NIGHT_BEGINS] = [6 * 60, 22 * 60];

/**
 * A shift as stretches of one kind, in the order of the clock: holidays by the local date on which the hour falls (DK 123), nights
 * from 22:00 to 06:00 (DK 117). When the break is taken is not known, so it comes off plain hours first, then off nights.
 */
export function splitShift(days: Days, { date, start, end, breakMinutes }: WorkedShift): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = days.index.get(date) ?? days.list.length; at < days.list.length; at += 1) {
    const [day, next] = [days.list[at], days.list[at + 1]];
    if (!day || day.startsAt >= end) break;
    const midnight = next?.startsAt ?? end;
    const [dawn, dusk] = [wallInstant(day, NIGHT_ENDS), wallInstant(day, NIGHT_BEGINS)];
    const add = (kind: HourKind, from: number, to: number) => {
      const minutes = Math.min(end, to) - Math.max(start, from);
      if (minutes > 0) stretches.push({ kind: day.holiday ? 'holiday' : kind, minutes });
    };
    add('night', day.startsAt, dawn);
    add('plain', dawn, dusk);
    add('night', dusk, midnight);
  }
  return withoutBreak(stretches, breakMinutes);
}

function withoutBreak(stretches: readonly Stretch[], breakMinutes: number): Stretch[] {
  const left = stretches.map((stretch) => ({ ...stretch }));
  let owed = breakMinutes;
  for (const kind of ['plain', 'night', 'holiday'] as const) {
    for (const stretch of left.filter((one) => one.kind === kind)) {
      const taken = Math.min(owed, stretch.minutes);
      stretch.minutes -= taken;
      owed -= taken;
    }
  }
  return left.filter(({ minutes }) => minutes > 0);
}
