import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, createWorker, signIn } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { unzip } from '../../../../testing/fakes/unzip.ts';
import { DEMO_MANAGER, DEMO_PASSWORD, seedDemo } from '../../../start/demo/index.ts';
import { scheduleTables } from './export-project.ts';
import { peopleTables } from './people-tables.ts';
import { recordTables } from './record-tables.ts';

/** Generates the demo's months. */
vi.setConfig({ testTimeout: 120_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const rowsOf = (file: Map<string, string>, name: string) =>
  (file.get(name) ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

async function take(token: string, language = 'en', from = api): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const reply = await from.app.inject({ url: '/api/settings/project/export', headers });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzip(reply.rawPayload);
}

test('all of a project in one file: every table, in both languages, and nothing of another project', async () => {
  await seedDemo(api.deps.database);
  const other = await createManager(api, 'Other');
  const stranger = await createWorker(api, other, { name: 'Zqstranger' });
  const token = await signIn(api, DEMO_MANAGER, DEMO_PASSWORD);
  const [{ id }] = (await api.call('GET', '/projects', { token })).json;
  const selected = (await api.call('POST', `/projects/select/${id}`, { token })).json.access_token;
  const english = await take(selected);
  const tables = [...peopleTables, ...scheduleTables, ...recordTables];
  expect(english.size).toBe(tables.length);
  const linesOf = (name: string) => (english.get(name) ?? '').trimEnd().split('\r\n').length - 1;
  const employees = (await api.call('GET', '/employees', { token: selected })).json;
  expect(linesOf('employees.csv')).toBe(employees.length);
  // In the evening of a month's last day the demo has no shift left to offer.
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  const offered = today.day < today.daysInMonth ? ['swaps'] : [];
  for (const name of ['shifts', 'published-months', 'time-off', ...offered, 'time-entries', 'history'])
    expect(linesOf(`${name}.csv`), name).toBeGreaterThan(0);
  const all = [...english.values()].join('\n');
  expect(all).not.toContain('Zqstranger');
  expect(all).not.toContain(stranger.id);
  expect(all).not.toMatch(/projectExport|fields\./);
  const lithuanian = await take(selected, 'lt');
  expect(lithuanian.get('darbuotojai.csv')).toMatch(
    /^\uFEFFDarbuotojo ID;Vardas ir pavardė;Trumpasis vardas;Pareigos;/,
  );
  expect([...lithuanian.keys(), ...lithuanian.values()].join('\n')).not.toMatch(/projectExport|fields\./);
  console.log(`export of a project: ${tables.length} tables, ${all.split('\r\n').length} lines, 0 of another project`);
});

test('what a spreadsheet would run is written as text, and an employee gets no file', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager, { name: '=1+1' });
  const file = await take(manager.token);
  expect(file.get('employees.csv')).toContain("'=1+1");
  const refused = await api.call('GET', '/settings/project/export', { token: worker.token });
  expect([refused.status, refused.json.code]).toEqual([403, 'managers_only']);
});

test('hours of a locked month that became leave are in its payroll, with the leave', async () => {
  const now = Date.parse('2031-06-02T12:00+03:00');
  const late = await createTestApp({ parts: { now: () => now } });
  try {
    const manager = await createManager(late);
    const { token } = manager;
    const ona = await createWorker(late, manager, { name: 'Ona', contract_hours_per_week: 40 });
    const petras = await createWorker(late, manager, { name: 'Petras' });
    await late.call('PUT', '/settings/system', { token, body: { regime: 'fixed' } });
    const template = { name: 'HOME', start_time: '08:00', end_time: '20:00', on_call: 'at_home' };
    await late.call('POST', '/templates', { token, body: template });
    const atHome = { date: '2031-05-03', template: 'HOME', role: 'cook', employee_id: petras.id };
    expect((await late.call('POST', '/schedule/shifts', { token, body: atHome })).status).toBe(201);
    await late.call('POST', '/schedule/publish?year=2031&month=5', { token });
    // Four hours on a public holiday, paid twofold: eight hours of leave.
    const times = { started_at: '2031-05-01T08:00', ended_at: '2031-05-01T12:00', reason: 'Pamiršo' };
    await late.call('POST', '/timesheets', { token, body: { employee_id: ona.id, ...times } });
    const asked = await late.call('POST', '/overtime-leave', { token: ona.token, body: { year: 2031, month: 5 } });
    await late.call('PUT', `/overtime-leave/${asked.json.id}`, { token, body: { status: 'approved' } });
    await late.call('POST', '/timesheets/approve', { token, body: { start: '2031-05-01', end: '2031-05-31' } });
    expect((await late.call('POST', '/timesheets/lock?year=2031&month=5', { token })).status).toBe(200);
    const english = await take(token, 'en', late);
    const [, ...lines] = rowsOf(english, 'payroll-of-locked-months.csv');
    expect(lines.map((line) => [line[2], ...line.slice(17, 21)])).toEqual([
      ['Ona', '4', '8', '0', '0'],
      ['Petras', '0', '0', '0', '12'],
    ]);
    expect(english.get('payroll-of-locked-months.csv')).toContain(
      '"Hours that became annual leave, h","Annual leave for these hours, h","Overtime of earlier months (premium only), h","On-call at home, h",',
    );
    expect((await take(token, 'lt', late)).get('užrakintų-mėnesių-darbo-užmokestis.csv')).toContain(
      ';"Pridėta prie atostogų užuot apmokėjus, h";"Už tai gauta atostogų, h";"Ankstesnių mėnesių viršvalandžiai (tik priemoka), h";"Budėjimas namuose, h";',
    );
  } finally {
    await late.close();
  }
});

test('the raw clock events and the stored payroll of locked months are in it', async () => {
  const now = Date.parse('2031-06-02T12:00+03:00');
  const late = await createTestApp({ parts: { now: () => now } });
  try {
    const manager = await createManager(late);
    const token = manager.token;
    const ona = await createWorker(late, manager, {
      name: 'Ona',
      hourly_rate_cents: 1050,
      contract_hours_per_week: 40,
    });
    const times = { started_at: '2031-05-07T08:00', ended_at: '2031-05-07T15:45', reason: 'Pamiršo' };
    await late.call('POST', '/timesheets', { token, body: { employee_id: ona.id, ...times } });
    await late.call('POST', '/timesheets/approve', { token, body: { start: '2031-05-01', end: '2031-05-31' } });
    expect((await late.call('POST', '/timesheets/lock?year=2031&month=5', { token })).status).toBe(200);
    expect((await late.call('POST', '/time-clock/in', { token: ona.token, body: {} })).status).toBe(200);
    const file = await take(token, 'en', late);
    const [, ...payroll] = rowsOf(file, 'payroll-of-locked-months.csv');
    expect(payroll).toHaveLength(1);
    expect(payroll[0]?.slice(0, 3)).toEqual(['2031-05', ona.id, 'Ona']);
    expect(payroll[0]?.slice(5, 6)).toEqual(['7.75']);
    expect(payroll[0]?.slice(14, 16)).toEqual(['10.5', '81.38']);
    // A Lithuanian spreadsheet would read a decimal point as text, or as a date.
    const lithuanian = await take(token, 'lt', late);
    const [, line] = (lithuanian.get('užrakintų-mėnesių-darbo-užmokestis.csv') ?? '').trimEnd().split('\r\n');
    expect(line?.split(';').slice(5, 6)).toEqual(['7,75']);
    expect(line?.split(';').slice(14, 16)).toEqual(['10,5', '81,38']);
    expect(lithuanian.get('darbuotojai.csv')).toContain(';10,5;');
    const [, ...taps] = rowsOf(file, 'clock-events.csv');
    const at = '2031-06-02 12:00';
    expect(taps).toEqual([[ona.id, 'Ona', 'clocked in', at, '', at, 'phone or computer']]);
  } finally {
    await late.close();
  }
});

test('on-call time of a template and of a shift is named in words, ordinary work by an empty cell', async () => {
  const { token } = await createManager(api);
  const times = { start_time: '08:00', end_time: '20:00' };
  await api.call('POST', '/templates', { token, body: { ...times, name: 'Home', color: 'blue', on_call: 'at_home' } });
  await api.call('POST', '/templates', { token, body: { ...times, name: 'Usual', color: 'blue' } });
  const shift = { template: 'Home', role: 'guard', employee_id: null };
  await api.call('POST', '/schedule/shifts', { token, body: { ...shift, date: '2027-01-04' } });
  const english = await take(token);
  expect(rowsOf(english, 'shift-templates.csv').map((cells) => cells.at(-1))).toEqual(['On-call time', 'at home', '']);
  expect(rowsOf(english, 'shifts.csv').map((cells) => cells.at(-1))).toEqual(['On-call time', 'at home']);
  const lithuanian = await take(token, 'lt');
  expect([...lithuanian.values()].join('\n')).toContain('namuose');
});

test('the member who decided is named, or has the username where there is no name', async () => {
  const manager = await createManager(api);
  const { token } = manager;
  const { username } = (await api.call('GET', '/users/me', { token })).json;
  const ona = await createWorker(api, manager, { name: 'Ona' });
  const leave = { type: 'vacation', start_date: '2031-07-01', end_date: '2031-07-02', reason: 'The sea' };
  const asked = await api.call('POST', '/time-off', { token: ona.token, body: leave });
  const decided = await api.call('PUT', `/time-off/${asked.json.id}`, { token, body: { status: 'approved' } });
  expect(decided.status).toBe(200);
  const decidedBy = async () => {
    const [head, line] = rowsOf(await take(token), 'time-off.csv');
    return line?.[head?.indexOf('Decided by') ?? -1];
  };
  expect(await decidedBy()).toBe(username);
  await api.call('PUT', '/settings/profile', { token, body: { first_name: 'Rūta', last_name: 'Žukaitė' } });
  expect(await decidedBy()).toBe('Rūta Žukaitė');
});

test('money is headed by the currency of the project, in both languages', async () => {
  const { token } = await createManager(api, 'Leeds', { country: 'GB' });
  const english = await take(token);
  const head = (name: string) => (english.get(`${name}.csv`) ?? '').split('\r\n')[0];
  expect(head('employees')).toContain('"Hourly rate, GBP"');
  expect(head('payroll-of-locked-months')).toContain('"Cost with premiums, GBP"');
  expect(head('late-changes')).toMatch(/"Hourly rate, GBP","Amount, GBP"/);
  const lithuanian = [...(await take(token, 'lt')).values()].join('\n');
  for (const heading of ['Valandinis atlygis, GBP', 'Sąnaudos su priemokomis, GBP', 'Suma, GBP'])
    expect(lithuanian).toContain(heading);
  expect([...english.values(), lithuanian].join('\n')).not.toMatch(/€|EUR|{{/);
});
