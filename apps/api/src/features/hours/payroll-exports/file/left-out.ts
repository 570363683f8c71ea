import { isByKind, type payrollExports, payrollKinds, type PayrollKind, type PayrollSource } from '@pamaina/contract';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { cameUp } from './payroll-cell.ts';

/** Paid beside the hours of the month: no other kind contains it. */
const PAID_BESIDE: readonly PayrollKind[] = [...payrollKinds.earlier, ...payrollKinds.late];

/** Columns of amounts that contain a kind. */
const amountsWith = (kind: PayrollKind): readonly PayrollSource[] =>
  kind === 'late_change' ? ['late_amount', 'cost'] : ['cost'];

/** What came up for somebody, is paid, and isn't in a file, because its format has no code or column for it. */
export function leftOut(
  lines: readonly PayrollLine[],
  { layout, codes, columns }: payrollExports.PayrollFile,
): PayrollKind[] {
  const isIn = (kind: PayrollKind) =>
    isByKind(layout)
      ? codes[kind] !== undefined
      : columns.some(({ source }) => source === kind || amountsWith(kind).includes(source));
  return PAID_BESIDE.filter((kind) => !isIn(kind) && lines.some((line) => cameUp({ line, date: null }, kind)));
}
