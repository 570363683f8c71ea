import type { Language } from '@pamaina/contract';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { textOf } from '../../../platform/text/texts.ts';
import { payrollColumns } from './payroll-columns.ts';
import type { PayrollLine } from './read-payroll.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8e5e0', wrap: true } as const;

/** One line a person, with real numbers. Every text is a text, never a formula. */
export async function payrollXlsx(lines: readonly PayrollLine[], language: Language): Promise<Uint8Array> {
  const word = (value: string, look: object = {}): CellObject => ({ value, type: String, ...look });
  const text = (key: string) => textOf(language, `timesheets.${key}`);
  const rows = lines.map((line) =>
    payrollColumns.map(({ value }): CellObject | null => {
      const cell = value(line);
      if (cell === null) return null;
      return typeof cell === 'number' ? { value: cell, type: Number, format: '0.##' } : word(cell);
    }),
  );
  const file = writeXlsxFile([
    {
      sheet: text('payroll'),
      data: [payrollColumns.map(({ key }) => word(text(key), HEAD)), ...rows, [], [word(text('rule'))]],
      columns: payrollColumns.map(({ key }) => ({ width: key === 'person' ? 26 : 13 })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}
