import { expect, test } from 'vitest';
import { workbookOf } from '../../testing/fakes/workbooks.ts';
import type { FileRow } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

type Written = Parameters<typeof workbookOf>[0];
const limits = { rows: 100, columns: 20, bytes: 1_000_000, entries: 50 };
const rowsOf = async (written: Written): Promise<FileRow[]> => {
  const read = await readWorkbook(workbookOf(written), null, limits);
  if ('fault' in read) throw new Error(read.fault);
  return read.rows;
};
const cellsOf = async (written: Written) => (await rowsOf(written)).map(({ line, cells }) => [line, ...cells]);

// ECMA-376 part 1, 18.8.30: 14 is a date, 20 is h:mm, 22 both. 46330 is 4 November 2026; in 1904 workbooks it is 1462
// less.
const [DATE, CLOCK, BOTH, OWN_CLOCK, OWN_BOTH, MONTH] = [1, 2, 3, 4, 5, 6];
const styles =
  '<numFmts><numFmt numFmtId="170" formatCode="hh:mm AM/PM"/><numFmt numFmtId="171" formatCode="dd/mm/yyyy hh:mm:ss"/></numFmts>' +
  `<cellXfs>${[0, 14, 20, 22, 170, 171, 17].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
test.each([
  ['a date', DATE, 46330, '2026-11-04', 44868],
  ['a midnight with its date', BOTH, 46330, '2026-11-04 00:00', 44868],
  ['a midnight with its date in a format of its own', OWN_BOTH, 46330, '2026-11-04 00:00', 44868],
  ['a midnight', CLOCK, 0, '00:00', 0],
  ['a midnight shown with the day of the epoch', BOTH, 0, '00:00', 0],
  ['a midnight that a sum of hours reached', CLOCK, 1, '00:00', 1],
  ['a time', CLOCK, 0.3125, '07:30', 0.3125],
  ['a time of half days', OWN_CLOCK, 0.75, '18:00', 0.75],
  ['a time after a midnight that a series went over', CLOCK, 1.25, '06:00', 1.25],
  ['a time whose date is not shown', CLOCK, 46330.25, '2026-11-04 06:00', 44868.25],
  ['a time of which the month alone is shown', MONTH, 46327.6875, '2026-11-01 16:30', 44865.6875],
  ['a date whose time is not shown', DATE, 46330.25, '2026-11-04 06:00', 44868.25],
])('%s, counted from 1900 and from 1904', async (_, style, serial, expected, serialOf1904) => {
  const sheetOf = (value: number) => `<row><c s="${style}"><v>${value}</v></c></row>`;
  expect(await cellsOf({ sheet: sheetOf(serial), styles })).toEqual([[1, expected]]);
  expect(await cellsOf({ sheet: sheetOf(serialOf1904), styles, is1904: true })).toEqual([[1, expected]]);
});

test('the day of the epoch is a date where it is shown as one', async () => {
  const sheet = `<row><c s="${BOTH}"><v>1.25</v></c></row>`;
  expect(await cellsOf({ sheet, styles })).toEqual([[1, '1900-01-01 06:00']]);
  const day = `<row><c s="${DATE}"><v>0</v></c></row>`;
  expect(await cellsOf({ sheet: day, styles, is1904: true })).toEqual([[1, '1904-01-01']]);
});

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const formula = (value: string, type = '') => `<c${type && ` t="${type}"`}><f>A1+1</f>${value}</c>`;
test.each([
  ['without a value', formula(''), false, true],
  ['of a text without a value', formula('', 'str'), false, true],
  ['with an empty value', formula('<v></v>'), false, true],
  ['with the 0 of a writer that leaves calculating to the reader', formula('<v>0</v>'), true, true],
  ['with a 0 that was calculated', formula('<v>0</v>'), false, false],
  ['with a value in a file that is calculated anew', formula('<v>7</v>'), true, false],
  ['with an empty text that was calculated', formula('<v></v>', 'str'), true, false],
  ['that ends in an error', formula('<v>#REF!</v>', 'e'), false, true],
])('a formula %s', async (_, cell, isToCalculate, isUnknown) => {
  const [row] = await rowsOf({ sheet: `<row>${text('Ona')}${cell}</row>`, isToCalculate });
  expect(row?.unknown).toEqual(isUnknown ? [1] : undefined);
  expect(row?.cells[0]).toBe('Ona');
});

test('a value merged over rows is meant by each of them; one merged over columns only by the first', async () => {
  const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet =
    `<row r="1">${cell('A1', 'Spalio pamainos')}</row>` +
    `<row r="2">${cell('A2', 'Darbuotojas')}${cell('B2', 'Data')}</row>` +
    `<row r="3">${cell('A3', 'Ona')}${cell('B3', '1')}</row>` +
    `<row r="4">${cell('B4', '2')}</row><row r="5">${cell('B5', '3')}</row><row r="6">${cell('B6', '4')}</row>`;
  const after = '<mergeCells count="2"><mergeCell ref="A1:F1"/><mergeCell ref="A3:A5"/></mergeCells><pageMargins/>';
  expect(await cellsOf({ sheet, after })).toEqual([
    [1, 'Spalio pamainos'],
    [2, 'Darbuotojas', 'Data'],
    [3, 'Ona', '1'],
    [4, 'Ona', '2'],
    [5, 'Ona', '3'],
    [6, '', '4'],
  ]);
});

test('the first visible sheet is read unless another one is chosen', async () => {
  const file = workbookOf({ sheet: `<row>${text('Seen')}</row>`, hidden: 'Lists' });
  const read = await readWorkbook(file, null, limits);
  expect(read).toMatchObject({ names: ['Paslėptas', 'Lapas'], index: 1, rows: [{ cells: ['Seen'] }] });
  expect(await readWorkbook(file, 0, limits)).toMatchObject({ index: 0, rows: [{ cells: ['Lists'] }] });
});
