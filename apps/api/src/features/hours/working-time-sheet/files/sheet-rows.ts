import type { Language, workingTimeSheet } from '@pamaina/contract';
import { columnsOf, type Sums } from './sheet-columns.ts';
import { wordsOf } from './sheet-words.ts';

type Value = string | number | null;

export interface Table {
  heads: string[];
  rows: Value[][];
  totals: Value[];
}

/** The table as spreadsheets read it, hours as numbers wherever a day has nothing but hours. */
export function sheetRows(sheet: workingTimeSheet.WorkingTimeSheet, language: Language): Table {
  const { text } = wordsOf(sheet, language);
  const columns = columnsOf(sheet);
  const sumsOf = (sums: Sums) =>
    columns.map(({ value, isCount }) => {
      const sum = value(sums);
      return sum === null || isCount ? sum : hours(sum);
    });
  return {
    heads: [
      text('number'),
      text('person'),
      text('roles'),
      ...sheet.dates.map(({ date }) => String(Number(date.slice(8)))),
      ...columns.map(({ key }) => text(`column.${key}`)),
      text('confirmed'),
    ],
    rows: sheet.lines.map((line, index) => [
      index + 1,
      line.name,
      line.roles.join(', '),
      ...line.cells.map((cell) => {
        const isPlain = cell.night_minutes === 0 && cell.kind === null && !cell.is_open;
        if (isPlain) return cell.worked_minutes === 0 ? null : hours(cell.worked_minutes);
        return cell.text;
      }),
      ...sumsOf(line),
      line.confirmation.state === 'confirmed' ? text('yes') : null,
    ]),
    totals: [null, text('total'), null, ...sheet.dates.map(() => null), ...sumsOf(sheet.totals), null],
  };
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
