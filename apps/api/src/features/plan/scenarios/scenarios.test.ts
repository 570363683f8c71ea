import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api);
});
afterAll(() => api.close());

/** June 2031: 25 working days from Monday to Saturday, four whole weeks and a Monday. */
const JUNE = { year: 2031, month: 6 };
const first = () => cafe.workers[0]!.id;
const second = () => cafe.workers[1]!.id;
const without = (employee_id: string) => ({ kind: 'leaves', employee_id, last_day: '2031-05-31' });

const ask = (changes: unknown, more: object = {}, { token }: Pick<TestManager, 'token'> = cafe) =>
  api.call('POST', '/scenarios', { token, body: { name: 'What if', ...JUNE, changes, seconds: 20, ...more } });

const look = async (id: string, { token }: Pick<TestManager, 'token'> = cafe) =>
  (await api.call('GET', `/scenarios/${id}`, { token })).json;

async function planned(changes: unknown, at: TestCafe = cafe) {
  const { status, json } = await ask(changes, {}, at);
  expect([status, ['waiting', 'planning', 'done'].includes(json.state)]).toEqual([201, true]);
  await expect.poll(async () => (await look(json.id, at)).state, { timeout: 60_000 }).toBe('done');
  return look(json.id, at);
}

const quantityOf = (scenario: { quantities: { quantity: string }[] }, name: string) =>
  scenario.quantities.find(({ quantity }) => quantity === name);

test('without a session it is refused; for an employee and who may not make schedules too', async () => {
  expect((await api.call('GET', '/scenarios')).status).toBe(401);
  const [worker] = cafe.workers;
  for (const path of ['/scenarios', '/scenarios/01900000-0000-7000-8000-0000000000aa'])
    expect((await api.call('GET', path, { token: worker!.token })).json.code).toBe('managers_only');
  const accountant = await createMember(api, cafe, { role: 'accountant' });
  expect((await ask([without(first())], {}, accountant)).json.code).toBe('ability_missing');
});

test('another project neither sees nor changes it', async () => {
  const { id } = await planned([without(first())]);
  const stranger = await createManager(api);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    api.call(method, path, { token: stranger.token, ...(body && { body }) });
  expect((await call('GET', '/scenarios')).json).toEqual([]);
  expect((await call('GET', `/scenarios/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/scenarios/${id}`)).status).toBe(404);
  expect((await call('POST', `/scenarios/${id}/stop`)).status).toBe(404);
  expect((await call('POST', `/scenarios/${id}/plan`, {})).status).toBe(404);
  expect((await call('POST', `/scenarios/${id}/apply`, { reason: 'x' })).status).toBe(404);
  expect((await ask([without(first())], {}, stranger)).json.errors).toEqual({
    'changes.0.employee_id': ['Employee not found.'],
  });
});

test('without one of two cooks four shifts stay open for certain: 25 are needed, and one may work five a week', async () => {
  const scenario = await planned([without(first())]);
  expect(scenario).toMatchObject({
    state: 'done',
    stale: false,
    verdict: {
      kind: 'stays_open',
      count: 4,
      text: 'With this change 4 more shifts stay open, whatever you do.',
    },
    base: { filled: 25, needed: 25, fillable: 25 },
    changed: { filled: 21, needed: 25, fillable: 21 },
    progress: null,
  });
  expect(quantityOf(scenario, 'open')).toEqual({
    quantity: 'open',
    base: { best: 0, bound: 0, reached: null },
    changed: { best: 4, bound: 4, reached: null },
    difference: { found: 4, least: 4, most: 4 },
    certain: 'certain',
    // Planning proves it.
    can_ask: false,
    asked: false,
  });
  // 25 and 21 shifts of eight hours.
  expect(quantityOf(scenario, 'hours')).toMatchObject({
    base: { best: 12_000, bound: null },
    changed: { best: 10_080, bound: null },
    certain: 'open',
  });
  // No rates are known.
  expect(quantityOf(scenario, 'cost')).toBeUndefined();
  expect(scenario.shifts).toHaveLength(25);
  expect(scenario.shifts.filter((shift: { employee_id: string }) => shift.employee_id === first())).toEqual([]);
  expect(scenario.shifts[0]).toMatchObject({
    date: '2031-06-02',
    start_time: '08:00',
    end_time: '16:30',
    role: 'cook',
  });
  const open = scenario.differences.filter((one: { employee_id: string | null }) => one.employee_id === null);
  expect(open).toHaveLength(4);
  expect(open[0]).toMatchObject({ before: [], after: [{ employee_id: null, template: 'DAY' }] });
  expect(scenario.people_changed).toBe(2);
});

test('in Lithuanian it says the same', async () => {
  const { id } = await planned([without(first())]);
  const { json } = await api.call('GET', `/scenarios/${id}`, {
    token: cafe.token,
    headers: { 'accept-language': 'lt' },
  });
  expect(json.verdict.text).toBe('Su šiuo pakeitimu, kad ir ką darytumėte, laisvos liks 4 pamainos daugiau.');
});

test('an imaginary second cook fills what one leaves open; applied, their shifts are open', async () => {
  const small = await createCafe(api, 1);
  const hire = { kind: 'imaginary', key: 'new', name: 'New cook', roles: ['cook'], weekly_hours: 16 };
  const scenario = await planned([hire], small);
  expect(scenario.verdict).toMatchObject({ kind: 'fills', count: 4 });
  const theirs = scenario.shifts.filter((shift: { imaginary: string | null }) => shift.imaginary === 'new');
  expect(theirs.length).toBeGreaterThanOrEqual(4);
  expect(theirs[0]).toMatchObject({ employee_id: null, name: 'New cook' });
  const body = { reason: 'We hire' };
  const { status, json } = await api.call('POST', `/scenarios/${scenario.id}/apply`, { token: small.token, body });
  expect([status, json]).toEqual([
    200,
    { ...JUNE, written: 25, open: theirs.length, not_written: [0], undo_id: expect.any(String) },
  ]);
  const { shifts } = (await api.call('GET', '/schedule?start=2031-06-01&end=2031-06-30', { token: small.token })).json;
  const work = (list: { date: string; employee_id: string | null }[]) =>
    list.map(({ date, employee_id }) => `${date} ${employee_id}`).sort();
  expect(work(shifts)).toEqual(work(scenario.shifts));
  const history = (await api.call('GET', '/activity?type=schedule.tried', { token: small.token })).json;
  expect(history.items[0]).toMatchObject({
    action_type: 'schedule.tried',
    details: { year: 2031, month: 6, reason: 'We hire' },
  });
  expect((await look(scenario.id, small)).applied_at).not.toBeNull();
  const undone = await api.call('POST', `/schedule/restore/${json.undo_id}`, { token: small.token });
  expect(undone.status).toBe(200);
});

test('what is pinned shares a place with others, and what was changed by hand stays: it is applied', async () => {
  const own = await createCafe(api, 3);
  for (const { id, weekday } of (await api.call('GET', '/requirements', { token: own.token })).json) {
    const body = { template: 'DAY', role: 'cook', weekday, count: 2 };
    expect((await api.call('PUT', `/requirements/${id}`, { token: own.token, body })).status).toBe(200);
  }
  const [ona, jonas] = own.workers.map(({ id }) => id);
  const post = (date: string, employee_id: string | undefined) =>
    api.call('POST', '/schedule/shifts', {
      token: own.token,
      body: { date, template: 'DAY', role: 'cook', employee_id },
    });
  const pinned = (await post('2031-06-02', ona)).json;
  const body = { date: '2031-06-02', template: 'DAY', role: 'cook', employee_id: ona, pinned: true };
  expect((await api.call('PUT', `/schedule/${pinned.id}`, { token: own.token, body })).status).toBe(200);
  await post('2031-06-03', jonas);
  const scenario = await planned([{ kind: 'closed', date: '2031-06-24' }], own);
  const { status, json } = await api.call('POST', `/scenarios/${scenario.id}/apply`, {
    token: own.token,
    body: { reason: 'St John' },
  });
  // Three cooks have fifteen shifts a week, of twelve that are needed; the closed day is needed as before.
  expect([status, json.code ?? json.open]).toEqual([200, 2]);
  const { shifts } = (await api.call('GET', '/schedule?start=2031-06-02&end=2031-06-03', { token: own.token })).json;
  const on = (day: string) => shifts.filter(({ date }: { date: string }) => date === day);
  expect([on('2031-06-02').length, on('2031-06-03').length]).toEqual([2, 2]);
  expect(on('2031-06-02').filter(({ employee_id }: { employee_id: string }) => employee_id === ona)).toHaveLength(1);
});

test('of a closed day it says how many stay open, not that as many are filled', async () => {
  const own = await createCafe(api, 1);
  const full = await planned([{ kind: 'closed', weekday: 6 }], await createCafe(api));
  expect(full.verdict.text).toBe('As many shifts stay open with the change as without it.');
  // One cook has five days a week: a shift of each whole week is open, four in June.
  const fewer = await planned([{ kind: 'closed', weekday: 1 }], own);
  expect(fewer.verdict).toMatchObject({ kind: 'fewer_open', count: 4 });
  expect(fewer.verdict.text).toBe('With this change 4 fewer shifts stay open.');
});

test('the list has the latest first, of one month only if it is named; thrown away it is gone', async () => {
  const own = await createCafe(api);
  const one = await planned([{ kind: 'closed', weekday: 1 }], own);
  const other = await planned([{ kind: 'aim', aim: 'fairness', importance: 'highest' }], own);
  const list = async (query = '') => (await api.call('GET', `/scenarios${query}`, { token: own.token })).json;
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
  expect((await list('?year=2031&month=6'))[1]).toMatchObject({ id: one.id, stale: false, verdict: one.verdict });
  expect(await list('?year=2031&month=7')).toEqual([]);
  expect((await api.call('DELETE', `/scenarios/${one.id}`, { token: own.token })).status).toBe(204);
  expect((await api.call('DELETE', `/scenarios/${one.id}`, { token: own.token })).status).toBe(404);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([other.id]);
});

test('two managers who plan it again at once: one does, the other one looks on', async () => {
  const { id } = await planned([without(first())]);
  const again = () => api.call('POST', `/scenarios/${id}/plan`, { token: cafe.token, body: { seconds: 20 } });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json.code).toBe('scenario_running');
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).toBe('done');
});

test('every kind of line is planned', async () => {
  const own = await createCafe(api);
  const [ona, jonas] = own.workers.map(({ id }) => id);
  await api.call('POST', '/certificate-kinds', { token: own.token, body: { name: 'Hygiene', roles: [] } });
  const scenario = await planned(
    [
      { kind: 'away', employee_id: ona, from: '2031-06-02', to: '2031-06-08' },
      { kind: 'starts', employee_id: jonas, first_day: '2031-06-03' },
      { kind: 'imaginary', key: 'a', like: ona, earliest_start: '09:00' },
      { kind: 'role', employee_id: ona, role: 'barista' },
      { kind: 'certificate', employee_id: ona, certificate: 'Hygiene' },
      { kind: 'contract_hours', employee_id: jonas, weekly_hours: 20 },
      { kind: 'requirement', weekday: 7, template: 'DAY', role: 'cook', count: 1 },
      { kind: 'closed', date: '2031-06-24' },
      { kind: 'rule', rule: 'weekends-off', numbers: { least: 1, in_weeks: 2 } },
      { kind: 'rule', rule: 'max-weekends', strictness: 'soft' },
      { kind: 'aim', aim: 'wishes', importance: 'high' },
    ],
    own,
  );
  // 25 days, five Sundays more, one day closed.
  expect(scenario.changed).toMatchObject({ needed: 29 });
  expect(quantityOf(scenario, 'penalty')).toBeUndefined();
  expect(scenario.shifts.some(({ date }: { date: string }) => date === '2031-06-24')).toBe(false);
  // All shifts begin at 8:00.
  expect(scenario.shifts.some(({ imaginary }: { imaginary: string | null }) => imaginary === 'a')).toBe(false);
  expect(second()).not.toBe(jonas);
});

test('somebody new like a minor is one without a date of birth too; who is like nobody is an adult', async () => {
  const own: TestCafe = { ...(await createManager(api)), workers: [] };
  const minor = await createWorker(api, own, { birth_date: '2015-03-02', max_hours_per_week: 40 });
  await addTemplate(api, own, { name: 'LATE', start_time: '18:00', end_time: '23:00' });
  const body = { template: 'LATE', role: 'cook', count: 1, weekday: 1 };
  await api.call('POST', '/requirements', { token: own.token, body });
  const openWith = async (more: object) =>
    quantityOf(await planned([{ kind: 'imaginary', key: 'new', weekly_hours: 20, ...more }], own), 'open');
  // Nobody of 16 works after 22:00: the five Mondays stay open, with two of them too.
  expect(await openWith({ like: minor.id })).toMatchObject({ base: { best: 5 }, changed: { best: 5, bound: 5 } });
  expect(await openWith({ roles: ['cook'] })).toMatchObject({ base: { best: 5 }, changed: { best: 0 } });
});

test('the month is deleted meanwhile: it says so, proves and applies nothing, and is planned again', async () => {
  const own = await createCafe(api);
  const { token } = own;
  const shift = { date: '2031-06-02', template: 'DAY', role: 'cook', employee_id: own.workers[0]!.id };
  expect((await api.call('POST', '/schedule/shifts', { token, body: shift })).status).toBe(201);
  const { id } = await planned([without(own.workers[0]!.id)], own);
  expect((await look(id, own)).stale).toBe(false);
  expect((await api.call('DELETE', '/schedule?year=2031&month=6', { token })).status).toBe(200);
  expect((await look(id, own)).stale).toBe(true);
  const codeOf = async (deed: string, body: object) =>
    (await api.call('POST', `/scenarios/${id}/${deed}`, { token, body })).json.code;
  expect(await codeOf('apply', { reason: 'x' })).toBe('scenario_stale');
  expect(await codeOf('bounds', { quantity: 'hours' })).toBe('scenario_stale');
  expect((await api.call('GET', '/schedule?start=2031-06-01&end=2031-06-30', { token })).json.shifts).toEqual([]);
  await api.call('POST', `/scenarios/${id}/plan`, { token, body: {} });
  await expect.poll(async () => (await look(id, own)).state, { timeout: 60_000 }).toBe('done');
  expect((await look(id, own)).stale).toBe(false);
});
