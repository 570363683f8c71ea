import type { Language } from '@pamaina/contract';
import { csvOf } from '../../../platform/text/csv.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { payrollColumns } from './payroll-columns.ts';
import type { PayrollLine } from '../../../platform/database/time-clock-tables.ts';

/** One line a person, with the language's decimal sign. */
export function payrollCsv(lines: readonly PayrollLine[], language: Language): Uint8Array {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  const heads = payrollColumns.map(({ key }) => textOf(language, `timesheets.${key}`));
  const rows = lines.map((line) =>
    payrollColumns.map(({ value }) => {
      const cell = value(line);
      return typeof cell === 'number' ? number.format(cell) : (cell ?? '');
    }),
  );
  return csvOf([heads, ...rows, [textOf(language, 'timesheets.rule')]], language);
}
