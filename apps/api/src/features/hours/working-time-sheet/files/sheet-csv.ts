import { csvOf, type Language, type workingTimeSheet } from '@pamaina/contract';
import { sheetRows } from './sheet-rows.ts';
import { wordsOf } from './sheet-words.ts';

/** Whose sheet of which month, its table, and what is to be known of it. */
export function sheetCsv(sheet: workingTimeSheet.WorkingTimeSheet, { language }: { language: Language }): Uint8Array {
  const { company, title, period, legend, notes, made, approved } = wordsOf(sheet, language);
  const { heads, rows, totals } = sheetRows(sheet, language);
  const above = [[company], [title, period], []];
  const below = [[legend], ...notes.map((note) => [note]), [made], [approved]];
  return Buffer.from(csvOf([...above, heads, ...rows, totals, [], ...below], language));
}
