import { abilitiesOf, type Ability, type dashboard } from '@pamaina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toDoFor } from './to-do.ts';

let api: TestApp;
let cafe: TestCafe;
// A Tuesday; at noon in Vilnius.
const today = '2031-05-13';
const noon = Date.parse(`${today}T09:00:00Z`);
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  api.deps.now = () => noon;
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = cafe.token) => {
  const { status, json } = await api.call(method, path, { token, ...(body && { body }) });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json;
};
const toDo = async () => (await ask('GET', '/dashboard/manager-stats')).to_do;
const addShift = (date: string, employee_id: string | null) =>
  ask('POST', '/schedule/shifts', { date, role: 'cook', employee_id, template: 'DAY' });
const publish = () => ask('POST', '/schedule/publish?year=2031&month=5');

test('nothing waits in a month that is published and asked nothing of', async () => {
  await addShift('2031-05-20', cafe.workers[0]?.id ?? '');
  await publish();
  expect(await toDo()).toEqual([]);
});

test('all that waits is one list by date: open shifts, requests of each kind, who asks to join, an announcement', async () => {
  const [ona, petras] = cafe.workers;
  await addShift('2031-05-15', null);
  await publish();
  const off = { type: 'personal', reason: 'Asmeninė diena' };
  await ask('POST', '/time-off', { ...off, start_date: '2031-06-02', end_date: '2031-06-03' }, ona?.token);
  const request = { type: 'schedule_change', title: 'Rytai', reason: 'Mokslai', priority: 'low' };
  for (const token of [ona?.token, petras?.token]) await ask('POST', '/requests', request, token);
  await ask('POST', '/announcements', { title: 'Inventorizacija', text: 'Ateikite anksčiau.' });
  expect(await toDo()).toEqual([
    // Written by the clock of the database.
    { kind: 'requests', place: 'requests', count: 2, first_date: expect.any(String), name: null },
    { kind: 'announcements', count: 2, first_date: today, title: 'Inventorizacija' },
    { kind: 'unfilled', count: 1, first_date: '2031-05-15' },
    { kind: 'requests', place: 'time_off', count: 1, first_date: '2031-06-02', name: 'Žydrūnas Kęsgaila' },
  ]);
});

test('a shift without a clock-in waits where people clock in, until the hours are written down', async () => {
  const [ona, petras] = cafe.workers;
  for (const date of ['2031-05-10', '2031-05-11']) {
    await addShift(date, ona?.id ?? '');
    await addShift(date, petras?.id ?? '');
  }
  await publish();
  expect(await toDo()).toEqual([]);
  // Ona clocks in on Saturday; the rest of these days has nothing.
  api.deps.now = () => Date.parse('2031-05-10T05:00:00Z');
  await ask('POST', '/time-clock/in', {}, ona?.token);
  api.deps.now = () => Date.parse('2031-05-10T13:00:00Z');
  await ask('POST', '/time-clock/out', {}, ona?.token);
  api.deps.now = () => noon;
  expect(await toDo()).toEqual([{ kind: 'hours', count: 3, first_date: '2031-05-10' }]);
});

test('overtime that is asked to be added to leave waits since it was asked, whenever it was worked', async () => {
  await ask('PUT', '/settings/system', { regime: 'fixed' });
  const ona = await createWorker(api, cafe, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 8 });
  const times = { started_at: '2031-03-05T08:00', ended_at: '2031-03-05T18:00' };
  await ask('POST', '/timesheets', { employee_id: ona.id, ...times, reason: 'Pamiršo' });
  await ask('POST', '/timesheets/approve', { start: '2031-03-01', end: '2031-03-31' });
  await ask('POST', '/overtime-leave', { year: 2031, month: 3 }, ona.token);
  const asked = (await toDo()).find(({ kind }: dashboard.ToDo) => kind === 'requests');
  expect(asked).toEqual({
    kind: 'requests',
    place: 'overtime_leave',
    count: 1,
    // Written by the clock of the database.
    first_date: expect.not.stringMatching('2031-03-01'),
    name: 'Ona',
  });
});

test('days off wait for those who see absences, not for a lead who only decides requests', () => {
  const items = (['time_off', 'overtime_leave', 'swaps'] as const).map((place): dashboard.ToDo => ({
    kind: 'requests',
    place,
    count: 1,
    first_date: '2031-06-02',
    name: 'Ona',
  }));
  const placesFor = (...more: Ability[]) =>
    toDoFor(items, new Set([...abilitiesOf.lead, ...more])).map((item) => item.kind === 'requests' && item.place);
  expect(placesFor('requests.decide')).toEqual(['swaps']);
  expect(placesFor('requests.decide', 'absences.read')).toEqual(['time_off', 'overtime_leave', 'swaps']);
});

test.each([
  ['owner', ['joins', 'publish', 'hours', 'unfilled', 'time_off']],
  ['lead', ['unfilled']],
  ['accountant', []],
] as const)('only what is for the caller to do: %s', (role, expected) => {
  const items: dashboard.ToDo[] = [
    { kind: 'unfilled', count: 2, first_date: '2031-05-15' },
    { kind: 'publish', year: 2031, month: 6, due: '2031-05-13', days_left: 0, has_draft: true },
    { kind: 'hours', count: 1, first_date: '2031-05-14' },
    { kind: 'requests', place: 'joins', count: 1, first_date: '2031-05-12', name: 'Jurga' },
    { kind: 'requests', place: 'time_off', count: 3, first_date: '2031-06-02', name: null },
  ];
  const listed = toDoFor(items, new Set(abilitiesOf[role]));
  expect(listed.map((item) => (item.kind === 'requests' ? item.place : item.kind))).toEqual(expected);
});

test('open shifts after the week that a lead sees are not listed', () => {
  const open: dashboard.ToDo = { kind: 'unfilled', count: 2, first_date: '2031-05-19' };
  expect(toDoFor([open], new Set(abilitiesOf.lead), '2031-05-18')).toEqual([]);
  expect(toDoFor([open], new Set(abilitiesOf.lead), '2031-05-25')).toEqual([open]);
});
