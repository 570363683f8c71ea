import type { StoredSettings } from '../settings/index.ts';
import { monthNorm } from './month-norm.ts';
import type { EarlierMonths, MonthHours } from './read-earlier-work.ts';

type Recording = Pick<StoredSettings, 'regime' | 'accounting_start' | 'accounting_months'>;

/**
 * The overtime of each person since the start of the year, in minutes (DK 119): under summary recording what exceeds the norm of each accounting period
 * so far, in the months in which they worked; week by week under the fixed regime. Nobody has any without a contract.
 * @param contractHours a week, by person
 */
export function overtimeOf(
  { year, weeklyOvertime, holidays, away }: EarlierMonths,
  contractHours: ReadonlyMap<string, number | null>,
  recording: Recording,
): Map<string, number> {
  if (recording.regime === 'fixed')
    return new Map(weeklyOvertime.map(({ employee_id, minutes }) => [employee_id, minutes]));
  const overtime = new Map<string, number>();
  for (const [employee, months] of Map.groupBy(year, ({ employee_id }) => employee_id)) {
    const hours = contractHours.get(employee) ?? null;
    if (hours === null) continue;
    const absences = away.filter(({ employee_id }) => employee_id === employee);
    const above = ({ month, minutes }: MonthHours) => minutes - monthNorm(month, hours, { holidays, absences });
    const periods = [...Map.groupBy(months, ({ month }) => periodOf(month, recording)).values()];
    const ofPeriod = periods.map((of) =>
      Math.max(
        0,
        of.reduce((sum, month) => sum + above(month), 0),
      ),
    );
    overtime.set(
      employee,
      ofPeriod.reduce((sum, minutes) => sum + minutes, 0),
    );
  }
  return overtime;
}

/** The number of the accounting period that holds a month, counted from the first one. */
function periodOf(month: string, { accounting_start, accounting_months }: Recording): number {
  return Math.floor((monthNumber(month) - monthNumber(accounting_start)) / accounting_months);
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
