import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { openStream } from '../../../testing/fakes/open-stream.ts';
import { createManager, createMember, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
});
afterAll(() => api.close());

const get = (path: string, token = cafe.token, headers = {}) => api.call('GET', path, { token, headers });
const shift = async (date: string, employee_id: string | null) =>
  (
    await api.call('POST', '/schedule/shifts', {
      token: cafe.token,
      body: { date, template: 'DAY', role: 'cook', employee_id },
    })
  ).json;

test('each open need names the smallest things that would fill it, in both languages', async () => {
  const short = await createCafe(api, 0);
  await createWorker(api, short, { name: 'Rasa', roles: ['cook'], max_hours_per_week: 4 });
  await createWorker(api, short, { name: 'Eglė', roles: ['waiter'], max_hours_per_week: 40 });
  const path = '/schedule/remedies?start=2031-05-01&end=2031-05-31';
  expect((await get(path, cafe.workers[0]?.token)).status).toBe(403);
  const { json } = await get(path, short.token);
  expect(json[0]).toMatchObject({ date: '2031-05-01', template: 'DAY', role: 'cook' });
  expect(json[0].remedies.map(({ kind, detail }: { kind: string; detail: string }) => `${kind}: ${detail}`)).toEqual([
    'business: 4 h over the weekly limit for Rasa',
    'training: Train Eglė as cook',
  ]);
  const [rasa, egle] = json[0].remedies;
  expect(rasa.bends).toMatchObject([{ kind: 'business', rule: 'weekly-hours', is_time_off: false, hours: 8 }]);
  expect(rasa.moves).toEqual([{ shift_id: null, date: '2031-05-01', role: 'cook', to_employee_id: rasa.employee_id }]);
  expect(egle.bends).toMatchObject([{ kind: 'training', rule: 'role', name: 'Eglė' }]);
  const lt = await get(path, short.token, { 'accept-language': 'lt' });
  expect(lt.json[0].remedies[1].detail).toBe('Apmokyti darbuotoją: Eglė. Pareigos: cook');
});

test('a rule between employees that alone stops an assignment is named with both of them', async () => {
  const short = await createCafe(api, 0);
  await createWorker(api, short, { name: 'Rasa', roles: ['cook'], max_hours_per_week: 40 });
  const seniors = [{ template: 'DAY', least: 1 }];
  await api.call('PUT', '/settings/system', { token: short.token, body: { seniors } });
  const first = async (language: string) => {
    const path = '/schedule/remedies?start=2031-05-01&end=2031-05-31';
    const { json } = await get(path, short.token, { 'accept-language': language });
    return json[0].remedies.map(({ kind, detail }: { kind: string; detail: string }) => `${kind}: ${detail}`);
  };
  expect(await first('en')).toEqual([
    'business: Rasa works the DAY shift on 1 May 2031, although it needs an experienced employee',
  ]);
  expect(await first('lt')).toEqual([
    'business: Rasa 2031-05-01 dirba pamainą DAY, nors ta vieta skirta patyrusiam darbuotojui',
  ]);
});

test('needs that have begun take no turn of those to come', async () => {
  // In Vilnius it is 9:00; the day shift started at 8:00.
  const late = await createTestApp({ beside: api, parts: { now: () => Date.parse('2031-05-20T09:00+03:00') } });
  const short = await createCafe(late, 1);
  for (let weekday = 1; weekday <= 6; weekday += 1) {
    const body = { template: 'DAY', role: 'waiter', count: 1, weekday };
    await late.call('POST', '/requirements', { token: short.token, body });
  }
  const path = '/schedule/remedies?start=2031-05-01&end=2031-05-31';
  const { json } = await late.call('GET', path, { token: short.token });
  await late.close();
  // More than forty shifts are open in the month, most of them in the past.
  expect(json.map(({ date }: { date: string }) => date)).toEqual(
    [21, 22, 23, 24, 26, 27, 28, 29, 30, 31].flatMap((day) => [`2031-05-${day}`, `2031-05-${day}`]),
  );
  expect(json.at(-1).remedies).not.toEqual([]);
});

test('a shift says what it costs, who else could have it, and with whom it could be exchanged', async () => {
  const [first, second] = cafe.workers.map(({ id }) => id);
  const own = await shift('2031-06-02', first ?? '');
  const other = await shift('2031-06-04', second ?? '');
  const { status, json } = await get(`/schedule/${own.id}/explanation`);
  expect(status).toBe(200);
  expect(json.parts.coverage).toBeLessThan(0);
  expect(json.changes[0]).toMatchObject({ rule: 'coverage', unit: 'hours', amount: -8 });
  expect(json.others).toMatchObject([{ employee_id: second }]);
  expect(json.swaps).toMatchObject([
    { employee_id: second, shift_id: other.id, start_time: '08:00', end_time: '16:30' },
  ]);
  const stranger = await createManager(api);
  expect((await get(`/schedule/${own.id}/explanation`, stranger.token)).status).toBe(404);
  const open = await shift('2031-06-05', null);
  expect((await get(`/schedule/${open.id}/explanation`)).status).toBe(404);
});

test('penalties are shown in thousandths', async () => {
  const uneven = await createCafe(api, 3);
  const [first = '', second = '', third = ''] = uneven.workers.map(({ id }) => id);
  const work = async (date: string, end_time: string, employee_id: string): Promise<{ id: string }> => {
    const body = { date, start_time: '08:00', end_time, role: 'cook', employee_id };
    return (await api.call('POST', '/schedule/shifts', { token: uneven.token, body })).json;
  };
  const { id } = await work('2031-06-02', '15:07', first);
  await work('2031-06-04', '13:11', second);
  await work('2031-06-05', '11:23', third);
  const { json } = await get(`/schedule/${id}/explanation`, uneven.token);
  const penalties: number[] = [
    ...(Object.values(json.parts) as number[]),
    ...[...json.others, ...json.swaps].map(({ penalty }: { penalty: number }) => penalty),
  ];
  expect(penalties.filter((penalty) => !Number.isInteger(penalty))).not.toEqual([]);
  expect(penalties).toEqual(penalties.map((penalty) => Number(penalty.toFixed(3))));
});

test('an account that asks for everything at once must wait; other businesses are answered meanwhile', async () => {
  const [asking, other] = [await createCafe(api), await createCafe(api)];
  const path = '/schedule/remedies?start=2031-05-01&end=2031-05-31';
  const flood = Array.from({ length: 30 }, () => get(path, asking.token));
  const quiet = get(path, other.token);
  const replies = await Promise.all(flood);
  expect((await quiet).status).toBe(200);
  const refused = replies.filter(({ status }) => status !== 200);
  for (const { status, json, headers } of refused)
    expect([status, json.code, headers['retry-after']]).toEqual([429, 'answers_busy', '3']);
  expect((await get(path, asking.token)).status).toBe(200);
});

test('a stream sends need by need what the list has; disconnecting frees the place for the next search', async () => {
  const short = await createCafe(api, 0);
  await createWorker(api, short, { name: 'Rasa', roles: ['cook'], max_hours_per_week: 4 });
  const range = 'start=2031-05-01&end=2031-05-31';
  const path = `/schedule/remedies/stream?${range}`;
  expect((await get(path, cafe.workers[0]?.token)).json.code).toBe('managers_only');
  expect((await get('/schedule/remedies/stream?start=2031-05-01', short.token)).json.code).toBe('invalid');
  const left = await openStream(api, path, { token: short.token });
  expect((await left.next())?.data).toMatchObject({ type: 'need', done: 1 });
  left.close();
  const stream = await openStream(api, path, { token: short.token });
  const needs = [];
  for (let event = await stream.next(); event?.data.type === 'need'; event = await stream.next())
    needs.push(event.data);
  expect(needs.map(({ done, of }) => `${done} of ${of}`)).toEqual(needs.map((_, at) => `${at + 1} of ${needs.length}`));
  expect(needs.map(({ need }) => need)).toEqual((await get(`/schedule/remedies?${range}`, short.token)).json);
});

test('each way says what it adds to the wages: to those who may see them, and where everybody has a rate', async () => {
  // A Monday: a shift lead asks about this week.
  const monday = await createTestApp({ parts: { now: () => Date.parse('2031-05-05T03:00:00Z') } });
  try {
    const short = await createCafe(monday, 0);
    // DAY is 8:00 to 16:30 with half an hour of break: 8 hours at 9.50.
    await createWorker(monday, short, { name: 'Rasa', roles: ['cook'], max_hours_per_week: 4, hourly_rate_cents: 950 });
    await createWorker(monday, short, { name: 'Eglė', roles: ['waiter'], max_hours_per_week: 40 });
    const lead = await createMember(monday, short, { role: 'lead' });
    const range = 'start=2031-05-06&end=2031-05-06';
    type Need = { remedies: { name: string; cost_cents: number | null }[] };
    const costs = ({ remedies }: Need) =>
      Object.fromEntries(remedies.map(({ name, cost_cents }) => [name, cost_cents]));
    const listed = async (token: string) => {
      const { json } = await monday.call('GET', `/schedule/remedies?${range}`, { token });
      return costs(json[0]);
    };
    const streamed = async (token: string) => {
      const stream = await openStream(monday, `/schedule/remedies/stream?${range}`, { token });
      const event = await stream.next();
      stream.close();
      if (event === undefined) return null;
      return costs((event.data as { need: Need }).need);
    };
    const known = { Rasa: 7600, Eglė: null };
    expect([await listed(short.token), await streamed(short.token)]).toEqual([known, known]);
    const hidden = { Rasa: null, Eglė: null };
    expect([await listed(lead.token), await streamed(lead.token)]).toEqual([hidden, hidden]);
  } finally {
    await monday.close();
  }
});
