import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addDays } from '../../../platform/time/zone.ts';

let api: TestApp;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  other = await createManager(api, 'Other');
});
afterAll(() => api.close());

const MAY = 'year=2031&month=5';
const nothing = { employer_shares: [], role_rates: [], budgets: [] };

const send = (manager: TestManager, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });

let cafes = 0;

/** A café with a waiter of 10 euro an hour, who works 8 h on 5 and 6 May 2031, a Monday and a Tuesday. */
async function cafe(rate: number | null = 1000, more: object = {}): Promise<TestManager & { ona: string }> {
  const manager = await createManager(api);
  await send(manager, 'POST', '/templates', { name: 'Day', start_time: '09:00', end_time: '17:00' });
  const person = { id: `ona-${(cafes += 1)}`, name: 'Ona', roles: ['waiter'], hourly_rate_cents: rate, ...more };
  expect((await send(manager, 'POST', '/employees', person)).status).toBe(201);
  for (const date of ['2031-05-05', '2031-05-06']) {
    const shift = {
      date,
      role: 'waiter',
      employee_id: person.id,
      template: 'Day',
      start_time: '09:00',
      end_time: '17:00',
    };
    expect((await send(manager, 'POST', '/schedule/shifts', shift)).status).toBe(201);
  }
  return { ...manager, ona: person.id };
}

const put = (manager: TestManager, body: object) => send(manager, 'PUT', '/cost-terms', { ...nothing, ...body });

test('nobody, no employee and no stranger sees or sets it', async () => {
  const { token } = await createWorker(api, other);
  for (const path of ['/cost-terms', `/labour-cost?${MAY}`, '/labour-cost/worked?start=2031-05-01&end=2031-05-31']) {
    expect((await api.call('GET', path)).status).toBe(401);
    expect((await api.call('GET', path, { token })).json.code).toBe('managers_only');
  }
  const manager = await cafe();
  await put(manager, { employer_shares: [{ year: 2030, percent: 1.77 }] });
  expect((await send(other, 'GET', '/cost-terms')).json).toEqual({ ...nothing, version: 0 });
});

test.each([
  [{ employer_shares: [{ year: 2031, percent: 101 }] }, 'employer_shares.0.percent'],
  [
    {
      employer_shares: [
        { year: 2031, percent: 1 },
        { year: 2031, percent: 2 },
      ],
    },
    'employer_shares.1.year',
  ],
  [{ role_rates: [{ role: 'cook', starts: '2031-02-30', hourly_rate_cents: 900 }] }, 'role_rates.0.starts'],
  [{ role_rates: [{ role: 'cook', starts: '2031-02-01', hourly_rate_cents: -1 }] }, 'role_rates.0.hourly_rate_cents'],
  [
    { budgets: [{ per: 'month', starts: '2031-05-02', cents: 1, percent: null, planning: 'shown' }] },
    'budgets.0.starts',
  ],
  [
    { budgets: [{ per: 'week', starts: '2031-05-06', cents: 1, percent: null, planning: 'shown' }] },
    'budgets.0.starts',
  ],
  [{ budgets: [{ per: 'week', starts: '2031-05-05', cents: 1, percent: 20, planning: 'shown' }] }, 'budgets.0.percent'],
])('a wrong field is named: %j', async (fields, field) => {
  const reply = await put(other, fields);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  expect((await send(other, 'GET', '/cost-terms')).json.version).toBe(0);
});

test('the history has what was set as numbers, to be shown in the currency of the project', async () => {
  const manager = await createManager(api, 'Leeds', { country: 'GB' });
  const rate = { role: 'cook', starts: '2031-05-01', hourly_rate_cents: 1250 };
  const month = { per: 'month', planning: 'shown', percent: null };
  await put(manager, {
    role_rates: [rate],
    budgets: [
      { ...month, starts: '2031-05-01', cents: 100_000 },
      { ...month, starts: '2031-06-01', cents: null, percent: 27.5 },
      { ...month, starts: '2031-07-01', cents: null },
    ],
  });
  const { items } = (await send(manager, 'GET', '/activity')).json;
  const set = items.find(({ action_type }: { action_type: string }) => action_type === 'cost_terms.set');
  expect(set.details).toEqual({
    shares: [],
    rates: [rate],
    budgets: [
      { starts: '2031-05-01', amount_cents: 100_000 },
      { starts: '2031-06-01', amount: '27.5 %' },
      { starts: '2031-07-01', amount: null },
    ],
  });
});

test('of two who set it at once from the same version one wins', async () => {
  const manager = await createManager(api);
  const body = { ...nothing, employer_shares: [{ year: 2031, percent: 1.77 }] };
  const both = await Promise.all(
    [1, 2].map(() => api.call('PUT', '/cost-terms', { token: manager.token, body, headers: { 'if-match': '"0"' } })),
  );
  // The other one is stale, or both were the first to set it.
  const [won, ...lost] = both.map(({ status }) => status).toSorted();
  expect([won, [409, 412].includes(lost[0] ?? 0)]).toEqual([200, true]);
});

test('16 hours at 10 euro cost 160 euro, with an employer’s share of 1.77 % 162.83', async () => {
  const manager = await cafe();
  const before = (await send(manager, 'GET', `/labour-cost?${MAY}`)).json;
  expect(before.total).toEqual({ hours: 16, cost_cents: 16_000, late_cents: 0, takings_cents: null, share: null });
  // A share of the year before goes on.
  await put(manager, { employer_shares: [{ year: 2030, percent: 1.77 }] });
  const after = (await send(manager, 'GET', `/labour-cost?${MAY}`)).json;
  expect(after).toMatchObject({ employer_share: 1.77, without_rate: 0, budgets: [] });
  // 8 × 10 × 1.0177 = 81.416 a day; 162.832 together.
  expect(after.days.filter(({ hours }: { hours: number }) => hours > 0)).toEqual(
    ['2031-05-05', '2031-05-06'].map((date) => ({
      date,
      hours: 8,
      cost_cents: 8142,
      late_cents: 0,
      takings_cents: null,
      share: null,
      is_expected: false,
    })),
  );
  expect(after.total.cost_cents).toBe(16_283);
});

test('a role’s rate counts from its date, for whom no rate is known', async () => {
  const manager = await cafe(null);
  expect((await send(manager, 'GET', `/labour-cost?${MAY}`)).json).toMatchObject({
    total: { hours: 16, cost_cents: 0 },
    without_rate: 1,
  });
  await put(manager, {
    role_rates: [
      { role: 'waiter', starts: '2031-05-06', hourly_rate_cents: 900 },
      { role: 'cook', starts: '2031-01-01', hourly_rate_cents: 1200 },
    ],
  });
  // 8 hours at 9 euro on the 6th; of the 5th nothing is known.
  expect((await send(manager, 'GET', `/labour-cost?${MAY}`)).json).toMatchObject({
    total: { cost_cents: 7200 },
    without_rate: 1,
  });
  const paid = await cafe(1000);
  await put(paid, { role_rates: [{ role: 'waiter', starts: '2031-01-01', hourly_rate_cents: 900 }] });
  expect((await send(paid, 'GET', `/labour-cost?${MAY}`)).json.total.cost_cents).toBe(16_000);
});

test('rates of the month are those of employees on each day, and of roles: what a move costs', async () => {
  const manager = await cafe(1000);
  const role_rates = [
    { role: 'waiter', starts: '2031-05-06', hourly_rate_cents: 900 },
    { role: 'waiter', starts: '2031-07-01', hourly_rate_cents: 950 },
  ];
  await put(manager, { role_rates });
  const terms = { valid_from: '2031-05-12', roles: ['waiter'], hourly_rate_cents: 1100 };
  expect((await send(manager, 'PUT', `/employees/${manager.ona}/employment/terms`, terms)).status).toBe(200);
  await send(manager, 'POST', '/employees', { id: `paid-by-role-${manager.ona}`, name: 'Rasa', roles: ['waiter'] });
  expect((await send(manager, 'GET', `/labour-cost?${MAY}`)).json.rates).toEqual({
    employees: [
      { employee_id: manager.ona, starts: '2031-04-28', hourly_rate_cents: 1000 },
      { employee_id: manager.ona, starts: '2031-05-12', hourly_rate_cents: 1100 },
    ],
    roles: [role_rates[0]],
  });
});

test('a budget of a week or month, and the hours that are over', async () => {
  const manager = await cafe();
  await put(manager, {
    budgets: [
      { per: 'month', starts: '2031-04-01', cents: 20_000, percent: null, planning: 'shown' },
      { per: 'week', starts: '2031-05-05', cents: 15_500, percent: null, planning: 'cap' },
      // From the week after on there is none.
      { per: 'week', starts: '2031-05-12', cents: null, percent: null, planning: 'shown' },
    ],
  });
  // 5 euro over, at 10 euro an hour.
  expect((await send(manager, 'GET', `/labour-cost?${MAY}`)).json.budgets).toEqual([
    {
      per: 'month',
      start: '2031-05-01',
      end: '2031-05-31',
      planning: 'shown',
      percent: null,
      budget_cents: 20_000,
      cost_cents: 16_000,
      over_cents: 0,
      overtime_cents: 0,
      hours_over: 0,
    },
    {
      per: 'week',
      start: '2031-05-05',
      end: '2031-05-11',
      planning: 'cap',
      percent: null,
      budget_cents: 15_500,
      cost_cents: 16_000,
      over_cents: 500,
      overtime_cents: 0,
      hours_over: 0.5,
    },
  ]);
});

test('what overtime adds is named: planning by a cap counts without it', async () => {
  // An hour a week is 12 minutes a day: 12 hours from April to June, whose 62 working days have two before holidays
  // that are shorter by an hour.
  const manager = await cafe(1000, { contract_hours_per_week: 1 });
  await put(manager, {
    employer_shares: [{ year: 2031, percent: 10 }],
    budgets: [{ per: 'month', starts: '2031-05-01', cents: 17_600, percent: null, planning: 'cap' }],
  });
  // 16 hours at 11 euro, of which 4 are paid one and a half times: 22 euro more.
  expect((await send(manager, 'GET', `/labour-cost?${MAY}`)).json.budgets).toMatchObject([
    { budget_cents: 17_600, cost_cents: 19_800, over_cents: 2200, overtime_cents: 2200 },
  ]);
});

/** A café that has worked the last two weeks on Mondays to Sundays from 9 to 17, and takes 320 euro on each day. */
async function workedCafe() {
  const manager = await cafe();
  const today = new Date().toISOString().slice(0, 10);
  const dates = Array.from({ length: 14 }, (_, at) => addDays(today, at - 14));
  const rows = dates.flatMap((date) =>
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({
      at: `${date}T${String(hour).padStart(2, '0')}:00`,
      kind: 'takings',
      value: hour < 13 ? 60 : 20,
    })),
  );
  expect((await send(manager, 'PUT', '/takings', rows)).status).toBe(200);
  return { manager, dates, today };
}

test('share times takings is cost to the cent, and a budget in percent follows what is expected', async () => {
  const { manager, today } = await workedCafe();
  const person = manager.ona;
  const ahead = addDays(today, 3);
  const shift = {
    date: ahead,
    role: 'waiter',
    employee_id: person,
    start_time: '09:00',
    end_time: '17:00',
    template: 'Day',
  };
  expect((await send(manager, 'POST', '/schedule/shifts', shift)).status).toBe(201);
  await put(manager, {
    budgets: [{ per: 'month', starts: '2020-01-01', cents: null, percent: 10, planning: 'goal' }],
  });
  const query = `year=${ahead.slice(0, 4)}&month=${Number(ahead.slice(5, 7))}`;
  const { json } = await send(manager, 'GET', `/labour-cost?${query}`);
  const day = json.days.find(({ date }: { date: string }) => date === ahead);
  // 4 × 60 and 4 × 20 on every day; 80 euro of 320.
  expect(day).toMatchObject({ cost_cents: 8000, takings_cents: 32_000, share: 0.25, is_expected: true });
  for (const { cost_cents, takings_cents, share } of json.days)
    if (share !== null) expect(Math.round(share * takings_cents)).toBe(cost_cents);
  const sum = json.days.reduce(
    (all: number, one: { takings_cents: number | null }) => all + (one.takings_cents ?? 0),
    0,
  );
  expect(json.budgets[0]).toMatchObject({ percent: 10, budget_cents: Math.round(sum / 10) });
});

test('a day of refunds, or without takings, has no share', async () => {
  const { manager, dates } = await workedCafe();
  const [refunds = '', nothing = ''] = dates.slice(-2);
  for (const date of [refunds, nothing]) {
    const entry = {
      employee_id: manager.ona,
      started_at: `${date}T09:00`,
      ended_at: `${date}T17:00`,
      reason: 'Worked',
    };
    expect((await send(manager, 'POST', '/timesheets', { ...entry, break_minutes: 0 })).status).toBe(201);
  }
  const rows = [
    { at: refunds, kind: 'takings', value: -50 },
    { at: nothing, kind: 'takings', value: 0 },
  ];
  expect((await send(manager, 'PUT', '/takings', rows)).status).toBe(200);
  const { json } = await send(manager, 'GET', `/labour-cost/worked?start=${refunds}&end=${nothing}`);
  expect(json.days).toMatchObject([
    { worked_cents: 8000, takings_cents: -5000, share: null },
    { worked_cents: 8000, takings_cents: 0, share: null },
  ]);
});

test('what was worked, beside what was planned and what came in', async () => {
  const { manager, dates } = await workedCafe();
  const person = manager.ona;
  const [first = '', second = ''] = dates.slice(-2);
  const around = { least_open: 0, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
  // One for every 30 euro an hour: 2 in the morning, 1 in the afternoon.
  const roles = [{ role: 'waiter', per_hour: 30, ...around }];
  await send(manager, 'PUT', '/staffing/productivity', { kind: 'takings', enough_for: 'middle', roles });
  for (const date of [first, second]) {
    const shift = {
      date,
      role: 'waiter',
      employee_id: person,
      start_time: '09:00',
      end_time: '17:00',
      template: 'Day',
    };
    expect((await send(manager, 'POST', '/schedule/shifts', shift)).status).toBe(201);
  }
  // On the first day until 19:00.
  const entry = {
    employee_id: person,
    started_at: `${first}T09:00`,
    ended_at: `${first}T19:00`,
    reason: 'Late guests',
  };
  expect((await send(manager, 'POST', '/timesheets', { ...entry, break_minutes: 0 })).status).toBe(201);
  const { json } = await send(manager, 'GET', `/labour-cost/worked?start=${first}&end=${second}`);
  expect(json.days[0]).toMatchObject({
    date: first,
    planned_hours: 8,
    planned_cents: 8000,
    worked_hours: 10,
    worked_cents: 10_000,
    is_as_planned: false,
    takings_cents: 32_000,
    share: 0.3125,
    // From 17:00 nobody was needed; in the morning one was missing.
    over_hours: 2,
    short_hours: 4,
  });
  // A draft isn't worked: what was short on that day isn't known.
  expect(json.days[1]).toMatchObject({ planned_hours: 8, worked_hours: 0, is_as_planned: true, short_hours: null });
  expect(json.total).toMatchObject({ takings_cents: 64_000, share: 0.3125, short_hours: 4 });
  expect(json.months.length).toBeGreaterThan(0);
});
