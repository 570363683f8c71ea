import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
let year = 2031;
let id: string;
let archive: string;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  [ona, jonas] = [await createWorker(api, manager), await createWorker(api, manager)];
});
afterAll(() => api.close());

/** A separate published month with one shift of Ona's. */
beforeEach(async () => {
  year += 1;
  const hours = { date: `${year}-05-07`, start_time: '08:00', end_time: '16:00' };
  const shift = { ...hours, role: 'cook', employee_id: ona.id, pinned: true };
  id = (await post('/schedule/shifts', shift)).json.id;
  archive = (await post(`/schedule/publish?year=${year}&month=5`, undefined)).json.archive_id;
});

const post = (path: string, body: object | undefined, token = manager.token, headers = {}) =>
  api.call('POST', path, { token, body, headers });
const replace = (body: object, headers = {}) => post(`/schedule/${id}/replace`, body, manager.token, headers);
const reason = 'Ona serga';

test('a published shift is given to a colleague; the archive stays and the history knows why', async () => {
  const reply = await replace({ employee_id: jonas.id, reason });
  expect([reply.status, reply.json.employee_id, reply.json.status]).toEqual([200, jonas.id, 'published']);
  const { json } = await api.call('GET', `/schedule/history/${archive}`, { token: manager.token });
  expect(json.entries[0].employee_id).toBe(ona.id);
  const history = await api.call('GET', '/activity?page_size=1', { token: manager.token });
  expect(history.json.items[0]).toMatchObject({ action_type: 'shift.replaced', details: { reason } });
  const seen = await api.call('GET', `/schedule?start=${year}-05-01&end=${year}-05-31`, { token: jonas.token });
  expect(seen.json.shifts[0].employee_id).toBe(jonas.id);
});

test('to nobody it is an open published shift, which nothing pins', async () => {
  const open = { employee_id: null, status: 'published', pinned: false };
  expect((await replace({ employee_id: null, reason })).json).toMatchObject(open);
});

test('a rule that stops the person warns, two shifts at once are refused', async () => {
  const other = { date: `${year}-05-07`, start_time: '15:00', end_time: '20:00', role: 'cook', employee_id: jonas.id };
  await post('/schedule/shifts', other);
  expect((await replace({ employee_id: jonas.id, reason })).json.code).toBe('shift_overlaps');
  const waiter = await createWorker(api, manager, { roles: ['waiter'] });
  const { json } = await replace({ employee_id: waiter.id, reason });
  expect(json.warnings.map(({ rule }: { rule: string }) => rule)).toContain('role');
});

test('of two managers at once one learns that the shift has changed', async () => {
  const headers = { 'if-match': '"2"' };
  const replies = await Promise.all([jonas.id, null].map((one) => replace({ employee_id: one, reason }, headers)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a wrong person, no reason, a shift of another project and one that is over are refused', async () => {
  expect(Object.keys((await replace({ employee_id: 'nobody-here', reason })).json.errors)).toEqual(['employee_id']);
  expect(Object.keys((await replace({ employee_id: jonas.id, reason: ' ' })).json.errors)).toEqual(['reason']);
  const stranger = await createManager(api, 'Other');
  expect((await post(`/schedule/${id}/replace`, { employee_id: null, reason }, stranger.token)).status).toBe(404);
  const past = { date: '2020-05-07', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  const over = (await post('/schedule/shifts', past)).json.id;
  expect((await post(`/schedule/${over}/replace`, { employee_id: null, reason })).json.code).toBe('shift_over');
});

/** Draft shifts of Ona's in the month after, at eight hours of these days. */
const draftsOf = (days: readonly string[]) =>
  Promise.all(
    days.map(async (day) => {
      const hours = { start_time: '08:00', end_time: '16:00' };
      const shift = { date: `${year}-06-${day}`, ...hours, role: 'cook', employee_id: ona.id };
      return (await post('/schedule/shifts', shift)).json as { id: string; version: number };
    }),
  );
const handOver = (shifts: readonly object[], token = manager.token) =>
  post('/schedule/replace', { shifts, reason }, token);
const holders = async (month: string) => {
  const range = `start=${year}-${month}-01&end=${year}-${month}-28`;
  const { json } = await api.call('GET', `/schedule?${range}`, { token: manager.token });
  const sorted = json.shifts.toSorted((a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date));
  return sorted.map(({ employee_id }: { employee_id: string }) => employee_id);
};

test('several shifts go to others with one call: drafts and a published one, each in the history with its reason', async () => {
  const [first, second] = await draftsOf(['02', '03']);
  const published = (await api.call('GET', `/schedule?start=${year}-05-07&end=${year}-05-07`, { token: manager.token }))
    .json.shifts[0];
  const { status, json } = await handOver(
    [first, second, published].map((shift) => ({ id: shift.id, version: shift.version, employee_id: jonas.id })),
  );
  expect([status, json.shifts.map(({ employee_id }: { employee_id: string }) => employee_id)]).toEqual([
    200,
    [jonas.id, jonas.id, jonas.id],
  ]);
  expect([await holders('06'), await holders('05')]).toEqual([[jonas.id, jonas.id], [jonas.id]]);
  const { json: history } = await api.call('GET', '/activity?page_size=3', { token: manager.token });
  for (const item of history.items) expect(item).toMatchObject({ action_type: 'shift.replaced', details: { reason } });
});

test('with one conflict none is handed over, and each is named at its shift', async () => {
  const [free, taken, changed, unknown] = await draftsOf(['02', '03', '04', '05']);
  const hours = { date: `${year}-06-03`, start_time: '15:00', end_time: '20:00' };
  await post('/schedule/shifts', { ...hours, role: 'cook', employee_id: jonas.id });
  const to = (shift: { id: string; version: number } | undefined, more = {}) => ({
    id: shift?.id,
    version: shift?.version,
    employee_id: jonas.id,
    ...more,
  });
  const refused = await handOver([to(free), to(changed, { version: 9 }), to(unknown, { employee_id: 'nobody-here' })]);
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    {
      'shifts.1.id': ['This shift has changed meanwhile. Check it and try again.'],
      'shifts.2.employee_id': ['Employee not found.'],
    },
  ]);
  expect((await handOver([to(free), to(taken)])).json.errors).toEqual({
    'shifts.1.employee_id': ['This employee has another shift at that time. Choose another employee.'],
  });
  expect((await handOver([to(free), to(free)])).json.errors).toHaveProperty(['shifts.1.id']);
  expect(Object.keys((await handOver([])).json.errors)).toEqual(['shifts']);
  expect((await holders('06')).filter((one: string) => one === ona.id)).toHaveLength(4);
});

test('two shifts at the same time do not go to one person; of two calls at once one is refused', async () => {
  const [one] = await draftsOf(['02']);
  const rita = await createWorker(api, manager);
  const hers = { date: `${year}-06-02`, start_time: '12:00', end_time: '18:00', role: 'cook', employee_id: rita.id };
  const other = (await post('/schedule/shifts', hers)).json;
  const both = [one, other].map((shift) => ({ id: shift.id, version: shift.version, employee_id: jonas.id }));
  expect(Object.keys((await handOver(both)).json.errors)).toEqual(['shifts.1.employee_id']);
  const replies = await Promise.all([handOver(both.slice(0, 1)), handOver(both.slice(0, 1))]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

/** Shifts at eight hours of one day, one for each of these people. */
const atOnce = (date: string, people: readonly { id: string }[]) =>
  Promise.all(
    people.map(async ({ id: employee_id }) => {
      const shift = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id };
      return (await post('/schedule/shifts', shift)).json as { id: string; version: number };
    }),
  );
const given = (shift: { id: string; version: number } | undefined, to: { id: string }) => ({
  id: shift?.id,
  version: shift?.version,
  employee_id: to.id,
});
const holderOf = async (id: string | undefined, token = manager.token) => {
  const { json } = await api.call('GET', `/schedule?start=${year}-05-01&end=${year}-06-28`, { token });
  return json.shifts.find((shift: { id: string }) => shift.id === id)?.employee_id;
};

test('two exchange shifts at the same time; what conflicts with a third one is named, not the exchange', async () => {
  const [hers, his] = await atOnce(`${year}-06-02`, [ona, jonas]);
  const { status, json } = await handOver([given(hers, jonas), given(his, ona)]);
  expect([status, json.shifts.map(({ employee_id }: { employee_id: string }) => employee_id)]).toEqual([
    200,
    [jonas.id, ona.id],
  ]);
  const [first, second] = json.shifts;
  const late = { date: `${year}-06-02`, start_time: '16:00', end_time: '20:00', role: 'cook' };
  const rita = await createWorker(api, manager);
  const hersToo = (await post('/schedule/shifts', { ...late, start_time: '12:00', employee_id: rita.id })).json;
  await post('/schedule/shifts', { ...late, employee_id: jonas.id });
  const refused = await handOver([given(first, ona), given(second, jonas), given(hersToo, jonas)]);
  expect(Object.keys(refused.json.errors)).toEqual(['shifts.2.employee_id']);
  expect([await holderOf(first.id), await holderOf(second.id)]).toEqual([jonas.id, ona.id]);
});

test.each([
  ['from its end', false],
  ['from its beginning', true],
])('a chain is handed over %s', async (_name, isReversed) => {
  const rita = await createWorker(api, manager);
  const [hers, his] = await atOnce(`${year}-06-02`, [ona, jonas]);
  const chain = [given(his, rita), given(hers, jonas)];
  expect((await handOver(isReversed ? chain.toReversed() : chain)).status).toBe(200);
  expect([await holderOf(hers?.id), await holderOf(his?.id)]).toEqual([jonas.id, rita.id]);
});

test('an exchange in an amendment leaves the published shifts as they are', async () => {
  const [his] = await atOnce(`${year}-05-07`, [jonas]);
  await post(`/schedule/publish?year=${year}&month=5`, undefined);
  const days = `from=${year}-05-07&to=${year}-05-07`;
  expect((await post(`/schedule/amend?year=${year}&month=5&${days}`, undefined)).status).toBe(201);
  const { json } = await api.call('GET', `/schedule?start=${year}-05-07&end=${year}-05-07`, { token: manager.token });
  const draftOf = (who: { id: string }) =>
    json.shifts.find((shift: { employee_id: string; status: string }) => shift.employee_id === who.id);
  const [hersNow, hisNow] = [draftOf(ona), draftOf(jonas)];
  expect([hersNow.status, hisNow.status, hisNow.id === his?.id]).toEqual(['draft', 'draft', false]);
  expect((await handOver([given(hersNow, jonas), given(hisNow, ona)])).status).toBe(200);
  expect([await holderOf(hersNow.id), await holderOf(hisNow.id)]).toEqual([jonas.id, ona.id]);
  expect([await holderOf(id, ona.token), await holderOf(his?.id, jonas.token)]).toEqual([ona.id, jonas.id]);
});

test('nobody hands over shifts of another project, and a lead only those of this week', async () => {
  const [draft] = await draftsOf(['02']);
  const shift = { id: draft?.id, version: draft?.version, employee_id: jonas.id };
  const stranger = await createManager(api, 'Other');
  expect(Object.keys((await handOver([shift], stranger.token)).json.errors)).toEqual(['shifts.0.id']);
  expect((await handOver([shift], ona.token)).status).toBe(403);
  const lead = await createMember(api, manager, { role: 'lead' });
  expect((await handOver([shift], lead.token)).json.code).toBe('week_only');
});
