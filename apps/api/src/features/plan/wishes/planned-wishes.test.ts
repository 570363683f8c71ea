import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { boundOfPeriod } from '../months/index.ts';
import { loadProblem } from '../planning-input/index.ts';

const now = Date.parse('2031-06-20T12:00+03:00');
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let rasa: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ planning: true, parts: { now: () => now } });
  manager = await createManager(api);
  // Sundays, on which no one works, and Mondays.
  ona = await createWorker(api, manager, { name: 'Ona', wished_days_off: [1, 7] });
  rasa = await createWorker(api, manager, { name: 'Rasa' });
  await createWorker(api, manager, { name: 'Jonas' });
  await asManager('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '14:00' });
  await asManager('POST', '/templates', { name: 'EVE', start_time: '14:00', end_time: '20:00' });
  for (const template of ['DAY', 'EVE'])
    for (const weekday of [1, 3, 5])
      await asManager('POST', '/requirements', { template, role: 'cook', count: 1, weekday });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const wish = (token: string, body: object) => api.call('POST', '/wishes', { token, body });
const load = (from: string, to: string) =>
  api.deps.database.inProject(manager.projectId, (tx) => loadProblem(tx, from, to));
const wishesOf = async (who: { id: string }, from: string, to: string) =>
  (await load(from, to)).problem.people
    .find(({ id }) => id === who.id)
    // The months of the days are read whole.
    ?.wishes.filter(({ date }) => date >= from && date <= to)
    .map(({ date, template, kind, weight }) => [date, template, kind, weight]);

test('a wish for a date replaces the one for its weekday; days without needs are left out', async () => {
  await wish(ona.token, { date: '2031-07-07', kind: 'on', template: 'EVE' });
  await wish(ona.token, { date: '2031-07-09', kind: 'off' });
  await wish(ona.token, { date: '2031-07-10', kind: 'off' });
  expect(await wishesOf(ona, '2031-07-07', '2031-07-14')).toEqual([
    ['2031-07-07', 'EVE', 'on', 1],
    ['2031-07-09', 'DAY', 'off', 1],
    ['2031-07-09', 'EVE', 'off', 1],
    ['2031-07-14', 'DAY', 'off', 1],
    ['2031-07-14', 'EVE', 'off', 1],
  ]);
  expect(await wishesOf(rasa, '2031-07-07', '2031-07-14')).toEqual([]);
});

test('the planner keeps wishes that cost nothing, and a changed wish asks for a new proof', async () => {
  await wish(rasa.token, { date: '2031-07-09', kind: 'on', template: 'EVE' });
  await wish(rasa.token, { date: '2031-07-11', kind: 'on', template: 'DAY' });
  const draft = (await asManager('POST', '/generate-schedule?year=2031&month=7', { seconds: 5, seed: 1 })).json;
  const who = (date: string, template: string) =>
    draft.shifts.find((shift: Record<string, unknown>) => shift['date'] === date && shift['template'] === template)
      ?.employee_id;
  expect(who('2031-07-07', 'EVE')).toBe(ona.id);
  expect(who('2031-07-09', 'EVE')).toBe(rasa.id);
  expect(who('2031-07-11', 'DAY')).toBe(rasa.id);
  expect(who('2031-07-09', 'DAY')).not.toBe(ona.id);

  const isKept = async () => {
    const period = await load('2031-07-01', '2031-07-31');
    const proof = period.proof as { bound: object };
    // A number that nobody would prove.
    const stored = { ...proof, bound: { ...proof.bound, fillable: 777 } };
    return boundOfPeriod({ ...period, proof: stored }).fillable === 777;
  };
  expect(await isKept()).toBe(true);
  await wish(rasa.token, { date: '2031-07-11', kind: 'off' });
  expect(await isKept()).toBe(false);
}, 60_000);

test('the ledger counts them, and whose wishes were refused more than the team’s weighs more afterwards', async () => {
  // Published with Ona on the day and the shift that she did not want, and Rasa on those that she did.
  for (const [date, template, employee_id] of [
    ['2031-09-03', 'DAY', ona.id],
    ['2031-09-05', 'DAY', ona.id],
    ['2031-09-05', 'EVE', rasa.id],
  ] as const)
    await asManager('POST', '/schedule/shifts', { date, template, role: 'cook', employee_id });
  await wish(ona.token, { date: '2031-09-03', kind: 'off' });
  await wish(ona.token, { date: '2031-09-05', kind: 'on', template: 'EVE' });
  await wish(rasa.token, { date: '2031-09-03', kind: 'off' });
  await wish(rasa.token, { date: '2031-09-05', kind: 'on', template: 'EVE' });
  // No one works on that day: the preference cannot be met or missed.
  await wish(rasa.token, { date: '2031-09-07', kind: 'on', template: 'EVE' });
  await asManager('POST', '/schedule/publish?year=2031&month=9');
  const { people } = (await asManager('GET', '/ledger/fairness?date=2031-09-30&months=1')).json;
  const countsOf = (who: { id: string }) => {
    const line = people.find(({ employee_id }: { employee_id: string }) => employee_id === who.id);
    return [line.wishes_granted, line.wishes_refused];
  };
  // No one works on her Mondays and Sundays of September: there is nothing to meet.
  expect([countsOf(ona), countsOf(rasa)]).toEqual([
    [0, 2],
    [2, 0],
  ]);
  const own = (await api.call('GET', '/ledger/fairness?date=2031-09-30&months=1', { token: rasa.token })).json;
  expect(own.people).toMatchObject([{ wishes_granted: 2, wishes_refused: 0 }]);

  await wish(ona.token, { date: '2031-10-01', kind: 'off' });
  await wish(rasa.token, { date: '2031-10-03', kind: 'off' });
  const weights = async () => [
    (await wishesOf(ona, '2031-10-01', '2031-10-01'))?.[0]?.[3],
    (await wishesOf(rasa, '2031-10-03', '2031-10-03'))?.[0]?.[3],
  ];
  // Two of two against two of four.
  expect(await weights()).toEqual([1.5, 1]);
});
