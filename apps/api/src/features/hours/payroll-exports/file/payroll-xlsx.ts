import type { payrollExports } from '@pamaina/contract';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { PayrollCell } from './payroll-cell.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8e5e0', wrap: true } as const;
const MINUTES_A_DAY = 24 * 60;

/** One sheet with real numbers; every text is a text, never a formula. */
export async function payrollXlsx(
  headings: readonly string[] | null,
  rows: readonly (readonly PayrollCell[])[],
  { hours, sheet }: { hours: payrollExports.PayrollFile['hours']; sheet: string },
): Promise<Uint8Array> {
  const head = headings?.map((value): CellObject => ({ value, type: String, ...HEAD }));
  const file = writeXlsxFile([
    {
      sheet,
      data: [...(head ? [head] : []), ...rows.map((row) => row.map((cell) => sheetCell(cell, hours)))],
      columns: (rows[0] ?? headings ?? []).map(() => ({ width: 16 })),
      stickyRowsCount: head ? 1 : 0,
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}

function sheetCell(cell: PayrollCell, hours: payrollExports.PayrollFile['hours']): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if ('count' in cell) return { value: cell.count, type: Number, format: Number.isInteger(cell.count) ? '0' : '0.##' };
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '0.00' };
  if (hours === 'minutes') return { value: cell.minutes / MINUTES_A_DAY, type: Number, format: '[h]:mm' };
  return { value: Math.round((cell.minutes / 60) * 100) / 100, type: Number };
}
