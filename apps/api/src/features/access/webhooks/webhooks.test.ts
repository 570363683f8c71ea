import { lookup } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutgoing, isPublicEndpoint } from '../../../platform/ground/outgoing.ts';
import { signatureOf, startWebhookReceiver, type WebhookReceiver } from '../../../testing/fakes/webhook-receiver.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendDueWebhooks } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let ahead = 0;
let tests = 0;
let receiver: WebhookReceiver;
let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const outgoing = createOutgoing({
    isOpenEndpoint: (address) => address.startsWith('https://localhost:') || isPublicEndpoint(address),
    isOpenAddress: (address) => address === '127.0.0.1' || address === '::1',
    ca: receiver.ca,
    resolve,
  });
  api = await createTestApp({ parts: { outgoing, now: () => Date.now() + ahead } });
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona Žemaitė' });
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answerWith(204);
  // Test messages are limited by the minute.
  ahead = (tests += 1) * 2 * MINUTE;
  for (const { id } of await list()) await api.call('DELETE', `/webhooks/${id}`, { token: manager.token });
});

async function resolve(name: string) {
  if (name === 'inside.example.com') return [{ address: '10.0.0.7', family: 4 }];
  if (name === 'nowhere.example.com') throw new Error('queryA ENOTFOUND nowhere.example.com');
  return lookup(name, { all: true });
}

const add = (body: object = {}, token = manager.token) =>
  api.call('POST', '/webhooks', { token, body: { url: receiver.url, events: ['absence.approved'], ...body } });
const put = (id: string, body: object, headers = {}, token = manager.token) =>
  api.call('PUT', `/webhooks/${id}`, {
    token,
    headers,
    body: { url: receiver.url, events: ['absence.approved'], ...body },
  });
const list = async (token = manager.token) => (await api.call('GET', '/webhooks', { token })).json;
const log = async (id: string, token = manager.token) =>
  (await api.call('GET', `/webhooks/${id}/deliveries`, { token })).json;
const send = () => sendDueWebhooks(api.deps, new AbortController().signal);
const testMessage = (id: string) => api.call('POST', `/webhooks/${id}/test`, { token: manager.token });
let day = 0;
/** A day of sickness with a reason, each on another day, asked for and approved. */
const ill = async () => {
  const date = new Date(Date.UTC(2031, 0, (day += 1))).toISOString().slice(0, 10);
  const body = { type: 'sick_leave', start_date: date, end_date: date, reason: 'Secret' };
  const { json } = await api.call('POST', '/time-off', { token: ona.token, body });
  return api.call('PUT', `/time-off/${json.id}`, { token: manager.token, body: { status: 'approved' } });
};

test('nobody, an employee and another project are refused', async () => {
  expect((await api.call('GET', '/webhooks')).status).toBe(401);
  expect((await add({}, ona.token)).json.code).toBe('managers_only');
  const { id } = (await add()).json;
  const { json: sent } = await testMessage(id);
  for (const reply of [
    await put(id, {}, {}, other.token),
    await api.call('DELETE', `/webhooks/${id}`, { token: other.token }),
    await api.call('POST', `/webhooks/${id}/test`, { token: other.token }),
    await api.call('GET', `/webhooks/${id}/deliveries`, { token: other.token }),
    await api.call('POST', `/webhooks/deliveries/${sent.id}/resend`, { token: other.token }),
  ])
    expect([reply.status, reply.json.code]).toEqual([404, 'not_found']);
  expect(await list(other.token)).toEqual([]);
});

test('the demo calls no address', async () => {
  const demo = await createManager(api, 'Demo');
  const { id } = (await add({}, demo.token)).json;
  const sent = (await api.call('POST', `/webhooks/${id}/test`, { token: demo.token })).json;
  await send();
  await api.deps.database.direct
    .updateTable('account')
    .set({ is_demo: true })
    .where('id', '=', (await api.call('GET', '/users/me', { token: demo.token })).json.id)
    .execute();
  for (const reply of [
    await add({}, demo.token),
    await put(id, {}, {}, demo.token),
    await api.call('POST', `/webhooks/${id}/test`, { token: demo.token }),
    await api.call('POST', `/webhooks/deliveries/${sent.id}/resend`, { token: demo.token }),
  ])
    expect(reply.json.code).toBe('demo_account');
});

test.each([
  [{ url: 'http://example.com/hook' }, 'url'],
  [{ url: 'https://127.0.0.1/hook' }, 'url'],
  [{ url: 'https://[::1]/hook' }, 'url'],
  [{ url: 'https://169.254.169.254/latest' }, 'url'],
  [{ url: 'https://db.internal/hook' }, 'url'],
  [{ url: 'https://user:word@example.com/' }, 'url'],
  [{ url: 'nonsense' }, 'url'],
  [{ events: [] }, 'events'],
  [{ events: ['schedule.deleted'] }, 'events.0'],
])('%j is refused beside its field', async (body, field) => {
  const reply = await add(body);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  if (field === 'url') expect(reply.json.errors.url).toEqual([NO_ADDRESS]);
});

/** One text, whatever the reason. */
const NO_ADDRESS = 'Use an address that starts with https:// and leads to the public internet.';

test('a sick day is sent signed, without note and name, and the secret is shown once', async () => {
  const { json: webhook } = await add();
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect((await list())[0]).toEqual({
    id: webhook.id,
    url: receiver.url,
    events: ['absence.approved'],
    active: true,
    created_at: webhook.created_at,
    last: null,
    version: 1,
  });
  expect((await ill()).status).toBe(200);
  await send();
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  if (message === undefined) throw new Error('nothing was received');
  expect(message.signature).toBe(signatureOf(webhook.secret, message));
  expect(Math.abs(message.timestamp - (Date.now() + ahead) / 1000)).toBeLessThan(60);
  expect(message.text).not.toMatch(/Secret|Žemaitė/);
  const { type, data } = JSON.parse(message.text);
  expect([type, data.project_id, data.employee_id, data.type, data.status]).toEqual([
    'absence.approved',
    manager.projectId,
    ona.id,
    'sick_leave',
    'approved',
  ]);
  const { items } = await log(webhook.id);
  expect([items[0].id, items[0].state, items[0].attempts, items[0].response_status]).toEqual([
    message.id,
    'sent',
    1,
    204,
  ]);
});

test('what is not wanted, or happened in a refused call, is not sent', async () => {
  const { json } = await add({ events: ['swap.approved'] });
  await ill();
  await api.call('PUT', `/time-off/${manager.projectId}`, { token: manager.token, body: { status: 'approved' } });
  await send();
  expect([receiver.received.length, (await log(json.id)).total]).toEqual([0, 0]);
});

test('a failing receiver is tried again after 5 seconds, 5 minutes and so on with the same ID, and then given up', async () => {
  const { json } = await add();
  await ill();
  receiver.answerWith(500);
  const delays = [5_000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR];
  await send();
  for (const [index, delay] of delays.entries()) {
    await send();
    expect(receiver.received).toHaveLength(index + 1);
    ahead += delay * 1.1;
    await send();
    expect(receiver.received).toHaveLength(index + 2);
  }
  const [message] = (await log(json.id)).items;
  expect([message.state, message.attempts, message.response_status, message.due_at]).toEqual(['dead', 8, 500, null]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect((await list())[0].last).toMatchObject({ state: 'dead', response_status: 500 });
});

test('a message is sent again on request, with its ID', async () => {
  const { json } = await add();
  await testMessage(json.id);
  await send();
  const [first] = (await log(json.id)).items;
  expect([first.event, first.state]).toEqual(['test', 'sent']);
  const again = await api.call('POST', `/webhooks/deliveries/${first.id}/resend`, { token: manager.token });
  expect([again.status, again.json.state]).toEqual([200, 'waiting']);
  await send();
  expect(receiver.received.map(({ id }) => id)).toEqual([first.id, first.id]);
});

test('two processes send each message once', async () => {
  await add();
  for (let count = 0; count < 5; count += 1) await ill();
  await Promise.all([send(), send(), send()]);
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5);
});

test('a process that dies while it sends leaves the message to another, after a minute', async () => {
  const { json } = await add();
  await testMessage(json.id);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('webhook_delivery')
      .set({ attempts: 1, lease_until: new Date(Date.now() + ahead + MINUTE).toISOString() })
      .execute(),
  );
  await send();
  expect(receiver.received).toHaveLength(0);
  ahead += MINUTE + 1;
  await send();
  expect(receiver.received).toHaveLength(1);
});

test('a redirect is not followed', async () => {
  const { json } = await add();
  await testMessage(json.id);
  receiver.answerWith((response) => response.writeHead(302, { location: 'https://127.0.0.1/secret' }).end());
  await send();
  const [message] = (await log(json.id)).items;
  expect([receiver.received.length, message.state, message.response_status]).toEqual([1, 'waiting', 302]);
});

test('an answer without end is not read', async () => {
  const { json } = await add();
  await testMessage(json.id);
  let written = 0;
  receiver.answerWith((response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536;
    };
    response.on('drain', pour);
    pour();
  });
  await send();
  expect((await log(json.id)).items[0].state).toBe('sent');
  expect(written).toBeLessThan(50_000_000);
});

test('410 stops the webhook and what was waiting, until a manager sends again', async () => {
  const { json } = await add();
  await testMessage(json.id);
  await testMessage(json.id);
  receiver.answerWith(410);
  await send();
  expect(receiver.received).toHaveLength(1);
  const [stopped] = await list();
  expect([stopped.active, (await log(json.id)).items.map((item: { state: string }) => item.state)]).toEqual([
    false,
    ['dead', 'dead'],
  ]);
  expect((await testMessage(json.id)).json.code).toBe('webhook_stopped');
  expect((await put(json.id, {}, { 'if-match': '"1"' })).status).toBe(412);
  expect((await put(json.id, {}, { 'if-match': `"${stopped.version}"` })).json.active).toBe(true);
  receiver.answerWith(204);
  await testMessage(json.id);
  await send();
  expect(receiver.received).toHaveLength(2);
});

test.each(['https://10.0.0.7/hook', 'https://inside.example.com/hook', 'https://nowhere.example.com/hook'])(
  'an address that leads inside or nowhere when it is sent to is not reached, and the log has one text for all: %s',
  async (url) => {
    const { json } = await add();
    await testMessage(json.id);
    await api.deps.database.inProject(manager.projectId, (tx) => tx.updateTable('webhook').set({ url }).execute());
    await send();
    const [message] = (await log(json.id)).items;
    const said = [message.state, message.error, message.response_status];
    expect(said).toEqual(['waiting', 'the address cannot be reached on the public internet', null]);
  },
);

test('the eleventh webhook is refused, also when two are added at once', async () => {
  for (let count = 0; count < 9; count += 1) expect((await add()).status).toBe(201);
  const statuses = (await Promise.all([add(), add()])).map(({ status }) => status).toSorted();
  expect([statuses, (await list()).length]).toEqual([[201, 422], 10]);
});
