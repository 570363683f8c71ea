import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MailRefused, type Mail } from '../../../platform/mail/create-mailer.ts';
import { queueAccountMail } from '../../../platform/mail/account-mail.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, signIn, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startMailing } from './send-mails.ts';

let api: TestApp;
let mails: Mail[] = [];
/** The mail server rejects the next ones. */
let failures: Error[] = [];
/** How far the clock of the product is ahead. */
let ahead = 0;
beforeAll(async () => {
  const mailer = {
    send: (mail: Mail) => {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      mails.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  api = await createTestApp({ mailing: true, parts: { mailer, now: () => Date.now() + ahead } });
});
afterEach(async () => {
  ahead = 0;
  await allSent();
  mails = [];
});
afterAll(() => api.close());

/** The next email to an address whose text has these words. */
async function mailTo(address: string, words: string): Promise<Mail> {
  return eventually(() => {
    const found = mails.find((mail) => mail.to.address === address && `${mail.subject}\n${mail.text}`.includes(words));
    if (!found)
      throw new Error(`no mail to ${address}: ${mails.map(({ subject, to }) => `${subject} ${to.address}`).join()}`);
    mails = mails.filter((mail) => mail !== found);
    return found;
  });
}

const secretIn = ({ text }: Mail): string => /#([\w-]+)/.exec(text)?.[1] ?? '';

const post = (path: string, body: object, token?: string) => api.call('POST', path, { body, token });

/** Everything that was asked for is done: no request and no email waits. */
async function allSent(): Promise<void> {
  const { direct } = api.deps.database;
  await eventually(async () => {
    expect(await direct.selectFrom('password_request').select('id').execute()).toEqual([]);
    expect(await direct.selectFrom('account_mail').select('id').execute()).toEqual([]);
  });
}

/** An account whose owner confirmed the address. */
async function verified(): Promise<{ username: string; address: string; token: string }> {
  const username = unique('žydrė');
  const address = `${unique('žydrė')}@example.lt`;
  const { json } = await post('/register', { username, password: 'secret-9', email: address });
  const link = secretIn(await mailTo(address, 'Confirm your email'));
  expect((await post('/email/verify', { token: link })).json).toEqual({ email: address });
  return { username, address, token: json.access_token };
}

test('a forgotten password is chosen anew by a link that works once, and every session ends', async () => {
  const { username, address, token } = await verified();
  const other = await signIn(api, username, 'secret-9');
  expect((await post('/password/forgot', { login: username })).status).toBe(202);
  const mail = await mailTo(address, '/reset-password#');
  expect(mail.text).toContain('https://pamaina.example.lt/reset-password#');
  const link = secretIn(mail);

  expect((await post('/password/reset', { token: link, password: 'short' })).json.errors).toHaveProperty('password');
  expect((await post('/password/reset', { token: link, password: 'password1' })).json.errors).toHaveProperty(
    'password',
  );
  expect((await api.call('GET', '/users/me', { token })).status).toBe(200);

  expect((await post('/password/reset', { token: link, password: 'a new phrase' })).status).toBe(204);
  for (const ended of [token, other]) expect((await api.call('GET', '/users/me', { token: ended })).status).toBe(401);
  expect(await signIn(api, username, 'secret-9')).toBeUndefined();
  expect(await signIn(api, username, 'a new phrase')).toMatch(/^ey/);
  await mailTo(address, 'password was changed');
  const again = await post('/password/reset', { token: link, password: 'another phrase' });
  expect([again.status, again.json.code]).toEqual([410, 'link_used']);
});

test('the answer is the same for a username, an address, nobody, and an address that is not confirmed', async () => {
  const { username, address } = await verified();
  const unconfirmed = unique('unconfirmed');
  await post('/register', { username: unconfirmed, password: 'secret-9', email: `${unconfirmed}@example.lt` });
  await mailTo(`${unconfirmed}@example.lt`, 'Confirm your email');
  const logins = [username.toUpperCase(), address, unique('nobody'), unconfirmed, `${unconfirmed}@example.lt`];
  for (const login of logins) {
    const reply = await post('/password/forgot', { login });
    expect([reply.status, reply.text], login).toEqual([202, '']);
  }
  await allSent();
  // Two requests for one account in a few minutes are one email.
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [address, 'Choose a new password for Pamaina'],
  ]);
  mails = [];
});

test('an altered, a foreign and an old link are refused alike', async () => {
  const { address } = await verified();
  await post('/password/forgot', { login: address });
  const link = secretIn(await mailTo(address, '/reset-password#'));
  const altered = `${link.startsWith('A') ? 'B' : 'A'}${link.slice(1)}`;
  for (const token of [altered, link.slice(1), `${link}x`, '-', link.toUpperCase()]) {
    const reply = await post('/password/reset', { token, password: 'a new phrase' });
    expect([reply.status, reply.json.code], token).toEqual([410, 'link_used']);
  }
  // A link of one purpose serves no other one.
  expect((await post('/email/verify', { token: link })).status).toBe(410);
  ahead = 30 * 60_000 + 1;
  expect((await post('/password/reset', { token: link, password: 'a new phrase' })).status).toBe(410);
  ahead = 0;
  expect((await post('/password/reset', { token: link, password: 'a new phrase' })).status).toBe(204);
});

test('of two who use a link at once one gets in', async () => {
  const { username, address } = await verified();
  await post('/password/forgot', { login: username });
  const token = secretIn(await mailTo(address, '/reset-password#'));
  const replies = await Promise.all(
    ['the first phrase', 'the second phrase'].map((password) => post('/password/reset', { token, password })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  const winner = replies[0]?.status === 204 ? 'the first phrase' : 'the second phrase';
  expect(await signIn(api, username, winner)).toMatch(/^ey/);
});

test('repeated requests flood no mailbox, and the sent link still works', async () => {
  const { username } = await verified();
  const attacked = Array.from({ length: 3 }, () => post('/password/forgot', { login: username }));
  expect((await Promise.all(attacked)).map(({ status }) => status)).toEqual([202, 202, 202]);
  await allSent();
  const sent = mails.filter(({ text }) => text.includes('/reset-password#'));
  expect(sent).toHaveLength(1);
  // From the fourth on, each costs a computation.
  const fourth = await post('/password/forgot', { login: username });
  expect([fourth.status, fourth.json.code]).toEqual([429, 'proof_required']);
  const [mail] = sent;
  const token = mail ? secretIn(mail) : '';
  expect((await post('/password/reset', { token, password: 'a new phrase' })).status).toBe(204);
  mails = [];
});

test('a mail server that fails gets the email again, one that refuses it does not', async () => {
  const { username, address } = await verified();
  failures = [new Error('connection lost')];
  await post('/password/forgot', { login: username });
  await eventually(() => expect(failures).toEqual([]));
  ahead = 2 * 60_000;
  await post('/password/forgot', { login: unique('nobody') });
  expect(await mailTo(address, '/reset-password#')).toBeTruthy();
  ahead = 0;
  await allSent();

  const refused = await verified();
  failures = [new MailRefused('no such mailbox')];
  await post('/password/forgot', { login: refused.username });
  await allSent();
  expect(mails).toEqual([]);
});

test('while a slow mail server has one email, another process sends the others, and nobody gets one twice', async () => {
  let [passed, hung, release] = [0, false, () => {}];
  const other = await createTestApp({ parts: { now: () => Date.now() + passed } });
  const { direct } = other.deps.database;
  const sent: string[] = [];
  const mailer = (send: (mail: Mail) => Promise<void>) => ({ ...other.deps, mailer: { send, close: () => undefined } });
  const slow = startMailing(
    mailer(async (mail) => {
      sent.push(mail.to.address);
      // A minute is over before the third.
      passed += 40_000;
      if (sent.length !== 2) return;
      hung = true;
      await new Promise<void>((resolve) => (release = resolve));
    }),
  );
  let quick: typeof slow | null = null;
  try {
    const { token } = await createManager(other);
    const { username: name } = (await other.call('GET', '/users/me', { token })).json;
    const account = await direct.selectFrom('account').select('id').where('username', '=', name).executeTakeFirst();
    const addresses = ['a@example.lt', 'b@example.lt', 'c@example.lt', 'd@example.lt'];
    for (const address of addresses)
      await queueAccountMail(direct, {
        accountId: account!.id,
        kind: 'new_device',
        address,
        facts: { device: 'Firefox' },
      });
    await eventually(() => expect(hung).toBe(true));
    quick = startMailing(
      mailer((mail) => {
        sent.push(mail.to.address);
        return Promise.resolve();
      }),
    );
    await eventually(() => expect(sent.length).toBeGreaterThanOrEqual(4));
    release();
    await eventually(async () => expect(await direct.selectFrom('account_mail').select('id').execute()).toEqual([]));
    expect(sent.toSorted()).toEqual(addresses);
  } finally {
    release();
    await Promise.all([slow.stop(), quick?.stop()]);
    await other.close();
  }
});

test('an email for which somebody waits at a page goes before those that were queued earlier', async () => {
  const other = await createTestApp();
  const { direct } = other.deps.database;
  try {
    const { token } = await createManager(other);
    const { username: name } = (await other.call('GET', '/users/me', { token })).json;
    const account = await direct.selectFrom('account').select('id').where('username', '=', name).executeTakeFirst();
    for (const kind of ['new_device', 'new_device', 'verify_email'] as const)
      await queueAccountMail(direct, { accountId: account!.id, kind, address: `${kind}@example.lt` });
    const sent: string[] = [];
    const send = (mail: Mail) => Promise.resolve(void sent.push(mail.to.address));
    const mailing = startMailing({ ...other.deps, mailer: { send, close: () => undefined } });
    await eventually(() => expect(sent).toHaveLength(3));
    await mailing.stop();
    expect(sent).toEqual(['verify_email@example.lt', 'new_device@example.lt', 'new_device@example.lt']);
  } finally {
    await other.close();
  }
});

test('the old address is notified of a new one, which is used only when confirmed', async () => {
  const { username, address, token } = await verified();
  const next = `${unique('next')}@example.lt`;
  await api.call('PUT', '/settings/profile', { token, body: { email: next } });
  await mailTo(address, 'address for Pamaina was changed');
  const link = secretIn(await mailTo(next, 'Confirm your email'));
  const state = () => api.call('GET', '/settings/email', { token });
  expect((await state()).json).toEqual({ email: next, verified_email: address });
  await post('/password/forgot', { login: username });
  const early = secretIn(await mailTo(address, '/reset-password#'));
  expect((await post('/email/verify', { token: link })).status).toBe(200);
  expect((await state()).json).toEqual({ email: next, verified_email: next });
  // What was sent to the address before ends with it.
  expect((await post('/password/reset', { token: early, password: 'a new phrase' })).status).toBe(410);
  await api.call('PUT', '/settings/profile', { token, body: { email: '' } });
  await mailTo(next, 'address for Pamaina was changed');
  expect((await state()).json).toEqual({ email: null, verified_email: null });
});

test('a manager who changes the address of an employee does not get the links of that employee', async () => {
  const manager = await createManager(api);
  const address = `${unique('ona')}@example.lt`;
  const worker = await createWorker(api, manager, { email: address });
  const link = secretIn(await mailTo(address, '/verify-email#'));
  await post('/email/verify', { token: link });
  const path = `/employees/${worker.id}`;
  const before = await api.call('GET', '/employees', { token: manager.token });
  const { id, name, roles } = before.json[0];
  const theirs = `${unique('manager')}@example.lt`;
  const edited = await api.call('PUT', path, { token: manager.token, body: { id, name, roles, email: theirs } });
  expect([edited.status, edited.json.email]).toEqual([200, theirs]);
  await post('/password/forgot', { login: worker.id });
  await mailTo(address, '/reset-password#');
  await allSent();
  expect(mails.filter(({ to }) => to.address === theirs)).toEqual([]);
});

test('an address from before is asked once, at the next sign-in; a link can be sent again', async () => {
  const username = unique('before');
  const address = `${username}@example.lt`;
  const { json } = await post('/register', { username, password: 'secret-9' });
  const { direct } = api.deps.database;
  await direct.updateTable('account').set({ email: address }).where('username', '=', username).execute();
  await signIn(api, username, 'secret-9');
  await mailTo(address, 'Confirm your email');
  await signIn(api, username, 'secret-9');
  await allSent();
  expect(mails.filter(({ subject }) => subject.startsWith('Confirm'))).toEqual([]);
  const again = () => post('/settings/email/verification', {}, json.access_token);
  expect((await again()).status).toBe(202);
  await mailTo(address, 'Confirm your email');
  expect((await again()).status).toBe(202);
  await mailTo(address, 'Confirm your email');
  expect((await again()).status).toBe(429);
  await direct.updateTable('account').set({ email: null }).where('username', '=', username).execute();
  expect((await again()).json.code).toBe('email_missing');
});

test('the demo gets no links and no emails', async () => {
  const { username, token } = await verified();
  const { direct } = api.deps.database;
  await direct.updateTable('account').set({ is_demo: true }).where('username', '=', username).execute();
  await post('/password/forgot', { login: username });
  expect((await post('/settings/email/verification', {}, token)).json.code).toBe('demo_account');
  await allSent();
  expect(mails).toEqual([]);
});

test('an employee is invited by email, and the newest paper or link is the only one', async () => {
  const manager = await createManager(api, 'Žalia šaka');
  const id = unique('invited');
  const address = `${id}@example.lt`;
  const invite = () => post(`/employees/${id}/sign-in-code/email`, {}, manager.token);
  const person = { id, name: 'Živilė', roles: ['cook'] };
  await api.call('POST', '/employees', { token: manager.token, body: person });
  expect((await invite()).json.code).toBe('email_missing');
  await api.call('PUT', `/employees/${id}`, { token: manager.token, body: { ...person, email: address } });
  expect((await invite()).status).toBe(202);
  const mail = await mailTo(address, '/sign-in-code#');
  expect(mail.subject).toContain('Žalia šaka');
  const paper = await post(`/employees/${id}/sign-in-code`, {}, manager.token);
  const use = (code: string) => post('/sign-in-code', { code, password: 'a long phrase' });
  expect((await use(secretIn(mail))).status).toBe(410);
  expect((await use(paper.json.code)).status).toBe(201);
});
