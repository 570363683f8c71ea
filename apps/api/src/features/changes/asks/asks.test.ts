import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { continueAsks, LEASE_MS } from './continue-asks.ts';

const MINUTE = 60_000;

let api: TestApp;
let manager: TestManager;
let people: { id: string; token: string }[];
/** The clock: tests move it. */
let now = Date.parse('2030-01-07T09:00:00Z');
let year = 2030;
/** The shift that is asked about. */
let shift: string;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api);
  people = [];
  for (const name of ['Žygimantas', 'Ona', 'Petras'])
    people.push(
      await createWorker(api, manager, { name, email: `${name === 'Žygimantas' ? 'zygis' : name}@example.lt` }),
    );
});
afterAll(() => api.close());

/** An open shift in a published month of its own. */
beforeEach(async () => {
  year += 1;
  now = Date.parse(`${year}-05-01T09:00:00Z`);
  shift = await openShift();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });
const post = (path: string, body?: object, token = manager.token) => call('POST', path, token, body);

async function openShift(own: object = {}, publish = true): Promise<string> {
  const hours = { date: `${year}-05-14`, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: null };
  const { json } = await post('/schedule/shifts', { ...hours, ...own });
  if (publish) await post(`/schedule/publish?year=${year}&month=5`);
  return json.id;
}

const ids = () => people.map(({ id }) => id);
const ask = (own: object = {}) =>
  post('/asks', { shift_id: shift, way: 'in_order', minutes: 30, employee_ids: ids(), ...own });
const read = async () => (await call('GET', `/asks?shift_id=${shift}`, manager.token)).json[0];
const states = async () => (await read()).people.map(({ status }: { status: string }) => status);
const goOn = () => continueAsks(api.deps, now);
const questions = async (at: number) => (await call('GET', '/asks/own', people[at]?.token ?? '')).json;
async function answer(at: number, said: 'yes' | 'no', id?: string) {
  const own = id ?? (await questions(at))[0]?.id;
  return post(`/asks/own/${own}/answer`, { answer: said }, people[at]?.token);
}
const holder = async () =>
  (
    await api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('shift').select(['employee_id', 'status']).where('id', '=', shift).executeTakeFirst(),
    )
  )?.employee_id;
/** What was told of the question, by kind and variant, once for each receiver. */
async function told(): Promise<string[]> {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .selectFrom('outbox')
      .select(['kind', 'facts', 'audience'])
      .where('kind', 'in', ['shift_asked', 'ask_answered'])
      .orderBy('id')
      .execute(),
  );
  const own = rows
    .map((row) => ({ ...row, facts: row.facts as Record<string, unknown> }))
    .filter(({ facts }) => String(facts['date']).startsWith(String(year)));
  return own.flatMap(({ kind, facts, audience }) =>
    Array<string>(audience === 'managers' ? 1 : (audience as { employees: string[] }).employees.length).fill(
      `${kind} ${String(facts['variant'])}`,
    ),
  );
}
/** The link of the message to somebody who was asked. */
async function linkOf(at: number, purposeOf = createSignedLinks(api.deps.settings.jwtSecret)): Promise<string> {
  const [{ id = '', answer_until = '' } = {}] = await questions(at);
  return purposeOf.sign('ask', { projectId: manager.projectId, subject: id, expiresAt: Date.parse(answer_until) });
}
const follow = (token: string, said: 'yes' | 'no') =>
  api.call('POST', '/ask-links/answer', { body: { token, answer: said } });

test('in order: one is asked after another, the first yes takes the shift, and the last is never asked', async () => {
  const made = await ask();
  expect([made.status, made.json.people.map((one: { status: string }) => one.status)]).toEqual([
    201,
    ['asked', 'queued', 'queued'],
  ]);
  expect(await questions(1)).toEqual([]);
  expect((await answer(0, 'no')).json.state).toBe('no');
  expect(await states()).toEqual(['no', 'asked', 'queued']);
  expect((await answer(1, 'yes')).json.state).toBe('yours');
  expect(await states()).toEqual(['no', 'yes', 'queued']);
  expect(await read()).toMatchObject({ status: 'filled', taker_id: people[1]?.id, allowed_actions: [] });
  expect(await holder()).toBe(people[1]?.id);
  expect(await told()).toEqual(['shift_asked you', 'shift_asked you', 'ask_answered filled']);
});

test('who decides after a yes is a setting of the project, unless the question says it', async () => {
  const { json } = await ask();
  expect(json.needs_approval).toBe(false);
  await post(`/asks/${json.id}/stop`);
  const settings = (asks_need_approval: boolean) =>
    api.call('PUT', '/settings/system', { token: manager.token, body: { asks_need_approval } });
  expect((await settings(true)).json.asks_need_approval).toBe(true);
  const made = await ask();
  await settings(false);
  expect(made.json.needs_approval).toBe(true);
  expect((await answer(0, 'yes')).json.state).toBe('waiting');
});

test('who does not answer in time is silent, the next one is asked, and nobody left means unfilled', async () => {
  await ask();
  now += 29 * MINUTE;
  await goOn();
  expect(await states()).toEqual(['asked', 'queued', 'queued']);
  const [{ id }] = await questions(0);
  for (const expected of [
    ['silent', 'asked', 'queued'],
    ['silent', 'silent', 'asked'],
    ['silent', 'silent', 'silent'],
  ]) {
    now += 30 * MINUTE;
    await goOn();
    expect(await states()).toEqual(expected);
  }
  expect((await read()).status).toBe('unfilled');
  expect(await told()).toContain('ask_answered unfilled');
  expect((await answer(0, 'yes', id)).json.code).toBe('ask_stopped');
});

test('all at once: the others are notified that it is taken, and get that answer too', async () => {
  await ask({ way: 'all' });
  expect(await states()).toEqual(['asked', 'asked', 'asked']);
  const [{ id }] = await questions(2);
  await answer(1, 'yes');
  expect(await states()).toEqual(['over', 'yes', 'over']);
  expect((await answer(2, 'yes', id)).json.code).toBe('ask_taken');
  expect((await told()).filter((one) => one === 'shift_asked taken')).toHaveLength(2);
});

test('several say yes at once: one gets the shift, the others learn that it is taken', async () => {
  await ask({ way: 'all' });
  const own = await Promise.all([0, 1, 2].map(async (at) => (await questions(at))[0].id));
  const replies = await Promise.all(own.map((id, at) => answer(at, 'yes', id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.filter(({ status }) => status === 409).map(({ json }) => json.code)).toEqual([
    'ask_taken',
    'ask_taken',
  ]);
  const winner = replies.findIndex(({ status }) => status === 200);
  expect(await holder()).toBe(people[winner]?.id);
});

test('many turns of several processes at once ask one person, once', async () => {
  await ask();
  expect(await told()).toEqual(['shift_asked you']);
  now += 31 * MINUTE;
  await Promise.all(Array.from({ length: 6 }, goOn));
  expect(await states()).toEqual(['silent', 'asked', 'queued']);
  expect(await told()).toEqual(['shift_asked you', 'shift_asked you']);
});

test('a turn that was killed half way is continued when its lease is over', async () => {
  const { json } = await ask();
  now += 31 * MINUTE;
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('ask')
      .set({ lease: '01900000-0000-7000-8000-000000000001', lease_until: new Date(now + LEASE_MS).toISOString() })
      .where('id', '=', json.id)
      .execute(),
  );
  await goOn();
  expect(await states()).toEqual(['asked', 'queued', 'queued']);
  now += LEASE_MS;
  await goOn();
  expect(await states()).toEqual(['silent', 'asked', 'queued']);
});

test('with approval a yes waits for the manager; rejected, asking goes on; approved, the shift is theirs', async () => {
  const { json } = await ask({ needs_approval: true });
  expect((await answer(0, 'yes')).json.state).toBe('waiting');
  expect(await holder()).toBeNull();
  expect(await read()).toMatchObject({ status: 'waiting', allowed_actions: ['approve', 'reject', 'stop'] });
  expect((await post(`/asks/${json.id}/reject`)).json.people.map((one: { status: string }) => one.status)).toEqual([
    'rejected',
    'asked',
    'queued',
  ]);
  await answer(1, 'yes');
  const approvals = await Promise.all([post(`/asks/${json.id}/approve`), post(`/asks/${json.id}/approve`)]);
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await holder()).toBe(people[1]?.id);
});

test('stopped: those asked are notified; an answer and a second stop are rejected', async () => {
  const { json } = await ask();
  const [{ id }] = await questions(0);
  expect((await post(`/asks/${json.id}/stop`)).json).toMatchObject({ status: 'stopped', allowed_actions: [] });
  expect((await post(`/asks/${json.id}/stop`)).json.code).toBe('ask_over');
  expect((await answer(0, 'yes', id)).json.code).toBe('ask_stopped');
  expect(await questions(0)).toEqual([]);
  expect(await told()).toContain('shift_asked stopped');
});

test('who may not take it any more when it is their turn is skipped, with the reason; so is who says yes too late', async () => {
  await ask();
  const busy = { date: `${year}-05-14`, start_time: '12:00', end_time: '20:00', role: 'cook' };
  await post('/schedule/shifts', { ...busy, employee_id: people[1]?.id });
  await answer(0, 'no');
  const { people: found } = await read();
  expect(found.map(({ status }: { status: string }) => status)).toEqual(['no', 'skipped', 'asked']);
  expect(found[1].skipped_for).toBe('rules');
  expect(found[1].rules[0]).toMatchObject({ rule: 'overlap', detail: 'Has another shift at the same time.' });
  await post('/schedule/shifts', { ...busy, employee_id: people[2]?.id });
  expect((await answer(2, 'yes')).json.code).toBe('swap_not_eligible');
  expect(await read()).toMatchObject({ status: 'unfilled' });
  expect(await holder()).toBeNull();
});

test('quiet hours hold the message and the time to answer; who sleeps until the shift is skipped', async () => {
  now = Date.parse(`${year}-05-13T20:00:00Z`); // 23:00 in Vilnius
  await call('PUT', '/notifications/preferences', people[0]?.token ?? '', {
    quiet_hours: { from: '22:00', until: '09:00' },
  });
  await call('PUT', '/notifications/preferences', people[1]?.token ?? '', {
    quiet_hours: { from: '22:00', until: '06:00' },
  });
  await ask();
  const { people: found } = await read();
  expect(found.map((one: { status: string; skipped_for: string | null }) => [one.status, one.skipped_for])).toEqual([
    ['skipped', 'quiet_hours'],
    ['asked', null],
    ['queued', null],
  ]);
  expect(found[1].answer_until).toBe(`${year}-05-14T03:30:00.000Z`); // 06:30 in Vilnius
  for (const { token } of people) await call('PUT', '/notifications/preferences', token, { quiet_hours: null });
});

test('the link of a message shows the shift alone, answers once, and the same again is answered alike', async () => {
  await ask();
  const token = await linkOf(0);
  const shown = await api.call('POST', '/ask-links/read', { body: { token } });
  expect(shown.json).toEqual({
    id: expect.any(String),
    date: `${year}-05-14`,
    start_time: '08:00',
    end_time: '16:00',
    role: 'cook',
    answer_until: `${year}-05-01T09:30:00.000Z`,
    state: 'open',
    name: 'Žygimantas',
    project: 'Rytas',
    time_zone: 'Europe/Vilnius',
  });
  expect((await follow(token, 'yes')).json.state).toBe('yours');
  expect((await follow(token, 'yes')).json.state).toBe('yours');
  expect((await follow(token, 'no')).json.code).toBe('ask_answered');
  expect((await read()).people[0]).toMatchObject({ status: 'yes', answered_by: 'link' });
});

test('a link that is altered, too old, or of a question that is over gets a clear answer', async () => {
  await ask();
  const token = await linkOf(0);
  expect((await follow(`${token.slice(0, -2)}AA`, 'yes')).json.code).toBe('link_invalid');
  const forged = await linkOf(0, createSignedLinks('another secret of thirty-two characters'));
  expect((await follow(forged, 'yes')).json.code).toBe('link_invalid');
  now += 31 * MINUTE;
  expect((await api.call('POST', '/ask-links/read', { body: { token } })).json.state).toBe('late');
  expect((await follow(token, 'yes')).json.code).toBe('ask_late');
  await goOn();
  await answer(1, 'yes');
  expect((await follow(token, 'yes')).json.code).toBe('ask_taken');
  expect(await holder()).toBe(people[1]?.id);
});

test("somebody else's question, another project's and an unknown one are not found", async () => {
  const { json } = await ask();
  const [{ id }] = await questions(0);
  expect((await answer(1, 'yes', id)).status).toBe(404);
  const stranger = await createManager(api, 'Other');
  expect((await post(`/asks/${json.id}/stop`, undefined, stranger.token)).status).toBe(404);
  expect((await post('/asks', { shift_id: shift, minutes: 30 }, stranger.token)).status).toBe(404);
});

test('an assigned shift is asked about too: a yes takes it over; another new holder ends the question', async () => {
  await post(`/schedule/${shift}/replace`, { employee_id: people[0]?.id, reason: 'Ill' });
  await ask({ employee_ids: [people[1]?.id, people[2]?.id] });
  await answer(1, 'yes');
  expect(await holder()).toBe(people[1]?.id);
  await ask({ employee_ids: [people[2]?.id] });
  await post(`/schedule/${shift}/replace`, { employee_id: people[0]?.id, reason: 'By phone' });
  expect((await read()).status).toBe('ended');
  expect(await told()).toContain('shift_asked taken');
});

// In the end Ona has it, who did nothing: half of 8 hours.
test('who loses a shift to a yes is paid as at a replacement, unless they offer it or asked to be off', async () => {
  const rule = (late_change_hours: number | null, late_change_percent: number | null) =>
    call('PUT', '/settings/system', manager.token, { late_change_hours, late_change_percent });
  const paid = async () =>
    (await call('GET', `/late-changes?start=${year}-01-01&end=${year}-12-31`, manager.token)).json;
  const [zygis = { id: '', token: '' }] = people;
  const give = () =>
    post(`/schedule/${shift}/replace`, { employee_id: zygis.id, reason: 'x', employee_is_cause: true });
  await rule(720, 50);
  await give();
  expect((await post('/schedule/requests', { shift_id: shift }, zygis.token)).status).toBe(201);
  await ask({ employee_ids: [people[1]?.id] });
  expect((await answer(1, 'yes')).json.state).toBe('yours');
  await give();
  const off = { type: 'personal', start_date: `${year}-05-14`, end_date: `${year}-05-14`, reason: 'x' };
  expect((await post('/time-off', off, zygis.token)).status).toBe(201);
  await ask({ employee_ids: [people[1]?.id] });
  expect((await answer(1, 'yes')).json.state).toBe('yours');
  expect(await paid()).toEqual([]);
  await ask({ employee_ids: [people[2]?.id] });
  expect((await answer(2, 'yes')).json.state).toBe('yours');
  expect(await paid()).toMatchObject([{ employee_id: people[1]?.id, change: 'given_away', minutes: 240 }]);
  await rule(null, null);
});

test('a draft in a published month is published with the yes; in a month of drafts nobody is asked', async () => {
  shift = await openShift({ start_time: '16:00', end_time: '20:00' }, false);
  expect((await ask()).status).toBe(201);
  await answer(0, 'yes');
  const seen = await call('GET', `/schedule?start=${year}-05-14&end=${year}-05-14`, people[0]?.token ?? '');
  expect(seen.json.shifts.map((one: { id: string; status: string }) => [one.id, one.status])).toContainEqual([
    shift,
    'published',
  ]);
  shift = await openShift({ date: `${year}-06-14` }, false);
  expect((await ask()).json.code).toBe('ask_unpublished');
});

test('while the day is amended, a yes changes the plan in force; a draft of the amendment is not asked about', async () => {
  await ask();
  const day = `${year}-05-14`;
  expect(
    (await post(`/schedule/amend?year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}&from=${day}&to=${day}`))
      .status,
  ).toBeLessThan(300);
  expect((await answer(0, 'yes')).json.state).toBe('yours');
  expect(await holder()).toBe(people[0]?.id);
  shift = await openShift({ start_time: '16:00', end_time: '20:00' }, false);
  expect((await ask()).json.code).toBe('ask_unpublished');
});

test('asked twice about the same shift, about one that has begun, nobody who may, and wrong input', async () => {
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.json.code).toBe('ask_exists');
  expect(Object.keys((await ask({ minutes: 1 })).json.errors)).toEqual(['minutes']);
  expect(Object.keys((await ask({ employee_ids: ['nobody-here'] })).json.errors)).toEqual(['employee_ids']);
  shift = await openShift({ role: 'waiter' });
  expect((await ask({ employee_ids: undefined })).json.code).toBe('ask_nobody');
  now = Date.parse(`${year}-05-14T09:00:00Z`);
  expect((await ask()).json.code).toBe('shift_begun');
});

test('the employee who is asked is deleted: the next one is asked when the time is over', async () => {
  const leaver = await createWorker(api, manager, { name: 'Rūta' });
  await ask({ employee_ids: [leaver.id, people[2]?.id] });
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  now += 31 * MINUTE;
  await goOn();
  expect((await states())[0]).toBe('asked');
});

test('ask first: the absence is recorded, the shift is open, and the proposed colleague is asked before the others', async () => {
  await post(`/schedule/${shift}/replace`, { employee_id: people[0]?.id, reason: 'Ours' });
  const day = `${year}-05-14`;
  const proposal = await post('/schedule/repair', { employee_id: people[0]?.id, start: day, end: day });
  const [{ to_employee_id: proposed, asked }] = proposal.json.changes;
  const reply = await post(`/schedule/repair/${proposal.json.id}/ask`, { minutes: 30 });
  expect([reply.status, reply.json.asked]).toEqual([200, 1]);
  expect(await holder()).toBeNull();
  const { people: found } = await read();
  expect(found[0]).toMatchObject({ employee_id: proposed, status: 'asked' });
  // The proposal said it before.
  expect(asked).toEqual(['Ona', 'Petras']);
  const queued = found.filter(({ status }: { status: string }) => status !== 'skipped');
  expect(queued.map(({ name }: { name: string }) => name)).toEqual(asked);
  // The absent employee is not asked, and everybody is not told of an open shift.
  expect(found.find((one: { employee_id: string }) => one.employee_id === people[0]?.id)).toMatchObject({
    status: 'skipped',
  });
  expect((await post(`/schedule/repair/${proposal.json.id}/ask`, { minutes: 30 })).json.code).toBe('repair_stale');
  expect((await post(`/schedule/repair/${reply.json.undo_id}/undo`)).status).toBe(200);
  expect((await read()).status).toBe('ended');
  expect(await holder()).toBe(people[0]?.id);
});
