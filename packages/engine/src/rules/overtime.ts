import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { earlierDays } from './earlier-days.ts';

/** What a consent stands for where the law pack does not say: the same as in Lithuania (DK 119). */
const USUAL = { usualMinutes: 8 * 60, extendedMinutes: 12 * 60 };

/** The overtime in 7 days that a person has agreed to in writing, in minutes; 0 without consent or for a minor whom the law lets do none. */
export function agreedOvertime({ problem, calendar }: Context, person: Person): number {
  const { weeklyOvertime = USUAL, minorOvertime } = problem.law ?? {};
  const date = calendar.days[calendar.first]?.date;
  if (!person.consents?.overtime) return 0;
  if (minorOvertime && date !== undefined && minorLimits(problem.law, person, date)) return 0;
  return person.consents.overtime === 'extended' ? weeklyOvertime.extendedMinutes : weeklyOvertime.usualMinutes;
}

/**
 * The net minutes of the planned period above which work is overtime at its end: those that bring the accounting period so far to its norm
 * (LT11, DK 115(6)). Null without a norm.
 */
export function overtimeFrom(person: Person): number | null {
  return normPlus(person, carriedMinutes(person));
}

/** The norm of the planned period and so many minutes more, or less: as far as there are any. Null without a norm. */
export function normPlus({ normMinutes }: Person, minutes: number): number | null {
  if (normMinutes === null) return null;
  return normMinutes + Math.max(minutes, Math.min(0, -normMinutes));
}

/** What the earlier months of the accounting period add to the planned one's norm or, below 0, take from it, in minutes. */
export function carriedMinutes({ earlier }: Person): number {
  return earlier?.normLeftMinutes ?? 0;
}

/**
 * The net minutes that a person may have in the period with the overtime they have agreed to; null without a norm. What is above the norm already
 * takes nothing away as far as the consent stood for it in the weeks before.
 */
export function normWithOvertime(context: Context, person: Person): number | null {
  const perWeek = agreedOvertime(context, person);
  const weeks = (context.calendar.last - context.calendar.first + 1) / 7;
  const carried = carriedMinutes(person);
  const agreedBefore = Math.floor((perWeek * earlierDays(context.problem)) / 7);
  const kept = Math.max(carried, Math.min(0, carried + agreedBefore));
  return normPlus(person, kept + Math.floor(perWeek * Math.max(0, weeks)));
}
