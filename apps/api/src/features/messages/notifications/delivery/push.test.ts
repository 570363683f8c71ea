import { createPublicKey, verify } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutgoing, isPublicAddress, isPublicEndpoint } from '../../../../platform/ground/outgoing.ts';
import { createPusher, type Pusher, vapidKeys } from '../../../../platform/push/create-pusher.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { loopbackCertificate } from '../../../../testing/fakes/loopback-certificate.ts';
import { createManager, createWorker, signIn, type TestManager } from '../../../../testing/seeds/people.ts';
import { startPushService, type PushService } from '../../../../testing/fakes/push-service.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const keys = vapidKeys('a secret of an installation, long enough');

let service: PushService;
let pusher: Pusher;
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  service = await startPushService();
  const outgoing = createOutgoing({
    isOpenEndpoint: (endpoint: string) => endpoint.startsWith('https://localhost:'),
    isOpenAddress: (address: string) => address === '127.0.0.1' || address === '::1',
    ca: service.ca,
  });
  pusher = createPusher({ keys, contact: 'mailto:test@example.lt', outgoing });
  api = await createTestApp({ notifying: true, parts: { pusher } });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona Kęsgaila' });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

const subscribe = (body: object, token = ona.token) => api.call('POST', '/notifications/push', { token, body });
const subscriptions = () => api.deps.database.direct.selectFrom('push_subscription').selectAll().execute();
async function answer(title: string, token = ona.token) {
  const body = { type: 'schedule_change', title, reason: 'Bus' };
  const { json } = await api.call('POST', '/requests', { token, body });
  await api.call('POST', `/requests/${json.id}/approve`, { token: manager.token, body: { decision_note: 'Secret' } });
}

test('a browser reads what only it can read, and a locked screen may show it', async () => {
  const browser = service.subscribe();
  expect((await subscribe({ ...browser, expirationTime: null })).status).toBe(201);
  await answer('Doctor at noon');
  await eventually(() => expect(service.received).toHaveLength(1));
  const { payload, headers = {} } = service.received[0] ?? {};
  expect(payload).toEqual({
    title: 'Your request was approved',
    body: 'Rytas',
    path: `/worker/requests?project=${manager.projectId}`,
    tag: expect.any(String),
    language: 'en',
  });
  expect(JSON.stringify(payload)).not.toMatch(/Ona|Doctor|Secret/);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(isSignedByUs(String(headers['authorization']))).toBe(true);
  expect((await api.call('GET', '/notifications/push', { token: ona.token })).json).toEqual({
    public_key: keys.publicKey,
  });
});

test('a browser that takes no more is forgotten; one that is away for now is tried again', async () => {
  service.answerWith(503);
  await answer('Later');
  await eventually(async () => {
    const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('delivery').select(['state', 'error']).where('error', 'is not', null).execute(),
    );
    expect(rows).toEqual([{ state: 'waiting', error: 'the push service answered 503' }]);
  });
  service.answerWith(410);
  await answer('Gone');
  await eventually(async () => expect(await subscriptions()).toEqual([]));
});

test('a browser that took it does not get it again because another one is away', async () => {
  const away = await startPushService();
  away.answerWith(503);
  const [near, far] = [service.subscribe(), away.subscribe()];
  await subscribe(near);
  await subscribe(far);
  await answer('To one of two');
  await eventually(async () => {
    const newest = await api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('delivery').select('state').orderBy('id', 'desc').executeTakeFirst(),
    );
    expect(newest).toEqual({ state: 'sent' });
  });
  expect(service.received).toHaveLength(1);
  expect((await subscriptions()).map(({ endpoint }) => endpoint)).toContain(far.endpoint);
  await api.call('DELETE', '/notifications/push', { token: ona.token });
  await away.close();
});

test.each([
  ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n', 'answered 101'],
  ['HTTP/1.1 101 Switching Protocols\r\n\r\n', 'answered 101'],
  ['', 'socket hang up'],
])('what answers %j is no push service, and does not hang', async (reply, message) => {
  const odd = createTlsServer(loopbackCertificate, (socket) => socket.once('data', () => socket.end(reply)));
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const { port } = odd.address() as AddressInfo;
  const { keys: browserKeys } = service.subscribe();
  const target = { endpoint: `https://localhost:${port}/1`, ...browserKeys };
  await expect(pusher.push(target, { payload: 'x', topic: 'x', keptSeconds: 1 })).rejects.toThrow(message);
  odd.close();
});

test('logging out ends push to that browser; it goes over to who subscribes it next', async () => {
  const browser = service.subscribe();
  const worker = await createWorker(api, manager);
  const second = await signIn(api, worker.id, 'secret-2');
  await subscribe(browser);
  await subscribe(browser, worker.token);
  expect(await subscriptions()).toHaveLength(1);
  await subscribe(service.subscribe(), second);
  await api.call('DELETE', '/token', { token: worker.token });
  expect(await subscriptions()).toHaveLength(1);
  await api.call('DELETE', '/notifications/push', { token: ona.token });
  expect(await subscriptions()).toHaveLength(1);
  await api.call('DELETE', '/notifications/push', { token: second, body: { endpoint: 'https://other.example/1' } });
  expect(await subscriptions()).toHaveLength(1);
  await api.call('DELETE', '/notifications/push', { token: second });
  expect(await subscriptions()).toEqual([]);
});

test('a browser from long ago that is turned on again is the newest, not the first to go', async () => {
  const browser = service.subscribe();
  const before = await createWorker(api, manager);
  await subscribe(browser, before.token);
  for (let count = 0; count < 10; count += 1) await subscribe(service.subscribe());
  await subscribe(browser);
  const kept = await subscriptions();
  expect(kept).toHaveLength(10);
  expect(kept.map(({ endpoint }) => endpoint)).toContain(browser.endpoint);
  await api.call('DELETE', '/notifications/push', { token: ona.token });
});

const INSIDE = [
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://127.1/1',
  'https://0x7f000001/1',
  'https://2130706433/1',
  'https://10.1.2.3/1',
  'https://100.64.0.1/1',
  'https://169.254.169.254/latest/meta-data',
  'https://172.20.0.1/1',
  'https://192.168.1.1/1',
  'https://0.0.0.0/1',
  'https://[::1]/1',
  'https://[::ffff:127.0.0.1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://[fe80::1]/1',
  'https://[fc00::1]/1',
  'https://[64:ff9b::7f00:1]/1',
  'https://[2002:7f00:1::]/1',
  'https://localhost/1',
  'https://printer.local/1',
  'https://db.internal/1',
  'https://intranet/1',
  'https://user:secret@push.example.com/1',
  'https://push.example.com:8443/1',
  'ftp://push.example.com/1',
];

test.each(INSIDE)('%s is no push service', async (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
  const strict = await createPusher({ keys, contact: 'mailto:test@example.lt' }).push(
    { endpoint, p256dh: '', auth: '' },
    { payload: '', topic: '', keptSeconds: 1 },
  );
  expect(strict).toBe('gone');
});

test('such an address is refused by its field; those of the browsers are taken', async () => {
  const { keys: browserKeys } = service.subscribe();
  const reply = await subscribe({ endpoint: 'https://169.254.169.254/1', keys: browserKeys });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, ['endpoint']]);
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'wns2.notify.windows.com'])
    expect(isPublicEndpoint(`https://${host}/send/abc`)).toBe(true);
  expect([isPublicAddress('142.250.74.10'), isPublicAddress('2a00:1450:4010::5f')]).toEqual([true, true]);
});

test('a name that leads inside is not connected to, whatever it led to before', async () => {
  let connections = 0;
  const trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as { port: number };
  // The name passes the check, like one whose owner changes its address afterwards.
  const rebound = createPusher({
    keys,
    contact: 'mailto:test@example.lt',
    outgoing: createOutgoing({ isOpenEndpoint: () => true, isOpenAddress: isPublicAddress }),
  });
  const {
    keys: { p256dh, auth },
  } = service.subscribe();
  const target = { endpoint: `https://localhost:${port}/1`, p256dh, auth };
  await expect(rebound.push(target, { payload: 'x', topic: 'x', keptSeconds: 1 })).rejects.toThrow('public internet');
  expect(connections).toBe(0);
  trap.close();
});

/** VAPID (RFC 8292): our token, signed with the key that browsers know. */
function isSignedByUs(authorization: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(keys.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, claims, signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    key === keys.publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
