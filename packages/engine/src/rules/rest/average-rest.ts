import { dailyRestOf } from '../../law/daily-rest.ts';
import { edgesOf, WINDOW } from '../../law/rest-periods.ts';
import type { Context } from '../../model/context.ts';
import { isEmployed } from '../../problem/employment.ts';
import type { Person } from '../../problem/problem.ts';
import type { Instant, Minutes } from '../../problem/units.ts';
import { fromLaw, hoursBegun, type RowRule } from '../rule.ts';

/**
 * Decision 105, DL 140(6): under summary recording the weekly rest is averaged. The rest of a week from Monday to Sunday
 * is its longest unbroken one, of which no more than the daily rest lies outside of it, as in every period of weekly
 * rest; a rest that is broken off by the week's edge counts in both weeks. The weeks that end on a planned date are
 * averaged, so that no other month has to compensate; those with vacation, illness or days without a contract are left
 * out, as these are no rest that the schedule gives. The sums have too many values for pricing, whose rosters are judged
 * afterwards.
 */
export const averageRest: RowRule = {
  kind: 'row',
  code: 'average-rest',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? null : fromLaw(law?.averageRest)),
  judge: ({ context, person, shifts, calendar }) => {
    const limit = context.problem.law?.averageRest?.minMinutes;
    const weeks = limit === undefined ? [] : weeksOf(context, person);
    if (limit === undefined || weeks.length === 0) return [];
    const [starts, ends] = [shifts.map(({ start }) => start), shifts.map(({ end }) => end)];
    const sum = sumOf(weeks, starts, ends, shifts.length);
    const missing = limit * weeks.length - sum;
    if (missing <= 0) return [];
    const [from, to] = [weeks[0]!.from, weeks.at(-1)!.to];
    const named = shifts.filter(({ start, end }) => end > from && start < to);
    const planned = named.findLast(({ date }) => (calendar.indexOf.get(date) ?? -1) >= calendar.first);
    const params = { minutes: Math.floor(sum / weeks.length), limit };
    return [{ date: planned?.date ?? null, shifts: named, amount: hoursBegun(missing), params }];
  },
  compile: (model) => {
    const { context, start, end, days } = model;
    const limit = context.problem.law?.averageRest?.minMinutes;
    if (limit === undefined) return null;
    const own = context.problem.people.map((person) => weeksOf(context, person));
    if (own.every((weeks) => weeks.length === 0)) return null;
    const starts = new Float64Array(days);
    const ends = new Float64Array(days);
    return ({ person, length, code }) => {
      const weeks = own[person]!;
      if (weeks.length === 0) return 0;
      for (let i = 0; i < length; i++) {
        starts[i] = start[code[i]!]!;
        ends[i] = end[code[i]!]!;
      }
      return Math.max(0, hoursBegun(limit * weeks.length - sumOf(weeks, starts, ends, length)));
    };
  },
};

interface Week {
  from: Instant;
  to: Instant;
  /** How much of its rest may lie outside of it. */
  outside: Minutes;
}

/** The weeks whose rest is averaged. */
function weeksOf({ problem, calendar }: Context, person: Person): Week[] {
  const outside = dailyRestOf(problem.law, problem.regime)?.usual ?? 0;
  const mondays = calendar.days.flatMap(({ weekday }, day) => {
    const sunday = day + WINDOW - 1;
    return weekday === 1 && sunday >= calendar.first && sunday <= calendar.last ? [day] : [];
  });
  return mondays.flatMap((day) => {
    const [from, to] = edgesOf(calendar, day, WINDOW);
    const isEmployedIn = calendar.days.slice(day, day + WINDOW).every(({ date }) => isEmployed(person, date));
    const isAwayIn = person.blocks.some(
      (block) => (block.source === 'time_off' || block.source === 'ill') && block.start < to && block.end > from,
    );
    return isEmployedIn && !isAwayIn ? [{ from, to, outside }] : [];
  });
}

/** The rests of all weeks together: each has its longest one, however many there are. */
function sumOf(weeks: readonly Week[], starts: ArrayLike<Instant>, ends: ArrayLike<Instant>, count: number): Minutes {
  let sum = 0;
  let at = 0;
  let last: Instant = -Infinity;
  for (let w = 0; w < weeks.length; w++) {
    const { from, to, outside } = weeks[w]!;
    // Work that ended before this week matters only as the beginning of its first rest.
    for (; at < count && starts[at]! <= from; at++) last = Math.max(last, ends[at]!);
    let longest = 0;
    let end = last;
    for (let i = at; i <= count && end < to; i++) {
      const next = i < count ? starts[i]! : Infinity;
      const inside = Math.min(next, to) - Math.max(end, from);
      longest = Math.max(longest, Math.min(next - end, inside + outside));
      if (i < count) end = Math.max(end, ends[i]!);
    }
    sum += Math.max(0, longest);
  }
  return sum;
}
