import type { Calendar } from '../problem/calendar.ts';
import { isAwayAllOf, isEmployed } from '../problem/employment.ts';
import type { Person, Problem } from '../problem/problem.ts';
import type { Instant, Minutes } from '../problem/units.ts';
import { dailyRestOf } from './daily-rest.ts';
import { edgesOf, WINDOW } from './rest-periods.ts';

/** A week from Monday to Sunday. */
interface Week {
  from: Instant;
  to: Instant;
  /** How much of its rest may lie outside of it. */
  outside: Minutes;
  /** Until when its rest counts: nobody knows yet what follows the planned dates. */
  until: Instant;
}

/** An average of fewer weeks says little: `average-hours` needs as many days, half of them without leave. */
const LEAST_WEEKS = 4;

/**
 * The weeks whose rest is averaged: those that end on a planned date, without a whole day of vacation or illness
 * (2003/88/EC 16(b)) and days without a contract, which are no rest that the schedule gives. None if they are few.
 */
export function averagedWeeks(problem: Problem, calendar: Calendar, person: Person): Week[] {
  const outside = dailyRestOf(problem.law, problem.regime)?.usual ?? 0;
  const mondays = calendar.days.flatMap(({ weekday }, day) => {
    const sunday = day + WINDOW - 1;
    return weekday === 1 && sunday >= calendar.first && sunday <= calendar.last ? [day] : [];
  });
  const [, planned] = edgesOf(calendar, calendar.last, 1);
  const leave = person.blocks.filter(
    ({ source, isLeave = true }) => source === 'ill' || (source === 'time_off' && isLeave),
  );
  const weeks = mondays.flatMap((day) => {
    const days = calendar.days.slice(day, day + WINDOW);
    if (!days.every((one) => isEmployed(person, one.date) && !isAwayAllOf(leave, one))) return [];
    const [from, to] = edgesOf(calendar, day, WINDOW);
    return [{ from, to, outside, until: Math.min(to + outside, planned) }];
  });
  return mondays.length < LEAST_WEEKS || weeks.length < LEAST_WEEKS / 2 ? [] : weeks;
}

/** The rests of all weeks together: each has its longest one. @param starts, ends of so many shifts in their order */
export function restsOfWeeks(
  weeks: readonly Week[],
  starts: ArrayLike<Instant>,
  ends: ArrayLike<Instant>,
  count: number,
): Minutes {
  let sum = 0;
  let at = 0;
  let last: Instant = -Infinity;
  for (let w = 0; w < weeks.length; w++) {
    const { from, to, outside, until } = weeks[w]!;
    // Work that ended before this week matters only as the beginning of its first rest.
    for (; at < count && starts[at]! <= from; at++) last = Math.max(last, ends[at]!);
    let longest = 0;
    let end = last;
    for (let i = at; i <= count && end < to; i++) {
      const next = i < count ? starts[i]! : Infinity;
      const inside = Math.min(next, to) - Math.max(end, from);
      longest = Math.max(longest, Math.min(Math.min(next, until) - end, inside + outside));
      if (i < count) end = Math.max(end, ends[i]!);
    }
    sum += Math.max(0, longest);
  }
  return sum;
}
