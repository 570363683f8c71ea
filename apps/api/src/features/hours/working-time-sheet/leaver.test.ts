import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-05-20T12:00+03:00') } });
  manager = await createManager(api);
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers: { 'accept-language': 'lt' } });
const mark = (employee_id: string, date: string, kind = 'business_trip') =>
  asManager('PUT', '/working-time-sheet/marks', { employee_id, date, kind });
interface Line {
  name: string;
  employee_id: string | null;
  cells: { date: string; text: string }[];
}
/** The cells of those who are gone, by name and day. */
async function sheetOfGone() {
  const { json } = await asManager('GET', '/working-time-sheet?year=2031&month=5');
  const gone = (json.lines as Line[]).filter(({ employee_id }) => employee_id === null);
  return Object.fromEntries(
    gone.map(({ name, cells }) => [
      name,
      Object.fromEntries(cells.filter(({ text }) => text !== '').map(({ date, text }) => [date.slice(8), text])),
    ]),
  );
}

test('who left keeps the signs of their days and the approved leave for overtime, until they are erased', async () => {
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  const ona = await createWorker(api, manager, { name: 'Ona', contract_hours_per_week: 40 });
  const jonas = await createWorker(api, manager, { name: 'Jonas' });
  const away = await createWorker(api, manager, { name: 'Rasa' });
  // Four hours on a public holiday, paid twofold: eight hours of leave.
  const times = { started_at: '2031-05-01T08:00', ended_at: '2031-05-01T12:00', reason: 'x' };
  await asManager('POST', '/timesheets', { employee_id: ona.id, ...times });
  const asked = await api.call('POST', '/overtime-leave', { token: ona.token, body: { year: 2031, month: 5 } });
  expect((await asManager('PUT', `/overtime-leave/${asked.json.id}`, { status: 'approved' })).status).toBe(200);
  for (const date of ['2031-05-08', '2031-05-21']) expect((await mark(ona.id, date)).status).toBe(204);
  await mark(away.id, '2031-05-09', 'training');
  await mark(jonas.id, '2031-05-08', 'training');
  for (const { id } of [ona, away]) expect((await asManager('DELETE', `/employees/${id}`)).status).toBe(204);

  // The trip of the day after they left is none. A day on which only a sign stands is enough for a line.
  expect(await sheetOfGone()).toEqual({ Ona: { '01': '4*', '08': 'K' }, Rasa: { '09': 'KV' } });
  const terms = () =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('former_employee').select('terms').orderBy('number').execute(),
    );
  expect(await terms()).toMatchObject([
    { terms: { marks: { '2031-05-08': 'business_trip' }, overtime_leave: [{ month: '2031-05-01', minutes: 480 }] } },
    { terms: { marks: { '2031-05-09': 'training' }, overtime_leave: [] } },
  ]);
  // Another person with the same ID has none of it.
  await asManager('POST', '/employees', { id: ona.id, name: 'Next', roles: ['cook'] });
  const { lines } = (await asManager('GET', '/working-time-sheet?year=2031&month=5')).json;
  const next = (lines as Line[]).find(({ name }) => name === 'Next');
  expect(next?.cells.find(({ date }) => date === '2031-05-08')?.text).toBe('');
  for (const { id, name } of (await asManager('GET', '/employees/former')).json)
    if (name !== null) await asManager('POST', `/employees/former/${id}/erase`);
  expect((await terms()).map((row) => row.terms)).toEqual([null, null]);
});
