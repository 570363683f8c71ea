import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let [ona, rasa, jonas, petras] = ['', '', '', ''];
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 4);
  [ona = '', rasa = '', jonas = '', petras = ''] = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const propose = (body: object) => ask('POST', '/schedule/repair', body);
const apply = (id: string) => ask('POST', `/schedule/repair/${id}/apply`);
const shift = async (date: string, employee_id: string) =>
  (await ask('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id })).json;
const peopleOn = async (date: string): Promise<Json[]> =>
  (await ask('GET', `/schedule?start=${date}&end=${date}`)).json.shifts.map((one: Json) => one.employee_id).sort();
const awayIn = async (range: string): Promise<Json[]> => (await ask('GET', `/unavailability?${range}`)).json;
const bothOn = (date: string) => ({ employee_id: ona, others: [rasa], start: date, end: date });

test('the others are different people of the project, at most seven', async () => {
  const body = bothOn('2031-02-04');
  const stranger = await createManager(api);
  const theirs = await createWorker(api, stranger);
  for (const others of [[ona], [rasa, rasa], ['nobody'], [rasa, theirs.id]])
    expect((await propose({ ...body, others })).json.errors, others.join()).toHaveProperty('others');
  const eight = Array.from({ length: 8 }, (_, index) => `person-${index}`);
  expect((await propose({ ...body, others: eight })).json.errors).toHaveProperty('others');
  expect((await propose({ ...body, others: [] })).status).toBe(200);
});

test('two cooks who are ill on one day get one proposal; applied, both have gone and both are unavailable', async () => {
  for (const person of [ona, rasa]) await shift('2031-03-04', person);
  await ask('POST', '/schedule/publish?year=2031&month=3');
  const { json } = await propose(bothOn('2031-03-04'));
  expect(json.changes.map((change: Json) => change.from_employee_id).sort()).toEqual([ona, rasa].sort());
  expect(json.changes.map((change: Json) => change.to_employee_id).sort()).toEqual([jonas, petras].sort());
  expect(json).toMatchObject({ open: [], minimal: true });

  const twice = await Promise.all([apply(json.id), apply(json.id)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await peopleOn('2031-03-04')).toEqual([jonas, petras].sort());
  const away = await awayIn('start=2031-03-01&end=2031-03-31');
  expect(away.map((one) => [one.employee_id, one.source]).sort()).toEqual(
    [ona, rasa].map((person) => [person, 'time_off']).sort(),
  );
  for (const person of [ona, rasa]) {
    const { items } = (await ask('GET', `/activity?type=schedule.repaired&person=${person}`)).json;
    expect(items).toMatchObject([{ details: { employee_id: person, changes: [{ from: person }] } }]);
    expect(JSON.stringify(items)).not.toContain(person === ona ? rasa : ona);
  }
});

test('neither of them takes the shift of the other, and what nobody may take stays open', async () => {
  await ask('POST', '/requirements', { template: 'DAY', role: 'cook', count: 4, date: '2031-04-01' });
  for (const person of [ona, rasa, jonas, petras]) await shift('2031-04-01', person);
  const { json } = await propose(bothOn('2031-04-01'));
  expect(json.changes.map((change: Json) => change.to_employee_id)).toEqual([null, null]);
  expect(json.open).toMatchObject([{ date: '2031-04-01', template: 'DAY', missing: 2 }]);
  expect((await apply(json.id)).json.applied).toBe(2);
  expect(await peopleOn('2031-04-01')).toEqual([jonas, petras, null, null].sort());
});

test('over the border of two months, and where one is known to be away', async () => {
  for (const [date, person] of [
    ['2031-08-31', ona],
    ['2031-09-01', rasa],
  ] as const)
    await shift(date, person);
  const body = { employee_id: ona, others: [rasa], start: '2031-08-31', end: '2031-09-01' };
  expect((await apply((await propose({ ...body, others: [] })).json.id)).json.applied).toBe(1);
  const { json } = await propose(body);
  expect(new Set(json.changes.map((change: Json) => change.from_employee_id))).toEqual(new Set([rasa]));
  expect(json.minimal).toBe(true);
  await apply(json.id);
  const away = await awayIn('start=2031-08-31&end=2031-09-01');
  expect(away.map((one) => one.employee_id).sort()).toEqual([ona, rasa].sort());
});

test('a proposal is stale once a shift of the second person has changed, and ends with the person', async () => {
  const [first, second] = [await shift('2031-05-06', ona), await shift('2031-05-06', rasa)];
  const { json } = await propose(bothOn('2031-05-06'));
  const body = { date: '2031-05-06', template: 'DAY', role: 'cook', employee_id: rasa, pinned: true };
  await api.call('PUT', `/schedule/${second.id}`, { token: cafe.token, body });
  expect((await apply(json.id)).json.code).toBe('repair_stale');
  expect(await peopleOn('2031-05-06')).toEqual([first.employee_id, second.employee_id].sort());
  expect(await awayIn('start=2031-05-01&end=2031-05-31')).toEqual([]);

  const guest = await createWorker(api, cafe);
  const { json: withGuest } = await propose({ ...bothOn('2031-05-06'), others: [guest.id] });
  await ask('DELETE', `/employees/${guest.id}`);
  expect((await apply(withGuest.id)).status).toBe(404);
});

test('while a month is being planned nothing is proposed for it, and nothing applied', async () => {
  await shift('2032-02-10', rasa);
  const body = bothOn('2032-02-10');
  const { json } = await propose(body);
  const headers = { prefer: 'respond-async' };
  await api.call('POST', '/generate-schedule?year=2032&month=2', { token: cafe.token, headers });
  expect((await propose(body)).json.code).toBe('generation_running');
  expect((await apply(json.id)).json.code).toBe('generation_running');
  expect(await awayIn('start=2032-02-01&end=2032-02-29')).toEqual([]);
});
