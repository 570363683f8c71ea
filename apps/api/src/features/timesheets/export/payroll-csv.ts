import { csvOf, type Language } from '@pamaina/contract';
import type { PayrollLine } from '../../../platform/database/time-clock-tables.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { payrollColumns } from './payroll-columns.ts';

/** One line a person, and below them what is to be known of all and the rule. */
export function payrollCsv(
  lines: readonly PayrollLine[],
  { language, notes }: { language: Language; notes: readonly string[] },
): Uint8Array {
  const heads = payrollColumns.map(({ key }) => textOf(language, `timesheets.${key}`));
  const rows = lines.map((line) => payrollColumns.map(({ value }) => value(line)));
  return Buffer.from(
    csvOf([heads, ...rows, ...notes.map((note) => [note]), [textOf(language, 'timesheets.rule')]], language),
  );
}
