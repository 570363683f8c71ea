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

const MONTH = 'year=2027&month=1';
const around = { least_open: 1, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
const waiter = { role: 'waiter', per_hour: 10, ...around };
const body = { kind: 'guests', enough_for: 'middle', roles: [waiter] };

const send = (manager: TestManager, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  api.call(method, path, { token: manager.token, ...more });

/** A business of 9 to 17 with 20 guests an hour in the morning, 10 in the afternoon, and a template for each. */
async function business(): Promise<TestManager> {
  const manager = await createManager(api);
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const rows = Array.from({ length: 42 }, (_, at) => addDays(yesterday, -at)).flatMap((date) =>
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({
      at: `${date}T${String(hour).padStart(2, '0')}:00`,
      kind: 'guests',
      value: hour < 13 ? 20 : 10,
    })),
  );
  expect((await send(manager, 'PUT', '/takings', { body: rows })).status).toBe(200);
  for (const [name, start_time, end_time] of [
    ['Morning', '09:00', '13:00'],
    ['Afternoon', '13:00', '17:00'],
  ])
    expect((await send(manager, 'POST', '/templates', { body: { name, start_time, end_time } })).status).toBe(201);
  return manager;
}
const standardOf = async (manager: TestManager) =>
  (await send(manager, 'GET', '/requirements')).json.map(
    ({ template, weekday, count }: { template: string; weekday: number; count: number }) => [template, weekday, count],
  );

test('nobody and no employee sees or sets it', async () => {
  const { token } = await createWorker(api, other);
  expect((await api.call('GET', `/staffing/proposal?${MONTH}`)).status).toBe(401);
  for (const path of ['/staffing/productivity', `/staffing/proposal?${MONTH}`])
    expect((await api.call('GET', path, { token })).json.code).toBe('managers_only');
  expect((await api.call('PUT', '/staffing/productivity', { token, body })).json.code).toBe('managers_only');
});

test.each([
  [{ kind: 'cats' }, 'kind'],
  [{ enough_for: 'all' }, 'enough_for'],
  [{ roles: [{ ...waiter, per_hour: 0 }] }, 'roles.0.per_hour'],
  [{ roles: [{ ...waiter, per_hour: 1.25 }] }, 'roles.0.per_hour'],
  [{ roles: [{ ...waiter, least_open: -1 }] }, 'roles.0.least_open'],
  [{ roles: [{ ...waiter, before_minutes: 600 }] }, 'roles.0.before_minutes'],
  [{ roles: [waiter, waiter] }, 'roles.1.role'],
])('a wrong field is named: %j', async (fields, field) => {
  const reply = await send(other, 'PUT', '/staffing/productivity', { body: { ...body, ...fields } });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  expect((await send(other, 'GET', '/staffing/productivity')).json).toMatchObject({ version: 0, roles: [] });
});

test('before anything is set, the kind is the one of which most is known', async () => {
  const manager = await createManager(api);
  const rows = [1, 2, 3].flatMap((days) => {
    const at = addDays(new Date().toISOString().slice(0, 10), -days);
    const receipts = { at, kind: 'receipts', value: 80 };
    return days === 1 ? [receipts, { at, kind: 'guests', value: 120 }] : [receipts];
  });
  await send(manager, 'PUT', '/takings', { body: rows });
  expect((await send(manager, 'GET', '/staffing/productivity')).json).toMatchObject({ kind: 'receipts', version: 0 });
});

test('of two who set it at once from the same version one wins', async () => {
  const manager = await createManager(api);
  expect((await send(manager, 'PUT', '/staffing/productivity', { body })).json.version).toBe(1);
  const replies = await Promise.all(
    [20, 30].map((per_hour) =>
      send(manager, 'PUT', '/staffing/productivity', {
        body: { ...body, roles: [{ ...waiter, per_hour }] },
        headers: { 'if-match': '"1"' },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('from takings to requirements and back: proposed, used, taken back, each in one step', async () => {
  const manager = await business();
  expect((await send(manager, 'GET', `/staffing/proposal?${MONTH}`)).json.reason).toBe('no_productivity');
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const read = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
  expect(read.json).toMatchObject({ reason: null, short_quarters: 0, over_quarters: 0, proved: true });
  expect(await standardOf(manager)).toEqual([]);
  const foreign = await send(other, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: read.json.id } });
  expect(foreign.json.code).toBe('proposal_changed');
  const used = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: read.json.id } });
  expect([used.status, used.json.changed]).toEqual([200, 14]);
  const wanted = [
    ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => ['Afternoon', weekday, 1]),
    ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => ['Morning', weekday, 2]),
  ];
  expect((await standardOf(manager)).filter(([, weekday]: [string, number | null]) => weekday !== null)).toEqual(
    wanted,
  );
  const again = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: read.json.id } });
  expect([again.status, again.json.code]).toEqual([409, 'proposal_changed']);
  const undo = `/staffing/proposal/${used.json.undo_id}/undo`;
  expect((await send(other, 'POST', undo)).status).toBe(404);
  expect((await send(manager, 'POST', undo)).json).toEqual({ changed: 14 });
  expect(await standardOf(manager)).toEqual([]);
  expect((await send(manager, 'POST', undo)).json.code).toBe('proposal_undone');
});

test('a used proposal isn’t taken back over what somebody changed since', async () => {
  const manager = await business();
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const { json } = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
  const used = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: json.id } });
  const [first] = (await send(manager, 'GET', '/requirements')).json;
  const { id, version: _, ...fields } = first;
  await send(manager, 'PUT', `/requirements/${id}`, { body: { ...fields, count: 9 } });
  const before = await standardOf(manager);
  const undone = await send(manager, 'POST', `/staffing/proposal/${used.json.undo_id}/undo`);
  expect([undone.status, undone.json.code]).toEqual([409, 'requirements_changed']);
  expect(await standardOf(manager)).toEqual(before);
});

test('of two who use a proposal at once one wins, and the other is asked to look again', async () => {
  const manager = await business();
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const { json } = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
  const replies = await Promise.all(
    [1, 2].map(() => send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: json.id } })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the exceptions of a used proposal are replaced by the next, and those that a person changed stay', async () => {
  const manager = await business();
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const [tuesday, wednesday] = ['2027-01-12', '2027-01-13'];
  const typeIn = (date: string, total: number | null) =>
    send(manager, 'PUT', '/takings/expected', { body: { kind: 'guests', date, total } });
  const use = async () => {
    const { json } = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
    const used = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: json.id } });
    expect(used.status).toBe(200);
    return used.json.undo_id as string;
  };
  const exceptions = async () =>
    (await send(manager, 'GET', '/requirements')).json
      .filter(({ date }: { date: string | null }) => date !== null)
      .map(({ template, date, count }: { template: string; date: string; count: number }) => [date, template, count]);
  // 120 guests are as usual; twice as many need twice the people.
  for (const date of [tuesday, wednesday]) await typeIn(date, 240);
  await use();
  const doubled = [
    [tuesday, 'Afternoon', 2],
    [tuesday, 'Morning', 4],
    [wednesday, 'Afternoon', 2],
    [wednesday, 'Morning', 4],
  ];
  expect(await exceptions()).toEqual(doubled);
  const own = (await send(manager, 'GET', '/requirements')).json.find(
    ({ template, date }: { template: string; date: string }) => date === wednesday && template === 'Morning',
  );
  const { id, version: _, ...fields } = own;
  await send(manager, 'PUT', `/requirements/${id}`, { body: { ...fields, count: 7 } });
  await typeIn(tuesday, 360);
  await typeIn(wednesday, null);
  const undo = await use();
  const byHand = [
    [wednesday, 'Afternoon', 2],
    [wednesday, 'Morning', 7],
  ];
  expect(await exceptions()).toEqual([[tuesday, 'Afternoon', 3], [tuesday, 'Morning', 6], ...byHand]);
  expect((await send(manager, 'POST', `/staffing/proposal/${undo}/undo`)).json).toEqual({ changed: 2 });
  expect(await exceptions()).toEqual([...doubled.slice(0, 2), ...byHand]);
  // What was taken back is the first proposal's again: a usual Tuesday needs no exception.
  await typeIn(tuesday, null);
  await use();
  expect(await exceptions()).toEqual(byHand);
});

test('where a named week is in force, its requirements are used and taken back', async () => {
  const manager = await business();
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const week = { name: 'Fair', spans: [{ start_date: '2027-01-18', end_date: '2027-01-24' }], requirements: [] };
  const { id } = (await send(manager, 'POST', '/standard-weeks', { body: week })).json;
  const ofWeek = async () =>
    (await send(manager, 'GET', '/standard-weeks')).json[0].requirements.map(
      ({ template, weekday, count }: { template: string; weekday: number; count: number }) => [
        template,
        weekday,
        count,
      ],
    );
  const { json } = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
  expect(json.requirements.filter(({ week_id }: { week_id: string | null }) => week_id === id)).toHaveLength(14);
  const used = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: json.id } });
  expect(used.json.changed).toBe(28);
  const wanted = ['Afternoon', 'Morning'].flatMap((template) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [template, weekday, template === 'Morning' ? 2 : 1]),
  );
  expect(await ofWeek()).toEqual(wanted);
  expect((await send(manager, 'GET', `/staffing/proposal?${MONTH}`)).json.requirements).toEqual([]);
  expect((await send(manager, 'POST', `/staffing/proposal/${used.json.undo_id}/undo`)).json).toEqual({ changed: 28 });
  expect(await ofWeek()).toEqual([]);
});

test('a used proposal isn’t taken back onto a template that is gone', async () => {
  const manager = await business();
  const night = { name: 'Night', start_time: '17:00', end_time: '22:00' };
  await send(manager, 'POST', '/templates', { body: night });
  await send(manager, 'POST', '/requirements', { body: { template: 'Night', role: 'waiter', count: 1, weekday: 1 } });
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const { json } = await send(manager, 'GET', `/staffing/proposal?${MONTH}`);
  const used = await send(manager, 'POST', `/staffing/proposal/apply?${MONTH}`, { body: { id: json.id } });
  expect((await send(manager, 'DELETE', '/templates/Night')).status).toBe(204);
  const undone = await send(manager, 'POST', `/staffing/proposal/${used.json.undo_id}/undo`);
  expect([undone.status, undone.json.code]).toEqual([409, 'requirements_changed']);
});

test('what the last weeks show: guests for each hour that a role worked', async () => {
  const manager = await business();
  const ona = {
    id: `ona-${manager.projectId}`,
    name: 'Ona',
    roles: ['waiter'],
    max_hours_per_week: 40,
    min_shifts_per_week: 0,
  };
  await send(manager, 'POST', '/employees', { body: ona });
  const date = addDays(new Date().toISOString().slice(0, 10), -7);
  const shift = { date, start_time: '09:00', end_time: '17:00', role: 'waiter', employee_id: ona.id };
  expect((await send(manager, 'POST', '/schedule/shifts', { body: shift })).status).toBe(201);
  const [year, month] = date.split('-').map(Number);
  await send(manager, 'POST', `/schedule/publish?year=${year}&month=${month}`);
  await send(manager, 'PUT', '/staffing/productivity', { body });
  const { roles } = (await send(manager, 'GET', '/staffing/productivity')).json;
  // 4 * 20 + 4 * 10 guests on that day, 8 hours.
  expect(roles).toEqual([{ ...waiter, seen: [{ kind: 'guests', per_hour: 15 }], is_set: true }]);
});
