import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openStream, type OpenStream } from '../../../testing/fakes/open-stream.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** By how much the server's clock is moved forward. */
let hours = 0;
let api: TestApp;
let beside: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + hours * 3_600_000 } });
  beside = await createTestApp({ beside: api, notifying: true });
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const list = async (token: string, language = 'en') =>
  (await api.call('GET', '/notifications', { token, headers: { 'accept-language': language } })).json;
const ask = (title: string) =>
  api.call('POST', '/requests', { token: ona.token, body: { type: 'schedule_change', title, reason: 'Bus' } });
/** Waits for a notification created by the other process. */
const told = (token: string, title: string) =>
  eventually(async () => {
    const found = (await list(token)).items.find((item: { text: string }) => item.text.includes(title));
    expect(found).toBeDefined();
    return found;
  });

/** The next event of a type: unread counts may be sent in between. */
const nextOf = async (stream: OpenStream, type: string) => {
  for (;;) {
    const event = await stream.next();
    if (event === undefined || event.data.type === type) return event;
  }
};

test('without a session, or from another project, no event arrives', async () => {
  expect((await api.call('GET', '/notifications')).status).toBe(401);
  expect((await openStream(api, '/notifications/stream')).reply.status).toBe(401);
  await ask('Not for others');
  await told(manager.token, 'Not for others');
  expect(await list(other.token)).toEqual({ items: [], total: 0, unread: 0 });
  expect((await list(ona.token)).items).toEqual([]);
});

test('a request reaches the manager and its answer the employee, each in their language', async () => {
  const { json } = await ask('Later start');
  const asked = await told(manager.token, 'Later start');
  expect(asked).toMatchObject({ kind: 'request_waiting', path: '/manager/requests', read: false });
  expect(asked.title).toBe('New request');
  expect((await list(manager.token, 'lt')).items[0].title).toBe('Prašymas laukia Jūsų atsakymo');
  await api.call('POST', `/requests/${json.id}/approve`, { token: manager.token, body: { decision_note: 'Fine' } });
  expect(await told(ona.token, 'Later start')).toMatchObject({
    title: 'Your request was approved',
    text: 'Later start\nNote: Fine',
  });
});

test('reading counts down, for oneself alone', async () => {
  await ask('To be read');
  const { id } = await told(manager.token, 'To be read');
  const before = (await list(manager.token)).unread;
  const read = (token: string, body?: object) =>
    api.call('POST', '/notifications/read', { token, ...(body && { body }) });
  expect((await read(other.token, { ids: [id] })).json).toEqual({ unread: 0 });
  expect((await read(manager.token, { ids: [] })).json).toEqual({ unread: before });
  expect((await read(manager.token, { ids: [id] })).json).toEqual({ unread: before - 1 });
  expect((await read(manager.token)).json).toEqual({ unread: 0 });
  expect((await list(manager.token)).items.every((item: { read: boolean }) => item.read)).toBe(true);
});

test('a stream goes on where it broke, on another process: nothing is missed, nothing comes twice', async () => {
  const stream = await openStream(api, '/notifications/stream', { token: manager.token });
  expect(stream.reply.headers).toMatchObject({ 'cache-control': 'no-store' });
  const head = { url: '/api/notifications/stream', headers: { authorization: `Bearer ${manager.token}` } };
  expect((await api.app.inject({ ...head, method: 'HEAD' })).statusCode).toBe(404);
  const first = await stream.next();
  expect(first?.data.type).toBe('reset');
  await ask('While open');
  const open = await nextOf(stream, 'notification');
  expect(open?.data.notification.text).toContain('While open');
  stream.close();
  await ask('While away 1');
  await ask('While away 2');
  await told(manager.token, 'While away 2');
  const resumed = await openStream(beside, '/notifications/stream', {
    token: manager.token,
    headers: { 'last-event-id': open?.id ?? '' },
  });
  const away = [await nextOf(resumed, 'notification'), await nextOf(resumed, 'notification')];
  const texts = away.map((event) => event?.data.notification.text);
  expect(texts).toEqual([expect.stringContaining('While away 1'), expect.stringContaining('While away 2')]);
  await api.call('POST', '/notifications/read', { token: manager.token });
  await eventually(async () => expect((await nextOf(resumed, 'unread'))?.data.unread).toBe(0));
  resumed.close();
});

test('who was away for long reads the list anew', async () => {
  for (let index = 0; index < 101; index += 1) await ask(`Many ${index}`);
  await told(manager.token, 'Many 100');
  const stream = await openStream(api, '/notifications/stream', {
    token: manager.token,
    headers: { 'last-event-id': '0' },
  });
  expect((await stream.next())?.data.type).toBe('reset');
  await ask('After that');
  expect((await nextOf(stream, 'notification'))?.data.notification.text).toContain('After that');
  stream.close();
});

test('a stream ends with its session', async () => {
  const stream = await openStream(api, '/notifications/stream', { token: petras.token });
  expect((await stream.next())?.data.type).toBe('reset');
  await beside.call('DELETE', '/token', { token: petras.token });
  expect(await stream.next()).toBeUndefined();
});

test('a stream whose session ended while no signal came ends when signals come again', async () => {
  const gone = await createManager(api);
  const [ends, stays] = [
    await openStream(api, '/notifications/stream', { token: gone.token }),
    await openStream(api, '/notifications/stream', { token: manager.token }),
  ];
  for (const stream of [ends, stays]) expect((await stream.next())?.data.type).toBe('reset');
  const { pool, direct } = api.deps.database;
  await direct
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
    .where('project_id', '=', gone.projectId)
    .execute();
  await pool.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 1886151017 and database = (select oid from pg_database where datname = current_database())`);
  expect(await ends.next()).toBeUndefined();
  stays.close();
});

test('a stream ends with its person too, and one person holds no more than twenty', async () => {
  const leaver = await createWorker(api, manager);
  // Over a real connection: an injected call does not notice that its caller has disconnected.
  const url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/api/notifications/stream`;
  const open = (signal?: AbortSignal) =>
    fetch(url, { headers: { authorization: `Bearer ${leaver.token}` }, ...(signal && { signal }) });
  const first = new AbortController();
  const replies = [await open(first.signal)];
  while (replies.length < 20) replies.push(await open());
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  hours = 2;
  const refused = await open();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  hours = 0;
  first.abort();
  const again = await eventually(async () => {
    const reply = await open();
    expect(reply.status).toBe(200);
    return reply;
  });
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  // Their output is complete only when they have ended.
  for (const reply of [...replies.slice(1), again]) expect(await reply.text()).toContain('"type":"reset"');
});

test('what is not wanted in the bell is not there', async () => {
  const request_waiting = { in_app: false, email: false, push: false };
  const reply = await api.call('PUT', '/notifications/preferences', {
    token: manager.token,
    body: { preferences: { request_waiting } },
  });
  expect(reply.json.preferences).toMatchObject({ request_waiting, swap_waiting: { in_app: true } });
  const stream = await openStream(api, '/notifications/stream', { token: manager.token });
  await stream.next();
  const { total } = await list(manager.token);
  await ask('Unwanted');
  expect((await stream.next())?.data).toEqual({ type: 'changed', kind: 'request_waiting' });
  expect((await list(manager.token)).total).toBe(total);
  stream.close();
});

test('a manager sees how much waits in their other projects, and nobody else does', async () => {
  const { json: second } = await api.call('POST', '/projects', { token: manager.token, body: { name: 'Second' } });
  const { json: selected } = await api.call('POST', `/projects/select/${second.id}`, { token: manager.token });
  const elsewhere = async (token: string) => (await api.call('GET', '/notifications/elsewhere', { token })).json;
  const request_waiting = { in_app: true, email: false, push: false };
  await api.call('PUT', '/notifications/preferences', {
    token: manager.token,
    body: { preferences: { request_waiting } },
  });
  await api.call('POST', '/notifications/read', { token: manager.token });
  await ask('From the other one');
  await eventually(async () =>
    expect(await elsewhere(selected.access_token)).toEqual([{ project_id: manager.projectId, unread: 1 }]),
  );
  // One statement whatever the number of projects, without a transaction in each of them. Work behind may have some at
  // the same time, but not always.
  await eventually(async () => {
    const inProject = vi.spyOn(api.deps.database, 'inProject');
    try {
      expect(await elsewhere(selected.access_token)).toEqual([{ project_id: manager.projectId, unread: 1 }]);
      expect(inProject).not.toHaveBeenCalled();
    } finally {
      inProject.mockRestore();
    }
  });
  expect(await elsewhere(manager.token)).toEqual([]);
  expect(await elsewhere(other.token)).toEqual([]);
  expect((await api.call('GET', '/notifications/elsewhere', { token: ona.token })).json.code).toBe('managers_only');
});
