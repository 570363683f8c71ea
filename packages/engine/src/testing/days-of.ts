import type { Day } from '../problem/problem.ts';
import type { Days } from '../law/split-work.ts';
import { minutesAt } from './business.ts';

/** Days in Vilnius in a date range, both inclusive, with clock changes. */
export function daysOf(from: string, to: string, holidays: readonly string[] = []): Days {
  const list: Day[] = [];
  const last = Temporal.PlainDate.from(to);
  for (
    let date = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    list.push(dayOf(date, holidays.includes(date.toString())));
  return { list, index: new Map(list.map(({ date }, index) => [date, index])) };
}

function dayOf(date: Temporal.PlainDate, holiday: boolean): Day {
  const startsAt = minutesAt(date);
  const jump = 1440 - (minutesAt(date.add({ days: 1 })) - startsAt);
  const clockChange = jump === 0 ? null : { at: startsAt + (jump > 0 ? 180 : 240), by: jump };
  return { date: date.toString(), weekday: date.dayOfWeek, startsAt, clockChange, holiday, closed: false };
}
