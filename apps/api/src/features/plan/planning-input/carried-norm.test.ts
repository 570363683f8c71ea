import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from './load-problem.ts';

let api: TestApp;
let cafe: TestCafe;
let below: string;
let above: string;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 2);
  [below = '', above = ''] = cafe.workers.map(({ id }) => id);
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx
      .updateTable('employee')
      .set({ contract_hours_per_week: 10, min_shifts_per_week: 0 })
      .where('project_id', '=', cafe.projectId)
      .execute(),
  );
  await set({ regime: 'summary', accounting_start: '2031-01-01', accounting_months: 3 });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const set = async (body: object) => expect((await asManager('PUT', '/settings/system', body)).status).toBe(200);
const plan = async (employee_id: string, dates: string[]) => {
  for (const date of dates) {
    const reply = await asManager('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id });
    expect(reply.status).toBe(201);
  }
};
const february = (days: number[]) => days.map((day) => `2031-02-${String(day).padStart(2, '0')}`);
const earlierOf = async (employee: string, from: string, to: string) => {
  const { problem } = await api.deps.database.inProject(cafe.projectId, (tx) => loadProblem(tx, from, to));
  return problem.people.find(({ id }) => id === employee)?.earlier;
};
/** The hours of a month above which the summary finds overtime. */
const overtimeOf = async (employee: string) => {
  const { json } = await asManager('GET', '/schedule/summary?start=2031-02-01&end=2031-02-28');
  const found = json.violations.find(
    (one: { rule: string; employee_id?: string }) => one.rule === 'norm-hours' && one.employee_id === employee,
  );
  return found?.detail ?? null;
};
const judged = async (date: string, employee_id: string) => {
  const { json } = await asManager('POST', '/schedule/judge', {
    shift: { date, template: 'DAY', role: 'cook' },
    targets: [{ date, employee_id }],
  });
  return json[0];
};

test('the plan of a month has what an earlier one left of its norm, and less where that was too much', async () => {
  // 22 weekdays without New Year's Day at two hours are 44: 20 are left of them, or 12 were too many. February has 40.
  await plan(below, ['2031-01-03', '2031-01-09', '2031-01-15']);
  await plan(above, ['2031-01-07', '2031-01-10', '2031-01-14', '2031-01-17', '2031-01-21', '2031-01-24', '2031-01-28']);
  // Drafts leave as much as what is published, so that what they use up is not given out a second time; overtime of the
  // year is what was published.
  expect(await earlierOf(below, '2031-02-01', '2031-02-28')).toMatchObject({ normLeftMinutes: 20 * 60 });
  expect(await earlierOf(above, '2031-02-01', '2031-02-28')).toMatchObject({
    normLeftMinutes: -12 * 60,
    overtimeMinutes: 0,
  });
  await asManager('POST', '/schedule/publish?year=2031&month=1');
  expect(await earlierOf(below, '2031-02-01', '2031-02-28')).toMatchObject({
    normLeftMinutes: 20 * 60,
    overtimeMinutes: 0,
  });
  expect(await earlierOf(above, '2031-02-01', '2031-02-28')).toMatchObject({
    normLeftMinutes: -12 * 60,
    overtimeMinutes: 0,
  });
  expect(await earlierOf(above, '2031-04-01', '2031-04-30')).toMatchObject({ overtimeMinutes: 12 * 60 });
  const { json } = await asManager('POST', '/generate-schedule?year=2031&month=2', { seconds: 8, seed: 1 });
  const shiftsOf = (id: string) => json.shifts.filter((one: { employee_id: string }) => one.employee_id === id).length;
  // 60 hours are seven shifts, 28 hours three.
  expect([shiftsOf(below), shiftsOf(above)]).toEqual([7, 3]);
  expect(json.quality).toMatchObject({ filled: 10, fillable: 10 });
}, 60_000);

test('a change is judged by the same norm, and its text says what that leaves', async () => {
  expect((await asManager('DELETE', '/schedule?year=2031&month=2')).status).toBeLessThan(300);
  await plan(below, february([3, 5, 7, 11, 13, 17]));
  await plan(above, february([4, 6]));
  expect((await judged('2031-02-20', below)).verdict).toBe('ok');
  expect((await judged('2031-02-20', above)).verdict).toBe('ok');
  await plan(below, ['2031-02-20']);
  await plan(above, ['2031-02-21']);
  for (const [id, hours] of [
    [below, 60],
    [above, 28],
  ] as const) {
    const { verdict, rules } = await judged('2031-02-26', id);
    expect(verdict).toBe('consent');
    expect(rules.find(({ rule }: { rule: string }) => rule === 'norm-hours').detail).toContain(`${hours} h`);
  }
  expect(await overtimeOf(below)).toBeNull();
});

test('a change in a month reaches the later months of its accounting period', async () => {
  const warned = async () => {
    const { json } = await asManager('GET', '/schedule?start=2031-02-01&end=2031-02-28');
    return json.shifts
      .filter((one: { employee_id: string }) => one.employee_id === above)
      .some(({ warnings }: { warnings: { rule: string }[] }) => warnings.some(({ rule }) => rule === 'norm-hours'));
  };
  expect(await warned()).toBe(false);
  const body = { date: '2031-01-06', template: 'DAY', role: 'cook', employee_id: above };
  const { json: more } = await asManager('POST', '/schedule/shifts', body);
  expect(await warned()).toBe(true);
  expect((await asManager('DELETE', `/schedule/${more.id}`)).status).toBeLessThan(300);
  expect(await warned()).toBe(false);
});

test('contract hours count from their last change', async () => {
  const contract = (change: { contract_since?: string; contract_hours_per_week?: number }) =>
    api.deps.database.inProject(cafe.projectId, (tx) =>
      tx.updateTable('employee').set(change).where('id', '=', below).returning('contract_since').executeTakeFirst(),
    );
  const today = await contract({ contract_hours_per_week: 10 });
  const long = { contract_since: '2020-01-01' };
  await contract(long);
  expect(await contract({ contract_hours_per_week: 10 })).toEqual(long);
  expect(await contract({ contract_hours_per_week: 1 })).toEqual(today);
  expect(await contract({ contract_hours_per_week: 12 })).toEqual(today);
  // A slip that is put right on the same day was none.
  expect(await contract({ contract_hours_per_week: 10 })).toEqual(long);
  expect(await contract({ contract_hours_per_week: 12 })).toEqual(today);
  await contract(long);
  expect(await contract({ contract_hours_per_week: 10 })).toEqual(today);
});

test('some days are read with their whole months; a period of one month and the fixed regime know the own norm alone', async () => {
  // The twenty hours that January left.
  expect((await earlierOf(below, '2031-02-03', '2031-02-09'))?.normLeftMinutes).toBe(20 * 60);
  expect((await earlierOf(below, '2031-04-01', '2031-04-30'))?.normLeftMinutes).toBeUndefined();
  await set({ accounting_months: 1 });
  expect(await overtimeOf(below)).toContain('40 h');
  await set({ accounting_months: 3, regime: 'fixed' });
  expect(await overtimeOf(below)).toContain('40 h');
  await set({ regime: 'summary' });
  expect(await overtimeOf(below)).toBeNull();
});

test('a period that began in the last year is carried, and the last year has its overtime', async () => {
  await set({ accounting_start: '2030-12-01' });
  // 19 weekdays without the three of Christmas at two hours, and an hour less on the 23rd and the 31st, are 36: twenty
  // above.
  const december = ['03', '05', '10', '12', '17', '19', '27'].map((day) => `2030-12-${day}`);
  await plan(above, december);
  await asManager('POST', '/schedule/publish?year=2030&month=12');
  expect(await earlierOf(above, '2031-01-01', '2031-01-31')).toMatchObject({
    normLeftMinutes: -20 * 60,
    overtimeMinutes: 0,
  });
  expect(await earlierOf(above, '2031-02-01', '2031-02-28')).toMatchObject({
    normLeftMinutes: -32 * 60,
    overtimeMinutes: 0,
  });
  expect(await earlierOf(above, '2031-03-01', '2031-03-31')).toMatchObject({ overtimeMinutes: 12 * 60 });
});
