import type { Earlier } from '@pamaina/engine';
import type { EarlierMonths } from './read-earlier-work.ts';

/**
 * The months before the planned one over which a night worker's shifts are averaged with it (LT14, DK 117(3)): three
 * together.
 */
const MONTHS = 2;

type Nights = Required<Pick<Earlier, 'nightShifts' | 'nightMinutes' | 'recentShifts' | 'recentMinutes'>>;

/**
 * The work of the two months before a planned one, and the published night shifts among it, of whoever had any.
 * @param from a date of the planned month
 */
export function nightsOf({ work }: Pick<EarlierMonths, 'work'>, from: string): Map<string, Nights> {
  const first = Temporal.PlainDate.from(from).subtract({ months: MONTHS }).toString().slice(0, 7);
  const nights = new Map<string, Nights>();
  for (const row of work) {
    if (row.month < first) continue;
    const sums = nights.get(row.employee_id) ?? { nightShifts: 0, nightMinutes: 0, recentShifts: 0, recentMinutes: 0 };
    nights.set(row.employee_id, {
      nightShifts: sums.nightShifts + row.nights,
      nightMinutes: sums.nightMinutes + row.night_minutes,
      recentShifts: sums.recentShifts + row.shifts,
      recentMinutes: sums.recentMinutes + row.minutes,
    });
  }
  return nights;
}
