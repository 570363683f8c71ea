import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crowding } from '@pamaina/engine/testing';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMailer, MailRefused, type Mailer } from '../../../../platform/mail/create-mailer.ts';
import { startMailServer, textsOf, type MailServer } from '../../../../testing/fakes/mail-server.ts';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { notify } from '../notify.ts';
import { claimParcel, LEASE_MS } from './claim-parcel.ts';
import { deliverDue } from './deliver-due.ts';
import { writeMail } from './write-mail.ts';

const MINUTE = 60_000;

let server: MailServer;
let mailer: Mailer;
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
/** The clock of this project: tests move it. */
let now: number;
beforeAll(async () => {
  server = await startMailServer();
  api = await createTestApp();
  mailer = createMailer({ ...api.deps.settings, smtpUrl: server.url }, pino({ level: 'silent' }));
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona Kęsgaila', email: 'ona@example.lt' });
});
afterAll(async () => {
  mailer.close();
  await api.close();
  await server.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  now = Date.parse('2026-06-10T09:00:00Z');
  await api.deps.database.inProject(manager.projectId, (tx) => tx.deleteFrom('notification').execute());
  await preferences({ quiet_hours: null, digest: 'soon' });
});

const preferences = (body: object, token = ona.token) => api.call('PUT', '/notifications/preferences', { token, body });
const means = () => ({ ...api.deps, mailer, now: () => now });
const deliver = () => deliverDue(means(), 'email', new AbortController().signal);
const dispatch = () => dispatchOutbox(api.deps.database, manager.projectId, now);
const deliveries = () =>
  api.deps.database.inProject(manager.projectId, (tx) => tx.selectFrom('delivery').selectAll().orderBy('id').execute());

/** The manager decides a request of Ona's. */
async function answer(title: string, language = 'en') {
  const body = { type: 'schedule_change', title, reason: 'Bus' };
  const { json } = await api.call('POST', '/requests', { token: ona.token, body });
  await api.call('POST', `/requests/${json.id}/approve`, {
    token: manager.token,
    body: { decision_note: 'Gerai <b>' },
  });
  await sql`update account set language = ${language} where employee_id = ${ona.id}`.execute(api.deps.database.direct);
  await dispatch();
}

test('what comes together is one e-mail in the language of who gets it', async () => {
  await answer('Vėlesnė pradžia', 'lt');
  now += 5_000;
  await answer('Kita savaitė', 'lt');
  now += 4_000;
  await deliver();
  expect(server.mails).toEqual([]);
  now += 1_000;
  await deliver();
  await deliver();
  expect(server.mails).toHaveLength(1);
  const [{ to, from, raw } = { to: [], from: '', raw: '' }] = server.mails;
  expect([to, from]).toEqual([['ona@example.lt'], 'pamaina@example.lt']);
  const text = textsOf(raw);
  for (const part of ['Jūsų prašymas patvirtintas', 'Vėlesnė pradžia', 'Kita savaitė', 'Pastaba: Gerai <b>'])
    expect(text).toContain(part);
  expect(text).toContain('Gerai &lt;b&gt;');
  expect(text).toContain('https://pamaina.example.lt/worker/requests');
  expect(raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/pamaina.example.lt\/worker\/settings\/notifications>\r$/m);
  expect(raw).toMatch(/^Message-ID: <[\w-]+@example.lt>\r$/m);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('after the last day of employment nothing is sent, queued notices included', async () => {
  const leave = (last_day: string | null) =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx.updateTable('employee').set({ first_day: '2020-01-01', last_day }).where('id', '=', ona.id).execute(),
    );
  try {
    await answer('Waited');
    await leave('2026-01-31');
    now += MINUTE;
    await deliver();
    expect(server.mails).toEqual([]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped']);
    const countNotified = () =>
      api.deps.database.inProject(manager.projectId, (tx) =>
        tx.selectFrom('notification').select('id').where('kind', '<>', 'request_waiting').execute(),
      );
    const before = await countNotified();
    await leave(null);
    const { json } = await api.call('POST', '/requests', {
      token: ona.token,
      body: { type: 'schedule_change', title: 'Later', reason: 'Bus' },
    });
    await leave('2026-01-31');
    await api.call('POST', `/requests/${json.id}/approve`, { token: manager.token, body: {} });
    await dispatch();
    expect(await countNotified()).toEqual(before);
  } finally {
    await leave(null);
  }
});

test('the next email follows after five minutes with all notices since; a changed shift at once', async () => {
  await answer('First');
  now += MINUTE;
  await deliver();
  await answer('Second');
  now += MINUTE;
  await deliver();
  await answer('Third');
  now += MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(1);
  now += 3 * MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect(textsOf(server.mails[1]?.raw ?? '')).toMatch(/Second[^]*Third/);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    notify(tx, [
      {
        kind: 'shift_changed',
        variant: 'given',
        subject: 'a shift',
        to: { employees: [ona.id] },
        facts: { date: '2026-06-11', role: 'cook', start: '08:00', end: '16:00' },
      },
    ]),
  );
  await dispatch();
  now += MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(3);
});

const links = { publicUrl: 'https://pamaina.example.lt', secret: 'a secret', now: 0 };

test('a title or a name makes no header of its own', () => {
  const parcel = {
    id: '01900000-0000-7000-8000-000000000001',
    projectId: manager.projectId,
    projectName: 'Rytas\r\nBcc: all@example.lt',
    accountId: '',
    channel: 'email' as const,
    trace: null,
    name: 'Ona"\r\nBcc: all@example.lt',
    email: null,
    role: 'employee' as const,
    language: 'en' as const,
    items: [
      { deliveryId: '', attempts: 1, kind: 'request_answered' as const, facts: { variant: 'approved', title: 'x' } },
    ],
  };
  return mailer.send(writeMail(parcel, 'ona@example.lt', links)).then(() => {
    const head = server.mails[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc/m);
    expect(server.mails[0]?.to).toEqual(['ona@example.lt']);
  });
});

test('who wants none gets none; a day’s e-mails come together in the evening', async () => {
  const kind = { in_app: true, email: false, push: true };
  await preferences({ preferences: { request_answered: kind } });
  await answer('Unwanted');
  await preferences({ preferences: { request_answered: { ...kind, email: true } }, digest: 'daily' });
  await answer('Of the day 1');
  now += 180 * MINUTE;
  await answer('Of the day 2');
  // 18:00 in Vilnius.
  now = Date.parse('2026-06-10T14:59:00Z');
  expect((await deliveries()).map(({ due_at }) => due_at)).toEqual(Array(2).fill('2026-06-10T15:00:00.000Z'));
  await deliver();
  expect(server.mails).toEqual([]);
  now += MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(1);
  expect(textsOf(server.mails[0]?.raw ?? '')).toMatch(/Of the day 1[^]*Of the day 2/);
});

test('quiet hours hold it back until they end, on a night when the clocks change too', async () => {
  await preferences({ quiet_hours: { from: '22:00', until: '07:00' } });
  // Saturday 24 October, 23:30 in Vilnius; at 4:00 the clocks go back.
  now = Date.parse('2026-10-24T20:30:00Z');
  await answer('At night');
  now += 3 * MINUTE;
  await deliver();
  now = Date.parse('2026-10-25T04:59:00Z');
  await deliver();
  expect(server.mails).toEqual([]);
  now = Date.parse('2026-10-25T05:00:00Z');
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test('a process that dies between sending and noting it sends again: twice the same message', async () => {
  await answer('Twice');
  now += 2 * MINUTE;
  const [row] = await deliveries();
  const key = { project_id: manager.projectId, account_id: row?.account_id ?? '', channel: 'email' as const };
  const parcel = await claimParcel(api.deps.database, key, now);
  if (parcel === null) throw new Error('nothing was due');
  await mailer.send(writeMail(parcel, 'ona@example.lt', links));
  // It crashes here. No other process sends it before the lease ends.
  await deliver();
  expect(server.mails).toHaveLength(1);
  now += LEASE_MS + 1;
  await Promise.all([deliver(), deliver()]);
  expect(server.mails).toHaveLength(2);
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
  expect(ids[0]).toBe(ids[1]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['sent']);
});

test('what comes between the two is in a message of its own id, so that no mail program hides it', async () => {
  await answer('Sent');
  now += 2 * MINUTE;
  const [row] = await deliveries();
  const key = { project_id: manager.projectId, account_id: row?.account_id ?? '', channel: 'email' as const };
  const parcel = await claimParcel(api.deps.database, key, now);
  if (parcel === null) throw new Error('nothing was due');
  await mailer.send(writeMail(parcel, 'ona@example.lt', links));
  // It crashes here.
  await answer('New');
  now += LEASE_MS + 1;
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect(textsOf(server.mails[1]?.raw ?? '')).toMatch(/Sent[^]*New/);
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('what fails for now is tried again later, longer each time; what is refused for good a manager sees', async () => {
  await answer('Patience');
  now += 2 * MINUTE;
  server.refuseWith(451, 451);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await deliver();
    const [row] = await deliveries();
    waits.push(Date.parse(row?.due_at ?? '') - now);
    now = Date.parse(row?.due_at ?? '') + 1;
  }
  expect(waits[0]).toBeGreaterThanOrEqual(15_000);
  expect(waits[0]).toBeLessThanOrEqual(30_000);
  expect(waits[1]).toBeGreaterThanOrEqual(60_000);
  await deliver();
  expect(server.mails).toHaveLength(1);

  const failed = (token: string) => api.call('GET', '/notifications/failed', { token });
  await answer('Refused');
  now += 6 * MINUTE;
  server.refuseWith(530);
  await deliver();
  expect((await failed(manager.token)).json.total).toBe(0);
  now += MINUTE;
  server.refuseWith(550);
  await deliver();
  expect((await failed(ona.token)).json.code).toBe('managers_only');
  const { items } = (await failed(manager.token)).json;
  expect(items).toEqual([
    expect.objectContaining({ channel: 'email', receiver: 'Ona Kęsgaila', attempts: 2, kind: 'request_answered' }),
  ]);
  expect(items[0].error).toContain('No such user');
  const retry = (id: string) => api.call('POST', `/notifications/failed/${id}/retry`, { token: manager.token });
  expect((await retry(items[0].id)).status).toBe(204);
  expect((await retry(items[0].id)).status).toBe(404);
  now = Date.now() + 6 * MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect((await failed(manager.token)).json.total).toBe(0);
});

test('a server that does not want the sender says nothing of the receiver: tried again', async () => {
  await answer('Operator');
  now += 2 * MINUTE;
  server.refuseSenderWith(550);
  await deliver();
  expect(await deliveries()).toEqual([
    expect.objectContaining({ state: 'waiting', attempts: 1, error: expect.stringContaining('Sender not allowed') }),
  ]);
  now += MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test('a server that hangs, answers nonsense or breaks off refuses nobody: sent when it speaks again', async () => {
  const answers = [
    null,
    'HTTP/1.1 400 Bad Request\r\n\r\n',
    '\u0000\u00ff\u0000\r\n',
    '554 go away\r\n',
    '',
    // Twenty seconds of silence after it.
    ...(process.env['DRAWS'] === 'all' ? ['220 hello\r\n999 what\r\n'] : []),
  ];
  const servers = await Promise.all(
    answers.map(async (said) => {
      const odd = createServer((socket) => {
        socket.on('error', () => undefined);
        if (said === '') socket.destroy();
        else if (said !== null) socket.write(said, 'latin1');
      });
      odd.listen(0, '127.0.0.1');
      await once(odd, 'listening');
      return odd;
    }),
  );
  const odd = servers.map((one) =>
    createMailer(
      { ...api.deps.settings, smtpUrl: `smtp://127.0.0.1:${(one.address() as AddressInfo).port}` },
      pino({ level: 'silent' }),
    ),
  );
  const mail = { id: '1', subject: 'x', text: 'x', html: 'x', settingsUrl: 'https://example.lt' };
  const to = { name: 'Ona', address: 'ona@example.lt' };
  const failures = await Promise.all(
    odd.map((one) => one.send({ ...mail, to }).then(String, (error: unknown) => error)),
  );
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  }
  await answer('Nonsense');
  now += 2 * MINUTE;
  await deliverDue({ ...means(), mailer: odd[1]! }, 'email', new AbortController().signal);
  expect(await deliveries()).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })]);
  now += MINUTE;
  await deliver();
  expect(server.mails).toHaveLength(1);
  for (const one of odd) one.close();
  for (const one of servers) one.close();
});

test('a server that is away for hours is given up in the end', async () => {
  await answer('Never');
  const away = createMailer({ ...api.deps.settings, smtpUrl: 'smtp://127.0.0.1:1' }, pino({ level: 'silent' }));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    now += 61 * MINUTE;
    await deliverDue({ ...means(), mailer: away }, 'email', new AbortController().signal);
  }
  away.close();
  expect((await deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual([['dead', 8]]);
});

test('without a mail server e-mails are files that one can read', async () => {
  await answer('Into the folder', 'lt');
  now += 2 * MINUTE;
  await deliverDue({ ...means(), mailer: api.deps.mailer }, 'email', new AbortController().signal);
  const folder = join(api.deps.settings.dataDir, 'outbox');
  const names = await vi.waitFor(() => readdir(folder));
  expect(names).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
  expect(textsOf(await readFile(join(folder, names[0] ?? ''), 'utf8'))).toContain('Jūsų prašymas patvirtintas');
});

test('five thousand messages do not keep a request waiting', async () => {
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await sql`insert into outbox (project_id, id, kind, subject, audience, facts)
      select ${manager.projectId}, gen_random_uuid(), 'request_answered', 'flood:' || n, ${JSON.stringify({ employees: [ona.id] })}::jsonb,
        '{"variant": "approved", "title": "Flood"}' from generate_series(1, 5000) as n`.execute(tx);
  });
  const flood = (async () => {
    while (await dispatch());
  })();
  let slowest = 0;
  for (let index = 0; index < 20; index += 1) {
    const began = performance.now();
    expect((await api.call('GET', '/notifications', { token: ona.token })).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
  }
  await flood;
  expect(slowest).toBeLessThan(2_000 * crowding());
  expect(await deliveries()).toHaveLength(5000);
  now += 2 * MINUTE;
  for (let round = 0; round < 6; round += 1) {
    await deliver();
    now += 6 * MINUTE;
  }
  expect(server.mails).toHaveLength(5);
  expect(textsOf(server.mails[0]?.raw ?? '')).toContain('980');
});
