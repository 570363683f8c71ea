import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-14T09:00:00Z');
  manager = await createManager(api);
  ona = await createWorker(api, manager, { vacation_days_per_year: 20 });
});
afterAll(() => api.close());

const balance = async (query = '', token = ona.token) => api.call('GET', `/time-off/balance${query}`, { token });
async function ask(start_date: string, end_date: string, type = 'vacation') {
  const body = { type, start_date, end_date, reason: 'Atostogos' };
  return (await api.call('POST', '/time-off', { token: ona.token, body })).json.id as string;
}
const approve = (id: string) =>
  api.call('PUT', `/time-off/${id}`, { token: manager.token, body: { status: 'approved' } });

test('only those whom it is for, and nobody of another project', async () => {
  expect((await api.call('GET', '/time-off/balance')).status).toBe(401);
  expect((await balance('', manager.token)).json.errors).toHaveProperty('employee_id');
  const other = await createManager(api, 'Other');
  expect((await balance(`?employee_id=${ona.id}`, other.token)).status).toBe(404);
  const jonas = await createWorker(api, manager);
  expect((await balance(`?employee_id=${ona.id}`, jonas.token)).json).toMatchObject({
    employee_id: jonas.id,
    left: null,
  });
});

test('working days count: no weekends, no holidays, no sick leave, and each year for itself', async () => {
  // A day on which the business is closed is one of leave like any other; 24 June and 1 January are public holidays.
  const closing = { date: '2031-06-25', name: 'Inventorizacija', closed: true };
  expect((await api.call('POST', '/holidays', { token: manager.token, body: closing })).status).toBe(201);
  // Monday to Sunday of a week that is over, half of one that is running, one with a holiday, and one across the year.
  await approve(await ask('2031-05-05', '2031-05-11'));
  await approve(await ask('2031-05-13', '2031-05-15'));
  await approve(await ask('2031-12-29', '2032-01-04'));
  await approve(await ask('2031-07-07', '2031-07-13', 'sick_leave'));
  await ask('2031-06-23', '2031-06-29');
  const expected = {
    employee_id: ona.id,
    year: 2031,
    allowed: 20,
    earned: null,
    taken: 6,
    planned: 5,
    pending: 4,
    added: 0,
    left: 9,
  };
  expect((await balance()).json).toEqual(expected);
  expect((await balance(`?employee_id=${ona.id}`, manager.token)).json).toEqual(expected);
  expect((await balance('?year=2032')).json).toMatchObject({ year: 2032, taken: 0, planned: 1, pending: 0, left: 19 });
});

// DK 126: 24 working days where the week has six; a week from Monday to Sunday takes six of them.
test('in a week of six days Saturday is a working day', async () => {
  const rasa = await createWorker(api, manager, { vacation_days_per_year: 24, work_days_per_week: 6 });
  const body = { type: 'vacation', start_date: '2031-08-04', end_date: '2031-08-10', reason: 'Atostogos' };
  const { id } = (await api.call('POST', '/time-off', { token: rasa.token, body })).json;
  await approve(id);
  expect((await balance('', rasa.token)).json).toMatchObject({ allowed: 24, planned: 6, left: 18 });
});
