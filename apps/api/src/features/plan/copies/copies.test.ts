import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sourceDates } from './copy-schedule.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
  await post('/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00', break_minutes: 30 });
});
afterAll(() => api.close());

const post = (path: string, body: object, token = manager.token) => api.call('POST', path, { token, body });
const week = (source: string, target: string, days = 6) => ({
  source_start: source,
  source_end: plus(source, days),
  target_start: target,
  target_end: plus(target, days),
});
const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();
const shiftsOf = async (start: string, end: string) =>
  (await api.call('GET', `/schedule?start=${start}&end=${end}`, { token: manager.token })).json.shifts.map(
    ({ date, start_time, employee_id, status }: Record<string, string>) => [date, start_time, employee_id, status],
  );

test('a week goes to the next one, as drafts, and only once', async () => {
  for (const date of ['2031-05-05', '2031-05-07'])
    await post('/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id: worker.id });
  const copy = week('2031-05-05', '2031-05-12');
  const replies = await Promise.all([post('/schedule/copy', copy), post('/schedule/copy', copy)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies.map(({ json }) => json.copied).sort()).toEqual([0, 2]);
  expect(await shiftsOf('2031-05-12', '2031-05-18')).toEqual([
    ['2031-05-12', '08:00', worker.id, 'draft'],
    ['2031-05-14', '08:00', worker.id, 'draft'],
  ]);
});

test('an employee who can’t work there leaves the shift open', async () => {
  const off = { start: '2031-05-19T00:00', end: '2031-05-20T00:00' };
  expect((await post('/unavailability', off, worker.token)).status).toBe(201);
  expect((await post('/schedule/copy', week('2031-05-05', '2031-05-19'))).json).toMatchObject({ copied: 2, opened: 1 });
  expect(await shiftsOf('2031-05-19', '2031-05-25')).toEqual([
    ['2031-05-19', '08:00', null, 'draft'],
    ['2031-05-21', '08:00', worker.id, 'draft'],
  ]);
});

test('five weeks that touch three months are copied, and taken back', async () => {
  await post('/schedule/shifts', { date: '2032-01-05', template: 'DAY', role: 'cook', employee_id: worker.id });
  const reply = await post('/schedule/copy', week('2031-12-27', '2032-01-31', 34));
  expect([reply.status, reply.json.copied]).toEqual([200, 1]);
  expect(await shiftsOf('2032-01-31', '2032-03-05')).toEqual([['2032-02-09', '08:00', worker.id, 'draft']]);
  expect((await post(`/schedule/restore/${reply.json.undo_id}`, {})).status).toBe(200);
  expect(await shiftsOf('2032-01-31', '2032-03-05')).toEqual([]);
});

test('the night on which the clocks go back is copied by the clock on the wall', async () => {
  const night = { date: '2031-10-18', start_time: '22:00', end_time: '06:00', role: 'cook', employee_id: worker.id };
  await post('/schedule/shifts', night);
  await post('/schedule/copy', week('2031-10-13', '2031-10-20'));
  const { json } = await api.call('GET', '/schedule?start=2031-10-25&end=2031-10-25', { token: manager.token });
  expect(json.shifts[0]).toMatchObject({ starts_at: '2031-10-25T19:00:00.000Z', ends_at: '2031-10-26T04:00:00.000Z' });
});

test.each([
  [{ ...week('2031-05-05', '2031-05-08') }, 'target_start'],
  [{ ...week('2031-05-05', '2031-05-12', 60) }, 'source_end'],
  [{ ...week('2031-05-05', '2031-05-12'), target_end: '2031-05-01' }, 'target_end'],
])('wrong ranges are named: %o', async (body, field) => {
  const reply = await post('/schedule/copy', body);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.json.errors)).toContain(field);
});

test('nothing of another project is copied', async () => {
  const other = await createManager(api, 'Other');
  expect((await post('/schedule/copy', week('2031-05-05', '2031-05-12'), other.token)).json.copied).toBe(0);
});

test('a month is copied weekday by weekday, and its fifth week from the fourth', () => {
  const dates = sourceDates({
    source_start: '2026-10-01',
    source_end: '2026-10-31',
    target_start: '2026-11-01',
    target_end: '2026-11-30',
  });
  expect([dates.get('2026-11-01'), dates.get('2026-11-28'), dates.get('2026-11-30')]).toEqual([
    '2026-10-04',
    '2026-10-31',
    '2026-10-26',
  ]);
  expect(dates.size).toBe(30);
});
