import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from '../../plan/planning-input/index.ts';

// LT12 (DK 115): justified absence lowers the norm by the hours that were scheduled. June is planned, July is not; a
// month is a period.
const now = Date.parse('2031-06-18T12:00+03:00');
// Of 21 weekdays 24 June is a public holiday, and Monday the 23rd is an hour shorter (DK 112, 123).
const JUNE = 20 * 8 - 1;
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  ona = await hire(40);
  await asManager('PUT', '/settings/system', { accounting_months: 1 });
});

const hire = async (contract_hours_per_week: number) => {
  const worker = await createWorker(api, manager, { hourly_rate_cents: 1000, contract_hours_per_week });
  const began = { created_at: '2031-05-01T09:00+03:00' };
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('employee').set(began).where('id', '=', worker.id).execute(),
  );
  return worker;
};
const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
/** Eleven hours of work. */
const plan = (date: string, { id: employee_id }: { id: string }, times = ['08:00', '20:00']) => {
  const [start_time, end_time] = times;
  const body = { date, start_time, end_time, break_minutes: 60, role: 'cook', employee_id };
  return asManager('POST', '/schedule/shifts', body);
};
const replace = async (shift: string, { id: employee_id }: { id: string }) => {
  const body = { employee_id, reason: 'Pavaduoja' };
  expect((await asManager('POST', `/schedule/${shift}/replace`, body)).status).toBe(200);
};
const publish = () => asManager('POST', '/schedule/publish?year=2031&month=6');
const away = async (start_date: string, end_date: string, who = ona) => {
  const body = { type: 'sick_leave', start_date, end_date, reason: 'Serga' };
  const { json } = await api.call('POST', '/time-off', { token: who.token, body });
  expect((await asManager('PUT', `/time-off/${json.id}`, { status: 'approved' })).status).toBe(200);
  return json.id as string;
};

const lineOf = async ({ id }: { id: string }, date = '2031-06-18') => {
  const { json } = await asManager('GET', `/ledger?date=${date}`);
  return json.people.find(({ employee_id }: { employee_id: string }) => employee_id === id);
};
const normOf = async (who: { id: string }, date?: string) => (await lineOf(who, date)).month_norm_hours;
const payrollNorm = async () => {
  const { text } = await asManager('GET', '/timesheets/export?start=2031-06-01&end=2031-06-30&format=csv');
  return Number(text.split('\r\n')[1]?.split(',')[2]);
};
const targetOf = async ({ id }: { id: string }) => {
  const { json } = await asManager('GET', '/schedule/summary?start=2031-06-01&end=2031-06-30');
  return json.by_employee.find((one: { employee_id: string }) => one.employee_id === id).target_hours;
};

test('two of five days were scheduled: their hours come off, in the ledger, the payroll and the plan alike', async () => {
  for (const date of ['2031-06-23', '2031-06-25', '2031-06-30']) await plan(date, ona);
  await publish();
  expect(await normOf(ona)).toBe(JUNE);
  await away('2031-06-23', '2031-06-27');
  expect([await normOf(ona), await payrollNorm(), await targetOf(ona)]).toEqual([JUNE - 22, JUNE - 22, JUNE - 22]);
  // Later months reckon with it too: eleven hours are left of the plan.
  const { problem } = await api.deps.database.inProject(manager.projectId, (tx) =>
    loadProblem(tx, '2031-07-01', '2031-07-31'),
  );
  expect(problem.people.find(({ id }) => id === ona.id)?.debt?.minutes).toBe((11 - (JUNE - 22)) * 60);
});

test('a week that the published month gave off takes nothing; one that nobody planned yet takes its share', async () => {
  const half = await hire(20);
  await plan('2031-06-23', half);
  await publish();
  await away('2031-06-24', '2031-06-27', half);
  expect(await normOf(half)).toBe(20 * 4 - 1);
  await away('2031-07-07', '2031-07-13', half);
  expect(await normOf(half, '2031-07-01')).toBe(23 * 4 - 20);
});

test('what a draft held does not count: the month is planned around the absence', async () => {
  await plan('2031-06-23', ona);
  await away('2031-06-23', '2031-06-24');
  await publish();
  expect(await normOf(ona)).toBe(JUNE - 7);
});

test('an absence that is taken back gives the norm back; a shorter one takes the shifts that the first had opened', async () => {
  for (const date of ['2031-06-23', '2031-06-24']) await plan(date, ona);
  await publish();
  const id = await away('2031-06-23', '2031-06-29');
  expect(await normOf(ona)).toBe(JUNE - 22);
  await asManager('DELETE', `/time-off/${id}`);
  expect(await normOf(ona)).toBe(JUNE);
  await away('2031-06-23', '2031-06-23');
  expect(await normOf(ona)).toBe(JUNE - 11);
});

test('hours taken over by a colleague are theirs; open ones are listed and stay known', async () => {
  const rasa = await hire(40);
  const { json: shift } = await plan('2031-06-23', ona);
  await plan('2031-06-24', ona);
  await publish();
  const id = await away('2031-06-23', '2031-06-24');
  await asManager('DELETE', `/time-off/${id}`);
  await replace(shift.id, rasa);
  // As when the colleagues have been told of what opened.
  await api.deps.database.inProject(manager.projectId, (tx) => tx.deleteFrom('shift_opening').execute());
  await away('2031-06-23', '2031-06-24');
  expect(await normOf(ona)).toBe(JUNE - 11);
});

test('a month that was published and cleared gives nobody days off: it is planned around the absence', async () => {
  await plan('2031-06-24', ona);
  await publish();
  expect((await asManager('DELETE', '/schedule?year=2031&month=6')).json).toEqual({ removed: 1 });
  await away('2031-06-23', '2031-06-24');
  expect(await normOf(ona)).toBe(JUNE - 7);
});

test('who is called in during time off has worked: planned, in the ledger and in the timesheet', async () => {
  const rasa = await hire(40);
  const { json: shift } = await plan('2031-06-18', rasa, ['16:00', '23:00']);
  await plan('2031-06-19', ona);
  await publish();
  await away('2031-06-18', '2031-06-20');
  await replace(shift.id, ona);
  expect(await lineOf(ona)).toMatchObject({ month_norm_hours: JUNE - 11, forecast_hours: 6 });
  const list = await asManager('GET', '/timesheets?start=2031-06-18&end=2031-06-18');
  expect(list.json).toMatchObject([{ employee_id: ona.id, state: 'planned' }]);
});

test('a night shift of the evening before comes off with the absence that took it', async () => {
  await plan('2031-06-22', ona, ['20:00', '08:00']);
  await publish();
  await away('2031-06-23', '2031-06-23');
  expect(await normOf(ona)).toBe(JUNE - 11);
});

test('sick leave that comes in afterwards: the shift stays where it was, and counts nothing', async () => {
  await plan('2031-06-16', ona);
  await publish();
  expect((await lineOf(ona)).forecast_hours).toBe(11);
  await away('2031-06-16', '2031-06-17');
  expect(await lineOf(ona)).toMatchObject({ month_norm_hours: JUNE - 11, forecast_hours: 0 });
  const list = await asManager('GET', '/timesheets?start=2031-06-16&end=2031-06-16');
  expect(list.json).toMatchObject([{ state: 'absent', worked_minutes: 0 }]);
});

test('hours of absence at the end of a worked shift leave the shift in the sums', async () => {
  await plan('2031-06-16', ona);
  await publish();
  const hours = { start: '2031-06-16T18:00', end: '2031-06-16T20:00', type: 'personal' };
  const { json } = await asManager('POST', '/schedule/repair', { employee_id: ona.id, ...hours });
  expect((await asManager('POST', `/schedule/repair/${json.id}/apply`)).status).toBe(200);
  expect(await lineOf(ona)).toMatchObject({ month_norm_hours: JUNE, forecast_hours: 11 });
});

test('of somebody who left the absences keep their hours', async () => {
  for (const date of ['2031-06-16', '2031-06-23']) await plan(date, ona);
  await publish();
  const times = { started_at: '2031-06-16T08:00', ended_at: '2031-06-16T18:00', reason: 'Pamiršo' };
  await asManager('POST', '/timesheets', { employee_id: ona.id, ...times });
  await away('2031-06-17', '2031-06-23');
  expect(await payrollNorm()).toBe(JUNE - 11);
  await asManager('DELETE', `/employees/${ona.id}`);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('former_employee').set({ left_at: '2031-06-24T12:00+03:00' }).execute(),
  );
  // Four working days are left of June.
  expect(await payrollNorm()).toBe(JUNE - 4 * 8 - 11);
});
