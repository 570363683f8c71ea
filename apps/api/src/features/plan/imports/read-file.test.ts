import { baltic, imports } from '@pamaina/contract';
import { setInterval } from 'node:timers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { packWorkbook, workbookOf } from '../../../testing/fakes/workbooks.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const read = (file: string | Buffer, query = 'kind=history', token = manager.token, type = 'text/csv') =>
  api.call('POST', `/imports/read?${query}`, { token, body: file, headers: { 'content-type': type } });
const inLithuanian = (file: Buffer) =>
  api.call('POST', '/imports/read?kind=history', {
    token: manager.token,
    body: file,
    headers: { 'content-type': imports.XLSX_TYPE, 'accept-language': 'lt' },
  });
/** The columns of a file as heading and samples. */
const columnsOf = async (file: string | Buffer, query?: string) => {
  const { status, json } = await read(file, query);
  expect(status, JSON.stringify(json)).toBe(200);
  return Object.fromEntries(
    json.columns.map(({ heading, samples }: imports.FileColumn) => [heading, samples] as const),
  ) as Record<string, string[]>;
};
const fieldsOf = async (file: string | Buffer, query?: string) =>
  (await read(file, query)).json.columns.map(({ field }: imports.FileColumn) => field);

test('managers only; a file only; a kind that exists', async () => {
  const worker = await createWorker(api, manager);
  expect((await api.call('POST', '/imports/read?kind=history')).status).toBe(401);
  expect((await read('a;b', 'kind=history', worker.token)).json.code).toBe('managers_only');
  expect((await read('{}', 'kind=history', manager.token, 'application/json')).status).toBe(415);
  expect((await read('a;b', 'kind=pictures')).status).toBe(422);
  expect((await read('x'.repeat(3 * 1024 * 1024 + 1))).status).toBe(413);
});

const text = 'Darbuotojas;Data\nŽydrūnė Čė;2026-01-05\n';
test.each([
  ['semicolons in UTF-8', Buffer.from(text)],
  ['commas with a byte order mark', Buffer.from(`\uFEFF${text.replaceAll(';', ',')}`)],
  ['tabs in UTF-16', Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
  ['semicolons in Windows-1257', Buffer.from(baltic(text))],
])('a CSV file with %s is read', async (_, file) => {
  expect(await columnsOf(file)).toEqual({ Darbuotojas: ['Žydrūnė Čė'], Data: ['2026-01-05'] });
});

// "Š" is D0 in Windows-1257 and ISO-8859-13, where Windows-1252 has "Ð"; "„" is 84 in Windows-1257, A5 in ISO-8859-13.
test('the guess of the encoding is told, and another one can be chosen for reading and importing', async () => {
  const file = Buffer.from([...Buffer.from('ID;Vardas\n'), ...Buffer.from('e1;'), 0xd0, 0x61, 0x84]);
  expect([(await read(file)).json.encoding, await columnsOf(file)]).toMatchObject([
    'windows-1257',
    { Vardas: ['Ša„'] },
  ]);
  for (const [encoding, name] of [
    ['windows-1252', 'Ða„'],
    ['iso-8859-13', 'Ša\u0084'],
    ['utf-8', '\uFFFDa\uFFFD'],
  ] as const) {
    const { json } = await read(file, `kind=employees&encoding=${encoding}`);
    expect([json.encoding, json.columns[1].samples], encoding).toEqual([encoding, [name]]);
  }
  for (const [content, encoding] of [
    [Buffer.from(text), 'utf-8'],
    [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16'],
    [Buffer.from(text, 'utf16le').swap16(), 'utf-16'],
  ] as const) {
    expect((await read(content)).json.encoding).toBe(encoding);
    expect(await columnsOf(content, `kind=history&encoding=${encoding}`)).toMatchObject({
      Darbuotojas: ['Žydrūnė Čė'],
    });
  }
  expect((await read(file, 'kind=history&encoding=koi8-r')).json.errors).toHaveProperty('encoding');
  const send = (query: string) =>
    api.call('POST', `/imports/employees?columns=id,name&dry_run=true&${query}`, {
      token: manager.token,
      body: file,
      headers: { 'content-type': 'text/csv' },
    });
  expect((await send('encoding=windows-1252')).json.refused[0].cells).toEqual(['e1', 'Ða„']);
  expect((await send('')).json.refused[0].cells).toEqual(['e1', 'Ša„']);
});

test('a workbook is read: dates, times, leading zeros, and the sheet that is chosen', async () => {
  const date = { type: Date, format: 'yyyy-mm-dd' } as const;
  const file = await writeXlsxFile([
    { sheet: 'Pastabos', data: [[{ value: 'Nieko' }]] },
    {
      sheet: 'Pamainos',
      data: [
        [{ value: 'Tabelio Nr.' }, { value: 'Data' }, { value: 'Pradžia' }, { value: 'Valandos' }],
        [
          { value: '0042' },
          { value: new Date('2026-01-05T00:00Z'), ...date },
          { value: new Date('2026-01-05T07:30Z'), type: Date, format: 'yyyy-mm-dd hh:mm' },
          { value: 0.1 + 0.2, type: Number },
        ],
      ],
    },
  ]).toBuffer();
  expect((await read(file)).json.sheets).toEqual(['Pastabos', 'Pamainos']);
  expect(await columnsOf(file, 'kind=history&sheet=1')).toEqual({
    'Tabelio Nr.': ['0042'],
    Data: ['2026-01-05'],
    Pradžia: ['2026-01-05 07:30'],
    Valandos: ['0.3'],
  });
  expect((await read(file, 'kind=history&sheet=2')).json.code).toBe('sheet_unknown');
});

const formats =
  '<numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="[$-427]yyyy&quot; m. &quot;mmmm d"/><numFmt numFmtId="172" formatCode="0.00&quot; day&quot;"/></numFmts>' +
  `<cellXfs>${[0, 14, 20, 46, 170, 171, 172].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
const number = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
test.each([
  ['a date', number(1, '46027'), '2026-01-05'],
  ['a day before March 1900, which Excel holds for a leap year', number(1, '59'), '1900-02-28'],
  ['1 March 1900', number(1, '61'), '1900-03-01'],
  ['a time', number(2, '0.3125'), '07:30'],
  ['a duration over a day', number(3, '1.5'), '36:00'],
  ['a number with leading zeros', number(4, '42'), '00042'],
  ['a date with quoted words and a locale', number(5, '46027.75'), '2026-01-05 18:00'],
  ['a number whose quoted word has the letters of a date', number(6, '1.5'), '1.5'],
  ['a formula with its stored text', '<c t="str"><f>A1&amp;B1</f><v>Ona</v></c>', 'Ona'],
  ['a formula with its stored number', '<c><f>SUM(A1:A2)</f><v>8</v></c>', '8'],
  ['a text in the cell', '<c t="inlineStr"><is><t>Ąžuolas</t></is></c>', 'Ąžuolas'],
  ['a shared text in pieces, without its pronunciation', '<c t="s"><v>0</v></c>', 'Žydrūnė'],
  ['a yes', '<c t="b"><v>1</v></c>', 'TRUE'],
])('a cell with %s', async (_, cell, expected) => {
  const sheet = `<row><c t="inlineStr"><is><t>A</t></is></c></row><row>${cell}</row>`;
  const strings = '<si><r><t>Žyd</t></r><r><t>rūnė</t></r><rPh><t>x</t></rPh></si>';
  expect(await columnsOf(workbookOf({ sheet, strings, styles: formats }))).toEqual({ A: [expected] });
});

test('a workbook that counts from 1904, and empty cells between others', async () => {
  const sheet = `<row r="3"><c r="B3" t="inlineStr"><is><t>Data</t></is></c></row><row r="7"><c r="B7" s="1"><v>44565</v></c></row>`;
  expect(await columnsOf(workbookOf({ sheet, styles: formats, is1904: true }))).toEqual({
    '': [],
    Data: ['2026-01-05'],
  });
});

test('columns are guessed by their headings in both languages, by parts of them, then by their cells', async () => {
  const worker = await createWorker(api, manager, { name: 'Ąžuolas Žukas' });
  expect(await fieldsOf('Employee,Date,Start,End,Break\n')).toEqual(['name', 'date', 'start', 'end', 'break']);
  expect(await fieldsOf('Darbuotojo vardas, pavardė;Darbo diena;Nuo;Iki;Pertrauka, min.;Pastaba\n')).toEqual([
    'name',
    'date',
    'start',
    'end',
    'break',
    null,
  ]);
  const nameless = `A;B;C;D;E\n${worker.id};5.1.2026;7:30;16.00;kava\nąžuolas žukas;6.1.2026;8:00;16:00;\n`;
  expect(await fieldsOf(nameless)).toEqual([null, 'date', 'start', 'end', null]);
  expect(await fieldsOf(`A;B\n${worker.id.toUpperCase()};Ąžuolas Žukas\n`)).toEqual(['id', 'name']);
  expect(await fieldsOf('Darbuotojas;Tabelio Nr.;Daugiausia val.;Pareigybė\n', 'kind=employees')).toEqual([
    'name',
    'id',
    'max_hours_per_week',
    'roles',
  ]);
  expect(await fieldsOf('Vardas;X;Y\nOna;ona@example.lt;+370 612 34567\n', 'kind=employees')).toEqual([
    'name',
    'email',
    'phone',
  ]);
});

/** The peak of the process's memory in MB above that before, while something runs. */
async function memoryOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 2);
  await run();
  clearInterval(watching);
  return (Math.max(peak, process.memoryUsage().rss) - before) / 1024 / 1024;
}

const row = (cells: string) => `<row>${cells}</row>`;
const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

test('a workbook that unpacks to too much is refused before it is unpacked, and one that lies about it while it is', async () => {
  await read(workbookOf({ sheet: row(cell('A')) }));
  const [part, strings] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'];
  const bombOf = (name: string, declared?: number) =>
    workbookOf({ sheet: row(cell('A')), bomb: { name, megabytes: 400, ...(declared !== undefined && { declared }) } });
  const [honest, lying, texts] = [bombOf(part), bombOf(part, 1000), bombOf(strings, 1000)];
  expect(honest.length).toBeLessThan(1024 * 1024);
  const many = packWorkbook(Array.from({ length: 2100 }, (_, index) => ({ name: `x${index}`, content: '' })));
  const used = await memoryOf(async () => {
    expect((await read(honest)).json).toMatchObject({ code: 'file_unpacks_too_large', status: 413 });
    expect((await inLithuanian(honest)).json.detail).toContain('64 MB');
    expect((await read(lying)).json).toMatchObject({ code: 'file_unreadable', status: 422 });
    expect((await read(texts)).json).toMatchObject({ code: 'file_unreadable', status: 422 });
    expect((await read(many)).json.code).toBe('file_unpacks_too_large');
  });
  expect(used).toBeLessThan(100);
});

test('limits of rows, columns and texts end the reading at once', async () => {
  const wide = row(cell('A').repeat(61));
  const long = row(cell('A')).repeat(5_002);
  const far = '<row><c r="A1" t="inlineStr"><is><t>A</t></is></c><c r="XFD1"/><c r="XFD1"><v>1</v></c></row>';
  expect((await read(workbookOf({ sheet: wide }))).json).toMatchObject({ code: 'file_columns', status: 422 });
  expect((await read(workbookOf({ sheet: far }))).json.code).toBe('file_columns');
  expect((await read(workbookOf({ sheet: long }))).json).toMatchObject({ code: 'file_rows', status: 422 });
  expect((await read(`a\n${'1\n'.repeat(5_001)}`)).json.code).toBe('file_rows');
  expect((await read('a;'.repeat(61))).json.code).toBe('file_columns');
  const wordy = workbookOf({ sheet: row(cell('x'.repeat(20 * 1024 * 1024))) });
  expect(await memoryOf(() => read(wordy))).toBeLessThan(120);
});

test.each([
  ['an old workbook or one with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['a PDF file', Buffer.from('%PDF-1.7')],
  ['another ZIP file', packWorkbook([{ name: 'a.txt', content: 'a' }])],
  ['a ZIP file that is cut off', workbookOf({ sheet: row(cell('A')) }).subarray(0, 300)],
  ['XML that is cut off', workbookOf({ sheet: '<row><c><v>1' })],
  [
    'entities that grow',
    packWorkbook([
      { name: 'xl/workbook.xml', content: '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>' },
      { name: 'xl/_rels/workbook.xml.rels', content: '<Relationships/>' },
    ]),
  ],
])('%s is no workbook that can be read', async (_, file) => {
  expect((await read(file)).json).toMatchObject({ code: 'file_unreadable', status: 422 });
});
