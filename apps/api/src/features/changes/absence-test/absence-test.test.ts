import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '../../../testing/fakes/open-stream.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createMember, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// 9 May 2031 is a Friday; in Vilnius it is eight in the morning.
const NOW = Date.parse('2031-05-09T05:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => NOW } });
});
afterAll(() => api.close());

const PATH = '/schedule/absence-test?year=2031&month=5';

/** Two cooks; shifts of the day template for the first of them, unless another is named. */
async function cafeWith(days: readonly { date: string; who?: number; more?: object }[], cooks = 2): Promise<TestCafe> {
  const cafe = await createCafe(api, cooks);
  for (const { date, who = 0, more = {} } of days) {
    const body = { date, template: 'DAY', role: 'cook', employee_id: cafe.workers[who]?.id, ...more };
    const { status } = await api.call('POST', '/schedule/shifts', { token: cafe.token, body });
    expect(status).toBe(201);
  }
  return cafe;
}

/** All events; the names are those of the seed. */
async function tested(token: string, path = PATH) {
  const stream = await openStream(api, path, { token });
  expect(stream.reply.status).toBe(200);
  const events = [];
  for (let event = await stream.next(); event !== undefined; event = await stream.next()) events.push(event.data);
  return events;
}

const daysOf = (events: { type: string; day?: { date: string; moves: number; open: string[]; proved: boolean } }[]) =>
  events.flatMap(({ day }) => (day ? [[day.date, day.moves, day.open, day.proved]] : []));

test('who may not change the schedule may not ask, and a month must be one', async () => {
  const cafe = await createCafe(api, 1);
  const ask = (token?: string, path = PATH) => api.call('GET', path, token === undefined ? {} : { token });
  expect((await ask()).status).toBe(401);
  expect((await ask(cafe.workers[0]?.token)).json.code).toBe('managers_only');
  expect((await ask((await createMember(api, cafe, { role: 'lead' })).token)).status).toBe(403);
  expect((await ask((await createMember(api, cafe, { role: 'accountant' })).token)).status).toBe(403);
  expect((await ask(cafe.token, '/schedule/absence-test?year=2031&month=13')).json.code).toBe('invalid');
});

test('a day that another can take, and one that nobody can: who should be on call is named with the roles', async () => {
  // On the 13th the other cook works too.
  const cafe = await cafeWith([{ date: '2031-05-12' }, { date: '2031-05-13' }, { date: '2031-05-13', who: 1 }]);
  const events = await tested(cafe.token);
  expect(daysOf(events)).toEqual([
    ['2031-05-12', 1, [], true],
    ['2031-05-13', 0, ['cook'], true],
    ['2031-05-13', 0, ['cook'], true],
  ]);
  expect(events.map(({ type, done, of }) => [type, done, of])).toEqual([
    ['day', 1, 3],
    ['day', 2, 3],
    ['day', 3, 3],
    ['done', undefined, undefined],
  ]);
  expect(events.at(-1).on_call).toEqual([{ date: '2031-05-13', roles: ['cook'] }]);
  const stored = await api.call('GET', '/schedule?start=2031-05-01&end=2031-05-31', { token: cafe.token });
  expect(stored.json.shifts.map(({ employee_id }: { employee_id: string }) => employee_id)).toEqual([
    cafe.workers[0]?.id,
    ...[0, 1].map((who) => cafe.workers[who]?.id),
  ]);
});

test('today and what is over are left out, and an empty month is over at once', async () => {
  const cafe = await cafeWith([{ date: '2031-05-08' }, { date: '2031-05-09' }, { date: '2031-05-10' }]);
  expect(daysOf(await tested(cafe.token))).toEqual([['2031-05-10', 1, [], true]]);
  expect(await tested((await createCafe(api, 1)).token)).toEqual([{ type: 'done', on_call: [] }]);
});

test('nobody of another project is asked, and each business sees its own', async () => {
  const cafe = await cafeWith([{ date: '2031-05-12' }], 1);
  const other = await createCafe(api, 1);
  await createWorker(api, other, { roles: ['cook'], max_hours_per_week: 40 });
  expect(daysOf(await tested(cafe.token))).toEqual([['2031-05-12', 0, ['cook'], true]]);
  expect(daysOf(await tested(other.token))).toEqual([]);
});

test('a published month is tried as it is', async () => {
  const cafe = await cafeWith([{ date: '2031-05-12' }]);
  const call = (method: 'POST', path: string, body?: object) =>
    api.call(method, path, { token: cafe.token, ...(body && { body }) });
  expect((await call('POST', '/schedule/publish?year=2031&month=5')).status).toBe(200);
  expect(daysOf(await tested(cafe.token))).toEqual([['2031-05-12', 1, [], true]]);
});

test('closing the connection stops it, and the next one has the place', async () => {
  const cafe = await cafeWith([{ date: '2031-05-12' }, { date: '2031-05-13' }]);
  const left = await openStream(api, PATH, { token: cafe.token });
  expect((await left.next())?.data).toMatchObject({ type: 'day', done: 1, of: 2 });
  left.close();
  expect(daysOf(await tested(cafe.token))).toHaveLength(2);
});
