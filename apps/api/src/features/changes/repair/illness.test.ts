import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
  [ona = { id: '', token: '' }] = cafe.workers;
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, language = 'en'): Promise<Json> => {
  const headers = { 'accept-language': language };
  return (await api.call(method, path, { token: cafe.token, headers, ...(body && { body }) })).json;
};
const isIll = async (start: string, end: string | undefined): Promise<void> => {
  const { id } = await ask('POST', '/schedule/repair', { employee_id: ona.id, start, ...(end && { end }) });
  expect((await ask('POST', `/schedule/repair/${id}/apply`)).applied).toBeGreaterThanOrEqual(0);
};
/** Ona's current sick leave, by its dates. */
const leaves = async (): Promise<string[]> =>
  (await ask('GET', '/time-off?status=approved&page_size=100'))
    .map((one: Json) => `${one.start_date} ${one.end_date} ${one.type}`)
    .sort();
const day = async (date: string, language = 'en'): Promise<Json> => {
  const days = await ask('GET', `/availability?start=${date}&end=${date}`, undefined, language);
  const { state, reasons } = days.find((one: Json) => one.employee_id === ona.id);
  return [state, ...reasons];
};
const shift = (date: string, more: object = { template: 'DAY' }) =>
  ask('POST', '/schedule/shifts', { date, role: 'cook', employee_id: ona.id, ...more });

test('hours of an illness read "ill" everywhere, are in Time Off and lower the norm by the lost shift alone', async () => {
  await shift('2031-03-04', { start_time: '08:00', end_time: '12:00' });
  await shift('2031-03-05');
  await ask('POST', '/schedule/publish?year=2031&month=3');
  await isIll('2031-03-04T14:00', '2031-03-05T18:00');
  expect(await leaves()).toEqual(['2031-03-04 2031-03-04 sick_leave', '2031-03-05 2031-03-05 sick_leave']);
  expect(await day('2031-03-04')).toEqual(['working', '08:00–12:00, cook', 'Sick 14:00–24:00']);
  expect(await day('2031-03-05', 'lt')).toEqual(['partly', 'Serga 00:00–18:00']);
  const blocks = await ask('GET', `/unavailability?start=2031-03-01&end=2031-03-31`);
  expect(blocks.map((one: Json) => [one.source, one.sick_leave])).toEqual([
    ['time_off', true],
    ['time_off', true],
  ]);
  const kept = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .selectFrom('time_off')
      .select('scheduled')
      .where('start_date', '<', '2031-04-01')
      .orderBy('start_date')
      .execute(),
  );
  // DAY is 8.5 h with half an hour of break; the morning shift of the first day was worked.
  expect(kept.map(({ scheduled }) => scheduled)).toEqual([{ '2031-03-04': 0 }, { '2031-03-05': 480 }]);
});

test('days that other time off covers keep it; what only waits for an answer does not keep the illness away', async () => {
  const wish = (start_date: string, type = 'vacation') =>
    api.call('POST', '/time-off', {
      token: ona.token,
      body: { type, start_date, end_date: start_date, reason: 'Sea' },
    });
  const granted = (await wish('2031-05-07')).json;
  await ask('PUT', `/time-off/${granted.id}`, { status: 'approved' });
  await wish('2031-05-09');
  await isIll('2031-05-06', '2031-05-10');
  expect((await leaves()).filter((one) => one > '2031-05')).toEqual([
    '2031-05-06 2031-05-06 sick_leave',
    '2031-05-07 2031-05-07 vacation',
    '2031-05-08 2031-05-08 sick_leave',
    '2031-05-10 2031-05-10 sick_leave',
  ]);
  const states = await Promise.all(['06', '07', '08', '09', '10'].map((one) => day(`2031-05-${one}`)));
  expect(states.map(([, reason]) => reason)).toEqual(['Sick', 'Time off', 'Sick', 'Sick', 'Sick']);
  // An employee cannot withdraw what a manager entered.
  const [, , , ninth] = await ask('GET', `/unavailability?start=2031-05-06&end=2031-05-09`);
  expect(ninth).toMatchObject({ source: 'self', sick_leave: true });
  const removed = await api.call('DELETE', `/unavailability/${ninth.id}`, { token: ona.token });
  expect(removed.json.code).toBe('time_off_locked');
});

test('the broken rule says that the person is ill', async () => {
  await isIll('2031-06-03', '2031-06-03');
  const target = { date: '2031-06-03', employee_id: ona.id };
  const body = { shift: { ...target, template: 'DAY', role: 'cook' }, targets: [target] };
  const judged = async (language: string) => (await ask('POST', '/schedule/judge', body, language))[0].rules;
  expect((await judged('en')).map((one: Json) => one.detail)).toContain('Is ill on 3 Jun 2031.');
  expect((await judged('lt')).map((one: Json) => one.detail)).toContain('Serga: 2031-06-03.');
});
