import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks, RECEIPT_LINK_MS } from '../../../platform/auth/signed-link.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

let owner: TestManager;
let cook: { id: string; token: string };
let waiter: { id: string; token: string };
beforeEach(async () => {
  now = Date.now();
  owner = await createManager(api);
  cook = await createWorker(api, owner, { name: 'Ona Žukė', roles: ['cook'] });
  waiter = await createWorker(api, owner, { name: 'Jonas', roles: ['waiter'] });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const DRILL = { title: 'Fire drill', text: 'On Monday at 10.\nMeet at the gate.' };
const today = (days = 0) =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO('Europe/Vilnius')
    .toPlainDate()
    .add({ days })
    .toString();
const manager = (method: Method, path = '', body?: unknown, headers = {}) =>
  api.call(method, `/announcements${path}`, { token: owner.token, body, headers });
const announce = async (more: object = {}) => {
  const reply = await manager('POST', '', { ...DRILL, ...more });
  expect(reply.status, reply.text).toBe(201);
  return reply.json;
};
const own = async (token: string): Promise<{ id: string; title: string; confirmed_at: string | null }[]> =>
  (await api.call('GET', '/announcements/own', { token })).json;
const titles = async (token: string) => (await own(token)).map(({ title }) => title);
const confirm = (id: string, token: string | undefined, version?: number) =>
  api.call('POST', `/announcements/${id}/confirm`, {
    token,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const receiptsOf = async (id: string): Promise<{ name: string; confirmed_at: string | null }[]> =>
  (await manager('GET')).json.find((one: { id: string }) => one.id === id).receipts;
const waiting = async (id: string) =>
  (await receiptsOf(id)).filter(({ confirmed_at }) => confirmed_at === null).map(({ name }) => name);
const upload = (content: Buffer) =>
  api.call('POST', '/announcements/attachments?name=Evakuacija.pdf', {
    token: owner.token,
    body: content,
    headers: { 'content-type': 'application/pdf' },
  });
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const outbox = () =>
  api.deps.database.inProject(owner.projectId, (tx) =>
    tx
      .selectFrom('outbox')
      .select(['subject', 'audience', 'facts', 'expires_at'])
      .where('kind', '=', 'announcement')
      .orderBy('id')
      .execute(),
  );

test('no session, employees, and a stranger write and read nothing of a project', async () => {
  const { id } = await announce();
  const other = await createManager(api, 'Other');
  const foreign = await createWorker(api, other);
  expect((await api.call('GET', '/announcements')).status).toBe(401);
  expect((await api.call('POST', '/announcements', { token: cook.token, body: DRILL })).json.code).toBe(
    'managers_only',
  );
  expect((await api.call('GET', '/announcements/own', { token: owner.token })).json.code).toBe('employees_only');
  expect((await confirm(id, owner.token)).json.code).toBe('employees_only');
  expect((await confirm(id, foreign.token)).status).toBe(404);
  expect((await api.call('GET', `/announcements/${id}/attachment`, { token: foreign.token })).status).toBe(404);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/end'],
    ['POST', '/remind'],
  ] as const) {
    const body = method === 'PUT' ? DRILL : undefined;
    const reply = await api.call(method, `/announcements/${id}${path}`, { token: other.token, body });
    expect([method, path, reply.status]).toEqual([method, path, 404]);
  }
  expect((await api.call('GET', '/announcements', { token: other.token })).json).toEqual([]);
  expect(await own(foreign.token)).toEqual([]);
});

test('wrong fields are named, and nothing is announced', async () => {
  const stranger = await createWorker(api, await createManager(api, 'Other'));
  const cases: [object, string][] = [
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ text: '' }, 'text'],
    [{ until: '2026-02-30' }, 'until'],
    [{ until: today(-1) }, 'until'],
    [{ employee_ids: [stranger.id] }, 'employee_ids'],
    [{ employee_ids: [cook.id, 'nobody'] }, 'employee_ids'],
    [{ attachment_id: '01900000-0000-7000-8000-0000000000bb' }, 'attachment_id'],
  ];
  for (const [wrong, field] of cases) {
    const reply = await manager('POST', '', { ...DRILL, ...wrong });
    expect([reply.status, Object.keys(reply.json.errors)], field).toEqual([422, [field]]);
  }
  expect((await manager('GET')).json).toEqual([]);
  expect(await outbox()).toEqual([]);
});

test('it reaches everyone, a role or some people, and who joins later sees what is open for them', async () => {
  await announce({ title: 'All' });
  await announce({ title: 'Cooks', roles: ['cook'] });
  await announce({ title: 'Jonas', employee_ids: [waiter.id] });
  await announce({ title: 'Cooks and Jonas', roles: ['cook'], employee_ids: [waiter.id] });
  expect(await titles(cook.token)).toEqual(['Cooks and Jonas', 'Cooks', 'All']);
  expect(await titles(waiter.token)).toEqual(['Cooks and Jonas', 'Jonas', 'All']);
  const notified = (await outbox()).flatMap(({ audience }) => (audience as { employees: string[] }).employees);
  expect(notified.filter((id) => id === cook.id).length).toBe(3);
  expect(notified.filter((id) => id === waiter.id).length).toBe(3);

  const rasa = await createWorker(api, owner, { name: 'Rasa', roles: ['cook'] });
  expect(await titles(rasa.token)).toEqual(['Cooks and Jonas', 'Cooks', 'All']);
  const listed = (await manager('GET')).json;
  expect(listed.map(({ is_for_all }: { is_for_all: boolean }) => is_for_all)).toEqual([false, false, false, true]);
  expect(listed[0].receipts.map(({ name }: { name: string }) => name)).toEqual(['Jonas', 'Ona Žukė', 'Rasa']);
  expect((await confirm(listed[3].id, rasa.token)).status).toBe(200);
  // A colleague's.
  expect((await confirm(listed[2].id, waiter.token)).status).toBe(404);
});

test('one press confirms, the time and the place stay, and a second press changes nothing', async () => {
  const { id, version } = await announce();
  expect(await waiting(id)).toEqual(['Jonas', 'Ona Žukė']);
  const both = await Promise.all([confirm(id, cook.token, version), confirm(id, cook.token, version)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  now += 60_000;
  expect((await confirm(id, cook.token)).json).toEqual(both[0]?.json);
  expect(both[1]?.json).toEqual(both[0]?.json);
  expect(await waiting(id)).toEqual(['Jonas']);
  expect(await receiptsOf(id)).toContainEqual(
    expect.objectContaining({
      employee_id: cook.id,
      confirmed_by: 'app',
      confirmed_at: expect.stringContaining(both[0]?.json.confirmed_at.slice(0, 19)),
    }),
  );
  // Still there to be read, as confirmed.
  expect(await own(cook.token)).toMatchObject([{ id, confirmed_at: expect.any(String) }]);
  const seen = (await api.call('GET', '/activity?type=announcement.seen', { token: owner.token })).json;
  expect(seen.total).toBe(1);
});

test('its last day is the last on which it is shown; a manager can end it earlier, and its confirmations stay', async () => {
  const short = await announce({ until: today() });
  const long = await announce({ title: 'Long', until: today(30) });
  expect(await titles(cook.token)).toEqual(['Long', 'Fire drill']);
  now += 24 * 60 * 60_000;
  expect(await titles(cook.token)).toEqual(['Long']);
  expect((await confirm(short.id, cook.token)).json.code).toBe('announcement_ended');
  expect((await manager('POST', `/${short.id}/remind`)).json.code).toBe('announcement_ended');
  const late = await manager('PUT', `/${short.id}`, { ...DRILL, until: today(1) });
  expect([late.status, late.json.code]).toEqual([409, 'announcement_ended']);
  await confirm(long.id, waiter.token);
  const ended = await manager('POST', `/${long.id}/end`);
  expect([ended.status, ended.json.is_open]).toEqual([200, false]);
  expect((await manager('POST', `/${long.id}/end`)).json).toEqual(ended.json);
  expect((await outbox()).every(({ expires_at }) => expires_at !== null)).toBe(true);
  expect(await own(cook.token)).toEqual([]);
  expect((await confirm(long.id, cook.token)).json.code).toBe('announcement_ended');
  // Confirmed before the end: the answer stays.
  expect((await confirm(long.id, waiter.token)).status).toBe(200);
  // Who comes after the end was never asked.
  await createWorker(api, owner, { name: 'Rasa' });
  await api.deps.database.inProject(owner.projectId, (tx) =>
    sql`update employee set created_at = now() + interval '3 days' where name = 'Rasa'`.execute(tx),
  );
  expect((await receiptsOf(long.id)).map(({ name }) => name)).toEqual(['Jonas', 'Ona Žukė']);
});

test('an old tab overwrites nothing; a change asks again only if the manager wants it', async () => {
  const { id } = await announce();
  await confirm(id, cook.token, 1);
  const change = (body: object, version: number) =>
    manager('PUT', `/${id}`, { ...DRILL, ...body }, { 'if-match': `"${version}"` });
  expect((await change({ title: 'Drill' }, 1)).json).toMatchObject({ title: 'Drill', version: 2 });
  expect((await change({ title: 'Other' }, 1)).json.code).toBe('stale');
  expect(await waiting(id)).toEqual(['Jonas']);
  // A small change refuses nobody who has the page open.
  expect((await confirm(id, waiter.token, 1)).status).toBe(200);
  expect((await change({ text: 'On Tuesday', ask_again: true }, 2)).json.version).toBe(3);
  expect(await waiting(id)).toEqual(['Jonas', 'Ona Žukė']);
  const old = await confirm(id, cook.token, 2);
  expect([old.status, old.json.code]).toEqual([409, 'announcement_changed']);
  expect((await confirm(id, cook.token, 3)).status).toBe(200);
  expect(await waiting(id)).toEqual(['Jonas']);
});

test('a wider circle notifies those who are new in it, and who is taken out is asked no more', async () => {
  const { id } = await announce({ employee_ids: [cook.id] });
  expect((await outbox()).length).toBe(1);
  const wider = await manager('PUT', `/${id}`, { ...DRILL, employee_ids: [cook.id, waiter.id] });
  expect(wider.json.employee_ids).toEqual([cook.id, waiter.id].toSorted());
  expect((await outbox()).map(({ audience }) => audience)).toEqual([
    { employees: [cook.id] },
    { employees: [waiter.id] },
  ]);
  await manager('PUT', `/${id}`, { ...DRILL, employee_ids: [waiter.id] });
  expect(await own(cook.token)).toEqual([]);
  expect(await waiting(id)).toEqual(['Jonas']);
});

test('a deleted employee is not asked again, and the next owner of the ID is another person', async () => {
  const named = await announce({ employee_ids: [cook.id] });
  const all = await announce();
  await confirm(all.id, cook.token);
  await api.call('DELETE', `/employees/${cook.id}`, { token: owner.token });
  expect(await receiptsOf(named.id)).toEqual([]);
  expect(await receiptsOf(all.id)).toMatchObject([
    { name: 'Jonas', confirmed_at: null },
    { name: 'Ona Žukė', employee_id: null, confirmed_at: expect.any(String) },
  ]);
  // Named people who are gone leave it for nobody, not for everyone.
  expect(await titles(waiter.token)).toEqual(['Fire drill']);
  const body = { id: cook.id, name: 'Another Ona', roles: ['cook'] };
  await api.call('POST', '/employees', { token: owner.token, body });
  expect(await waiting(named.id)).toEqual([]);
  expect((await manager('POST', `/${named.id}/remind`)).json).toEqual({ reminded: 0 });
});

test('former employees are not waited for, and it is announced without any staff too', async () => {
  const last_day = today(3);
  await api.call('PUT', `/employees/${cook.id}/employment/end`, { token: owner.token, body: { last_day } });
  const { id } = await announce();
  expect(await waiting(id)).toEqual(['Jonas', 'Ona Žukė']);
  now += 5 * 24 * 60 * 60_000;
  expect(await waiting(id)).toEqual(['Jonas']);
  expect((await manager('POST', `/${id}/remind`)).json).toEqual({ reminded: 1 });
  const alone = await createManager(api, 'Alone');
  const empty = await api.call('POST', '/announcements', { token: alone.token, body: DRILL });
  expect([empty.status, empty.json.receipts]).toEqual([201, []]);
});

test('one press reminds everyone who has not confirmed, and nobody twice within an hour', async () => {
  const { id } = await announce();
  await confirm(id, cook.token);
  const remind = () => manager('POST', `/${id}/remind`);
  const both = await Promise.all([remind(), remind()]);
  expect(both.map(({ json }) => json.reminded).toSorted()).toEqual([0, 1]);
  now += 61 * 60_000;
  expect((await remind()).json).toEqual({ reminded: 1 });
  const { subject } = (await outbox()).at(-1) ?? { subject: '' };
  expect(subject).toMatch(/^unconfirmed:/);
});

test('deleted while it is read: it and its file are gone, and confirming says so', async () => {
  const file = (await upload(PDF)).json;
  const { id } = await announce({ attachment_id: file.id });
  expect(await titles(cook.token)).toEqual(['Fire drill']);
  expect((await manager('DELETE', `/${id}`)).status).toBe(204);
  expect((await manager('DELETE', `/${id}`)).status).toBe(404);
  expect((await confirm(id, cook.token)).status).toBe(404);
  expect((await api.call('GET', `/announcements/${id}/attachment`, { token: cook.token })).status).toBe(404);
  expect((await outbox()).every(({ expires_at }) => expires_at !== null)).toBe(true);
});

test('the link of an email shows and confirms it for its person alone; altered, old and dead links say so', async () => {
  const file = (await upload(PDF)).json;
  const { id } = await announce({ attachment_id: file.id });
  const facts = (await outbox()).find(({ audience }) => (audience as { employees: string[] }).employees[0] === cook.id)
    ?.facts as { announced: string };
  const links = createSignedLinks(api.deps.settings.jwtSecret);
  const claims = { projectId: owner.projectId, subject: facts.announced, expiresAt: now + RECEIPT_LINK_MS };
  const link = links.sign('announcement', claims);
  const post = (path: string, body: object) => api.call('POST', `/announcements/link${path}`, { body });
  expect((await post('', { link })).json).toMatchObject({
    title: 'Fire drill',
    name: 'Ona Žukė',
    project: 'Rytas',
    confirmed_at: null,
  });
  // Opening it confirms nothing.
  expect(await waiting(id)).toEqual(['Jonas', 'Ona Žukė']);
  expect((await post('/attachment', { link })).text).toBe(PDF.toString());
  await manager('PUT', `/${id}`, { ...DRILL, text: 'Tuesday', attachment_id: file.id, ask_again: true });
  expect((await post('/confirm', { link, version: 1 })).json.code).toBe('announcement_changed');
  const first = await post('/confirm', { link, version: 2 });
  expect(first.status).toBe(200);
  now += 60_000;
  expect((await post('/confirm', { link, version: 2 })).json).toEqual(first.json);
  expect(await receiptsOf(id)).toContainEqual(expect.objectContaining({ name: 'Ona Žukė', confirmed_by: 'link' }));

  const wrong = [`${link.slice(0, 30)}${link[30] === 'A' ? 'B' : 'A'}${link.slice(31)}`, links.sign('receipt', claims)];
  for (const one of wrong) expect((await post('', { link: one })).json.code).toBe('link_wrong');
  const old = links.sign('announcement', { ...claims, expiresAt: now - 1 });
  expect((await post('/confirm', { link: old, version: 2 })).json.code).toBe('link_expired');
  const pay = (billing: 'active' | 'ended') =>
    api.deps.database.outside((tx) =>
      tx.updateTable('project').set({ billing }).where('id', '=', owner.projectId).execute(),
    );
  await pay('ended');
  expect((await post('/confirm', { link, version: 2 })).json.code).toBe('project_ended');
  await pay('active');
  await manager('POST', `/${id}/end`);
  expect((await post('', { link })).json.code).toBe('announcement_ended');
  await manager('DELETE', `/${id}`);
  expect((await post('', { link })).json.code).toBe('link_wrong');
});

test('on a kiosk the PIN shows what is not confirmed yet, and confirms what was read', async () => {
  const { id } = await announce({ roles: ['cook'] });
  await api.call('PUT', `/employees/${cook.id}/clock-pin`, { token: owner.token, body: { pin: '4711' } });
  await api.call('PUT', `/employees/${waiter.id}/clock-pin`, { token: owner.token, body: { pin: '4712' } });
  const { secret } = (await api.call('POST', '/kiosks', { token: owner.token, body: { name: 'Bar' } })).json;
  const post = (path: string, employee_id: string, pin: string, more = {}) =>
    api.call('POST', `/kiosk/announcements${path}`, { body: { secret, employee_id, pin, ...more } });
  expect((await post('', cook.id, '4713')).json.code).toBe('pin_wrong');
  expect((await post('', cook.id, '4711')).json).toMatchObject([{ id, title: 'Fire drill', version: 1 }]);
  expect((await post('', waiter.id, '4712')).json).toEqual([]);
  const read = { announcement: id, version: 1 };
  expect((await post('/confirm', waiter.id, '4712', read)).status).toBe(404);
  const first = await post('/confirm', cook.id, '4711', read);
  expect((await post('/confirm', cook.id, '4711', read)).json).toEqual(first.json);
  expect((await post('', cook.id, '4711')).json).toEqual([]);
  expect(await receiptsOf(id)).toMatchObject([{ employee_id: cook.id, confirmed_by: 'kiosk' }]);
});
