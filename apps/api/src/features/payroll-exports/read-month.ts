import { allPayrollKinds, type Language, type payrollExports, type PayrollKind } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { PayrollLine } from '../../platform/database/stored-types.ts';
import { textOf } from '../../platform/text/texts.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { readPayroll } from '../timesheets/index.ts';
import { payrollTable } from './file/payroll-table.ts';
import type { PayrollCell } from './file/payroll-cell.ts';

interface Month {
  year: number;
  month: number;
}

/** The figures of a month that the general export has too. @param now epoch milliseconds */
export const readMonth = (tx: Tx, { year, month }: Month, now: number): Promise<PayrollLine[]> =>
  readPayroll(tx, monthRange(year, month), now);

/** They as the rows of a file. */
export function tableOf(
  lines: readonly PayrollLine[],
  { file, month, language }: { file: payrollExports.PayrollFile; month: Month; language: Language },
): PayrollCell[][] {
  const names = allPayrollKinds.map((kind) => [kind, textOf(language, `payrollExports.kinds.${kind}`)] as const);
  const kindNames = Object.fromEntries(names) as Record<PayrollKind, string>;
  return payrollTable(lines, { file, month: monthRange(month.year, month.month), kindNames });
}
