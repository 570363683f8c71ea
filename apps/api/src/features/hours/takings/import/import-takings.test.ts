import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  manager = await createManager(api);
});
afterAll(() => api.close());

type Query = Record<string, string>;
const send = (file: string | Buffer, query: Query, token = manager.token) =>
  api.call('POST', `/takings/import?${new URLSearchParams(query).toString()}`, {
    token,
    body: file,
    headers: { 'content-type': 'text/csv' },
  });
const store = async (rows: readonly string[], columns: string, more: Query = {}) =>
  (await send(rows.join('\n'), { columns, ...more })).json;
const trial = (rows: readonly string[], columns: string, more: Query = {}) =>
  store(rows, columns, { dry_run: 'true', ...more });
const list = async (start: string, end: string): Promise<[string, string, number][]> => {
  const { json } = await api.call('GET', `/takings?start=${start}&end=${end}`, { token: manager.token });
  return json.map(({ at, kind, value }: { at: string; kind: string; value: number }) => [at, kind, value]);
};
const faultsOf = ({ refused }: { refused: { line: number; faults: { detail: string }[] }[] }) =>
  refused.map(({ line, faults }) => [line, faults[0]?.detail]);

test('nobody, no employee, and no columns that don’t exist; a body is needed', async () => {
  expect((await api.call('POST', '/takings/import?columns=date')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  expect((await send('a;b', { columns: 'date' }, token)).json.code).toBe('managers_only');
  expect((await send('a;b', { columns: 'date,shoes' })).json.errors).toHaveProperty(['columns.1']);
  expect((await api.call('POST', '/takings/import?columns=date', { token: manager.token })).status).toBe(400);
});

test.each([
  ['date,takings,takings', 'Two columns are chosen for the same field'],
  ['takings,guests', 'Choose the column with the date'],
  ['at,date,takings', 'Date and time are in one column or in two'],
  ['date,time', 'Choose a column with takings'],
])('columns %s: %s', async (columns, fault) => {
  const { faults, stored } = await store(['a;b;c', '2026-05-04;10:00;3'], columns);
  expect([faults.length, faults[0].startsWith(fault), stored]).toEqual([1, true, false]);
});

test('two kinds side by side, money with commas, hours added up, empty cells are no zero; the trial stores nothing', async () => {
  const rows = [
    'Data;Valanda;Apyvarta;Svečiai',
    '2026-05-04;10:00;"1 234,50 €";12',
    '2026-05-04;10:00;0,50;',
    '2026-05-04;11-12;-7,25;0',
    '2026-05-05;24:00;3;',
    'Iš viso;;1230,75;12',
  ];
  const { json: read } = await api.call('POST', '/imports/read?kind=takings', {
    token: manager.token,
    body: rows.join('\n'),
    headers: { 'content-type': 'text/csv' },
  });
  expect(read.columns.map(({ field }: { field: string }) => field)).toEqual(['date', 'time', 'takings', 'guests']);
  const columns = 'date,time,takings,guests';
  const preview = await trial(rows, columns);
  expect(preview).toMatchObject({
    stored: false,
    changed: 5,
    rows_are: 'sums',
    minutes: 60,
    rows: 5,
    empty: 0,
    totals: [6],
    days: 2,
    start: '2026-05-04',
    end: '2026-05-06',
    sums: [
      { kind: 'takings', value: 1230.75 },
      { kind: 'guests', value: 12 },
    ],
    faults: [],
    refused: [],
    overlap: null,
  });
  expect(await list('2026-05-04', '2026-05-06')).toEqual([]);
  expect(await store(rows, columns)).toMatchObject({ stored: true, changed: 5 });
  expect(await list('2026-05-04', '2026-05-06')).toEqual([
    ['2026-05-04T10:00', 'guests', 12],
    ['2026-05-04T10:00', 'takings', 1235],
    ['2026-05-04T11:00', 'guests', 0],
    ['2026-05-04T11:00', 'takings', -7.25],
    ['2026-05-06T00:00', 'takings', 3],
  ]);
  const [last] = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(1).execute(),
  );
  expect(last).toMatchObject({ action_type: 'takings.stored', details: { start: '2026-05-04', rows: 5 } });
  // Again: nothing is new, and nothing is asked.
  expect(await store(rows, columns)).toMatchObject({ stored: true, changed: 0, overlap: null });
});

test('which value wins is asked where another one was stored', async () => {
  await store(
    ['date;time;guests', '2026-05-04;10:00;5', '2026-05-04;11:00;6', '2026-05-05;10:00;7'],
    'date,time,guests',
  );
  const rows = ['date;time;guests', '2026-05-04;10:00;8', '2026-05-04;11:00;6', '2026-05-05;12:00;9'];
  const asked = await store(rows, 'date,time,guests');
  expect(asked).toMatchObject({
    stored: false,
    changed: 2,
    overlap: {
      days: 1,
      values: 1,
      start: '2026-05-04',
      end: '2026-05-04',
      examples: [{ at: '2026-05-04T10:00', kind: 'guests', stored: 5, file: 8 }],
    },
  });
  expect(await store(rows, 'date,time,guests', { on_overlap: 'keep' })).toMatchObject({ stored: true, changed: 1 });
  expect((await list('2026-05-04', '2026-05-05')).map(([, , value]) => value)).toEqual([5, 6, 7, 9]);
  expect(await store(rows, 'date,time,guests', { on_overlap: 'replace' })).toMatchObject({ stored: true, changed: 1 });
  expect((await list('2026-05-04', '2026-05-05')).map(([, , value]) => value)).toEqual([8, 6, 7, 9]);
  // A day that was known by hours, in a file of days.
  const days = await trial(['date;guests', '2026-05-04;20'], 'date,guests');
  expect(days.overlap.examples).toEqual([{ at: '2026-05-04', kind: 'guests', stored: null, file: 20 }]);
});

test('each row is a receipt: times at any minute say so, they are counted and their sums added', async () => {
  const rows = [
    'Kvito laikas,Suma',
    '04/05/2026 10:07,3.50',
    '04/05/2026 10:59,4.25',
    '04/05/2026 11:03,',
    '04/05/2026 11:10,-2.00',
    '13/05/2026 12:31,8.00',
  ];
  const read = await trial(rows, 'at,takings');
  expect(read).toMatchObject({ rows_are: 'receipts', minutes: 60, readings: [], changed: 6 });
  await store(rows, 'at,takings');
  expect(await list('2026-05-04', '2026-05-13')).toEqual([
    ['2026-05-04T10:00', 'receipts', 2],
    ['2026-05-04T10:00', 'takings', 7.75],
    ['2026-05-04T11:00', 'receipts', 2],
    ['2026-05-04T11:00', 'takings', -2],
    ['2026-05-13T12:00', 'receipts', 1],
    ['2026-05-13T12:00', 'takings', 8],
  ]);
});

test('dates that can be read in two ways are asked for, and nothing is looked at', async () => {
  const rows = ['Date,Sales', '03/04/2026,100', '04/04/2026,110'];
  const asked = await store(rows, 'date,takings');
  expect(asked).toMatchObject({
    stored: false,
    rows: 0,
    readings: [{ name: 'dates', value: null, example: '03/04/2026' }],
  });
  expect(await store(rows, 'date,takings', { dates: 'month' })).toMatchObject({ stored: true, minutes: 1440 });
  expect(await list('2026-03-01', '2026-04-30')).toEqual([
    ['2026-03-04', 'takings', 100],
    ['2026-04-04', 'takings', 110],
  ]);
});

test.each([
  ['2026-03-04', undefined],
  ['04.03.2026', 'day'],
  ['03/04/2026', 'month'],
  // What can be read in one way only isn’t asked for.
  ['31.03.2026', undefined],
  ['03/31/2026', undefined],
])('dates in three orders: %s', async (date, dates) => {
  expect(await store(['date;guests', `${date};5`], 'date,guests', dates === undefined ? {} : { dates })).toMatchObject({
    stored: true,
    changed: 1,
  });
  const day = date.includes('31') ? '2026-03-31' : '2026-03-04';
  expect(await list('2026-03-01', '2026-04-30')).toEqual([[day, 'guests', 5]]);
});

test('quarters of an hour stay quarters', async () => {
  const rows = ['Laikas;Užsakymai', '2026-05-04 10:15;3', '2026-05-04 10:30;4', '2026-05-04 11:00;1'];
  expect(await store(rows, 'at,orders')).toMatchObject({ stored: true, minutes: 15, changed: 3 });
});

test('the hour that comes twice is two by the order of the file, the one that never comes is an error at its line', async () => {
  // Vilnius: on 26 October 2025 the hour from 3:00 comes twice; on 30 March 2025 it doesn’t come.
  const rows = [
    'date;time;guests',
    '2025-10-26;02:00;1',
    '2025-10-26;03:00;2',
    '2025-10-26;03:00;3',
    '2025-10-26;04:00;4',
    '2025-03-30;02:30;5',
    '2025-03-30;03:30;6',
  ];
  const refused = await store(rows, 'date,time,guests');
  expect(refused.stored).toBe(false);
  expect(faultsOf(refused)).toEqual([[7, expect.stringContaining('this time doesn’t exist')]]);
  expect(await store(rows.slice(0, 5), 'date,time,guests')).toMatchObject({ stored: true, minutes: 60, changed: 4 });
  const stored = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('taking').select(['minute', 'is_again', 'value']).orderBy('minute').orderBy('is_again').execute(),
  );
  expect(stored.map(({ minute, is_again, value }) => [minute, is_again, Number(value)])).toEqual([
    [120, false, 1],
    [180, false, 2],
    [180, true, 3],
    [240, false, 4],
  ]);
});

test('what can’t be is named by its line: no number, a day to come, no time, fewer guests than none', async () => {
  const rows = [
    'date;time;guests',
    '2026-05-04;10:00;many',
    '2999-01-01;10:00;1',
    '2026-05-04;;1',
    '2026-05-04;11:00;-1',
    '2026-13-04;11:00;1',
    '2026-05-04;12:00;2',
    ';;3',
  ];
  const refused = await store(rows, 'date,time,guests');
  expect(refused).toMatchObject({ stored: false, refused_count: 5, totals: [8] });
  expect(faultsOf(refused).map(([line]) => line)).toEqual([2, 3, 4, 5, 6]);
  expect(await store(rows, 'date,time,guests', { skip_errors: 'true' })).toMatchObject({ stored: true, changed: 1 });
  expect(await list('2026-05-04', '2026-05-04')).toEqual([['2026-05-04T12:00', 'guests', 2]]);
});

test('where no row has a date, each is named: the wrong column was chosen', async () => {
  const refused = await store(['date;empty;guests', '2026-05-04;;5', '2026-05-05;;6'], ',date,guests');
  expect(refused).toMatchObject({ stored: false, refused_count: 2, totals: [] });
});

test('hours as tills write them: from and to, with seconds, behind a date of 1900, in halves of a day', async () => {
  const cells = ['09:00–10:00', '10:00:00', '1900-01-01 11:00:00', '12 PM', '13', '14.00'];
  const rows = ['date;time;orders', ...cells.map((cell, at) => `2026-05-04;${cell};${at + 1}`)];
  await store(rows, 'date,time,orders');
  expect((await list('2026-05-04', '2026-05-04')).map(([at, , value]) => [at.slice(11), value])).toEqual([
    ['09:00', 1],
    ['10:00', 2],
    ['11:00', 3],
    ['12:00', 4],
    ['13:00', 5],
    ['14:00', 6],
  ]);
});

test('an offset says which of two hours is meant', async () => {
  const rows = ['at;orders', '2025-10-26T03:10:00+02:00;1', '2025-10-26T03:20:00+03:00;2'];
  expect(await store(rows, 'at,orders')).toMatchObject({ stored: true, changed: 2 });
});

test('a value of twenty times the usual is shown, and left out until it is confirmed', async () => {
  const days = ['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27'];
  const rows = ['date;guests', ...days.map((date, at) => `${date};${at === 3 ? 1000 : 50}`)];
  const read = await store(rows, 'date,guests');
  expect(read).toMatchObject({
    stored: true,
    unusual_count: 1,
    unusual: [{ at: '2026-04-27', kind: 'guests', value: 1000, usual: 50 }],
  });
  const unusual = async () =>
    (await api.call('GET', '/takings?start=2026-04-01&end=2026-04-30', { token: manager.token })).json.map(
      (row: { unusual: boolean }) => row.unusual,
    );
  expect(await unusual()).toEqual([false, false, false, true]);
  const confirm = () =>
    api.call('POST', '/takings/confirm', { token: manager.token, body: [{ at: '2026-04-27', kind: 'guests' }] });
  expect((await confirm()).json).toEqual({ confirmed: 1 });
  expect((await confirm()).json).toEqual({ confirmed: 0 });
  expect(await unusual()).toEqual([false, false, false, false]);
});

test('a workbook: dates and numbers as its cells have them', async () => {
  const file = await writeXlsxFile([
    [{ value: 'Data' }, { value: 'Apyvarta' }],
    [{ value: new Date('2026-05-04T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }, { value: 1234.567 }],
    [{ value: new Date('2026-05-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }, { value: 10 }],
  ]).toBuffer();
  expect((await send(file, { columns: 'date,takings' })).json).toMatchObject({ stored: true, changed: 2 });
  expect(await list('2026-05-04', '2026-05-05')).toEqual([
    ['2026-05-04', 'takings', 1234.57],
    ['2026-05-05', 'takings', 10],
  ]);
});

test('of two imports at once each is whole', async () => {
  const file = (value: number) => ['date;guests', `2026-05-04;${value}`, `2026-05-05;${value}`].join('\n');
  const query = { columns: 'date,guests', on_overlap: 'replace' };
  const replies = await Promise.all([1, 2, 3].map((value) => send(file(value), query)));
  for (const { status } of replies) expect([200, 409]).toContain(status);
  const values = (await list('2026-05-04', '2026-05-05')).map(([, , value]) => value);
  expect(new Set(values).size).toBe(1);
  expect(values).toHaveLength(2);
});

test('50,000 receipts are read and stored', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => {
    const day = new Date(Date.UTC(2025, 0, 1) + Math.floor(at / 140) * 86_400_000).toISOString().slice(0, 10);
    const minute = (at % 140) * 5 + 1;
    return `${day} ${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')};12,50`;
  });
  const began = performance.now();
  const read = await store(['Data ir laikas;Suma', ...rows], 'at,takings');
  if (process.env.MEASURE) console.log('50,000 receipts', Math.round(performance.now() - began), 'ms');
  expect(read).toMatchObject({ stored: true, rows: 50_000, rows_are: 'receipts', days: 358 });
  expect(read.sums).toEqual([
    { kind: 'takings', value: 625_000 },
    { kind: 'receipts', value: 50_000 },
  ]);
  const tooMany = await send(['a;b', ...rows, ...rows].join('\n'), { columns: 'at,takings' });
  expect(tooMany.json.code).toBe('file_rows');
});
