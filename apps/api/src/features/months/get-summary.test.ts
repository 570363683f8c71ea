import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../testing/seeds/cafe.ts';
import { createManager, createWorker, unique } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let small: TestCafe;
let large: TestCafe;
/** A cook is needed on each of the 27 days of May 2031 that are no Sundays. */
const MAY = 'start=2031-05-01&end=2031-05-31';
const MONDAY = 'date=2031-05-05&template=DAY&role=cook';

beforeAll(async () => {
  api = await createTestApp();
  [small, large] = [await createCafe(api, 0), await createCafe(api, 0)];
  await createWorker(api, small, { name: 'Eglė', roles: ['waiter'] });
  for (let number = 0; number < 40; number += 1) {
    const body = { id: unique('waiter'), name: 'Eglė', roles: ['waiter'] };
    await api.call('POST', '/employees', { token: large.token, body });
  }
});
afterAll(() => api.close());

const get = (path: string, token = small.token, headers = {}) => api.call('GET', path, { token, headers });

test('a summary has the reason of each employee for each open place, and how many each rule stops', async () => {
  const { json } = await get(`/schedule/summary?${MAY}`);
  expect(json.unfilled).toHaveLength(27);
  const [first] = json.unfilled;
  expect(first).toMatchObject({ date: '2031-05-01', missing: 1, stopped: [{ rule: 'role', count: 1 }] });
  expect(first.reasons).toMatchObject([{ name: 'Eglė', rule: 'role' }]);
  expect((await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`)).json[0].reasons).toEqual(first.reasons);
});

// 27 places times 40 waiters are 1,080 reasons: 1,000 of them are those of the first 25 places, 1 to 29 May.
test('a summary has the first thousand reasons and the numbers of the others, which are read alone', async () => {
  const { json } = await get(`/schedule/summary?${MAY}`, large.token);
  expect(json.unfilled).toHaveLength(27);
  const told = json.unfilled.filter(({ reasons }: { reasons: object[] }) => reasons.length > 0);
  expect(told).toHaveLength(25);
  expect(told.at(-1)).toMatchObject({ date: '2031-05-29', stopped: [{ rule: 'role', count: 40 }] });
  expect(told.at(-1).reasons).toHaveLength(40);
  expect(json.unfilled.slice(25)).toMatchObject([
    { date: '2031-05-30', reasons: [], stopped: [{ rule: 'role', count: 40 }] },
    { date: '2031-05-31', reasons: [], stopped: [{ rule: 'role', count: 40 }] },
  ]);
  const path = `/schedule/summary/reasons?${MAY}&date=2031-05-31&template=DAY&role=cook`;
  const { json: places } = await get(path, large.token, { 'accept-language': 'lt' });
  expect(places).toMatchObject([{ date: '2031-05-31', template: 'DAY', role: 'cook', missing: 1 }]);
  expect(places[0].reasons).toHaveLength(40);
  expect(places[0].reasons[0]).toMatchObject({ name: 'Eglė', rule: 'role' });
});

test('nothing is open, and nobody works here: there are no reasons', async () => {
  const sunday = await get('/schedule/summary?start=2031-05-04&end=2031-05-04');
  expect(sunday.json).toMatchObject({ open: 0, unfilled: [] });
  expect((await get(`/schedule/summary/reasons?${MAY}&date=2031-05-04&template=DAY&role=cook`)).json).toEqual([]);
  const empty = await createCafe(api, 0);
  const { json } = await get(`/schedule/summary?${MAY}`, empty.token);
  expect(json.unfilled).toHaveLength(27);
  expect(json.unfilled[0]).toMatchObject({ missing: 1, reasons: [], stopped: [] });
  const [place] = (await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`, empty.token)).json;
  expect(place).toMatchObject({ missing: 1, reasons: [] });
});

test('only the managers of a project read the reasons, of places that it has', async () => {
  const path = `/schedule/summary/reasons?${MAY}&${MONDAY}`;
  expect((await api.call('GET', path)).status).toBe(401);
  const { token } = await createWorker(api, small, { name: 'Rasa', roles: ['waiter'] });
  expect((await get(path, token)).json.code).toBe('managers_only');
  const stranger = await createManager(api);
  expect((await get(path, stranger.token)).json).not.toContainEqual(expect.objectContaining({ template: 'DAY' }));
  expect((await get(`/schedule/summary/reasons?${MAY}&date=2031-05-05`)).json.code).toBe('invalid');
});
