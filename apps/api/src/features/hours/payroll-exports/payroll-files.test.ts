import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unzip } from '../../../testing/fakes/unzip.ts';

// Žydrė works 8 hours a week by contract, with a fixed week. Thursday 1 May, a public holiday, 20–24: 4 h of it, 2 at
// night. Wednesday 7 May, 8–16: 8 h, the week's norm. Thursday 8 May, 18–23:30: overtime, 4 h and 1 h 30 at night.
// Vacation 12 to 14 May: 3 working days. In all 17.5 h: 3.5 at night, 4 on a holiday, 5.5 of overtime.
let api: TestApp;
let manager: TestManager;
let zyd: { id: string; token: string };
let jon: { id: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
  manager = await createManager(api);
  const terms = { hourly_rate_cents: 1000, contract_hours_per_week: 8 };
  zyd = await createWorker(api, manager, { name: 'Žydrė Ąžuolienė', ...terms });
  jon = await createWorker(api, manager, { name: '=Jonas; "Jo" Šukys', ...terms });
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  await asManager('POST', '/holidays', { date: '2031-05-01', name: 'Tarptautinė darbo diena', closed: false });
  for (const [from, to] of [
    ['2031-05-01T20:00', '2031-05-02T00:00'],
    ['2031-05-07T08:00', '2031-05-07T16:00'],
    ['2031-05-08T18:00', '2031-05-08T23:30'],
  ])
    await asManager('POST', '/timesheets', { employee_id: zyd.id, started_at: from, ended_at: to, reason: 'x' });
  const off = { type: 'vacation', start_date: '2031-05-12', end_date: '2031-05-14', reason: 'Jūra' };
  const asked = await api.call('POST', '/time-off', { token: zyd.token, body: off });
  await asManager('PUT', `/time-off/${asked.json.id}`, { status: 'approved' });
});
afterAll(() => api.close());

type Body = Record<string, unknown>;
const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const columnsOf = (...sources: string[]) => sources.map((source) => ({ source, heading: source }));

/** The bytes of a file that a named export writes. */
async function bytesOf(body: Body, query = 'format=csv') {
  const made = await asManager('POST', '/payroll-exports', { name: unique('Payroll'), ...body });
  expect(made.json).toHaveProperty('id');
  const reply = await api.app.inject({
    url: `/api/payroll-exports/${made.json.id}/file?year=2031&month=5&${query}`,
    headers: { authorization: `Bearer ${manager.token}`, 'accept-language': 'lt' },
  });
  return { ...reply, bytes: reply.rawPayload, name: made.json.name as string };
}
const linesOf = async (body: Body) => (await bytesOf(body)).bytes.toString().split('\r\n');
const preview = (body: Body, query = 'year=2031&month=5') =>
  asManager('POST', `/payroll-exports/preview?${query}`, body);

test('one row an employee: the figures of the general export, in the order that was chosen', async () => {
  const file = {
    layout: 'people',
    columns: [
      ...columnsOf('last_name', 'first_name', 'employee_id', 'worked', 'all_night', 'all_holiday', 'all_overtime'),
      ...columnsOf('regular', 'overtime', 'overtime_night', 'vacation', 'cost'),
    ],
  };
  // 4 h × 10 × 2, 8 h × 10, 4 h × 10 × 1.5, 1.5 h × 10 × 2 (DK 144).
  expect(await linesOf(file)).toEqual([
    '\uFEFFlast_name;first_name;employee_id;worked;all_night;all_holiday;all_overtime;regular;overtime;overtime_night;vacation;cost',
    `Šukys;"'=Jonas; ""Jo""";${jon.id};0;0;0;0;0;0;0;0;`,
    `Ąžuolienė;Žydrė;${zyd.id};17,5;3,5;4;5,5;8;4;1,5;3;250`,
    '',
  ]);
});

const kinds = { layout: 'kinds', has_header: false, encoding: 'utf8' };
test('one row a kind: what did not come up has none, and together they are the hours worked', async () => {
  const codes = { regular: '01', night: '02', holiday: '03', overtime: '04', overtime_night: '05', vacation: 'A' };
  const columns = columnsOf('row_number', 'name', 'code', 'hours', 'days');
  expect(await linesOf({ ...kinds, columns, codes, hours: 'minutes' })).toEqual([
    '1;Žydrė Ąžuolienė;01;8:00;1',
    '2;Žydrė Ąžuolienė;03;4:00;1',
    '3;Žydrė Ąžuolienė;04;4:00;1',
    '4;Žydrė Ąžuolienė;05;1:30;1',
    '5;Žydrė Ąžuolienė;A;;3',
    '',
  ]);
});

test('as the timesheet counts: all hours, and of which', async () => {
  const codes = { worked: 'FD', all_night: 'DN', all_holiday: 'DS', all_overtime: 'VD' };
  const columns = columnsOf('month', 'kind', 'code', 'hours');
  expect(await linesOf({ ...kinds, columns, codes, hours: 'point', separator: 'comma' })).toEqual([
    '2031-05,Visos dirbtos valandos,FD,17.5',
    '2031-05,Iš jų naktį,DN,3.5',
    '2031-05,Iš jų švenčių dienomis,DS,4',
    '2031-05,Iš jų viršvalandžiai,VD,5.5',
    '',
  ]);
});

test('one row a day, and one a kind on a day', async () => {
  const codes = { vacation: 'A' };
  const days = { layout: 'days', columns: columnsOf('date', 'mark', 'worked', 'all_night', 'vacation'), codes };
  expect(await linesOf({ ...days, dates: 'DD.MM.YYYY', separator: 'tab', encoding: 'utf8' })).toEqual([
    'date\tmark\tworked\tall_night\tvacation',
    '01.05.2031\t\t4\t2\t0',
    '07.05.2031\t\t8\t0\t0',
    '08.05.2031\t\t5,5\t1,5\t0',
    '12.05.2031\tA\t0\t0\t1',
    '13.05.2031\tA\t0\t0\t1',
    '14.05.2031\tA\t0\t0\t1',
    '',
  ]);
  const byDay = { ...kinds, layout: 'day_kinds', columns: columnsOf('date', 'code', 'hours'), dates: 'YYYYMMDD' };
  expect(await linesOf({ ...byDay, codes: { worked: 'FD', all_night: 'DN' }, quotes: 'always' })).toEqual([
    '"20310501";"FD";"4"',
    '"20310501";"DN";"2"',
    '"20310507";"FD";"8"',
    '"20310508";"FD";"5,5"',
    '"20310508";"DN";"1,5"',
    '',
  ]);
});

test('Windows-1257 byte by byte', async () => {
  const file = { layout: 'kinds', columns: columnsOf('name', 'code', 'hours'), codes: { regular: 'ž' } };
  const { bytes, headers } = await bytesOf({ ...file, encoding: 'windows_1257', has_header: false });
  expect(headers['content-type']).toBe('text/csv; charset=windows-1257');
  // Ž y d r ė space Ą ž u o l i e n ė ; ž ; 8 CR LF
  expect([...bytes].map((byte) => byte.toString(16)).join(' ')).toBe(
    'de 79 64 72 eb 20 c0 fe 75 6f 6c 69 65 6e eb 3b fe 3b 38 d a',
  );
  expect(new TextDecoder('windows-1257').decode(bytes)).toBe('Žydrė Ąžuolienė;ž;8\r\n');
});

test('UTF-8 with and without its mark', async () => {
  const file = { layout: 'kinds', columns: columnsOf('code'), codes: { regular: 'ž' }, has_header: false };
  expect([...(await bytesOf({ ...file, encoding: 'utf8_bom' })).bytes]).toEqual([
    0xef, 0xbb, 0xbf, 0xc5, 0xbe, 0x0d, 0x0a,
  ]);
  expect([...(await bytesOf({ ...file, encoding: 'utf8' })).bytes]).toEqual([0xc5, 0xbe, 0x0d, 0x0a]);
});

test('the spreadsheet has numbers, and a name is a text', async () => {
  const file = { layout: 'people', columns: columnsOf('name', 'worked', 'vacation') };
  const { bytes, headers, name } = await bytesOf(file, 'format=xlsx');
  expect(headers['content-disposition']).toContain(`${name}-2031-05.xlsx`);
  const parts = unzip(bytes);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<v>17.5</v>');
  expect(sheet).not.toContain('<f>');
  expect([...parts.values()].join('')).toContain('=Jonas; "Jo" Šukys');
  const minutes = await bytesOf({ ...file, hours: 'minutes' }, 'format=xlsx');
  // 17 h 30 of 24.
  expect(unzip(minutes.bytes).get('xl/worksheets/sheet1.xml')).toContain(`<v>${17.5 / 24}</v>`);
});

test('a preview is the file’s beginning, saves nothing and refuses what the download would', async () => {
  const file = { layout: 'people', columns: columnsOf('name', 'worked') };
  const { json } = await preview(file);
  expect(json).toEqual({
    headings: ['name', 'worked'],
    rows: [
      ['=Jonas; "Jo" Šukys', '0'],
      ['Žydrė Ąžuolienė', '17,5'],
    ],
    total: 2,
    csv: `name;worked\r\n"'=Jonas; ""Jo"" Šukys";0\r\nŽydrė Ąžuolienė;17,5\r\n`,
    left_out: [],
  });
  expect((await preview({ ...file, columns: [] })).json.errors).toHaveProperty('columns');
  expect((await preview(file, 'year=2031&month=13')).json.errors).toHaveProperty('month');
  const bare = (await preview({ ...file, quotes: 'never' })).json;
  expect([bare.code, bare.detail]).toEqual(['separator_in_text', expect.stringContaining('=Jonas; "Jo" Šukys')]);
});

test('a name that the encoding can’t write is reported, and UTF-8 takes it', async () => {
  const own = await createManager(api, 'Serbai');
  await createWorker(api, own, { name: 'Đorđe Žukas' });
  const call = (method: 'GET' | 'POST', path: string, body?: Body) =>
    api.call(method, path, { token: own.token, ...(body && { body }) });
  const file = { layout: 'people', columns: columnsOf('name'), encoding: 'windows_1257' };
  const shown = await call('POST', '/payroll-exports/preview?year=2031&month=5', file);
  expect([shown.status, shown.json.code]).toEqual([422, 'not_in_encoding']);
  expect(shown.json.detail).toContain('Đorđe Žukas');
  const { id } = (await call('POST', '/payroll-exports', { name: 'Alga', ...file })).json;
  const path = `/payroll-exports/${id}/file?year=2031&month=5&format=csv`;
  expect((await call('GET', path)).json.code).toBe('not_in_encoding');
  const instead = await call('GET', `${path}&encoding=utf8`);
  expect([instead.status, instead.text]).toEqual([200, 'name\r\nĐorđe Žukas\r\n']);
});

test('a locked month gives its stored payroll, also where its days were not stored yet', async () => {
  const codes = { regular: '1', night: '2', holiday: '3', overtime: '4', overtime_night: '5' };
  const file = { ...kinds, columns: columnsOf('name', 'code', 'hours'), codes };
  const before = await linesOf(file);
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await asManager('POST', '/timesheets/lock?year=2031&month=5', {})).status).toBe(200);
  expect(await linesOf(file)).toEqual(before);
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    const { payroll } = await tx
      .selectFrom('timesheet_month')
      .select('payroll')
      .where('month', '=', '2031-05-01')
      .executeTakeFirstOrThrow();
    const bare = (payroll as { parts?: unknown }[]).map(({ parts: _, ...line }) => line);
    await tx
      .updateTable('timesheet_month')
      .set({ payroll: JSON.stringify(bare) })
      .execute();
  });
  expect(await linesOf(file)).toEqual(before);
});

test('a type of absence of the business has its own code where the file has one for what it counts as', async () => {
  const body = { paid: true, counted_in: 'working_days', counts_as: 'vacation' };
  const add = (more: object) => asManager('POST', '/leave-types', { ...body, ...more });
  expect((await add({ code: 'gimtadienis', name: 'Gimtadienis', payroll_code: 'GD' })).json.payroll_code).toBe('GD');
  expect((await add({ code: 'vardadienis', name: 'Vardadienis', payroll_code: 'GD' })).status).toBe(201);
  expect((await add({ code: 'zalia', name: 'Žalia diena' })).json.payroll_code).toBeNull();
  expect(Object.keys((await add({ code: 'x', name: 'X', payroll_code: 'x'.repeat(21) })).json.errors)).toEqual([
    'payroll_code',
  ]);
  const law = { paid: true, counted_in: 'working_days', payroll_code: 'AT' };
  expect(Object.keys((await asManager('PUT', '/leave-types/vacation', law)).json.errors)).toEqual(['payroll_code']);
  // 7 to 10 April are working days.
  for (const [type, day] of [
    ['gimtadienis', '2031-04-07'],
    ['vardadienis', '2031-04-08'],
    ['zalia', '2031-04-09'],
    ['vacation', '2031-04-10'],
  ]) {
    const absence = { employee_ids: [zyd.id], type, start: day, end: day };
    expect((await asManager('POST', '/absences', absence)).status).toBe(201);
  }
  const kinds = { layout: 'kinds', columns: columnsOf('employee_id', 'code', 'kind', 'days') };
  const rowsOf = async (codes: Body, more: Body = {}) =>
    (await preview({ ...kinds, codes, ...more }, 'year=2031&month=4')).json.rows
      .filter(([id]: string[]) => id === zyd.id)
      .map(([, ...row]: string[]) => row);
  // Codes are those of the file, names of the caller's language.
  expect(await rowsOf({ vacation: 'A' })).toEqual([
    ['A', 'Vacation', '2'],
    ['GD', 'Gimtadienis', '2'],
  ]);
  expect(await rowsOf({ sick_leave: 'L' })).toEqual([]);
  const days = { layout: 'days', columns: columnsOf('employee_id', 'date', 'mark') };
  expect(await rowsOf({ vacation: 'A' }, days)).toEqual([
    ['2031-04-07', 'GD'],
    ['2031-04-08', 'GD'],
    ['2031-04-09', 'A'],
    ['2031-04-10', 'A'],
  ]);
  const people = { layout: 'people', columns: columnsOf('employee_id', 'vacation') };
  expect(await rowsOf({}, people)).toEqual([['4']]);
  const byDay = { layout: 'day_kinds', columns: columnsOf('employee_id', 'date', 'code', 'days') };
  expect(await rowsOf({ vacation: 'A' }, byDay)).toEqual([
    ['2031-04-07', 'GD', '1'],
    ['2031-04-08', 'GD', '1'],
    ['2031-04-09', 'A', '1'],
    ['2031-04-10', 'A', '1'],
  ]);
  // Also of who was deleted since.
  const leaver = await createWorker(api, manager, {
    name: 'Rasa',
    hourly_rate_cents: 1000,
    contract_hours_per_week: 8,
  });
  await asManager('POST', '/absences', {
    employee_ids: [leaver.id],
    type: 'gimtadienis',
    start: '2031-04-07',
    end: '2031-04-07',
  });
  const times = { started_at: '2031-04-08T08:00', ended_at: '2031-04-08T10:00', reason: 'x' };
  await asManager('POST', '/timesheets', { employee_id: leaver.id, ...times });
  expect((await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token })).status).toBe(204);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('former_employee').set({ left_at: '2031-05-02T12:00+03:00' }).execute(),
  );
  const named = { layout: 'kinds', columns: columnsOf('name', 'code', 'days'), codes: { vacation: 'A' } };
  const { rows } = (await preview(named, 'year=2031&month=4')).json;
  expect(rows.filter(([name]: string[]) => name === 'Rasa')).toEqual([['Rasa', 'GD', '1']]);
});
