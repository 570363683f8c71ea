import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Worker = { id: string };
type Line = Record<string, unknown>;
let api: TestApp;
let manager: TestManager;
let ona: Worker;
let rasa: Worker;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  const terms = { hourly_rate_cents: 1000, contract_hours_per_week: 40 };
  ona = await createWorker(api, manager, { name: 'Ona', ...terms });
  rasa = await createWorker(api, manager, { name: 'Rasa', ...terms });
  for (const { id } of [ona, rasa])
    for (const date of ['2031-04-29', '2031-05-07']) {
      const times = { started_at: `${date}T08:00`, ended_at: `${date}T16:00`, reason: 'Pamiršo' };
      await ask('POST', '/timesheets', { employee_id: id, ...times });
    }
  await ask('POST', '/timesheets/approve', { start: '2031-04-01', end: '2031-05-31' });
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const lock = (month: number) => ask('POST', `/timesheets/lock?year=2031&month=${month}`);
/** Name, worked hours, rate, cost of each. */
const payroll = async (start = '2031-05-01', end = '2031-05-31') => {
  const { text } = await ask('GET', `/timesheets/export?start=${start}&end=${end}&format=csv`);
  const rows = text.split('\r\n').map((row) => row.split(','));
  return rows.slice(1, 3).map((cells) => [cells[1], cells[4], cells[13], cells[14]]);
};
const raise = async () => {
  const people = (await ask('GET', '/employees')).json;
  const { id, name, roles, max_hours_per_week, min_shifts_per_week } = people.find((one: Worker) => one.id === ona.id);
  const limits = { max_hours_per_week, min_shifts_per_week, contract_hours_per_week: 40 };
  return ask('PUT', `/employees/${id}`, { name, roles, ...limits, hourly_rate_cents: 2000 });
};
/** Deleted when May was over, by the clock of these tests. */
const leave = async ({ id }: Worker) => {
  await ask('DELETE', `/employees/${id}`);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('former_employee').set({ left_at: '2031-06-01T12:00+03:00' }).execute(),
  );
};

test('the payroll of a locked month stays as it was, whatever becomes of rates and people', async () => {
  expect((await lock(5)).status).toBe(200);
  expect((await raise()).status).toBe(200);
  await ask('DELETE', `/employees/${rasa.id}`);
  const kept = [
    ['Ona', '8', '10', '80'],
    ['Rasa', '8', '10', '80'],
  ];
  expect(await payroll()).toEqual(kept);
  expect((await ask('GET', '/timesheets/export?start=2031-05-01&end=2031-05-31&format=pdf')).status).toBe(200);
  // April is open: it follows the new rate. Both are added up, and no one rate is that of their hours.
  expect((await payroll('2031-04-01', '2031-05-31'))[0]).toEqual(['Ona', '16', '', '240']);
  await ask('DELETE', '/timesheets/lock?year=2031&month=5');
  expect((await payroll())[0]).toEqual(['Ona', '8', '20', '160']);
});

test('who left is in the payroll of an open month too, with the norm and the rate of their time', async () => {
  await leave(rasa);
  expect((await payroll())[1]).toEqual(['Rasa', '8', '10', '80']);
});

test('who is erased is in a locked month by their number', async () => {
  await lock(5);
  await ask('DELETE', `/employees/${rasa.id}`);
  const [former] = (await ask('GET', '/employees/former')).json;
  await ask('POST', `/employees/former/${former.id}/erase`);
  expect((await payroll())[1]).toEqual([`Employee #${former.number}`, '8', '10', '80']);
});

test('a new owner of a former employee’s ID is not paid for their hours', async () => {
  expect((await lock(4)).status).toBe(200);
  await raise();
  await leave(ona);
  const terms = { hourly_rate_cents: 500, contract_hours_per_week: 40 };
  await ask('POST', '/employees', { id: ona.id, name: 'Jonas', roles: ['cook'], ...terms });
  const times = { started_at: '2031-05-08T08:00', ended_at: '2031-05-08T12:00', reason: 'Pamiršo' };
  await ask('POST', '/timesheets', { employee_id: ona.id, ...times });
  const { text } = await ask('GET', '/timesheets/export?start=2031-04-01&end=2031-05-31&format=csv');
  const rows = text
    .split('\r\n')
    .slice(1, 4)
    .map((row) => row.split(','));
  expect(rows.map(([id, name, , , worked, ...cells]) => [id, name, worked, cells.at(9)])).toEqual([
    ['', 'Ona', '16', '240'],
    [rasa.id, 'Rasa', '16', '160'],
    [ona.id, 'Jonas', '4', '20'],
  ]);
});

test('the list of a locked month stays as it was, whatever becomes of the country, contracts and people', async () => {
  const list = async () => {
    const { json } = await ask('GET', '/timesheets?start=2031-05-01&end=2031-05-31');
    return json.map(({ name, state, worked_minutes, holiday_minutes, overtime_minutes, is_locked }: Line) => [
      name,
      state,
      worked_minutes,
      holiday_minutes,
      overtime_minutes,
      is_locked,
    ]);
  };
  const locked = [
    ['Ona', 'closed', 480, 0, 0, true],
    ['Rasa', 'closed', 480, 0, 0, true],
    ['Ona', 'closed', 480, 0, 0, true],
  ];
  // Ascension Day, which is a public holiday in Germany.
  const thursday = { started_at: '2031-05-22T08:00', ended_at: '2031-05-22T16:00', reason: 'Pamiršo' };
  await ask('POST', '/timesheets', { employee_id: ona.id, ...thursday });
  await ask('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  await lock(5);
  expect(await list()).toEqual(locked);
  await ask('PUT', '/settings/project', { name: 'Project', country: 'DE' });
  const late = { start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  await ask('POST', '/schedule/shifts', { date: '2031-05-08', ...late });
  await ask('POST', '/schedule/publish?year=2031&month=5');
  await leave(rasa);
  expect(await list()).toEqual(locked);
  await ask('DELETE', '/timesheets/lock?year=2031&month=5');
  expect(await list()).toEqual([
    ['Ona', 'closed', 480, 0, 0, false],
    ['Rasa', 'closed', 480, 0, 0, false],
    ['Ona', 'missing', 0, 0, 0, false],
    ['Ona', 'closed', 480, 480, 0, false],
  ]);
});

test('the calendar of a locked month is not cleared: its sheet shows what was planned', async () => {
  const shift = { start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  await ask('POST', '/schedule/shifts', { date: '2031-05-08', ...shift });
  await ask('POST', '/schedule/publish?year=2031&month=5');
  await ask('POST', '/timesheets/lock?year=2031&month=5', { confirm: 'Rytas' });
  const refused = await ask('DELETE', '/schedule?year=2031&month=5');
  expect([refused.status, refused.json.code]).toEqual([409, 'month_locked']);
  const { json } = await ask('GET', '/timesheets?start=2031-05-08&end=2031-05-08');
  expect(json).toMatchObject([{ name: 'Ona', state: 'missing', is_locked: true }]);
  await ask('DELETE', '/timesheets/lock?year=2031&month=5');
  expect((await ask('DELETE', '/schedule?year=2031&month=5')).json).toEqual({ removed: 1 });
  // Without a published shift the month gave nobody a day off.
  const cleared = await ask('GET', '/timesheets?start=2031-05-07&end=2031-05-07');
  expect(cleared.json.map((one: Line) => one['rest_day_minutes'])).toEqual([0, 0]);
});
