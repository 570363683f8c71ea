import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unzip } from '../../../testing/fakes/unzip.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let now = Date.parse('2031-06-02T12:00+03:00');
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api, 'Rytas');
  ona = await createWorker(api, manager, { name: 'Ona Žukaitė', contract_hours_per_week: 40 });
  await asManager('POST', '/holidays', { date: '2031-05-01', name: 'Darbo diena', closed: false });
  // A day, a night across midnight, and the last night of the month, which ends in June.
  for (const [from, to, pause] of [
    ['2031-05-07T08:00', '2031-05-07T16:30', 30],
    ['2031-05-08T14:00', '2031-05-09T02:00', 0],
    ['2031-05-31T20:00', '2031-06-01T06:00', 60],
  ] as const)
    await entry(from, to, pause);
  const asked = await api.call('POST', '/time-off', {
    token: ona.token,
    body: { type: 'vacation', start_date: '2031-05-16', end_date: '2031-05-19', reason: 'Jūra' },
  });
  await asManager('PUT', `/time-off/${asked.json.id}`, { status: 'approved' });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, language = 'lt') =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers: { 'accept-language': language } });
const entry = (started_at: string, ended_at: string, break_minutes = 0) =>
  asManager('POST', '/timesheets', { employee_id: ona.id, started_at, ended_at, break_minutes, reason: 'x' });
const MAY = 'year=2031&month=5';
const sheet = async (language = 'lt') =>
  (await asManager('GET', `/working-time-sheet?${MAY}`, undefined, language)).json;
const own = async () => (await api.call('GET', `/working-time-sheet?${MAY}`, { token: ona.token })).json;
const cellsOf = ({ cells }: { cells: { date: string; text: string }[] }) =>
  Object.fromEntries(cells.map(({ date, text }) => [Number(date.slice(8)), text]));
const say = (body: object) =>
  api.call('PUT', '/working-time-sheet/confirmation', { token: ona.token, body: { year: 2031, month: 5, ...body } });

test('no session, wrong input, and what an employee may not call', async () => {
  expect((await api.call('GET', `/working-time-sheet?${MAY}`)).status).toBe(401);
  expect((await asManager('GET', '/working-time-sheet?year=2031&month=13')).json.errors).toHaveProperty('month');
  expect((await asManager('GET', `/working-time-sheet/export?${MAY}&format=ods`)).json.errors).toHaveProperty('format');
  for (const [method, path] of [
    ['GET', '/working-time-sheet/signs'],
    ['PUT', '/working-time-sheet/marks'],
  ] as const)
    expect((await api.call(method, path, { token: ona.token })).json.code, path).toBe('managers_only');
});

test('days, nights, absences and sums of a month, by hand', async () => {
  const { lines, totals, company, company_code, title, signs } = await sheet();
  expect([company, company_code, title]).toEqual(['Rytas', null, 'Darbo laiko apskaitos žiniaraštis']);
  const [line] = lines;
  const cells = cellsOf(line);
  // 8 h 30 min less the break; 12 h, of which 22:00 to 02:00 at night; 9 h of work from 20:00 to 06:00, whose break is
  // taken in its middle.
  expect([cells[7], cells[8], cells[9]]).toEqual(['8*', '12/4*', '']);
  expect(cells[31]).toMatch(/^9\/[78](,\d+)?\*$/);
  // Friday and Monday are vacation, the weekend between them rest; 1 May is a holiday.
  expect([cells[16], cells[17], cells[18], cells[19], cells[1]]).toEqual(['A', 'P', 'P', 'A', 'S']);
  expect(line).toMatchObject({ days: 3, worked_minutes: 29 * 60, employee_id: ona.id, roles: ['cook'] });
  // May 2031 has 22 weekdays: less 1 May and two days of vacation 19 of 8 h.
  expect(line.norm_minutes).toBe(152 * 60);
  expect(line.balance_minutes).toBe((29 - 152) * 60);
  expect(totals).toMatchObject({ days: 3, worked_minutes: 29 * 60 });
  expect(signs.map(({ sign }: { sign: string }) => sign).toSorted()).toEqual(['A', 'P', 'S']);
});

test('what is missing before it is handed over', async () => {
  const { missing } = await sheet();
  expect(missing.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
    ['no_company_code', 1],
    ['not_locked', 1],
    ['unapproved', 3],
  ]);
  const current = (await asManager('GET', '/settings/project')).json;
  const wrong = await asManager('PUT', '/settings/project', { name: current.name, company_code: '<b>' });
  expect(wrong.json.errors).toHaveProperty('company_code');
  const code = await asManager('PUT', '/settings/project', { name: current.name, company_code: '305123456' });
  expect(code.json.company_code).toBe('305123456');
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await sheet()).missing.map(({ kind }: { kind: string }) => kind)).toEqual(['not_locked']);
});

test('signs are renamed; one used twice is refused at its place', async () => {
  const put = (signs: object[]) => asManager('PUT', '/working-time-sheet/signs', { signs });
  const twice = await put([
    { kind: 'vacation', sign: 'AT' },
    { kind: 'business_trip', sign: 'l' },
  ]);
  expect([twice.status, Object.keys(twice.json.errors)]).toEqual([422, ['signs.1.sign']]);
  expect(Object.keys((await put([{ kind: 'vacation', sign: '12' }])).json.errors)).toEqual(['signs.0.sign']);
  expect((await put([{ kind: 'vacation', sign: 'at' }])).status).toBe(200);
  expect(cellsOf((await sheet()).lines[0])[16]).toBe('AT');
  const stale = { signs: [{ kind: 'vacation', sign: 'X' }] };
  const old = await api.call('PUT', '/working-time-sheet/signs', {
    token: manager.token,
    body: stale,
    headers: { 'if-match': '"1"' },
  });
  expect(old.json.code).toBe('stale');
  expect((await put([])).json.signs[0]).toMatchObject({ kind: 'vacation', sign: 'A', usual: 'A' });
});

test('a day gets a sign of its own and loses it again; somebody unknown is refused', async () => {
  const mark = (kind: string | null, employee_id = ona.id) =>
    asManager('PUT', '/working-time-sheet/marks', { employee_id, date: '2031-05-07', kind });
  expect((await mark('business_trip')).status).toBe(204);
  expect(cellsOf((await sheet()).lines[0])[7]).toBe('8 K');
  // 7 May was chosen; 16 May is vacation by itself, which nobody chose.
  const [line] = (await sheet()).lines;
  expect(line.cells[6]).toMatchObject({ kind: 'business_trip', chosen: 'business_trip' });
  expect(line.cells[15]).toMatchObject({ kind: 'vacation', chosen: null });
  expect((await mark(null)).status).toBe(204);
  expect((await sheet()).lines[0].cells[6].chosen).toBeNull();
  expect(cellsOf((await sheet()).lines[0])[7]).toBe('8');
  expect((await mark('business_trip', 'never-was')).json.errors).toHaveProperty('employee_id');
});

test('an employee reads the own line alone, disputes, is answered, confirms; a change withdraws it', async () => {
  const petras = await createWorker(api, manager, { name: 'Petras', contract_hours_per_week: 20 });
  const [line, ...others] = (await own()).lines;
  expect([line.employee_id, others, (await own()).missing]).toEqual([ona.id, [], []]);
  expect((await sheet()).lines.find((one: { name: string }) => one.name === 'Ona Žukaitė').figures).toBe(line.figures);
  const { figures } = line;
  expect((await say({ figures, is_right: false, note: ' ' })).json.errors).toHaveProperty('note');
  expect((await say({ figures, is_right: false, note: 'Trūksta penktadienio' })).json.state).toBe('disputed');
  expect((await sheet()).missing).toContainEqual({
    kind: 'disputed',
    employee_id: ona.id,
    name: 'Ona Žukaitė',
    count: 1,
  });
  const answer = (employee_id: string) =>
    asManager('PUT', '/working-time-sheet/answer', { employee_id, year: 2031, month: 5, answer: 'Pataisyta' });
  expect((await answer(petras.id)).json.code).toBe('not_found');
  expect((await answer(ona.id)).status).toBe(204);
  expect((await own()).lines[0].confirmation).toMatchObject({ state: 'answered', answer: 'Pataisyta' });
  // An old tab, and a month that is not over.
  expect((await say({ figures: 'old', is_right: true })).json.code).toBe('stale');
  expect((await say({ figures, is_right: true, month: 6 })).json.code).toBe('month_not_over');
  const both = await Promise.all([say({ figures, is_right: true }), say({ figures, is_right: true })]);
  expect(both.map(({ json }) => json.state)).toEqual(['confirmed', 'confirmed']);
  // Two hours of a day of vacation.
  await entry('2031-05-16T08:00', '2031-05-16T10:00');
  expect(cellsOf((await own()).lines[0])[16]).toBe('2 A*');
  expect((await own()).lines[0].confirmation.state).toBe('withdrawn');
  const again = (await own()).lines[0].figures;
  expect((await say({ figures: again, is_right: true })).json.state).toBe('confirmed');
});

test('a locked month keeps its figures and signs, and the confirmation with them', async () => {
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  const before = await sheet();
  expect((await asManager('POST', `/timesheets/lock?${MAY}`, {})).status).toBe(200);
  await asManager('DELETE', '/holidays/2031-05-01');
  const { lines, approved_by, missing } = await sheet();
  expect(lines.map(({ figures }: { figures: string }) => figures)).toEqual(
    before.lines.map(({ figures }: { figures: string }) => figures),
  );
  expect(approved_by).not.toBeNull();
  expect(missing).toEqual([]);
  expect((await own()).lines[0].confirmation.state).toBe('confirmed');
  const marked = { employee_id: ona.id, date: '2031-05-07', kind: 'training' };
  expect((await asManager('PUT', '/working-time-sheet/marks', marked)).json.code).toBe('month_locked');
});

test.each(['lt', 'en'])('files have the same figures as the screen (%s)', async (language) => {
  const file = (format: string, paper = 'a4') =>
    asManager('GET', `/working-time-sheet/export?${MAY}&format=${format}&paper=${paper}`, undefined, language);
  const csv = (await file('csv')).text;
  expect(csv).toContain('Ona Žukaitė');
  expect(csv).toContain('305123456');
  expect(csv).toContain('12/4');
  for (const paper of ['a4', 'a3']) expect((await file('pdf', paper)).text.slice(0, 5)).toBe('%PDF-');
  const raw = await api.app.inject({
    url: `/api/working-time-sheet/export?${MAY}&format=xlsx`,
    headers: { authorization: `Bearer ${manager.token}`, 'accept-language': language },
  });
  const parts = unzip(raw.rawPayload);
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  // 8 + 12 + 9 + 2 hours.
  expect((await sheet()).totals.worked_minutes).toBe(31 * 60);
  expect(xml).toContain('<v>31</v>');
});

test('an empty month, nobody at all, and another project', async () => {
  const empty = await createManager(api, 'Empty');
  const get = (path: string, token = empty.token) => api.call('GET', path, { token });
  expect((await get(`/working-time-sheet?${MAY}`)).json).toMatchObject({ lines: [], totals: { worked_minutes: 0 } });
  for (const format of ['pdf', 'xlsx', 'csv'])
    expect((await get(`/working-time-sheet/export?${MAY}&format=${format}`)).status).toBe(200);
  const stranger = { employee_id: ona.id, year: 2031, month: 5, answer: 'x' };
  const tried = await api.call('PUT', '/working-time-sheet/answer', { token: empty.token, body: stranger });
  expect(tried.json.code).toBe('not_found');
  for (const [law_pack, title] of [
    ['eu', 'Working-time sheet'],
    ['lt', 'Working-time sheet (Labour Code, Art. 120)'],
  ]) {
    await api.call('PUT', '/settings/system', { token: empty.token, body: { law_pack } });
    expect((await get(`/working-time-sheet?${MAY}`)).json.title).toBe(title);
  }
});

test('the night on which clocks go back is an hour longer, and belongs to the day on which it begins', async () => {
  now = Date.parse('2031-11-03T12:00+02:00');
  await entry('2031-10-25T22:00', '2031-10-26T06:00');
  const { json } = await asManager('GET', '/working-time-sheet?year=2031&month=10');
  const line = json.lines.find(({ employee_id }: { employee_id: string }) => employee_id === ona.id);
  const cells = cellsOf(line);
  expect([cells[25], cells[26], line.night_minutes]).toEqual(['9/9*', 'P', 9 * 60]);
});
