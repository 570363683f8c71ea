import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Contracts of 8 hours a week, €10 an hour, an accounting period from January to March 2031. The norms are 22 days of
// 1.6 h in January (35.2 h), 20 in February (32 h), and in March 19 and 0.6 h before 11 March (31 h): 98.2 h in all.
// Ona works 32 h in January and 40 h in February, Rasa 72 h and 2.4 h, Jonas 40 h, 40 h and, in March, 30 h.
// Jonas has 11.8 h of overtime, all of it in March. Ona and Rasa have none, unless they are ill in March: 67.2 h of
// norm are left then, and the last 4.8 h of Ona's February are overtime, of Rasa's hours all of February and 4.8 h of
// January.
let api: TestApp;
let manager: TestManager;
type Worker = Awaited<ReturnType<typeof createWorker>>;
let [ona, rasa, jonas] = [{} as Worker, {} as Worker, {} as Worker];
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-04-05T12:00+03:00') } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  await ask('PUT', '/settings/system', { regime: 'summary', accounting_start: '2031-01-01', accounting_months: 3 });
  const terms = { hourly_rate_cents: 1000, contract_hours_per_week: 8 };
  ona = await createWorker(api, manager, { name: 'Ona', ...terms });
  rasa = await createWorker(api, manager, { name: 'Rasa', ...terms });
  jonas = await createWorker(api, manager, { name: 'Jonas', ...terms });
  await work(ona, '2031-01', 4, '16:00');
  await work(ona, '2031-02', 5, '16:00');
  await work(rasa, '2031-01', 9, '16:00');
  await work(rasa, '2031-02', 1, '10:24');
  await work(jonas, '2031-01', 5, '16:00');
  await work(jonas, '2031-02', 5, '16:00');
  await work(jonas, '2031-03', 5, '14:00');
  await ask('POST', '/timesheets/approve', { start: '2031-01-01', end: '2031-03-31' });
  for (const month of [1, 2]) await lock(month);
});

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => api.call(method, path, { token: manager.token, ...(body && { body }), ...(headers && { headers }) });
const lock = (month: number) => ask('POST', `/timesheets/lock?year=2031&month=${month}`);
const unlock = (month: number) => ask('DELETE', `/timesheets/lock?year=2031&month=${month}`);
/** From 8:00 on the 20th and the days after it. */
async function work({ id }: Worker, month: string, days: number, until: string) {
  for (let day = 20; day < 20 + days; day += 1) {
    const times = { started_at: `${month}-${day}T08:00`, ended_at: `${month}-${day}T${until}`, reason: 'Pamiršo' };
    expect((await ask('POST', '/timesheets', { employee_id: id, ...times })).status).toBe(201);
  }
}
async function fallIll({ token }: Worker) {
  const off = { type: 'sick_leave', start_date: '2031-03-01', end_date: '2031-03-31', reason: 'Gripas' };
  const { json } = await api.call('POST', '/time-off', { token, body: off });
  expect((await ask('PUT', `/time-off/${json.id}`, { status: 'approved' })).status).toBe(200);
}
const fileOf = async (start: string, end: string) =>
  (await ask('GET', `/timesheets/export?start=${start}&end=${end}&format=csv`)).text.split('\r\n');
/** Of each: worked, overtime, cost, overtime of earlier months. */
async function payroll(start: string, end: string) {
  const rows = (await fileOf(start, end)).slice(1, 4).map((row) => row.split(','));
  return Object.fromEntries(rows.map((cells) => [cells[1], [cells[4], cells[8], cells[14], cells[16]]]));
}
const MARCH = ['2031-03-01', '2031-03-31'] as const;
const QUARTER = ['2031-01-01', '2031-03-31'] as const;
// 18.2 h at €10 and 11.8 h at €15.
const JONAS = ['30', '11.8', '359', '0'];

test('nothing is late while the last month has its norm', async () => {
  const expected = { Ona: ['0', '0', '', '0'], Rasa: ['0', '0', '', '0'], Jonas: JONAS };
  expect(await payroll(...MARCH)).toEqual(expected);
  expect((await lock(3)).status).toBe(200);
  expect(await payroll(...MARCH)).toEqual(expected);
  expect((await unlock(2)).status).toBe(200);
});

test('overtime that illness moves into locked months is paid with the last month of the period, once', async () => {
  await fallIll(ona);
  await fallIll(rasa);
  // The hours were paid with their months: €5 an hour is left to pay.
  const march = { Ona: ['0', '0', '24', '4.8'], Rasa: ['0', '0', '36', '7.2'], Jonas: JONAS };
  const quarter = {
    Ona: ['72', '0', '744', '4.8'],
    Rasa: ['74.4', '0', '780', '7.2'],
    Jonas: ['110', '11.8', '1159', '0'],
  };
  const expectAll = async () => {
    expect(await payroll(...MARCH)).toEqual(march);
    expect(await payroll(...QUARTER)).toEqual(quarter);
    expect((await payroll('2031-02-01', '2031-02-28'))['Ona']).toEqual(['40', '0', '400', '0']);
    // A part of the month isn't the end of the period's payroll.
    expect((await payroll('2031-03-10', '2031-03-31'))['Ona']).toEqual(['0', '0', '', '0']);
  };
  await expectAll();
  const notes = (await fileOf(...MARCH)).filter((row) => row.includes('accounting period')).join('\n');
  expect(notes).toMatch(/Ona, February 2031: 4\.8\sh became overtime/);
  expect(notes).toMatch(/Rasa, January 2031: 4\.8\sh became overtime/);
  expect(notes).toMatch(/Rasa, February 2031: 2\.4\sh became overtime/);

  expect((await lock(3)).status).toBe(200);
  await expectAll();
  expect((await payroll('2031-04-01', '2031-04-30'))['Ona']).toEqual(['0', '0', '', '0']);
  expect((await payroll('2031-03-01', '2031-04-30'))['Ona']).toEqual(march.Ona);
  // It stays as it was kept.
  expect((await unlock(3)).status).toBe(200);
  expect((await lock(3)).status).toBe(200);
  await expectAll();
});

test('a month whose overtime a later one pays is unlocked after it, and then has the overtime itself', async () => {
  await fallIll(ona);
  await lock(3);
  const refused = await unlock(2);
  expect([refused.status, refused.json.code]).toEqual([409, 'overtime_paid_later']);
  expect(refused.json.detail).toBe('March 2031 is locked and pays overtime of this month. Unlock March 2031 first.');
  const inLithuanian = await ask('DELETE', '/timesheets/lock?year=2031&month=2', undefined, {
    'accept-language': 'lt',
  });
  expect(inLithuanian.json.detail).toContain('(2031 m. kovas)');
  expect((await unlock(1)).status).toBe(200);
  expect((await unlock(3)).status).toBe(200);
  expect((await unlock(2)).status).toBe(200);
  expect((await payroll('2031-02-01', '2031-02-28'))['Ona']).toEqual(['40', '4.8', '424', '0']);
  for (const month of [1, 2, 3]) expect((await lock(month)).status).toBe(200);
  expect((await payroll(...MARCH))['Ona']).toEqual(['0', '0', '', '0']);
  expect((await payroll(...QUARTER))['Ona']).toEqual(['72', '4.8', '744', '0']);
});

test('a raise or another contract after months were locked makes no overtime of them', async () => {
  await fallIll(ona);
  const people = (await ask('GET', '/employees')).json;
  for (const [worker, change] of [
    [ona, { hourly_rate_cents: 2000, contract_hours_per_week: 8 }],
    // March: 19 days of 0.8 h. Of 82.4 h he has worked 80 in January and February.
    [jonas, { hourly_rate_cents: 1000, contract_hours_per_week: 4 }],
  ] as const) {
    const { name, roles, max_hours_per_week, min_shifts_per_week } = people.find(
      ({ id }: { id: string }) => id === worker.id,
    );
    const limits = { max_hours_per_week, min_shifts_per_week };
    expect((await ask('PUT', `/employees/${worker.id}`, { name, roles, ...limits, ...change })).status).toBe(200);
  }
  const march = await payroll(...MARCH);
  expect(march['Ona']).toEqual(['0', '0', '24', '4.8']);
  expect(march['Jonas']?.[3]).toBe('0');
});

test('who left meanwhile is paid too', async () => {
  await fallIll(ona);
  await ask('DELETE', `/employees/${ona.id}`);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('former_employee').set({ left_at: '2031-04-01T12:00+03:00' }).execute(),
  );
  expect((await payroll(...MARCH))['Ona']).toEqual(['0', '0', '24', '4.8']);
});

test('named exports have a kind for it, and the working-time sheet a column and a note', async () => {
  await fallIll(ona);
  const columns = ['name', 'code', 'hours', 'days', 'date'].map((source) => ({ source, heading: source }));
  const codes = { overtime: 'VD', earlier_overtime: 'VDA' };
  const rowsOf = async (body: object) =>
    (await ask('POST', '/payroll-exports/preview?year=2031&month=3', body)).json.rows;
  const people = ['name', 'earlier_overtime', 'cost'].map((source) => ({ source, heading: source }));
  const expectAll = async () => {
    expect(await rowsOf({ layout: 'kinds', columns: columns.slice(0, 4), codes })).toEqual([
      ['Jonas', 'VD', '11,8', '2'],
      ['Ona', 'VDA', '4,8', '0'],
    ]);
    expect((await rowsOf({ layout: 'day_kinds', columns, codes })).at(-1)).toEqual([
      'Ona',
      'VDA',
      '4,8',
      '0',
      '2031-03-31',
    ]);
    expect(await rowsOf({ layout: 'people', columns: people })).toEqual([
      ['Jonas', '0', '359'],
      ['Ona', '4,8', '24'],
      ['Rasa', '0', ''],
    ]);
    const sheet = (await ask('GET', '/working-time-sheet?year=2031&month=3')).json;
    expect(sheet.totals.earlier_overtime_minutes).toBe(288);
    expect(sheet.lines[1]).toMatchObject({
      name: 'Ona',
      overtime_minutes: 0,
      earlier_overtime_minutes: 288,
      earlier_overtime: [{ month: '2031-02', minutes: 288 }],
    });
    const { text } = await ask('GET', '/working-time-sheet/export?year=2031&month=3&format=csv');
    expect(text).toContain('"Overtime of earlier months, h"'.replaceAll('"', text.includes('"Overtime of') ? '"' : ''));
    expect(text).toMatch(/Ona, February 2031: 4\.8\sh became overtime/);
  };
  await expectAll();
  await lock(3);
  await expectAll();
});
