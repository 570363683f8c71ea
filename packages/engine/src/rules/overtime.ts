import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { earlierDays } from './earlier-days.ts';

/** The overtime that a consent allows if the law pack does not define it: the same as in Lithuania (DK 119). */
const USUAL = { usualMinutes: 8 * 60, extendedMinutes: 12 * 60 };

/**
 * The overtime in 7 days to which an employee has consented in writing, in minutes; 0 without consent or for a minor
 * who must not work overtime.
 */
export function agreedOvertime({ problem, calendar }: Context, person: Person): number {
  const { weeklyOvertime = USUAL, minorOvertime } = problem.law ?? {};
  const date = calendar.days[calendar.first]?.date;
  if (!person.consents?.overtime) return 0;
  if (minorOvertime && date !== undefined && minorLimits(problem.law, person, date)) return 0;
  return person.consents.overtime === 'extended' ? weeklyOvertime.extendedMinutes : weeklyOvertime.usualMinutes;
}

/**
 * The net minutes of the planned period above which work is overtime at its end: those that bring the accounting period
 * so far to its norm (LT11, DK 115(6)). Null without a norm.
 */
export function overtimeFrom(person: Person): number | null {
  return normPlus(person, carriedMinutes(person));
}

/** The norm of the planned period plus the given minutes (can be negative), at least 0. Null without a norm. */
export function normPlus({ normMinutes }: Person, minutes: number): number | null {
  if (normMinutes === null) return null;
  return normMinutes + Math.max(minutes, Math.min(0, -normMinutes));
}

/**
 * What the earlier months of the accounting period add to the norm of the planned one (negative: subtract), in minutes.
 */
export function carriedMinutes({ earlier }: Person): number {
  return earlier?.normLeftMinutes ?? 0;
}

/**
 * The maximum net minutes of an employee in the period, including the overtime to which they have consented; null
 * without a norm. Earlier excess does not reduce it as far as the consent covered it in the preceding weeks.
 */
export function normWithOvertime(context: Context, person: Person): number | null {
  const perWeek = agreedOvertime(context, person);
  const weeks = (context.calendar.last - context.calendar.first + 1) / 7;
  const carried = carriedMinutes(person);
  const agreedBefore = Math.floor((perWeek * earlierDays(context.problem)) / 7);
  const kept = Math.max(carried, Math.min(0, carried + agreedBefore));
  return normPlus(person, kept + Math.floor(perWeek * Math.max(0, weeks)));
}
