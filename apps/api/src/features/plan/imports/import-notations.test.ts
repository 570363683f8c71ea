import type { imports } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../../testing/fakes/workbooks.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let id: string;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 1);
  id = (await createWorker(api, cafe, { name: 'Ana Kazlauskaitė' })).id;
});
afterAll(() => api.close());

type Owner = Pick<TestManager, 'token'>;
const post = async (path: string, file: string | Buffer, owner: Owner) =>
  (await api.call('POST', path, { token: owner.token, body: file, headers: { 'content-type': 'text/csv' } })).json;
const read = (kind: imports.ImportKind, file: string | Buffer, owner: Owner = cafe) =>
  post(`/imports/read?kind=${kind}`, file, owner);
/** Imports with the columns that are guessed, as the dialog does. */
const importGuessed = async (
  kind: imports.ImportKind,
  file: string | Buffer,
  query: Record<string, string> = {},
  owner: Owner = cafe,
): Promise<imports.ImportResult> => {
  const { columns } = await read(kind, file, owner);
  const fields = columns.map(({ field }: imports.FileColumn) => field ?? '').join(',');
  return post(`/imports/${kind}?${new URLSearchParams({ columns: fields, ...query }).toString()}`, file, owner);
};
const valuesOf = ({ rows }: imports.ImportResult) => rows.map(({ values }) => values);
const timesOf = ({ rows }: imports.ImportResult) =>
  rows.map(({ values: { date, start, end } }) => [date, start, end].join(' '));
const faultsOf = ({ refused }: imports.ImportResult) =>
  refused.map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.detail]);
const trial = { dry_run: 'true' };

const usual = (rows: readonly string[], head = 'Employee,Date,Start,End') =>
  [head, ...rows.map((row) => `Ana Kazlauskaitė,${row}`)].join('\n');

test('dates with the month first are read so where one of them shows it, and in words of the file itself', async () => {
  const file = usual(['10/05/2026,9:00,17:00', '10/06/2026,9:00,17:00', '10/13/2026,9:00,17:00']);
  const done = await importGuessed('history', file, trial);
  expect([done.readings, done.counts]).toMatchObject([[], { create: 3, refuse: 0 }]);
  expect(valuesOf(done).map(({ date }) => date)).toEqual(['2026-10-05', '2026-10-06', '2026-10-13']);
  const dayFirst = usual(['05/10/2026,9:00,17:00', '13/10/2026,9:00,17:00']);
  expect(valuesOf(await importGuessed('history', dayFirst, trial)).map(({ date }) => date)).toEqual([
    '2026-10-05',
    '2026-10-13',
  ]);
});

test('AM and PM are a hint at the month, which is shown to be confirmed', async () => {
  const file = usual(['10/05/2026,9:00 AM,5:00 PM', '10/06/2026,9:00 AM,5:00 PM']);
  const done = await importGuessed('history', file, trial);
  expect(done.readings).toEqual([{ name: 'dates', value: 'month', example: '10/05/2026' }]);
  expect(timesOf(done)).toEqual(['2026-10-05 09:00 17:00', '2026-10-06 09:00 17:00']);
  expect(timesOf(await importGuessed('history', file, { ...trial, dates: 'day' }))).toEqual([
    '2026-05-10 09:00 17:00',
    '2026-06-10 09:00 17:00',
  ]);
});

test('dates that nothing decides are asked for, and nothing is stored until they are chosen', async () => {
  const file = usual(['10/05/2025,9:00,17:00', '10/06/2025,9:00,17:00']);
  const asked = await importGuessed('history', file);
  expect(asked).toMatchObject({
    stored: false,
    counts: { create: 0, refuse: 0 },
    readings: [{ name: 'dates', value: null, example: '10/05/2025' }],
  });
  expect(asked.faults[0]).toContain('10/05/2025');
  const done = await importGuessed('history', file, { dates: 'month' });
  expect([done.stored, timesOf(done)]).toEqual([true, ['2025-10-05 09:00 17:00', '2025-10-06 09:00 17:00']]);
});

test('dates of employees: one column decides for another one, dots are days first, and the old import asks too', async () => {
  const owner = await createManager(api);
  const head = 'Name,Role,Start date,Birth date';
  const unclear = `${head}\nOna,cook,03/04/2026,05/06/1999\n`;
  expect((await importGuessed('employees', unclear, {}, owner)).readings).toMatchObject([{ value: null }]);
  const old = await post('/employees/import', unclear, owner);
  expect([old.created, old.errors[0].detail]).toEqual([0, expect.stringContaining('03/04/2026')]);
  const done = await importGuessed('employees', `${unclear}Jonas,cook,03/05/2026,05/31/1999\n`, {}, owner);
  expect(done.readings).toMatchObject([{ value: 'month', example: '03/04/2026' }]);
  expect(valuesOf(done)).toMatchObject([
    { name: 'Ona', first_day: '2026-03-04', birth_date: '1999-05-06' },
    { name: 'Jonas', first_day: '2026-03-05', birth_date: '1999-05-31' },
  ]);
  const dots = await importGuessed('employees', `${head}\nRasa,cook,03.04.2026,05.06.1999\n`, trial, owner);
  expect([dots.readings, valuesOf(dots)]).toMatchObject([[], [{ first_day: '2026-04-03', birth_date: '1999-06-05' }]]);
});

test('first name and surname in two columns are one name, in both imports and in the old one', async () => {
  const owner = await createManager(api, unique('vardai'));
  const file = 'First Name,Last Name,Role\nAna,Kazlauskaite,Cook\nAna,Petraite,Cook\n';
  const done = await importGuessed('employees', file, {}, owner);
  expect(valuesOf(done).map(({ name }) => name)).toEqual(['Ana Kazlauskaite', 'Ana Petraite']);
  const old = await post(
    '/employees/import',
    'Pavardė;Vardas;Pareigos\nKazlauskaite;Ana;Cook\nJonaitis;Jonas;Cook\n',
    owner,
  );
  expect(old.rows.map(({ name, deed }: { name: string; deed: string }) => [name, deed])).toEqual([
    ['Ana Kazlauskaite', 'keep'],
    ['Jonas Jonaitis', 'create'],
  ]);
  const past = 'Pavardė;Vardas;Data;Nuo;Iki\nKazlauskaite;Ana;2025-01-07;8;16\nPetraite;Ona;2025-01-07;8;16\n';
  const history = await importGuessed('history', past, trial, owner);
  expect(valuesOf(history)).toMatchObject([{ name: 'Ana Kazlauskaite' }]);
  // The fault is at the cell of the first of both.
  expect(faultsOf(history)).toEqual([[3, 0, expect.stringContaining('Employee')]]);
  const half = await post('/imports/employees?columns=first_name,,roles', file, owner);
  expect(half.faults[0]).toContain('First name and last name');
  const twice = await post('/imports/employees?columns=name,last_name,roles', file, owner);
  expect(twice.faults).toHaveLength(1);
});

test('"Surname, Name" in one column, and names in another order than stored', async () => {
  const owner = await createManager(api, unique('eile'));
  const file = 'Darbuotojas;Pareigos\n"Kazlauskaitė, Ana";virėja\nPetraitis, Jonas;virėjas\nRasa Rasaitė;virėja\n';
  const done = await importGuessed('employees', file, {}, owner);
  expect(valuesOf(done).map(({ name }) => name)).toEqual(['Ana Kazlauskaitė', 'Jonas Petraitis', 'Rasa Rasaitė']);
  const past = 'Darbuotojas;Data;Nuo;Iki\nKazlauskaitė Ana;2025-01-07;8;16\n"Petraitis, Jonas";2025-01-08;8;16\n';
  expect(valuesOf(await importGuessed('history', past, trial, owner)).map(({ name }) => name)).toEqual([
    'Ana Kazlauskaitė',
    'Jonas Petraitis',
  ]);
});

test('headings below a title row, with Lithuanian words for first day, rate and share of full time', async () => {
  const owner = await createManager(api, unique('antraste'));
  const file = `UAB „Rytas“, darbuotojai 2026
;;

Eil. Nr.;Vardas;Pavardė;Pareigos;Priimtas;Val. įkainis;Etatas
1;Žydrūnė;Čė;virėja;2024-01-02;9,20 €;0,5
2;Ąžuolas;Žukas;virėjas;2025-03-01;10 Eur/val.;1
3;Rasa;Rasaitė;virėja;2025-03-01;10;40
Iš viso;;;;;29,20;
`;
  const contents = await read('employees', file, owner);
  expect([contents.header, contents.rows, contents.lines.slice(0, 2)]).toEqual([
    4,
    4,
    [
      { line: 1, text: 'UAB „Rytas“, darbuotojai 2026' },
      { line: 4, text: 'Eil. Nr. · Vardas · Pavardė · Pareigos · Priimtas · Val. įkainis · Etatas' },
    ],
  ]);
  const done = await importGuessed('employees', file, { ...trial }, owner);
  expect(valuesOf(done)).toEqual([
    {
      name: 'Žydrūnė Čė',
      roles: ['virėja'],
      first_day: '2024-01-02',
      hourly_rate_cents: 920,
      contract_hours_per_week: 20,
    },
    {
      name: 'Ąžuolas Žukas',
      roles: ['virėjas'],
      first_day: '2025-03-01',
      hourly_rate_cents: 1000,
      contract_hours_per_week: 40,
    },
  ]);
  // Forty is no share; a sum is nobody.
  expect(done.refused.map(({ line, faults }) => [line, faults[0]?.column])).toEqual([
    [7, 6],
    [8, 1],
  ]);
  const chosen = await post('/imports/read?kind=employees&header=5', file, owner);
  expect([chosen.header, chosen.rows, chosen.columns[1].heading]).toEqual([5, 3, 'Žydrūnė']);
});

test('work after midnight that is listed under the day before, and dates that contradict each other', async () => {
  const file = usual(
    [
      '2026-10-16,2026-10-17 01:00,09:00',
      '2026-10-13,2026-10-13 22:00,2026-10-14 06:00',
      '2026-10-19,2026-10-21 08:00,16:00',
      '2026-10-20,2026-10-20 08:00,2026-10-22 16:00',
      '2026-10-23,25:30,29:30',
      '2026-10-26,17:00,25:30',
      '2026-10-28,16:00,24:00',
    ],
    'Employee,Date,In,Out',
  );
  const done = await importGuessed('history', file, trial);
  expect(timesOf(done)).toEqual([
    '2026-10-17 01:00 09:00',
    '2026-10-13 22:00 06:00',
    '2026-10-24 01:30 05:30',
    '2026-10-26 17:00 01:30',
    '2026-10-28 16:00 00:00',
  ]);
  expect(faultsOf(done)).toEqual([
    [4, 2, expect.stringContaining('2026-10-19')],
    [5, 3, expect.stringContaining('24 hours')],
  ]);
});

test('start and end with their own dates need no column of dates', async () => {
  const file =
    'Employee;Clock in;Clock out\nAna Kazlauskaitė;2024-10-26 22:00;2024-10-27 06:00\nAna Kazlauskaitė;08:00;16:00\n';
  const done = await importGuessed('history', file, { skip_errors: 'true' });
  expect([timesOf(done), faultsOf(done)]).toEqual([
    ['2024-10-26 22:00 06:00'],
    [[3, 1, expect.stringContaining('date')]],
  ]);
  expect((await importGuessed('history', file, { skip_errors: 'true' })).counts).toMatchObject({ create: 0, keep: 1 });
  const { json } = await api.call('GET', '/schedule?start=2024-10-01&end=2024-10-31', { token: cafe.token });
  // The night in which the clocks go back has nine hours.
  expect(json.shifts).toMatchObject([{ employee_id: id, date: '2024-10-26', start_time: '22:00', end_time: '06:00' }]);
  const dateless = 'Employee;Start;End\nAna Kazlauskaitė;08:00;16:00\n';
  expect((await importGuessed('history', dateless, trial)).faults[0]).toContain('date');
});

test('breaks in hours by their heading, and times with a decimal part, alike in CSV and in a workbook', async () => {
  const head = 'Employee,Date,Start,End,Break (hours)';
  const file = usual(['2026-10-16,8.50,17.25,1.00', '2026-10-17,8.25,16.50,0.50'], head);
  const done = await importGuessed('history', file, trial);
  const expected = [
    { start: '08:30', end: '17:15', break: 60 },
    { start: '08:15', end: '16:30', break: 30 },
  ];
  expect([done.readings, valuesOf(done)]).toMatchObject([
    [{ name: 'times', value: 'hours', example: '8.50' }],
    expected,
  ]);
  expect(valuesOf(await importGuessed('history', file, { ...trial, times: 'clock' }))).toMatchObject([
    { start: '08:50', end: '17:25' },
    { start: '08:25', end: '16:50' },
  ]);
  const row = (cells: readonly (string | number)[]) =>
    `<row>${cells.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
  const sheet = [
    head.split(','),
    ['Ana Kazlauskaitė', '2026-10-16', 8.5, 17.25, 1],
    ['Ana Kazlauskaitė', '2026-10-17', 8.25, 16.5, 0.5],
  ].map(row);
  const book = await importGuessed('history', workbookOf({ sheet: sheet.join('') }), trial);
  expect([book.readings, valuesOf(book)]).toMatchObject([
    [{ name: 'times', value: 'hours', example: '8.5' }],
    expected,
  ]);
});

test('a formula that no program has calculated is named at its cell', async () => {
  const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet =
    `<row>${['Employee', 'Date', 'Start', 'End', 'Break'].map(cell).join('')}</row>` +
    `<row>${['Ana Kazlauskaitė', '2026-10-16', '8:00', '16:00'].map(cell).join('')}<c><f>E1*2</f><v>0</v></c></row>`;
  const done = await importGuessed('history', workbookOf({ sheet, isToCalculate: true }), trial);
  expect(faultsOf(done)).toEqual([[2, 4, expect.stringContaining('formula')]]);
  const people =
    `<row>${['Name', 'Role', 'Hourly rate'].map(cell).join('')}</row>` +
    `<row>${['Ona', 'cook'].map(cell).join('')}<c><f>2*4.6</f></c></row>`;
  expect(faultsOf(await importGuessed('employees', workbookOf({ sheet: people }), trial))).toEqual([
    [2, 2, expect.stringContaining('formula')],
  ]);
});
