import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
});
afterAll(() => api.close());

const send = (manager: TestManager, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });

let cafes = 0;

/** A waiter of 10 euro an hour for a shift of 8 hours on each Monday to Friday of May 2031: 22 days, 1,760 euro. */
async function cafe() {
  const manager = await createManager(api);
  await send(manager, 'POST', '/templates', { name: 'Day', start_time: '09:00', end_time: '17:00' });
  const id = `ona-${(cafes += 1)}`;
  const person = { id, name: 'Ona', roles: ['waiter'], hourly_rate_cents: 1000, max_hours_per_week: 40 };
  expect((await send(manager, 'POST', '/employees', person)).status).toBe(201);
  for (const weekday of [1, 2, 3, 4, 5])
    expect(
      (await send(manager, 'POST', '/requirements', { template: 'Day', role: 'waiter', weekday, count: 1 })).status,
    ).toBe(201);
  return manager;
}

const budget = (more: object) => ({
  employer_shares: [{ year: 2031, percent: 25 }],
  role_rates: [],
  budgets: [{ per: 'month', starts: '2031-05-01', cents: 100_000, percent: null, planning: 'cap', ...more }],
});

const FRONTIER = '/labour-cost/frontier?year=2031&month=5';

const generate = (manager: TestManager) =>
  send(manager, 'POST', '/generate-schedule?year=2031&month=5', { seconds: 3, seed: 1 });

test('a cap is never exceeded, and open shifts say that the budget is the reason', async () => {
  const manager = await cafe();
  expect((await send(manager, 'PUT', '/cost-terms', budget({}))).status).toBe(200);
  // 1,000 euro with a quarter on top are 800 euro of pay: 10 shifts of 80 euro.
  expect((await generate(manager)).status).toBe(200);
  const { json } = await send(manager, 'GET', '/labour-cost?year=2031&month=5');
  expect(json.total.cost_cents).toBe(100_000);
  expect(json.budgets[0]).toMatchObject({ over_cents: 0, hours_over: 0 });
  const summary = await send(manager, 'GET', '/schedule/summary?start=2031-05-01&end=2031-05-31');
  const [gap] = summary.json.unfilled;
  expect(JSON.stringify(gap)).toContain('budget');
});

test('what is only shown doesn’t limit a plan, and a percentage without takings neither', async () => {
  const manager = await cafe();
  const cost = async () => (await send(manager, 'GET', '/labour-cost?year=2031&month=5')).json.total.cost_cents;
  await send(manager, 'PUT', '/cost-terms', budget({ planning: 'shown' }));
  await generate(manager);
  const whole = await cost();
  expect(whole).toBeGreaterThan(200_000);
  await send(manager, 'PUT', '/cost-terms', budget({ cents: null, percent: 1 }));
  await generate(manager);
  expect(await cost()).toBe(whole);
});

test('a night before a public holiday costs under a cap what it costs on the page', async () => {
  const manager = await createManager(api);
  await send(manager, 'POST', '/templates', { name: 'Night', start_time: '22:00', end_time: '06:00' });
  const consents = { holiday: true, night: true };
  const person = { id: 'night-ona', name: 'Ona', roles: ['waiter'], hourly_rate_cents: 1000, consents };
  expect((await send(manager, 'POST', '/employees', person)).status).toBe(201);
  await send(manager, 'POST', '/requirements', { template: 'Night', role: 'waiter', weekday: 2, count: 1 });
  const planned = async (cents: number) => {
    const one = { per: 'month', starts: '2031-12-01', cents, percent: null, planning: 'cap' };
    const terms = { employer_shares: [], role_rates: [], budgets: [one] };
    expect((await send(manager, 'PUT', '/cost-terms', terms)).status).toBe(200);
    await send(manager, 'POST', '/generate-schedule?year=2031&month=12', { seconds: 3, seed: 1 });
    const { json } = await send(manager, 'GET', '/labour-cost?year=2031&month=12');
    return { cents: json.total.cost_cents, hours: json.total.hours, over: json.budgets[0].over_cents };
  };
  // Five Tuesdays at 120 euro, of which the 23rd has 6 hours on the 24th, a holiday: 30 more.
  expect(await planned(63_000)).toEqual({ cents: 63_000, hours: 40, over: 0 });
  expect(await planned(62_999)).toMatchObject({ hours: 32, over: 0 });
});

test('a cap in percent of takings is what the page says, from what is expected', async () => {
  const manager = await cafe();
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  // 320 euro on each day of four weeks, so that as much is expected of each day to come.
  const rows = Array.from({ length: 28 }, (_, at) => ({
    at: today.subtract({ days: 28 - at }).toString(),
    kind: 'takings',
    value: 320,
  }));
  expect((await send(manager, 'PUT', '/takings', rows)).status).toBe(200);
  const next = today.add({ months: 1 }).with({ day: 1 });
  const one = { per: 'month', starts: next.toString(), cents: null, percent: 5, planning: 'cap' };
  const terms = { employer_shares: [], role_rates: [], budgets: [one] };
  expect((await send(manager, 'PUT', '/cost-terms', terms)).status).toBe(200);
  const month = `year=${next.year}&month=${next.month}`;
  expect((await send(manager, 'POST', `/generate-schedule?${month}`, { seconds: 3, seed: 1 })).status).toBe(200);
  const { budgets } = (await send(manager, 'GET', `/labour-cost?${month}`)).json;
  // 16 euro a day; a shift is 80 euro, or 160 on a holiday.
  const cents = 1600 * next.daysInMonth;
  expect(budgets).toMatchObject([{ budget_cents: cents, over_cents: 0 }]);
  expect(budgets[0].cost_cents).toBe(Math.floor(cents / 8000) * 8000);
});

test('the frontier: what covering less would save, with what is proved', async () => {
  const manager = await cafe();
  await send(manager, 'PUT', '/cost-terms', { ...budget({}), budgets: [] });
  const { status, json } = await send(manager, 'GET', FRONTIER);
  expect(status).toBe(200);
  const [best, ...others] = json.points;
  // 21 shifts of 8 hours at 10 euro and a quarter on top, and the first of May, a public holiday, at twice the pay.
  expect(best).toMatchObject({ cover: 1, most_cover: 1, point_cents: 230_000, least_cents: 230_000 });
  expect(others.length).toBeGreaterThanOrEqual(3);
  for (const point of json.points) {
    expect(point.point_cents).toBeLessThanOrEqual(point.cap_cents);
    expect(point.least_cents).toBeLessThanOrEqual(point.point_cents);
    expect(point.most_cover).toBeGreaterThanOrEqual(point.cover);
  }
});

test('the least cost of a single week, and of one that begins in the month before', async () => {
  const manager = await cafe();
  await send(manager, 'PUT', '/cost-terms', { ...budget({}), budgets: [] });
  const least = async (week: string) => (await send(manager, 'GET', `${FRONTIER}&week=${week}`)).json.points[0];
  // Five shifts of 80 euro and a quarter on top.
  expect(await least('2031-05-05')).toMatchObject({ cover: 1, point_cents: 50_000, least_cents: 50_000 });
  // The first of May at twice the pay, and the second; of April nothing is scheduled.
  expect(await least('2031-04-28')).toMatchObject({ cover: 1, point_cents: 30_000, least_cents: 30_000 });
});

test.each(['2031-05-06', '2031-04-21', '2031-06-02', 'monday'])('%s is no week of the month', async (week) => {
  const { status, json } = await send(await createManager(api), 'GET', `${FRONTIER}&week=${week}`);
  expect([status, Object.keys(json.errors)]).toEqual([422, ['week']]);
});
