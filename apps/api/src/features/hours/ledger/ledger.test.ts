import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// May is behind, June is planned; the accounting period is April to June.
const now = Date.parse('2031-06-20T12:00+03:00');
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let rasa: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ planning: true, parts: { now: () => now } });
  manager = await createManager(api);
  const terms = {
    hourly_rate_cents: 1000,
    contract_hours_per_week: 40,
    max_hours_per_week: 48,
    min_shifts_per_week: 0,
  };
  ona = await createWorker(api, manager, { ...terms, name: 'Ona', wished_days_off: [6] });
  rasa = await createWorker(api, manager, { ...terms, name: 'Rasa' });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const plan = (date: string, employee_id: string) =>
  asManager('POST', '/schedule/shifts', { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id });
const publish = (month: number) => asManager('POST', `/schedule/publish?year=2031&month=${month}`);
const lines = async (date = '2031-06-20') => (await asManager('GET', `/ledger?date=${date}`)).json;
type Line = Record<string, number> & { employee_id: never };
const lineOf = (people: Line[], { id }: { id: string }) => people.find(({ employee_id }) => employee_id === id);

test('managers only read the ledger; a wrong date is named', async () => {
  expect((await api.call('GET', '/ledger')).status).toBe(401);
  expect((await api.call('GET', '/ledger', { token: ona.token })).json.code).toBe('managers_only');
  expect((await asManager('GET', '/ledger?date=2031-02-30')).json.errors).toHaveProperty('date');
});

test('norm, planned, worked, and the forecast of a period that is not planned yet', async () => {
  await plan('2031-06-03', ona.id);
  await plan('2031-06-04', ona.id);
  await publish(6);
  const times = { started_at: '2031-06-03T08:00', ended_at: '2031-06-03T18:00', reason: 'Užtruko' };
  await asManager('POST', '/timesheets', { employee_id: ona.id, ...times });
  const ledger = await lines();
  expect(ledger).toMatchObject({
    month: { start: '2031-06-01', end: '2031-06-30' },
    period: { start: '2031-04-01', end: '2031-06-30' },
    unplanned_months: 0,
    unknown_months: 2,
  });
  // Ten hours on the day that was clocked; the other is behind, and was missed.
  expect(lineOf(ledger.people, ona)).toMatchObject({
    month_planned_hours: 16,
    month_worked_hours: 10,
    overtime_hours: 0,
  });
  const line: Record<string, number> = { ...lineOf(ledger.people, ona) };
  const { month_norm_hours = 0, shortfall_hours = 0, forecast_cents } = line;
  // Of April and May nothing is known: nobody planned them and nobody worked.
  expect(shortfall_hours).toBe(month_norm_hours - 10);
  // Half pay for what the schedule did not give (DK 115(5)); nothing for the eight hours that were missed.
  expect(line['missed_hours']).toBe(8);
  expect(forecast_cents).toBe(Math.round((shortfall_hours - 8) * 500));
  // Nothing is planned after the 20th, so no schedule could cost less. A shift that stands open could: 8 hours at half
  // of 10 euro.
  const cost = (ledger.people as Line[]).reduce((sum, one) => sum + (one['forecast_cents'] ?? 0), 0);
  expect(ledger.least_cents).toBe(cost);
  const open = { date: '2031-06-25', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: null };
  const { id } = (await asManager('POST', '/schedule/shifts', open)).json;
  expect((await lines()).least_cents).toBe(cost - 4000);
  await api.call('DELETE', `/schedule/${id}`, { token: manager.token });
  const later = await lines('2031-08-01');
  expect(later.unplanned_months).toBe(3);
  expect(lineOf(later.people, ona)).toMatchObject({ overtime_hours: 0, shortfall_hours: 0, forecast_cents: 0 });
});

test('who began on the sixteenth has the norm from then on, also where the planner evens out', async () => {
  const fields = { name: 'Nauja', contract_hours_per_week: 40, hourly_rate_cents: 1000 };
  const fresh = await createWorker(api, manager, fields);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('employee').set({ created_at: '2031-06-16T09:00+03:00' }).where('id', '=', fresh.id).execute(),
  );
  // Eleven weekdays are left of June; the 24th is a public holiday, and the day before it an hour shorter.
  expect(lineOf((await lines()).people, fresh)).toMatchObject({ month_norm_hours: 79, period_norm_hours: 79 });
  await plan('2031-06-13', fresh.id);
  await publish(6);
  await plan('2031-08-01', ona.id);
  expect(lineOf((await lines()).people, fresh)).toMatchObject({ month_norm_hours: 87, shortfall_hours: 79 });
  // One draft is no plan.
  expect((await lines('2031-08-15')).unplanned_months).toBe(3);
  const { people } = (await asManager('GET', '/ledger/fairness')).json;
  const own = people.find(({ employee_id }: { employee_id: string }) => employee_id === fresh.id);
  expect(own.debt.hours).toBe(-79);
  await api.call('DELETE', `/employees/${fresh.id}`, { token: manager.token });
});

test('the course to the norm: week by week, as the ledger adds it up at the end', async () => {
  const course = (query: string, token?: string) => api.call('GET', `/ledger/course?${query}`, token ? { token } : {});
  const of = `employee_id=${ona.id}`;
  expect((await course(of)).status).toBe(401);
  expect((await course(of, ona.token)).json.code).toBe('managers_only');
  const other = await createManager(api, 'Elsewhere');
  expect((await course(of, other.token)).status).toBe(404);
  expect((await course(`${of}&date=2031-02-30`, manager.token)).json.errors).toHaveProperty('date');
  const { json } = await course(`${of}&date=2031-06-20`, manager.token);
  expect(json).toMatchObject({ start: '2031-04-01', end: '2031-06-30', today: '2031-06-20' });
  type Point = { date: string; norm_hours: number; hours: number };
  const points: Point[] = json.points;
  expect(points[0]?.date).toBe('2031-04-06');
  expect(points.at(-1)?.date).toBe('2031-06-30');
  // In the week of 2 June ten hours were clocked; nobody planned April and May, for which the norm stands.
  const at = (date: string) => points.find((point) => point.date === date);
  expect((at('2031-06-08')?.hours ?? 0) - (at('2031-06-01')?.hours ?? 0)).toBe(10);
  const line = lineOf((await lines()).people, ona);
  expect(points.at(-1)).toMatchObject({ norm_hours: line?.['period_norm_hours'], hours: line?.['forecast_hours'] });
});

test('another project has a ledger of its own', async () => {
  const other = await createManager(api, 'Other');
  expect((await api.call('GET', '/ledger', { token: other.token })).json.people).toEqual([]);
});

test('who had all weekends sees it beside the average, and the next plan evens it out', async () => {
  for (const date of ['2031-05-03', '2031-05-10', '2031-05-17', '2031-05-24', '2031-05-31']) await plan(date, ona.id);
  for (const date of ['2031-05-05', '2031-05-12', '2031-05-19', '2031-05-26', '2031-05-28']) await plan(date, rasa.id);
  await publish(5);
  const own = (await api.call('GET', '/ledger/fairness', { token: ona.token })).json;
  expect(own.people).toHaveLength(1);
  expect(own).toMatchObject({
    start: '2031-04-01',
    end: '2031-06-30',
    people: [{ employee_id: ona.id, weekends: 5, wishes_refused: 5 }],
    average: { weekends: 2.5 },
  });
  expect(own.people[0].debt.weekends).toBeGreaterThan(1);
  const may = (await asManager('GET', '/ledger/fairness?date=2031-05-31&months=1')).json;
  expect(may).toMatchObject({ start: '2031-05-01', end: '2031-05-31' });
  expect(may.people.find(({ employee_id }: { employee_id: string }) => employee_id === ona.id)).toMatchObject({
    hours: 40,
  });
  const none = (await asManager('GET', '/ledger/fairness?date=2031-04-30&months=2')).json;
  expect(none.average).toMatchObject({ weekends: 0 });
  expect((await asManager('GET', '/ledger/fairness?months=13')).json.errors).toHaveProperty('months');
  const team = (await asManager('GET', '/ledger/fairness')).json;
  expect(team.people.map(({ weekends }: { weekends: number }) => weekends)).toEqual([5, 0]);

  await asManager('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '16:00', break_minutes: 30 });
  for (const weekday of [2, 4, 6])
    await asManager('POST', '/requirements', { template: 'DAY', role: 'cook', count: 1, weekday });
  const draft = (await asManager('POST', '/generate-schedule?year=2031&month=7', { seconds: 8, seed: 1 })).json;
  const saturdays = (who: { id: string }) =>
    draft.shifts.filter(
      ({ date, employee_id }: { date: string; employee_id: string }) =>
        employee_id === who.id && new Date(`${date}T00:00Z`).getUTCDay() === 6,
    ).length;
  expect(saturdays(ona) + saturdays(rasa)).toBe(4);
  expect(saturdays(rasa)).toBeGreaterThan(saturdays(ona));
  // And it is seen to have done so.
  await publish(7);
  const { spread } = (await asManager('GET', '/ledger/fairness?date=2031-07-31')).json;
  expect(spread.before.weekends).toBeGreaterThan(spread.after.weekends);
  expect(none.spread).toBeNull();
}, 60_000);
