import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { applyTerms } from '../../business/employees/index.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-14T09:00:00Z');
  manager = await createManager(api);
  ona = await createWorker(api, manager, { vacation_days_per_year: 20, contract_hours_per_week: 40 });
  await call('PUT', '/settings/system', { regime: 'fixed' });
  await call('PUT', '/leave-types/vacation', { paid: true, counted_in: 'working_days', week_days: 5 });
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const change = (body: object) => call('PUT', `/employees/${ona.id}/employment/terms`, body);
const entitled = async (): Promise<number> =>
  (await call('GET', `/leave-types/balances?employee_id=${ona.id}&year=2031`)).json[0].entitled;
const takes = async (start: string, end: string): Promise<number> => {
  const url = `/time-off/consequence?start_date=${start}&end_date=${end}&type=vacation`;
  return (await api.call('GET', url, { token: ona.token })).json.balances[0].takes;
};
const restOf = async () => {
  const { terms } = (await call('GET', `/employees/${ona.id}/employment`)).json;
  return terms.map(({ rest_weekdays }: Json) => rest_weekdays);
};
const stored = async (): Promise<Json> => (await call('GET', '/employees')).json.find(({ id }: Json) => id === ona.id);

test('a week without a working day, or with a day that is none, is refused', async () => {
  for (const rest_weekdays of [[1, 2, 3, 4, 5, 6, 7], [8], 'monday']) {
    const { status, json } = await change({ valid_from: '2031-07-01', rest_weekdays });
    expect([status, Object.keys(json.errors)[0]?.split('.')[0]]).toEqual([422, 'rest_weekdays']);
  }
});

// 20 days for a week of five, of which three are worked from 1 July on: 20 * 181/365 + 12 * 184/365 = 15.97. A week of
// leave in June takes five days, one in July Wednesday to Friday.
test('three days a week from a day on change entitlement and leave from that day on, and nothing before it', async () => {
  const changed = await change({ valid_from: '2031-07-01', rest_weekdays: [1, 2, 6, 7], contract_hours_per_week: 24 });
  expect(changed.status).toBe(200);
  expect(await restOf()).toEqual([[], [1, 2, 6, 7]]);
  const figures = async () => [
    await entitled(),
    await takes('2031-06-09', '2031-06-15'),
    await takes('2031-07-14', '2031-07-20'),
  ];
  expect(await figures()).toEqual([15.97, 5, 3]);
  expect((await stored()).rest_weekdays).toEqual([]);
  // On its day it comes into force, and the days before stay as they were.
  await api.deps.database.inProject(manager.projectId, (tx) => applyTerms(tx, '2031-07-01'));
  expect((await stored()).rest_weekdays).toEqual([1, 2, 6, 7]);
  expect(await figures()).toEqual([15.97, 5, 3]);
  // The same day again without the week leaves it; other terms go on with it.
  await change({ valid_from: '2031-07-01', contract_hours_per_week: 21 });
  await change({ valid_from: '2031-10-01', contract_hours_per_week: 24 });
  expect(await restOf()).toEqual([[], [1, 2, 6, 7], [1, 2, 6, 7]]);
});

test('taken back, the week before goes on', async () => {
  for (const day of ['2031-10-01', '2031-07-01'])
    expect((await call('DELETE', `/employees/${ona.id}/employment/terms/${day}`)).status).toBe(200);
  expect(await restOf()).toEqual([[]]);
  expect(await entitled()).toBe(20);
});

// The terms in force are those since ever, which a week of four corrects: 16 * 181/365 + 12 * 184/365 = 13.98.
test('an edit of the employee corrects the terms in force alone; other programs keep the weeks', async () => {
  await change({ valid_from: '2031-07-01', rest_weekdays: [1, 2, 6, 7] });
  const body = { name: 'Ona', roles: ['cook'], vacation_days_per_year: 20, contract_hours_per_week: 40 };
  expect((await call('PUT', `/employees/${ona.id}`, { ...body, rest_weekdays: [5, 6, 7] })).status).toBe(200);
  expect(await restOf()).toEqual([
    [5, 6, 7],
    [1, 2, 6, 7],
  ]);
  expect(await entitled()).toBe(13.98);
  const terms = [
    { from: null, contract_hours_per_week: 32, roles: ['cook'] },
    { from: '2031-07-01', contract_hours_per_week: 24, roles: ['cook'] },
  ];
  expect((await call('PUT', `/employees/${ona.id}`, { ...body, terms })).status).toBe(200);
  expect(await restOf()).toEqual([
    [5, 6, 7],
    [1, 2, 6, 7],
  ]);
});

// Earned by months, six of 20/12 and six of 12/12: 16. Vacation of Monday 3 to Friday 7 March takes five days. In March
// are 21 weekdays; the 11th is a public holiday, the day before an hour shorter: 20 * 8 - 1 hours, less five days of 8.
test('rest days from July on leave the vacation, the norm and the rest days of March as they were', async () => {
  const jonas = await createWorker(api, manager, { vacation_days_per_year: 20, contract_hours_per_week: 40 });
  const monthly = { is_earned_monthly: true, paid: true, counted_in: 'working_days', week_days: 5 };
  expect((await call('PUT', '/leave-types/vacation', monthly)).status).toBe(200);
  const away = { employee_ids: [jonas.id], type: 'vacation', start: '2031-03-03', end: '2031-03-07' };
  expect((await call('POST', '/absences', away)).status).toBe(201);
  const balance = async () =>
    (await call('GET', `/leave-types/balances?employee_id=${jonas.id}&year=2031`)).json.find(
      ({ type }: Json) => type === 'vacation',
    );
  const sheetOf = async (month: number) => {
    const { lines } = (await call('GET', `/working-time-sheet?year=2031&month=${month}`)).json;
    const { norm_minutes, cells } = lines.find(({ employee_id }: Json) => employee_id === jonas.id);
    const free = cells.filter(({ kind }: Json) => kind === 'rest_day').map(({ date }: Json) => Number(date.slice(8)));
    return { norm_minutes, free: free.slice(0, 4) };
  };
  const march = { norm_minutes: 119 * 60, free: [1, 2, 8, 9] };
  expect([await balance(), await sheetOf(3)]).toMatchObject([{ entitled: 20, taken: 5 }, march]);

  const terms = { valid_from: '2031-07-01', rest_weekdays: [1, 2, 6, 7], contract_hours_per_week: 24 };
  expect((await call('PUT', `/employees/${jonas.id}/employment/terms`, terms)).status).toBe(200);
  await api.deps.database.inProject(manager.projectId, (tx) => applyTerms(tx, '2031-07-01', jonas.id));
  expect([await balance(), await sheetOf(3)]).toMatchObject([{ entitled: 16, taken: 5 }, march]);
  // 1 July is a Tuesday.
  expect((await sheetOf(7)).free).toEqual([1, 5, 7, 8]);
});

// Processes of the version before write rows without rest days.
test('a row that says no rest days has those that the employee has then, also after they change', async () => {
  const rasa = await createWorker(api, manager, { rest_weekdays: [5, 6, 7] });
  const rows = ['-infinity', '2031-07-01'].map((valid_from) => ({ employee_id: rasa.id, valid_from, roles: ['cook'] }));
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await tx.insertInto('employment_term').values(rows).execute();
    await tx
      .updateTable('employee')
      .set({ rest_weekdays: [1, 7] })
      .where('id', '=', rasa.id)
      .execute();
  });
  const { terms } = (await call('GET', `/employees/${rasa.id}/employment`)).json;
  // The change is one of the terms in force alone.
  expect(terms.map(({ rest_weekdays }: Json) => rest_weekdays)).toEqual([
    [1, 7],
    [5, 6, 7],
  ]);
});
