import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { payrollCell, type PayrollCell, type Written } from './payroll-cell.ts';
import { payrollRows } from './payroll-rows.ts';

/** A month's payroll as a named export has it, below its headings. */
export function payrollTable(lines: readonly PayrollLine[], written: Written): PayrollCell[][] {
  const { file } = written;
  return payrollRows(lines, file).map((row, place) =>
    file.columns.map((column) => payrollCell(row, column, place + 1, written)),
  );
}
