import type { Contract, Debt } from '@pamaina/engine';
import { monthNorm } from './month-norm.ts';
import type { EarlierMonths, EarlierWork } from './read-earlier-work.ts';

const counted = ['weekends', 'nights', 'closings', 'holidays'] as const;

/**
 * What each employee has had too much (+) or too little (-) of in earlier months (Decisions, the fairness ledger).
 * Hours: against the norm of the months in which they worked; without a contract there is none. Weekends, nights,
 * closings, holidays: against the share if each role's were spread over everyone who worked in it by their hours.
 * @param contracts by person
 */
export function debtsOf(
  { work, holidays, away }: Pick<EarlierMonths, 'work' | 'holidays' | 'away'>,
  contracts: ReadonlyMap<string, Contract | null>,
): Map<string, Debt> {
  const debts = new Map<string, Debt>();
  const roles = Map.groupBy(work, ({ role }) => role);
  for (const [employee, own] of Map.groupBy(work, ({ employee_id }) => employee_id)) {
    const debt: Debt = { minutes: 0, weekends: 0, nights: 0, closings: 0, holidays: 0 };
    for (const [role, ofRole] of Map.groupBy(own, (row) => row.role)) {
      const all = roles.get(role) ?? [];
      const part = sumOf(ofRole, 'minutes') / Math.max(1, sumOf(all, 'minutes'));
      for (const kind of counted) debt[kind] += sumOf(ofRole, kind) - part * sumOf(all, kind);
    }
    const contract = contracts.get(employee) ?? null;
    if (contract !== null) {
      const absences = away.filter(({ employee_id }) => employee_id === employee);
      const months = [...new Set(own.map(({ month }) => month))];
      const norm = months.reduce((sum, month) => sum + monthNorm(month, contract, { holidays, absences }), 0);
      debt.minutes = sumOf(own, 'minutes') - norm;
    }
    debts.set(employee, rounded(debt));
  }
  return debts;
}

const sumOf = (rows: readonly EarlierWork[], kind: 'minutes' | (typeof counted)[number]) =>
  rows.reduce((sum, row) => sum + row[kind], 0);

/** Hundredths, so that the same past always gives the same problem. */
function rounded(debt: Debt): Debt {
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    minutes: Math.round(debt.minutes),
    weekends: round(debt.weekends),
    nights: round(debt.nights),
    closings: round(debt.closings),
    holidays: round(debt.holidays),
  };
}
