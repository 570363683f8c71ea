import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks, RECEIPT_LINK_MS } from '../../../platform/auth/signed-link.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

let cafe: TestCafe;
let [ona, jonas]: TestCafe['workers'] = [];
let archiveId: string;
beforeEach(async () => {
  now = Date.now();
  cafe = await createCafe(api);
  [ona, jonas] = cafe.workers;
  await plan('2032-03-01', ona?.id);
  await plan('2032-03-02', jonas?.id);
  archiveId = (await manager('POST', '/schedule/publish?year=2032&month=3')).json.archive_id;
});

interface Asked {
  year: number;
  month: number;
  version: number;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const manager = (method: Method, path: string, body?: unknown) => api.call(method, path, { token: cafe.token, body });
const plan = (date: string, employee_id: string | undefined) =>
  manager('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id });
const own = async (token: string | undefined) => (await api.call('GET', '/schedule/receipts/own', { token })).json;
const confirm = ({ year, month, version }: Asked, token: string | undefined) =>
  api.call('POST', `/schedule/receipts/confirm?year=${year}&month=${month}&version=${version}`, { token });
const openNames = async (): Promise<string[][]> =>
  (await manager('GET', '/schedule/receipts/open')).json.map(({ people }: { people: { employee_id: string }[] }) =>
    people.map(({ employee_id }) => employee_id),
  );
const linkOf = async (token: string | undefined) =>
  createSignedLinks(api.deps.settings.jwtSecret).sign('receipt', {
    projectId: cafe.projectId,
    subject: (await own(token))[0].id,
    expiresAt: now + RECEIPT_LINK_MS,
  });
const readLink = (link: string) => api.call('GET', `/confirm/${encodeURIComponent(link)}`);
const confirmLink = (link: string) => api.call('POST', `/confirm/${encodeURIComponent(link)}`);

test('an employee confirms a published month with one call; a manager and others can’t', async () => {
  const [receipt] = await own(ona?.token);
  expect(receipt).toMatchObject({ year: 2032, month: 3, version: 1 });
  expect((await confirm(receipt, undefined)).status).toBe(401);
  expect((await confirm(receipt, cafe.token)).status).toBe(403);
  const other = await createManager(api, 'Other');
  const stranger = await createWorker(api, other);
  expect((await confirm(receipt, stranger.token)).status).toBe(404);

  expect(await openNames()).toEqual([[ona?.id, jonas?.id].toSorted()]);
  const first = await confirm(receipt, ona?.token);
  expect(first.status).toBe(200);
  expect(await own(ona?.token)).toEqual([]);
  expect(await openNames()).toEqual([[jonas?.id]]);
  now += 60_000;
  // Twice: the first confirmation counts.
  expect((await confirm(receipt, ona?.token)).json).toEqual(first.json);
  const { receipts } = (await manager('GET', `/schedule/history/${archiveId}`)).json;
  expect(
    receipts
      .map((one: { confirmed_at: string | null; confirmed_by: string | null }) => [one.confirmed_at, one.confirmed_by])
      .toSorted(),
  ).toEqual(
    [
      [null, null],
      [first.json.confirmed_at, 'app'],
    ].toSorted(),
  );
  expect('receipts' in (await api.call('GET', `/schedule/history/${archiveId}`, { token: ona?.token })).json).toBe(
    false,
  );
});

test('pressed twice at once it is stored once', async () => {
  const [receipt] = await own(ona?.token);
  const replies = await Promise.all([confirm(receipt, ona?.token), confirm(receipt, ona?.token)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.json).toEqual(replies[1]?.json);
  const history = (await manager('GET', '/activity?type=schedule.seen')).json;
  expect(history.total).toBe(1);
});

test('a newer version asks only those whose shifts changed, and then it is the one to confirm', async () => {
  const [old] = await own(ona?.token);
  await plan('2032-03-04', ona?.id);
  await manager('POST', '/schedule/publish?year=2032&month=3');
  const [receipt] = await own(ona?.token);
  expect(receipt.version).toBe(2);
  expect((await own(jonas?.token))[0].version).toBe(1);
  const outdated = await confirm(old, ona?.token);
  expect([outdated.status, outdated.json.code]).toEqual([409, 'receipt_outdated']);
  expect((await confirm(receipt, ona?.token)).status).toBe(200);
  expect(await own(ona?.token)).toEqual([]);
});

test('a newer version says what changed for each since they last confirmed, or since the one before', async () => {
  const dates = async (token: string | undefined) =>
    (await own(token))[0].changes.map(
      ({ before, after }: { before: { date: string } | null; after: { date: string } | null }) => [
        before?.date ?? null,
        after?.date ?? null,
      ],
    );
  const [first] = await own(ona?.token);
  expect(first.changes).toEqual([]);
  await confirm(first, ona?.token);
  for (const date of ['2032-03-04', '2032-03-05']) {
    await plan(date, ona?.id);
    await plan(date, jonas?.id);
    await manager('POST', '/schedule/publish?year=2032&month=3');
  }
  expect(await dates(ona?.token)).toEqual([
    [null, '2032-03-04'],
    [null, '2032-03-05'],
  ]);
  // Never confirmed: since the version before.
  expect(await dates(jonas?.token)).toEqual([[null, '2032-03-05']]);
  const [{ changes }] = await own(jonas?.token);
  expect(changes[0].after).toMatchObject({ date: '2032-03-05', role: 'cook' });
});

test('a month that was cleared or is over asks nobody', async () => {
  await manager('DELETE', '/schedule?year=2032&month=3');
  expect(await own(ona?.token)).toEqual([]);
  expect(await openNames()).toEqual([]);
});

test('one press reminds everyone who has not confirmed, and nobody twice within an hour', async () => {
  const [receipt] = await own(ona?.token);
  await confirm(receipt, ona?.token);
  const remind = () => manager('POST', '/schedule/receipts/remind?year=2032&month=3');
  const both = await Promise.all([remind(), remind()]);
  expect(both.map(({ json }) => json.reminded).toSorted()).toEqual([0, 1]);
  now += 61 * 60_000;
  expect((await remind()).json).toEqual({ reminded: 1 });
  expect((await manager('POST', '/schedule/receipts/remind?year=2032&month=4')).json).toEqual({ reminded: 0 });
  expect((await api.call('POST', '/schedule/receipts/remind?year=2032&month=3', { token: ona?.token })).status).toBe(
    403,
  );
});

test('who has no login is listed as such, and not counted as reminded', async () => {
  const body = { id: 'no-login', name: 'Be Paskyros', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await manager('POST', '/employees', body);
  await plan('2032-04-01', body.id);
  await plan('2032-04-02', ona?.id);
  await manager('POST', '/schedule/publish?year=2032&month=4');
  const months = (await manager('GET', '/schedule/receipts/open')).json;
  const april = months.find(({ month }: { month: number }) => month === 4);
  expect(
    april.people.map(({ employee_id, has_login }: Record<string, unknown>) => [employee_id, has_login]).toSorted(),
  ).toEqual(
    [
      [ona?.id, true],
      ['no-login', false],
    ].toSorted(),
  );
  expect((await manager('POST', '/schedule/receipts/remind?year=2032&month=4')).json).toEqual({ reminded: 1 });
});

test('the link of an email shows the own shifts alone, confirms once, and says so the second time', async () => {
  const link = await linkOf(ona?.token);
  const shown = (await readLink(link)).json;
  expect(shown.shifts.map(({ date }: { date: string }) => date)).toEqual(['2032-03-01']);
  expect(shown).toMatchObject({ year: 2032, month: 3, version: 1, confirmed_at: null });
  expect(JSON.stringify(shown)).not.toContain(jonas?.id);
  // A program that checks emails opens links: that confirms nothing.
  expect((await own(ona?.token)).length).toBe(1);
  const first = await confirmLink(link);
  expect(first.status).toBe(200);
  now += 60_000;
  expect((await confirmLink(link)).json).toEqual(first.json);
  expect((await readLink(link)).json.confirmed_at).toBe(first.json.confirmed_at);
});

test('an altered link, an expired one, an old one and that of somebody who has left say so', async () => {
  const link = await linkOf(ona?.token);
  for (const at of [0, 20, 40, 60, link.length - 2]) {
    const altered = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
    for (const reply of [await readLink(altered), await confirmLink(altered)])
      expect([reply.status, reply.json.code], String(at)).toEqual([404, 'link_wrong']);
  }
  for (const wrong of ['x', `${link}A`, `${link}!`, link.slice(1)])
    expect((await readLink(wrong)).json.code, wrong).toBe('link_wrong');

  await plan('2032-03-04', ona?.id);
  await manager('POST', '/schedule/publish?year=2032&month=3');
  for (const reply of [await readLink(link), await confirmLink(link)])
    expect([reply.status, reply.json.code]).toEqual([409, 'receipt_outdated']);
  const newer = await linkOf(ona?.token);
  now += RECEIPT_LINK_MS + 1000;
  for (const reply of [await readLink(newer), await confirmLink(newer)])
    expect([reply.status, reply.json.code]).toEqual([410, 'link_expired']);
  now -= RECEIPT_LINK_MS + 1000;
  await manager('DELETE', `/employees/${ona?.id}`);
  expect((await readLink(newer)).json.code).toBe('link_wrong');
});

test('a link is signed for one receipt and one purpose, by this server', () => {
  const said = { projectId: cafe.projectId, subject: archiveId, expiresAt: 1_900_000_000_000 };
  const links = createSignedLinks('a secret');
  const link = links.sign('receipt', said);
  expect(links.read('receipt', link)).toEqual(said);
  expect(links.read('ask', link)).toBeNull();
  expect(createSignedLinks('another').read('receipt', link)).toBeNull();
});

test('a link confirms nothing in a project that is not paid for', async () => {
  const link = await linkOf(jonas?.token);
  const setBilling = (billing: 'active' | 'ended') =>
    api.deps.database.outside((tx) =>
      tx.updateTable('project').set({ billing }).where('id', '=', cafe.projectId).execute(),
    );
  await setBilling('ended');
  expect((await confirmLink(link)).json.code).toBe('project_ended');
  expect((await readLink(link)).json.confirmed_at).toBeNull();
  await setBilling('active');
});

test('guessing links is stopped by network, and a right one works from there all the same', async () => {
  const link = await linkOf(jonas?.token);
  const tries = await Promise.all(Array.from({ length: 40 }, () => readLink('x')));
  expect(tries.some(({ status }) => status === 429)).toBe(true);
  expect((await readLink(link)).status).toBe(200);
});

test('on a kiosk the PIN confirms everything that waits', async () => {
  await manager('PUT', `/employees/${ona?.id}/clock-pin`, { pin: '4711' });
  const { secret } = (await manager('POST', '/kiosks', { name: 'Bar' })).json;
  const people = async (): Promise<{ id: string; has_receipt: boolean }[]> =>
    (await api.call('POST', '/kiosk/people', { body: { secret } })).json.people;
  const asks = async () => (await people()).find(({ id }) => id === ona?.id)?.has_receipt;
  expect(await asks()).toBe(true);
  const press = (pin: string) => api.call('POST', '/kiosk/receipts', { body: { secret, employee_id: ona?.id, pin } });
  expect((await press('1111')).json.code).toBe('pin_wrong');
  expect((await press('4711')).json).toMatchObject([{ year: 2032, month: 3, version: 1 }]);
  expect((await press('4711')).json).toEqual([]);
  expect(await asks()).toBe(false);
});

test('a month lists who confirmed its newest version, where and when', async () => {
  const { json: first } = await manager('GET', '/schedule/receipts?year=2032&month=3');
  expect(first).toHaveLength(2);
  const [receipt] = await own(ona?.token);
  const { json: confirmed } = await confirm(receipt, ona?.token);
  expect(confirmed).toMatchObject({ employee_id: ona?.id, version: 1, by: 'app' });
  const { json } = await manager('GET', '/schedule/receipts?year=2032&month=3');
  const [mine, theirs] = [ona?.id, jonas?.id].map((id) =>
    json.find((one: { employee_id: string }) => one.employee_id === id),
  );
  expect(mine).toEqual(confirmed);
  expect(theirs).toMatchObject({ version: 1, confirmed_at: null, by: null });
  expect((await confirm({ ...receipt, version: 7 }, ona?.token)).status).toBe(404);
});
