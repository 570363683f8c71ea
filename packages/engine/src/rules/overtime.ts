import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';

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

/** The net minutes that a person may have in the period with the overtime they have agreed to; null without a norm. */
export function normWithOvertime(context: Context, person: Person): number | null {
  if (person.normMinutes === null) return null;
  const weeks = (context.calendar.last - context.calendar.first + 1) / 7;
  return person.normMinutes + Math.floor(agreedOvertime(context, person) * Math.max(0, weeks));
}
