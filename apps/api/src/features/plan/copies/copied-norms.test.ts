import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const FULL_TIME = {
  contract_hours_per_week: 40,
  max_hours_per_week: 60,
  first_day: '2024-01-02',
  min_shifts_per_week: 0,
};

/** Somebody who has not consented to overtime, in a business of their own, with shifts of some hours. */
async function staffed(dates: readonly string[], hours: object, fields: object = {}) {
  const manager = await createManager(api);
  const { id } = await createWorker(api, manager, { ...FULL_TIME, ...fields });
  for (const date of dates) {
    const body = { date, role: 'cook', employee_id: id, ...hours };
    expect((await api.call('POST', '/schedule/shifts', { token: manager.token, body })).status).toBe(201);
  }
  return { manager, id };
}

const copy = async ({ token }: TestManager, [from, to]: [string, string], [onto, until]: [string, string]) => {
  const body = { source_start: from, source_end: to, target_start: onto, target_end: until };
  const reply = await api.call('POST', '/schedule/copy', { token, body });
  expect(reply.status).toBe(200);
  return reply.json;
};

const OFFICE = { start_time: '08:00', end_time: '16:30', break_minutes: 30 };
const LONG = { start_time: '08:00', end_time: '20:00', break_minutes: 30 };
const DECEMBER = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];

// December 2026 has a norm of 166 hours, of which 80 are planned.
test('the week of Christmas, whose own norm is low, keeps everyone', async () => {
  const { manager, id } = await staffed(DECEMBER, OFFICE);
  const { copied, opened } = await copy(manager, ['2026-12-07', '2026-12-13'], ['2026-12-21', '2026-12-27']);
  expect({ copied, opened }).toEqual({ copied: 5, opened: 0 });
  const path = '/schedule?start=2026-12-21&end=2026-12-27';
  const { shifts } = (await api.call('GET', path, { token: manager.token })).json;
  expect(
    shifts.map((shift: { employee_id: string; warnings: unknown[] }) => [shift.employee_id, shift.warnings]),
  ).toEqual(Array(5).fill([id, []]));
});

// Four times 11.5 hours are 46 in a week of 40.
test('a week of long shifts keeps everyone', async () => {
  const { manager } = await staffed(['2027-02-01', '2027-02-02', '2027-02-05', '2027-02-06'], LONG);
  const copied = await copy(manager, ['2027-02-01', '2027-02-07'], ['2027-02-08', '2027-02-14']);
  expect(copied).toMatchObject({ copied: 4, opened: 0 });
});

test('a Saturday alone, which has no norm, keeps its employee', async () => {
  const { manager } = await staffed(['2027-02-06'], OFFICE);
  const copied = await copy(manager, ['2027-02-06', '2027-02-06'], ['2027-02-13', '2027-02-13']);
  expect(copied).toMatchObject({ copied: 1, opened: 0 });
});

// Two times 11.5 hours are 23 in a week of 20.
test('a week of half time keeps everyone', async () => {
  const { manager } = await staffed(['2027-02-01', '2027-02-05'], LONG, { contract_hours_per_week: 20 });
  const copied = await copy(manager, ['2027-02-01', '2027-02-07'], ['2027-02-08', '2027-02-14']);
  expect(copied).toMatchObject({ copied: 2, opened: 0 });
});

// February 2027 has 151 hours: nineteen days of eight, and an hour less on the eve of the 16th. Seventeen are planned.
test('work above the norm of the month is opened, though it is planned outside the copied days', async () => {
  const days = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 17, 18, 19, 22, 23, 24, 25];
  const { manager } = await staffed(
    days.map((day) => `2027-02-${String(day).padStart(2, '0')}`),
    OFFICE,
  );
  const copied = await copy(manager, ['2027-02-01', '2027-02-06'], ['2027-02-15', '2027-02-20']);
  expect(copied).toMatchObject({ copied: 2, opened: 1 });
});

// May has 40 hours of at most 44, so its last day has no room; June has.
test('a limit of a month is held in each month of a copied week', async () => {
  const may = ['2027-05-17', '2027-05-18', '2027-05-19', '2027-05-20', '2027-05-21'];
  const { manager, id } = await staffed(may, OFFICE, { limits: { max_hours_per_month: 44 } });
  expect(await copy(manager, ['2027-05-17', '2027-05-23'], ['2027-05-31', '2027-06-06'])).toMatchObject({ opened: 1 });
  const { json } = await api.call('GET', '/schedule?start=2027-05-31&end=2027-06-06', { token: manager.token });
  expect(json.shifts.map((shift: { employee_id: string }) => shift.employee_id)).toEqual([null, id, id, id, id]);
});

// Saturday's own norm is 0, and a week of 46 hours is above its 40; the month has room for both.
test('a range of days is judged with the norm of its month, also where only its days are asked about', async () => {
  const { manager } = await staffed(['2027-02-01', '2027-02-02', '2027-02-05', '2027-02-06'], LONG);
  const get = async (path: string) => (await api.call('GET', path, { token: manager.token })).json;
  for (const range of ['start=2027-02-06&end=2027-02-06', 'start=2027-02-01&end=2027-02-07']) {
    const summary = await get(`/schedule/summary?${range}`);
    expect(summary.broken.map(({ rule }: { rule: string }) => rule)).not.toContain('norm-hours');
    expect(summary.by_employee).toMatchObject([{ target_hours: null }]);
    expect(await get(`/schedule/summary/violations?${range}`)).toEqual(summary.violations);
  }
  expect((await get('/schedule/summary?start=2027-02-06&end=2027-02-06')).by_employee).toMatchObject([{ hours: 11.5 }]);
  expect((await get('/schedule/summary?start=2027-02-01&end=2027-02-28')).by_employee).toMatchObject([
    { hours: 46, target_hours: 151 },
  ]);
});

// On a Saturday alone nobody had a norm left, and there was no way to fill it.
test('the ways to fill a day know what its month leaves', async () => {
  const { manager, id } = await staffed([], OFFICE);
  const template = { name: 'DAY', ...OFFICE };
  expect((await api.call('POST', '/templates', { token: manager.token, body: template })).status).toBe(201);
  const needed = { template: 'DAY', role: 'cook', count: 1, date: '2027-02-06' };
  expect((await api.call('POST', '/requirements', { token: manager.token, body: needed })).status).toBe(201);
  const later = { ...needed, date: '2027-02-08' };
  expect((await api.call('POST', '/requirements', { token: manager.token, body: later })).status).toBe(201);
  const path = '/schedule/remedies?start=2027-02-06&end=2027-02-06';
  const { json } = await api.call('GET', path, { token: manager.token });
  expect(json).toMatchObject([{ date: '2027-02-06', remedies: [{ kind: 'free', moves: [{ to_employee_id: id }] }] }]);
  expect(json).toHaveLength(1);
});
