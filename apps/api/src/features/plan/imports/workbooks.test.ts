import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { imports } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 1);
  await createWorker(api, cafe, { name: 'Ana Kazlauskaitė' });
});
afterAll(() => api.close());

const post = async (path: string, file: Buffer) =>
  (await api.call('POST', path, { token: cafe.token, body: file, headers: { 'content-type': 'text/csv' } })).json;
/** A trial with the guessed columns: what was understood of each row, and the cells without a result. */
const understood = async (file: Buffer) => {
  const { columns } = await post('/imports/read?kind=history', file);
  const fields = columns.map(({ field }: imports.FileColumn) => field ?? '').join(',');
  const { rows, refused, readings } = (await post(
    `/imports/history?columns=${fields}&dry_run=true`,
    file,
  )) as imports.ImportResult;
  return {
    rows: rows.map(({ values }) => [values['name'], values['date'], values['start'], values['end'], values['break']]),
    refused: refused.map(({ line, faults }) => [line, faults.map(({ column }) => column)]),
    readings,
  };
};
const workbook = (name: string) => readFile(join(import.meta.dirname, 'workbooks', `${name}.xlsx`));

const evening = ['Ana Kazlauskaitė', '2026-10-16', '16:00', '00:00', 30];
const night = ['Ana Kazlauskaitė', '2026-10-18', '00:00', '08:00', 45];
test.each([
  ['pandas', [evening, night], []],
  ['polars', [evening, night], []],
  ['polars-formula', [], [2, 3]],
  ['openpyxl', [evening, night], [5]],
  ['openpyxl-1904', [evening, night], [5]],
  ['excelize', [evening, night], [4]],
  ['poi', [evening, night], [4]],
])('shifts as %s writes them', async (name, rows, uncalculated) => {
  expect(await understood(await workbook(name))).toEqual({
    rows,
    refused: uncalculated.map((line) => [line, [4]]),
    readings: [],
  });
});

// pandas 3.1.1, DataFrame.to_csv; times without a date as pandas.to_datetime reads them.
test.each([
  [
    'moments and a Timedelta',
    `Employee,Date,Start,End,Break
Ana Kazlauskaitė,2026-10-16,2026-10-16 16:00:00,2026-10-17 00:00:00,0 days 00:30:00
Ana Kazlauskaitė,2026-10-18,2026-10-18 00:00:00,2026-10-18 08:00:00,0 days 00:45:00
`,
    [evening, night],
  ],
  [
    'times with the day that it puts before them',
    `Employee,Date,Start,End
Ana Kazlauskaitė,2026-10-16,1900-01-01 16:00:00,1900-01-01 00:00:00
Ana Kazlauskaitė,2026-10-18,1900-01-01 00:00:00,1900-01-01 08:00:00
`,
    [evening.with(4, undefined as never), night.with(4, undefined as never)],
  ],
])('shifts as pandas writes them to CSV: %s', async (_, file, rows) => {
  expect(await understood(Buffer.from(file))).toEqual({ rows, refused: [], readings: [] });
});
