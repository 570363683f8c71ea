import type { Contract } from '@pamaina/engine';
import { monthNorm } from './month-norm.ts';
import type { EarlierMonths, MonthHours } from './read-earlier-work.ts';

/** An employee's month compared with its norm. */
export interface MonthBalance {
  /** `YYYY-MM`. */
  month: string;
  /** Minutes above the norm; negative if it was not reached. */
  above: number;
}

/**
 * The months that employees worked against their norms, which holidays and time off lower (LT12). Employees without a
 * contract have none.
 * @param contracts by person
 */
export function aboveNorm(
  months: readonly MonthHours[],
  { holidays, away }: Pick<EarlierMonths, 'holidays' | 'away'>,
  contracts: ReadonlyMap<string, Contract | null>,
): Map<string, MonthBalance[]> {
  const balances = new Map<string, MonthBalance[]>();
  for (const [employee, own] of Map.groupBy(months, ({ employee_id }) => employee_id)) {
    const contract = contracts.get(employee) ?? null;
    if (contract === null) continue;
    const absences = away.filter(({ employee_id }) => employee_id === employee);
    balances.set(
      employee,
      own.map(({ month, minutes }) => ({ month, above: minutes - monthNorm(month, contract, { holidays, absences }) })),
    );
  }
  return balances;
}

export const sumAbove = (months: readonly MonthBalance[]) => months.reduce((sum, { above }) => sum + above, 0);
