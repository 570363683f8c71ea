import type { Earlier } from '@pamaina/engine';
import type { EarlierMonths } from './read-earlier-work.ts';

/** The months before the planned one over which night shifts are averaged with it (LT14, DK 117(3)): three together. */
const MONTHS = 2;

/**
 * The published night shifts of the two months before a planned one and their net minutes, of whoever had any.
 * @param from a date of the planned month
 */
export function nightsOf(
  { work }: Pick<EarlierMonths, 'work'>,
  from: string,
): Map<string, Required<Pick<Earlier, 'nightShifts' | 'nightMinutes'>>> {
  const first = Temporal.PlainDate.from(from).subtract({ months: MONTHS }).toString().slice(0, 7);
  const nights = new Map<string, { nightShifts: number; nightMinutes: number }>();
  for (const row of work) {
    if (row.month < first || row.nights === 0) continue;
    const sums = nights.get(row.employee_id) ?? { nightShifts: 0, nightMinutes: 0 };
    nights.set(row.employee_id, {
      nightShifts: sums.nightShifts + row.nights,
      nightMinutes: sums.nightMinutes + row.night_minutes,
    });
  }
  return nights;
}
