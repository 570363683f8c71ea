import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { urlFor } from '../../../platform/database/bootstrap.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readPublishedChanges } from '../shifts/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let cafe: TestCafe;
let [ona, jonas]: TestCafe['workers'] = [];
/** The published shifts of 1 to 3 March 2032, a Monday to Wednesday: Ona's, Jonas's, and one that is open. */
let ids: string[];
beforeEach(async () => {
  cafe = await createCafe(api);
  [ona, jonas] = cafe.workers;
  ids = [];
  for (const [date, who] of [
    ['2032-03-01', ona?.id],
    ['2032-03-02', jonas?.id],
    ['2032-03-03', null],
  ] as const)
    ids.push((await manager('POST', '/schedule/shifts', shiftOn(date, who))).json.id);
  await manager('POST', '/schedule/publish?year=2032&month=3');
});

const DAYS = { start: '2032-03-01', end: '2032-03-31' };
const shiftOn = (date: string, employee_id: string | null | undefined) => ({
  date,
  template: 'DAY',
  role: 'cook',
  employee_id,
});
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const manager = (method: Method, path: string, body?: unknown) => api.call(method, path, { token: cafe.token, body });
const begin = ({ start, end } = DAYS) =>
  manager(
    'POST',
    `/schedule/amend?year=${start.slice(0, 4)}&month=${Number(start.slice(5, 7))}&from=${start}&to=${end}`,
  );
const changesOf = async (id: string) => (await manager('GET', `/schedule/amendments/${id}`)).json;
interface Seen {
  id: string;
  date: string;
  employee_id: string | null;
  status: string;
  amended?: string | null;
  version: number;
  start_time: string;
}
const seenBy = async (token: string | undefined, month = '2032-03'): Promise<Seen[]> =>
  (await api.call('GET', `/schedule?start=${month}-01&end=${month}-28`, { token })).json.shifts;
const workOf = (shifts: Seen[]) =>
  shifts.map(({ id, employee_id, start_time }) => `${id} ${employee_id} ${start_time}`);
const draftOn = async (date: string) => {
  const found = (await seenBy(cafe.token)).find((shift) => shift.date === date);
  if (!found) throw new Error(`no draft on ${date}`);
  return found;
};
/** Gives the draft of 1 March to Jonas, in place of Ona. */
const giveToJonas = async () =>
  manager('PUT', `/schedule/${(await draftOn('2032-03-01')).id}`, shiftOn('2032-03-01', jonas?.id));
const publish = (id: string, body: object) => manager('POST', `/schedule/amendments/${id}/publish`, body);
const noticesOf = (who: string | undefined) =>
  api.deps.database.inProject(cafe.projectId, async (tx) => {
    const rows = await tx.selectFrom('outbox').select(['kind', 'facts', 'audience']).execute();
    return rows
      .map((row) => ({ ...row, facts: row.facts as Record<string, unknown> }))
      .filter(({ facts, audience }) => JSON.stringify(audience).includes(`"${who}"`) && 'count' in facts);
  });

test('only managers of the project amend, and what they send is checked', async () => {
  const other = await createManager(api, 'Other');
  const { amendment_id: id } = (await begin()).json;
  for (const [method, path, body] of [
    ['GET', '/schedule/amendments', undefined],
    ['POST', '/schedule/amend?year=2032&month=3', undefined],
    ['GET', `/schedule/amendments/${id}`, undefined],
    ['POST', `/schedule/amendments/${id}/publish`, { seen: 'x', reason: 'y' }],
    ['DELETE', `/schedule/amendments/${id}`, undefined],
  ] as const) {
    expect((await api.call(method, path, { body })).status).toBe(401);
    expect((await api.call(method, path, { body, token: ona?.token })).status).toBe(403);
    if (path.includes(id)) expect((await api.call(method, path, { body, token: other.token })).status).toBe(404);
  }
  const fieldOf = async (days: typeof DAYS) => Object.keys((await begin(days)).json.errors);
  expect(await fieldOf({ start: '2032-03-05', end: '2032-03-04' })).toEqual(['to']);
  expect(await fieldOf({ start: '2032-03-30', end: '2032-04-02' })).toEqual(['to']);
  expect(await fieldOf({ start: '2032-03-32', end: '2032-03-02' })).toContain('from');
});

test('an amendment is seen by managers alone until it is published as the next version', async () => {
  const before = await seenBy(ona?.token);
  const { status, json } = await begin();
  expect(status).toBe(201);
  expect(json).toMatchObject({ ...DAYS, base_version: 1 });
  const drafts = await seenBy(cafe.token);
  expect(drafts.map(({ status: state, amended }) => [state, amended])).toEqual([
    ['draft', 'same'],
    ['draft', 'same'],
    ['draft', 'same'],
  ]);
  expect((await giveToJonas()).json).toMatchObject({ employee_id: jonas?.id, warnings: [] });
  await manager('DELETE', `/schedule/${(await draftOn('2032-03-03')).id}`);
  await manager('POST', '/schedule/shifts', shiftOn('2032-03-04', ona?.id));

  expect(workOf(await seenBy(ona?.token))).toEqual(workOf(before));
  expect((await seenBy(cafe.token)).map(({ amended }) => amended)).toEqual(['changed', 'same', 'added']);
  const csv = await manager('GET', '/schedule/export?start=2032-03-01&end=2032-03-31&format=csv');
  expect(csv.text).toContain('2032-03-03');
  expect(csv.text).not.toContain('2032-03-04');

  const list = await changesOf(json.amendment_id);
  expect(
    list.changes.map(({ id, before: old, after }: never) => [id, old?.['employee_id'], after?.['employee_id']]),
  ).toEqual([
    [ids[0], ona?.id, jonas?.id],
    [ids[2], null, undefined],
    [expect.any(String), undefined, ona?.id],
  ]);
  const reply = await publish(json.amendment_id, { seen: list.seen, reason: 'A delivery was late' });
  expect(reply.json).toMatchObject({ version: 2, changes: 3, notified: 2 });
  const after = await seenBy(ona?.token);
  expect(after.map(({ id, date, employee_id }) => [id, date, employee_id])).toEqual([
    [ids[0], '2032-03-01', jonas?.id],
    [ids[1], '2032-03-02', jonas?.id],
    [expect.any(String), '2032-03-04', ona?.id],
  ]);
  expect(workOf(await seenBy(cafe.token))).toEqual(workOf(after));
  const { entries, intact } = (await manager('GET', `/schedule/history/${reply.json.archive_id}`)).json;
  expect(workOf(entries)).toEqual(workOf(after));
  expect(intact).toBe(true);
  expect((await manager('GET', '/schedule/amendments')).json).toEqual([]);
  expect((await publish(json.amendment_id, { seen: list.seen, reason: 'Again' })).status).toBe(404);
});

test('only those whose shifts change are notified', async () => {
  const { amendment_id: id } = (await begin()).json;
  await manager('PUT', `/schedule/${(await draftOn('2032-03-01')).id}`, {
    ...shiftOn('2032-03-01', ona?.id),
    start_time: '09:00',
  });
  const { seen, people } = await changesOf(id);
  expect(people.map((person: { employee_id: string }) => person.employee_id)).toEqual([ona?.id]);
  await publish(id, { seen, reason: 'A later opening' });
  const amended = async (who: string | undefined) =>
    (await noticesOf(who)).filter(({ facts }) => facts['variant'] === 'amended').length;
  expect(await amended(jonas?.id)).toBe(0);
});

test('a published shift cannot be edited in place, also while its day is amended', async () => {
  await begin();
  const reply = await manager('PUT', `/schedule/${ids[0]}`, shiftOn('2032-03-01', jonas?.id));
  expect([reply.status, reply.json.code]).toEqual([409, 'published_locked']);
});

test('a day is amended once at a time, and the second manager reads who does it since when', async () => {
  const replies = await Promise.all([begin(), begin({ start: '2032-03-02', end: '2032-03-02' })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = replies.find(({ status }) => status === 409)?.json;
  const made = replies.find(({ status }) => status === 201)?.json;
  expect(refused.code).toBe('amendment_open');
  expect(refused.detail).toContain(made.started_by);
  expect(refused.detail).toContain(made.start);
  const wholeMonth = await manager('POST', '/schedule/publish?year=2032&month=3');
  expect(wholeMonth.json.code).toBe('amendment_open');
  // Other days of the month can be amended.
  expect((await manager('DELETE', `/schedule/amendments/${made.amendment_id}`)).status).toBe(204);
  expect((await begin({ start: '2032-03-01', end: '2032-03-01' })).status).toBe(201);
  expect((await begin({ start: '2032-03-02', end: '2032-03-02' })).status).toBe(201);
});

test('of two who publish at once one does, and nobody publishes what they have not seen', async () => {
  const { amendment_id: id } = (await begin()).json;
  await giveToJonas();
  const { seen } = await changesOf(id);
  await manager('DELETE', `/schedule/${(await draftOn('2032-03-03')).id}`);
  const outdated = await publish(id, { seen, reason: 'R' });
  expect([outdated.status, outdated.json.code]).toEqual([409, 'amendment_changed']);
  expect((await seenBy(ona?.token)).map((shift) => shift.employee_id)).toEqual([ona?.id, jonas?.id, null]);
  const now = (await changesOf(id)).seen;
  const both = await Promise.all([publish(id, { seen: now, reason: 'R' }), publish(id, { seen: now, reason: 'R' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await manager('GET', '/schedule/history')).json).toHaveLength(2);
});

test('a change needs a reason: one of its own, or one for all', async () => {
  const { amendment_id: id } = (await begin()).json;
  expect((await publish(id, { seen: (await changesOf(id)).seen, reason: 'R' })).json.code).toBe('amendment_empty');
  await giveToJonas();
  await manager('DELETE', `/schedule/${(await draftOn('2032-03-03')).id}`);
  const { seen } = await changesOf(id);
  const without = await publish(id, { seen, reasons: { [ids[0] ?? '']: 'Ona is at a course' } });
  expect(without.status).toBe(422);
  expect(Object.keys(without.json.errors)).toEqual(['reason']);
  const reasons = { [ids[0] ?? '']: 'Ona is at a course' };
  expect((await publish(id, { seen, reason: 'Fewer guests', reasons })).status).toBe(200);
  const kept = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('amendment').select(['version', 'changes']).executeTakeFirstOrThrow(),
  );
  expect(kept.version).toBe(2);
  expect(readPublishedChanges(kept.changes).map(({ reason }) => reason)).toEqual([
    'Ona is at a course',
    'Fewer guests',
  ]);
});

test('deleting and undoing is no change, and a changed shift keeps its ID', async () => {
  const { amendment_id: id } = (await begin()).json;
  await manager('DELETE', `/schedule/${(await draftOn('2032-03-01')).id}`);
  await manager('POST', '/schedule/shifts', shiftOn('2032-03-01', ona?.id));
  expect((await changesOf(id)).changes).toEqual([]);
});

test('two employees change places', async () => {
  const { amendment_id: id } = (await begin()).json;
  const [first, second] = [await draftOn('2032-03-01'), await draftOn('2032-03-02')];
  await manager('PUT', `/schedule/${first.id}`, shiftOn('2032-03-02', ona?.id));
  await manager('PUT', `/schedule/${second.id}`, shiftOn('2032-03-01', jonas?.id));
  const { seen } = await changesOf(id);
  expect((await publish(id, { seen, reason: 'They agreed' })).status).toBe(200);
  expect((await seenBy(ona?.token)).map((shift) => [shift.date, shift.employee_id])).toEqual([
    ['2032-03-01', jonas?.id],
    ['2032-03-02', ona?.id],
    ['2032-03-03', null],
  ]);
});

test('a replacement in the published schedule shows in the draft, unless the draft has another employee', async () => {
  const { amendment_id: id } = (await begin()).json;
  await giveToJonas();
  // Published: Jonas's shift of 2 March opens; nobody is planned for it in the draft either.
  await manager('POST', `/schedule/${ids[1]}/replace`, { employee_id: null, reason: 'Ill' });
  expect((await draftOn('2032-03-02')).employee_id).toBeNull();
  // Published: Ona's shift of 1 March opens; the draft has given it to Jonas.
  await manager('POST', `/schedule/${ids[0]}/replace`, { employee_id: null, reason: 'Ill' });
  expect((await draftOn('2032-03-01')).employee_id).toBe(jonas?.id);
  const { changes } = await changesOf(id);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ before: { employee_id: null }, after: { employee_id: jonas?.id } });
});

test('a shift stays within the amended days', async () => {
  await begin({ start: '2032-03-01', end: '2032-03-02' });
  const reply = await manager('PUT', `/schedule/${(await draftOn('2032-03-01')).id}`, shiftOn('2032-03-05', ona?.id));
  expect([reply.status, reply.json.code]).toEqual([409, 'outside_amendment']);
});

test('a discarded amendment leaves no trace in the schedule', async () => {
  const before = await seenBy(cafe.token);
  const { amendment_id: id } = (await begin()).json;
  await giveToJonas();
  await manager('POST', '/schedule/shifts', shiftOn('2032-03-04', ona?.id));
  expect((await manager('DELETE', `/schedule/amendments/${id}`)).status).toBe(204);
  expect((await manager('DELETE', `/schedule/amendments/${id}`)).status).toBe(404);
  expect(workOf(await seenBy(cafe.token))).toEqual(workOf(before));
});

test('clearing the month ends its amendment', async () => {
  await begin();
  expect((await manager('DELETE', '/schedule?year=2032&month=3')).json).toEqual({ removed: 3 });
  expect((await manager('GET', '/schedule/amendments')).json).toEqual([]);
});

test('days that have begun, and days without published shifts, are not amended', async () => {
  const today = localOf('Europe/Vilnius', Date.now()).date;
  const begun = await begin({ start: today, end: today });
  expect([begun.status, begun.json.code]).toEqual([409, 'day_begun']);
  expect(begun.json.detail).toContain(today);
  await manager('POST', '/schedule/shifts', shiftOn('2032-04-05', ona?.id));
  const drafts = await begin({ start: '2032-04-01', end: '2032-04-30' });
  expect([drafts.status, drafts.json.code]).toEqual([409, 'nothing_published']);
  // Nothing of it stays.
  expect((await manager('POST', '/schedule/publish?year=2032&month=4')).status).toBe(200);
});

test('short notice needs the written consent of each whom it concerns (DK 115(2))', async () => {
  const tomorrow = addDays(localOf('Europe/Vilnius', Date.now()).date, 1);
  const [year, month] = [Number(tomorrow.slice(0, 4)), Number(tomorrow.slice(5, 7))];
  await manager('POST', '/schedule/shifts', shiftOn(tomorrow, ona?.id));
  await manager('POST', `/schedule/publish?year=${year}&month=${month}`);
  const { amendment_id: id } = (await begin({ start: tomorrow, end: tomorrow })).json;
  const { start, end } = monthRange(year, month);
  const shifts: Seen[] = (await manager('GET', `/schedule?start=${start}&end=${end}`)).json.shifts;
  const draft = shifts.find(({ date }) => date === tomorrow);
  await manager('PUT', `/schedule/${draft?.id}`, shiftOn(tomorrow, jonas?.id));
  const { people, seen } = await changesOf(id);
  expect(people.map((person: object) => ({ ...person, changes: 0, name: 0, rules: 0 }))).toEqual(
    [ona?.id, jonas?.id].map((employee_id) =>
      expect.objectContaining({ employee_id, notice_days: 0, is_short_notice: true }),
    ),
  );
  const refused = await publish(id, { seen, reason: 'Ona fell ill', consents: [ona?.id] });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.json.errors)).toEqual(['consents']);
  expect((await publish(id, { seen, reason: 'Ona fell ill', consents: [ona?.id, jonas?.id] })).status).toBe(200);
});

test('a week is published alone, and the rest of the month later', async () => {
  for (const date of ['2032-05-03', '2032-05-04', '2032-05-12'])
    await manager('POST', '/schedule/shifts', shiftOn(date, ona?.id));
  const outside = await manager('POST', '/schedule/publish?year=2032&month=5&from=2032-04-30&to=2032-05-09');
  expect(Object.keys(outside.json.errors)).toEqual(['from']);
  const week = await manager('POST', '/schedule/publish?year=2032&month=5&from=2032-05-03&to=2032-05-09');
  expect(week.json).toMatchObject({ shifts: 2 });
  expect((await seenBy(ona?.token, '2032-05')).map(({ date }) => date)).toEqual(['2032-05-03', '2032-05-04']);
  const published = (await api.call('GET', '/schedule?start=2032-05-01&end=2032-05-10', { token: ona?.token })).json
    .published;
  expect(published).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2032-05-0${day}`));
  const rest = await manager('POST', '/schedule/publish?year=2032&month=5');
  expect(rest.json).toMatchObject({ shifts: 3 });
});

test('a kill in the middle of publishing leaves the old version whole', async () => {
  const { amendment_id: id } = (await begin()).json;
  await giveToJonas();
  await manager('DELETE', `/schedule/${(await draftOn('2032-03-03')).id}`);
  const { seen } = await changesOf(id);
  const [draft, published] = [await seenBy(cafe.token), await seenBy(ona?.token)];
  const database = new URL(api.database.ownerUrl).pathname.slice(1);
  const superuser = new pg.Client({ connectionString: urlFor(inject('testServer').superuserUrl, { database }) });
  await superuser.connect();
  // The publication waits for the archive, when everything else is written; there its connection is cut.
  await superuser.query('begin; lock table archive in access exclusive mode');
  const publishing = publish(id, { seen, reason: 'R' });
  const cut = `select pg_terminate_backend(pid) as cut from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into "archive"%'`;
  const cutOff = async () => {
    await superuser.query('select pg_stat_clear_snapshot()');
    return (await superuser.query(cut)).rowCount;
  };
  await expect.poll(cutOff, { timeout: 20_000 }).toBe(1);
  expect((await publishing).status).toBeGreaterThanOrEqual(500);
  await superuser.query('rollback');
  await superuser.end();
  expect(workOf(await seenBy(ona?.token))).toEqual(workOf(published));
  expect(workOf(await seenBy(cafe.token))).toEqual(workOf(draft));
  expect((await manager('GET', '/schedule/history')).json).toHaveLength(1);
  expect((await publish(id, { seen, reason: 'R' })).json).toMatchObject({ version: 2 });
});
