import type { Language, workingTimeSheet } from '@pamaina/contract';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { columnsOf } from './sheet-columns.ts';
import { sheetRows } from './sheet-rows.ts';
import { wordsOf } from './sheet-words.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8e5e0', wrap: true, align: 'center' } as const;
const FREE = { backgroundColor: '#f3f1ee' } as const;
const HEAD_ROWS = 5;

/** One sheet with real numbers for what is added up. Every text is a text, never a formula. */
export async function sheetXlsx(
  sheet: workingTimeSheet.WorkingTimeSheet,
  { language }: { language: Language },
): Promise<Uint8Array> {
  const { company, title, period, legend, notes, made, approved, text } = wordsOf(sheet, language);
  const { heads, rows, totals } = sheetRows(sheet, language);
  const isFree = (column: number) => {
    const day = sheet.dates[column - LEADING];
    return day !== undefined && (day.is_holiday || Temporal.PlainDate.from(day.date).dayOfWeek > 5);
  };
  const line = (values: readonly (string | number | null)[], look: object = {}) =>
    values.map((value, column): CellObject | null => {
      const whole = { ...(isFree(column) && FREE), ...look };
      if (value === null) return isFree(column) ? { value: '', type: String, ...whole } : null;
      if (typeof value === 'number') return { value, type: Number, ...whole };
      return { value, type: String, ...(column >= LEADING && { align: 'center' as const }), ...whole };
    });
  const words = (value: string, look: object = {}): CellObject[] => [{ value, type: String, ...look }];
  const file = writeXlsxFile([
    {
      sheet: text('sheet'),
      data: [
        words(company, { fontWeight: 'bold' }),
        words(title, { fontWeight: 'bold' }),
        words(period),
        [],
        heads.map((head) => ({ value: head, type: String, ...HEAD })),
        ...rows.map((row) => line(row)),
        line(totals, { fontWeight: 'bold' }),
        [],
        ...[legend, ...notes, made, approved].filter((one) => one !== '').map((one) => words(one)),
        [],
        words(text('signatureMade')),
        words(text('signatureApproved')),
      ],
      columns: [
        { width: 5 },
        { width: 28 },
        { width: 18 },
        ...sheet.dates.map(() => ({ width: 6 })),
        ...columnsOf(sheet).map(() => ({ width: 11 })),
        { width: 12 },
      ],
      stickyRowsCount: HEAD_ROWS,
      stickyColumnsCount: 2,
      orientation: 'landscape',
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}

/** Number, name and roles stand before the days. */
const LEADING = 3;
