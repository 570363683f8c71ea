import { csvOf, type Language } from '@pamaina/contract';
import type { PayrollLine } from '../../../platform/database/time-clock-tables.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { payrollColumns } from './payroll-columns.ts';

/** One line a person, and the rule below them. */
export function payrollCsv(lines: readonly PayrollLine[], { language }: { language: Language }): Uint8Array {
  const heads = payrollColumns.map(({ key }) => textOf(language, `timesheets.${key}`));
  const rows = lines.map((line) => payrollColumns.map(({ value }) => value(line)));
  return Buffer.from(csvOf([heads, ...rows, [textOf(language, 'timesheets.rule')]], language));
}
