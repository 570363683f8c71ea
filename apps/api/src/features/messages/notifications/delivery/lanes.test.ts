import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '../../../../platform/mail/create-mailer.ts';
import { createOutgoing } from '../../../../platform/ground/outgoing.ts';
import { createPusher, vapidKeys } from '../../../../platform/push/create-pusher.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { startPushService, type PushService } from '../../../../testing/fakes/push-service.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { startNotifying } from '../start-notifying.ts';

/** Longer than an email waits for others to join it. */
const JOINED_BY_MS = 15_000;

const silent = createServer((socket) => void lines.add(socket));
const lines = new Set<Socket>();
let ahead = 0;
let service: PushService;
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  service = await startPushService();
  const outgoing = createOutgoing({ isOpenEndpoint: () => true, isOpenAddress: () => true, ca: service.ca });
  const pusher = createPusher({
    keys: vapidKeys('a secret, long enough'),
    contact: 'mailto:test@example.lt',
    outgoing,
  });
  const now = () => Date.now() + ahead;
  const mailer = createMailer(
    { smtpUrl, mailFrom: 'Pamaina <pamaina@example.lt>', dataDir: '' },
    pino({ level: 'silent' }),
  );
  api = await createTestApp({ notifying: true, parts: { now, pusher, mailer } });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona', email: 'ona@example.lt' });
});
afterAll(async () => {
  for (const socket of lines) socket.destroy();
  silent.close();
  await api.close();
  await service.close();
});

async function answer(title: string) {
  const body = { type: 'schedule_change', title, reason: 'Bus' };
  const { json } = await api.call('POST', '/requests', { token: ona.token, body });
  await api.call('POST', `/requests/${json.id}/approve`, { token: manager.token, body: {} });
}

test('a mail server that takes a call and says nothing holds up no push', async () => {
  await api.call('POST', '/notifications/push', { token: ona.token, body: service.subscribe() });
  await answer('First');
  await eventually(() => expect(service.received).toHaveLength(1));
  ahead = JOINED_BY_MS;
  // What sends sleeps by the real clock until the email is due; another notification wakes it.
  await answer('Second');
  await eventually(() => expect(service.received).toHaveLength(2));
  await eventually(() => expect(lines.size).toBe(1));
  await answer('While the mail server is silent');
  await eventually(() => expect(service.received).toHaveLength(3));
  // The push arrives before its row says so.
  await eventually(async () => {
    const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
      tx.selectFrom('delivery').select(['channel', 'state']).orderBy('id').execute(),
    );
    const states = (channel: string) => rows.filter((row) => row.channel === channel).map(({ state }) => state);
    expect(states('push')).toEqual(['sent', 'sent', 'sent']);
    expect(states('email')).toEqual(['waiting', 'waiting', 'waiting']);
  });
});

test('a project with thousands of notifications delays no other one', async () => {
  const quiet = await createTestApp();
  const [loud, small] = [await createManager(quiet), await createManager(quiet, 'Other')];
  const fill = (projectId: string, count: number) =>
    quiet.deps.database.inProject(projectId, async (tx) => {
      await sql`insert into outbox (project_id, id, kind, subject, audience, facts)
        select ${projectId}, gen_random_uuid(), 'request_waiting', 'flood:' || n, '"managers"',
          '{"variant": "asked", "title": "Flood", "name": "Ona"}' from generate_series(1, ${count}::integer) as n`.execute(
        tx,
      );
    });
  await fill(loud.projectId, 5_000);
  await fill(small.projectId, 1);
  const { rows } = await sql<{ project_id: string }>`select project_id from waiting_outboxes()`.execute(
    quiet.deps.database.direct,
  );
  expect(rows.map(({ project_id }) => project_id).sort()).toEqual([loud.projectId, small.projectId].sort());
  const notifying = startNotifying(quiet.deps);
  const unread = async ({ token }: TestManager) => (await quiet.call('GET', '/notifications', { token })).json.unread;
  await vi.waitFor(async () => expect(await unread(small)).toBe(1), { timeout: 5_000, interval: 5 });
  expect(await unread(loud)).toBeLessThan(5_000);
  await notifying.stop();
  await quiet.close();
});
