import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let now = Date.parse('2031-05-07T08:00+03:00');
let api: TestApp;
let beside: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let secret: string;
beforeAll(async () => {
  const parts = { now: () => now };
  api = await createTestApp({ parts });
  beside = await createTestApp({ beside: api, parts });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
  const made = await asManager('POST', '/kiosks', { name: 'Baras' });
  secret = made.json.secret;
  await setPin(ona.id, '4711');
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const setPin = (id: string, pin: string, token = manager.token) =>
  api.call('PUT', `/employees/${id}/clock-pin`, { token, body: { pin } });
const tap = (kind: string, fields: object = {}, through = api) =>
  through.call('POST', '/kiosk/tap', { body: { secret, employee_id: ona.id, pin: '4711', kind, ...fields } });
const people = async () => (await api.call('POST', '/kiosk/people', { body: { secret } })).json.people;

test('a manager adds and ends tablets; the secret is shown once', async () => {
  expect((await api.call('POST', '/kiosks', { token: ona.token, body: { name: 'x' } })).json.code).toBe(
    'managers_only',
  );
  const { json } = await asManager('GET', '/kiosks');
  expect(json).toMatchObject([{ name: 'Baras' }]);
  expect(JSON.stringify(json)).not.toContain(secret);
  const other = await createManager(api, 'Other');
  const foreign = await api.call('DELETE', `/kiosks/${json[0].id}`, { token: other.token });
  expect(foreign.status).toBe(404);
  const second = (await asManager('POST', '/kiosks', { name: 'Virtuvė' })).json;
  expect((await asManager('DELETE', `/kiosks/${second.id}`)).status).toBe(204);
  expect((await api.call('POST', '/kiosk/people', { body: { secret: second.secret } })).status).toBe(404);
});

test('the secret opens nothing but the clock', async () => {
  expect((await api.call('GET', '/employees', { token: secret })).status).toBe(401);
  expect((await api.call('POST', '/kiosk/people', { body: { secret: 'A'.repeat(43) } })).status).toBe(404);
  expect(await people()).toEqual([
    {
      id: ona.id,
      name: 'Ona',
      state: 'out',
      has_pin: true,
      has_receipt: false,
      forgotten_since: null,
      proposed_end: null,
    },
  ]);
});

test('in and out with the PIN, the same tap once', async () => {
  const id = randomUUID();
  expect((await tap('in', { tap: id })).json.entry).not.toBeNull();
  expect((await tap('in', { tap: id })).status).toBe(200);
  expect((await tap('in')).json.code).toBe('clock_running');
  expect(await people()).toMatchObject([{ state: 'in' }]);
  await tap('break_start');
  expect(await people()).toMatchObject([{ state: 'break' }]);
  now += 3_600_000;
  expect((await tap('out')).json).toMatchObject({ entry: null, last: { worked_minutes: 0 } });
});

test('a tap that waited for a line counts when it was made; a forgotten end is said on the tablet too', async () => {
  const vita = await createWorker(api, manager, { name: 'Vita' });
  await setPin(vita.id, '4712');
  const own = { employee_id: vita.id, pin: '4712' };
  const at = (ago: number) => new Date(now - ago * 60_000).toISOString();
  const late = { ...own, tapped_at: at(30), sent_at: at(0) };
  const started = (await tap('in', late)).json.entry.started_at;
  expect(started).toBe(at(30));
  const since = async () => (await people()).find(({ id }: { id: string }) => id === vita.id).forgotten_since;
  expect(await since()).toBeNull();
  now += 20 * 3_600_000;
  expect(await since()).toBe(started);
  expect((await tap('out', own)).json.code).toBe('clock_forgotten');
  const ended_at = new Date(Date.parse(started) + 8 * 3_600_000).toISOString();
  expect((await tap('out', { ...own, ended_at })).json).toMatchObject({ entry: null });
  expect((await tap('in', { ...own, tapped_at: 'soon' })).json.errors).toHaveProperty('tapped_at');
});

test("an employee sets the own PIN, not a colleague's; it has four to eight digits", async () => {
  const rasa = await createWorker(api, manager, { name: 'Rasa' });
  expect((await setPin(ona.id, '1234', rasa.token)).status).toBe(404);
  expect((await setPin(rasa.id, '12a4', rasa.token)).json.errors).toHaveProperty('pin');
  for (const pin of ['0000', '1111', '1234', '9876', '1212', '1987', '87654321'])
    expect((await setPin(rasa.id, pin, rasa.token)).json.errors).toEqual({
      pin: [expect.stringContaining('too easy to guess')],
    });
  expect((await setPin(rasa.id, '1236', rasa.token)).status).toBe(204);
  expect((await tap('in', { employee_id: rasa.id, pin: '1236' })).status).toBe(200);
});

test('who has no PIN and who is not there are refused like a wrong one', async () => {
  const none = await createWorker(api, manager);
  for (const employee_id of [none.id, 'nobody']) {
    const reply = await tap('in', { employee_id });
    expect([reply.status, reply.json.code]).toEqual([422, 'pin_wrong']);
  }
});

test('after five wrong PINs a tablet waits half a minute each time; refused ones count for nothing and prolong nothing', async () => {
  const guess = (n: number) => tap('in', { pin: `00${10 + n}` });
  const codes = (await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))).map(({ json }) => json.code);
  expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(7);
  for (let time = 0; time < 6; time += 1) {
    expect((await tap('in')).headers['retry-after']).toBe('30');
    now += 15_000;
    expect((await guess(40)).headers['retry-after']).toBe('15');
    now += 15_001;
    expect((await guess(50 + time)).json.code).toBe('pin_wrong');
  }
  now += 30_001;
  expect((await tap('in')).status).toBe(200);
});

test('guessing at one tablet blocks no colleague at another', async () => {
  const rasa = await createWorker(api, manager, { name: 'Rasa' });
  await setPin(rasa.id, '4714');
  for (let n = 0; n < 5; n += 1) await tap('in', { employee_id: rasa.id, pin: `00${10 + n}` });
  expect((await tap('in', { employee_id: rasa.id, pin: '4714' })).status).toBe(429);
  const { json } = await asManager('POST', '/kiosks', { name: 'Salė' });
  expect((await tap('in', { employee_id: rasa.id, pin: '4714', secret: json.secret })).status).toBe(200);
});

test('sixty wrong PINs of a day, through two servers, lock it until a manager, a new PIN or the next day', async () => {
  const jonas = await createWorker(api, manager, { name: 'Jonas' });
  await setPin(jonas.id, '4715');
  const own = { employee_id: jonas.id, pin: '4715' };
  const locked = async () => (await asManager('GET', '/clock-pins/locked')).json;
  /** Simulates this number of tries except one: hashing them takes long. */
  const spend = () =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx
        .updateTable('clock_pin')
        .set({ failures: 59, failing_since: new Date(now).toISOString() })
        .where('employee_id', '=', jonas.id)
        .execute(),
    );
  await spend();
  // The right one is accepted, and does not allow more guesses.
  expect((await tap('in', own)).status).toBe(200);
  expect(await locked()).toEqual([]);
  const last = await Promise.all([api, beside].map((through) => tap('out', { ...own, pin: '0042' }, through)));
  expect(last.map(({ json }) => json.code).sort()).toEqual(['pin_locked', 'pin_wrong']);
  const refused = await tap('out', own, beside);
  expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([429, 'pin_locked', '86400']);
  expect(refused.json.detail).toContain('ask your manager');
  expect(await locked()).toEqual([{ id: jonas.id, name: 'Jonas' }]);

  const unlock = (id: string, token = manager.token) =>
    api.call('POST', `/employees/${id}/clock-pin/unlock`, { token });
  expect((await unlock(jonas.id, '')).status).toBe(401);
  expect((await unlock(jonas.id, jonas.token)).json.code).toBe('managers_only');
  expect((await unlock(jonas.id, (await createManager(api, 'Other')).token)).status).toBe(404);
  expect([(await unlock(jonas.id)).status, await locked()]).toEqual([204, []]);
  now += 60_000;
  expect((await tap('out', own)).status).toBe(200);
  now += 60_000;
  const { json } = await asManager('GET', `/activity?person=${jonas.id}`);
  expect(json.items.map(({ action_type }: { action_type: string }) => action_type)).toContain('kiosk.pin_unlocked');

  await spend();
  await tap('in', { ...own, pin: '0043' });
  expect((await tap('in', own)).json.code).toBe('pin_locked');
  expect((await setPin(jonas.id, '4719', jonas.token)).status).toBe(204);
  expect((await tap('in', { ...own, pin: '4719' })).status).toBe(200);
  await spend();
  await tap('out', { ...own, pin: '0044' });
  expect((await tap('out', { ...own, pin: '4719' })).json.code).toBe('pin_locked');
  now += 24 * 60 * 60 * 1000 + 1;
  expect((await tap('out', { ...own, pin: '4719', ended_at: null })).status).toBe(200);
});

test('wrong secrets from the network of a café are refused in the end, and its tablet works on', async () => {
  const guess = () => api.call('POST', '/kiosk/people', { body: { secret: 'B'.repeat(43) } });
  const statuses = (await Promise.all(Array.from({ length: 140 }, guess))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect((await api.call('POST', '/kiosk/people', { body: { secret } })).status).toBe(200);
});

test('what is not paid for is read-only on a tablet too', async () => {
  const bill = (billing: 'active' | 'ended') =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx.updateTable('project').set({ billing }).where('id', '=', manager.projectId).execute(),
    );
  const petras = await createWorker(api, manager, { name: 'Petras' });
  await setPin(petras.id, '4713');
  const tapped = () => tap('in', { employee_id: petras.id, pin: '4713' });
  await bill('ended');
  const refused = await tapped();
  expect([refused.status, refused.json.code]).toEqual([402, 'project_ended']);
  expect(await people()).toContainEqual(
    expect.objectContaining({ id: petras.id, name: 'Petras', state: 'out', has_pin: true }),
  );
  await bill('active');
  expect((await tapped()).status).toBe(200);
});
