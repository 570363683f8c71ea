import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate, createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ids: string[];
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
  ids = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  api.call(method, path, { token: cafe.token, body, headers });
const shiftOn = (date: string, more: object = {}) => ({
  date,
  template: 'DAY',
  role: 'cook',
  employee_id: ids[0],
  ...more,
});
const addShift = async (date: string, more: object = {}) =>
  (await asManager('POST', '/schedule/shifts', shiftOn(date, more))).json;

test('a shift takes the hours of its template and says its instants in UTC', async () => {
  const reply = await asManager('POST', '/schedule/shifts', shiftOn('2031-03-03'));
  expect(reply.status).toBe(201);
  expect(reply.json).toMatchObject({
    start_time: '08:00',
    end_time: '16:30',
    starts_at: '2031-03-03T06:00:00.000Z',
    ends_at: '2031-03-03T14:30:00.000Z',
    break_minutes: 30,
    employee_name: 'Žydrūnas Kęsgaila',
    status: 'draft',
    pinned: false,
    version: 1,
    warnings: [],
  });
});

test('own hours cross midnight, and the nights the clocks change have 7 and 9 hours', async () => {
  const night = (date: string) => addShift(date, { template: null, start_time: '22:00', end_time: '06:00' });
  const hours = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
    (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000;
  expect(hours(await night('2027-03-27'))).toBe(7);
  expect(hours(await night('2027-10-30'))).toBe(9);
  expect(hours(await night('2027-06-15'))).toBe(8);
});

test.each([
  [{ date: '2031-02-30' }, 'date'],
  [{ template: 'NONE' }, 'template'],
  [{ template: null }, 'template'],
  [{ employee_id: 'nobody-of-ours' }, 'employee_id'],
  [{ template: null, start_time: '08:00', end_time: '08:00' }, 'end_time'],
  [{ status: 'published' }, 'status'],
  [{ version: 7 }, 'version'],
  [{ role: 'a\u0000b' }, 'role'],
])('a wrong field is named: %o', async (wrong, field) => {
  const reply = await asManager('POST', '/schedule/shifts', shiftOn('2031-03-04', wrong));
  expect([reply.status, Object.keys(reply.json.errors ?? {})]).toEqual([422, [field]]);
});

test('what a shift breaks comes with it, with the article of the law', async () => {
  await addShift('2031-04-07', { template: null, start_time: '14:00', end_time: '22:00' });
  const early = await addShift('2031-04-08', {
    template: null,
    start_time: '06:00',
    end_time: '14:00',
    break_minutes: 30,
  });
  expect(early.warnings).toContainEqual(
    expect.objectContaining({
      rule: 'daily-rest',
      severity: 'hard',
      source: 'Labour Code, Art. 122(2)',
      employee_id: ids[0],
    }),
  );
  const inLithuanian = await api.call('GET', '/schedule?start=2031-04-07&end=2031-04-08', {
    token: cafe.token,
    headers: { 'accept-language': 'lt' },
  });
  const texts = inLithuanian.json.shifts.flatMap(({ warnings }: { warnings: { detail: string }[] }) =>
    warnings.map(({ detail }) => detail),
  );
  expect(texts).toContain('Tarp pamainų tik 8 val. poilsio; reikia bent 11 val.');
});

test('nobody works two shifts at once, also when they are written at the same time', async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => asManager('POST', '/schedule/shifts', shiftOn('2031-05-05'))),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 201).map(({ json }) => json.code))).toEqual(
    new Set(['shift_overlaps']),
  );
});

test('an old version is refused, the newest is taken, and each edit makes one more', async () => {
  const { id } = await addShift('2031-06-02');
  const edit = (version: number) =>
    asManager('PUT', `/schedule/${id}`, shiftOn('2031-06-03'), { 'if-match': `"${version}"` });
  const [one, two] = await Promise.all([edit(1), edit(1)]);
  expect([one.status, two.status].sort()).toEqual([200, 412]);
  expect((await edit(2)).json).toMatchObject({ version: 3, date: '2031-06-03' });
  expect((await asManager('DELETE', `/schedule/${id}`, undefined, { 'if-match': '"1"' })).json.code).toBe('stale');
  expect((await asManager('DELETE', `/schedule/${id}`)).status).toBe(204);
  expect((await asManager('DELETE', `/schedule/${id}`)).status).toBe(404);
});

const changeAll = (changes: readonly object[], token = cafe.token) =>
  api.call('POST', '/schedule/changes', { token, body: { changes } });
const holdersOn = async (date: string) => {
  const { json } = await asManager('GET', `/schedule?start=${date}&end=${date}`);
  return Object.fromEntries(
    json.shifts.map(({ id, employee_id }: { id: string; employee_id: string | null }) => [id, employee_id]),
  );
};
/** Two shifts of the same hours with different employees, and the changes that exchange them. */
async function exchangeOn(date: string) {
  const [first, second] = [await addShift(date), await addShift(date, { employee_id: ids[1] })];
  const to = (shift: { id: string; version: number }, employee: string | null | undefined) => ({
    id: shift.id,
    version: shift.version,
    shift: shiftOn(date, { employee_id: employee }),
  });
  const third = (await createWorker(api, cafe)).id;
  return { first, second, third, to, exchange: [to(first, ids[1]), to(second, ids[0])] };
}

test('several changes are made with one call: two exchange shifts, one is added, and it is all taken back', async () => {
  const date = '2031-11-04';
  const { first, second, third, to, exchange } = await exchangeOn(date);
  const { status, json } = await changeAll([{ shift: shiftOn(date, { employee_id: third }) }, ...exchange]);
  expect([status, json.shifts.map(({ version }: { version: number }) => version)]).toEqual([200, [1, 2, 2]]);
  const [added, one, other] = json.shifts;
  expect(await holdersOn(date)).toEqual({ [added.id]: third, [first.id]: ids[1], [second.id]: ids[0] });
  const history = await asManager('GET', '/activity?page_size=3');
  expect(history.json.items.map(({ action_type }: { action_type: string }) => action_type).toSorted()).toEqual([
    'shift.created',
    'shift.updated',
    'shift.updated',
  ]);
  const back = await changeAll([{ id: added.id, version: 1, shift: null }, to(one, ids[0]), to(other, ids[1])]);
  expect([back.status, back.json.shifts[0], back.json.shifts[1].version]).toEqual([200, null, 3]);
  expect(await holdersOn(date)).toEqual({ [first.id]: ids[0], [second.id]: ids[1] });
});

test('of several changes none is made when one is refused, wherever it is in the list', async () => {
  const date = '2031-11-05';
  const { first, second, third, to } = await exchangeOn(date);
  const there = { [first.id]: ids[0], [second.id]: ids[1] };
  const added = { shift: shiftOn(date, { employee_id: third }) };
  const good = [added, to(first, null)];
  const refused = async (bad: object, isFirst = false) => {
    const { status, json } = await changeAll(isFirst ? [bad, ...good] : [...good, bad]);
    expect(await holdersOn(date)).toEqual(there);
    return json.code === 'invalid' ? Object.keys(json.errors) : [status, json.code];
  };
  for (const isFirst of [false, true]) {
    expect(await refused({ ...to(second, null), version: 9 }, isFirst)).toEqual([412, 'stale']);
    expect(await refused({ ...to(second, null), id: crypto.randomUUID() }, isFirst)).toEqual([404, 'not_found']);
    expect(await refused(to(second, third), isFirst)).toEqual([409, 'shift_overlaps']);
    const place = `changes.${isFirst ? 0 : 2}`;
    expect(await refused(to(second, 'nobody-of-ours'), isFirst)).toEqual([`${place}.shift.employee_id`]);
    expect(await refused({ ...to(second, null), version: undefined }, isFirst)).toEqual([`${place}.version`]);
  }
  expect(await refused({ shift: null })).toEqual(['changes.2.id']);
  expect(await refused(to(first, null))).toEqual(['changes.2.id']);
  expect(Object.keys((await changeAll([])).json.errors)).toEqual(['changes']);
  const months = Array.from({ length: 7 }, (_, month) => ({ shift: shiftOn(`2032-0${month + 1}-05`) }));
  expect((await changeAll(months)).json.errors).toEqual({ changes: ['Too many values.'] });
  const stranger = await createManager(api, 'Else');
  expect((await changeAll([to(first, null)], stranger.token)).status).toBe(404);
  expect((await changeAll([to(first, null)], cafe.workers[0]?.token)).status).toBe(403);
});

test('500 changes with long names go with one call', async () => {
  const id = 'ž'.repeat(60);
  const shift = { ...shiftOn('2031-12-09'), template: 'Š'.repeat(60), role: 'Ė'.repeat(60), employee_id: id };
  const changes = Array.from({ length: 500 }, () => ({ id: crypto.randomUUID(), version: 1, shift }));
  expect([await changeAll(changes), await changeAll([...changes, { shift }])].map(({ status }) => status)).toEqual([
    404, 422,
  ]);
});

test('of two sets of changes at once one is made as a whole, the other not at all', async () => {
  const date = '2031-11-06';
  const { first, second, to, exchange } = await exchangeOn(date);
  const opened = [to(second, null), to(first, null)];
  const replies = await Promise.all([changeAll(exchange), changeAll(opened)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const made = replies[0].status === 200 ? [ids[1], ids[0]] : [null, null];
  expect(await holdersOn(date)).toEqual({ [first.id]: made[0], [second.id]: made[1] });
});

test("another project's shift is as if it were not there", async () => {
  const other = await createManager(api);
  const { id } = await addShift('2031-06-09');
  for (const [method, path] of [
    ['PUT', `/schedule/${id}`],
    ['DELETE', `/schedule/${id}`],
    ['GET', `/schedule/${id}/candidates`],
  ] as const) {
    const foreign = await api.call(method, path, {
      token: other.token,
      body: method === 'PUT' ? { date: '2031-06-09', start_time: '08:00', end_time: '09:00', role: 'x' } : undefined,
    });
    expect(foreign.status).toBe(404);
  }
  const listed = await api.call('GET', '/schedule?start=2031-06-01&end=2031-06-30', { token: other.token });
  expect(listed.json.shifts).toEqual([]);
});

test('publishing shows the month to employees, locks it, and archives it for ever', async () => {
  const { id } = await addShift('2031-07-01');
  await addShift('2031-07-02', { employee_id: null });
  const seen = () => api.call('GET', '/schedule?start=2031-07-01&end=2031-07-31', { token: cafe.workers[0]?.token });
  expect((await seen()).json.shifts).toEqual([]);
  const published = await asManager('POST', '/schedule/publish?year=2031&month=7');
  expect(published.json).toMatchObject({ year: 2031, month: 7, shifts: 2, open: 1 });
  expect((await seen()).json.shifts).toHaveLength(2);
  const edit = await asManager('PUT', `/schedule/${id}`, shiftOn('2031-07-03'));
  expect([edit.status, edit.json.detail]).toEqual([409, 'Published: amend the schedule to change it.']);
  expect((await asManager('DELETE', `/schedule/${id}`)).json.code).toBe('published_locked');
  expect((await asManager('POST', '/schedule/publish?year=2031&month=7')).json.code).toBe('nothing_to_publish');
  expect((await asManager('DELETE', '/schedule?year=2031&month=7')).json).toEqual({ removed: 2 });
  const archive = await asManager('GET', `/schedule/history/${published.json.archive_id}`);
  expect(archive.json).toMatchObject({
    year: 2031,
    month: 7,
    version: 1,
    shifts: 2,
    entries: [{ id }, { employee_id: null }],
  });
});

test('a newer version of a month leaves the earlier archive as it was and fills its open places', async () => {
  await addShift('2031-08-04', { employee_id: null });
  await asManager('POST', '/schedule/publish?year=2031&month=8');
  await addShift('2031-08-04');
  const second = await asManager('POST', '/schedule/publish?year=2031&month=8');
  expect(second.json).toMatchObject({ shifts: 1, open: 0 });
  const versions = (await asManager('GET', '/schedule/history')).json.filter(
    ({ month }: { month: number }) => month === 8,
  );
  expect(versions.map(({ version, shifts }: { version: number; shifts: number }) => [version, shifts])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('the archive cannot be changed even by the application role', async () => {
  await expect(
    api.deps.database.inProject(cafe.projectId, (tx) => tx.updateTable('archive').set({ shifts: 0 }).execute()),
  ).rejects.toThrow(/permission denied/);
});

test('the summary adds up hours, cost and what stayed open, and proves what is possible', async () => {
  await addTemplate(api, cafe, { name: 'NIGHT', start_time: '22:00', end_time: '06:00', break_minutes: 0 });
  await addShift('2031-09-06', { template: 'NIGHT', role: 'guard' });
  const { json } = await asManager('GET', '/schedule/summary?start=2031-09-01&end=2031-09-30');
  expect(json.by_employee.find(({ employee_id }: { employee_id: string }) => employee_id === ids[0])).toMatchObject({
    shifts: 1,
    hours: 8,
    night_hours: 8,
    weekend_shifts: 1,
  });
  expect(json.violations).toContainEqual(expect.objectContaining({ rule: 'role', severity: 'hard' }));
  expect(json.quality).toMatchObject({ needed: 26, filled: 0, coverage: 0 });
  expect(json.unfilled).toHaveLength(26);
});

test('a change is judged before it is made, for each person and day', async () => {
  const { id } = await addShift('2031-10-06');
  const { json } = await asManager('POST', '/schedule/judge', {
    shift_id: id,
    targets: [
      { date: '2031-10-07', employee_id: ids[1] },
      { date: '2031-10-07', employee_id: null },
    ],
  });
  expect(json.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['ok', 'ok']);
  const wrongRole = await asManager('POST', '/schedule/judge', {
    shift: shiftOn('2031-10-08', { role: 'pilot' }),
    targets: [{ date: '2031-10-08', employee_id: ids[0] }],
  });
  expect(wrongRole.json[0]).toMatchObject({ verdict: 'refused', rules: [{ rule: 'role' }] });
});

test.each([
  'start=2031-01-01&end=2031-01-02&constructor=1',
  'start=2031-01-01&end=2031-12-31',
  'start=2031-02-01&end=2031-01-01',
  'start=x&end=2031-01-01',
  '',
])('a range that cannot be: %s', async (query) => {
  expect((await asManager('GET', `/schedule?${query}`)).status).toBe(422);
});

test('a month is read in at most four statements', async () => {
  const statements: string[] = [];
  const client = await api.deps.database.pool.connect();
  const original = client.query.bind(client);
  client.query = ((...args: Parameters<typeof original>) => {
    statements.push(String((args[0] as unknown as { text?: string }).text ?? args[0]));
    return original(...args);
  }) as typeof client.query;
  // The pool hands out the most recently returned connection.
  client.release();
  await asManager('GET', '/schedule?start=2031-03-01&end=2031-03-31');
  const counted = statements.filter((text) => !/^(begin|commit)/i.test(text)).length;
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThanOrEqual(4);
});

test('warnings reach across the border of a month, and go when their cause goes', async () => {
  const late = await addShift('2031-05-31', { template: null, start_time: '22:00', end_time: '06:00' });
  await addShift('2031-06-01', { template: null, start_time: '10:00', end_time: '14:00' });
  const warned = async () => {
    const { json } = await asManager('GET', '/schedule?start=2031-05-31&end=2031-06-01');
    return json.shifts.map(({ warnings }: { warnings: { rule: string }[] }) =>
      warnings.some(({ rule }) => rule === 'daily-rest'),
    );
  };
  expect(await warned()).toEqual([true, true]);
  await asManager('DELETE', `/schedule/${late.id}`);
  expect(await warned()).toEqual([false]);
});

test('a shift in the hour that the clocks skip keeps its length, and a break that has no room is none', async () => {
  await addTemplate(api, cafe, { name: 'GAP', start_time: '03:10', end_time: '04:05', break_minutes: 0 });
  await addTemplate(api, cafe, { name: 'SHORT', start_time: '02:45', end_time: '04:00', break_minutes: 30 });
  const gap = await addShift('2028-03-26', { template: 'GAP' });
  expect(gap).toMatchObject({ start_time: '03:10', end_time: '04:05' });
  expect(Date.parse(gap.ends_at) - Date.parse(gap.starts_at)).toBe(55 * 60_000);
  expect(await addShift('2028-03-26', { template: 'SHORT', employee_id: ids[1] })).toMatchObject({ break_minutes: 0 });
});

test('shifts come in the order of their start, warned ones among the others', async () => {
  await addShift('2032-03-01', { template: null, start_time: '14:00', end_time: '22:00' });
  await addShift('2032-03-02', { template: null, start_time: '06:00', end_time: '14:00', break_minutes: 30 });
  await addShift('2032-03-05');
  const { json } = await asManager('GET', '/schedule?start=2032-03-01&end=2032-03-05');
  const starts = json.shifts.map(({ starts_at }: { starts_at: string }) => starts_at);
  expect(json.shifts[0].warnings.length).toBeGreaterThan(0);
  expect(starts).toEqual([...starts].sort());
});

test('who is not there cannot be asked about', async () => {
  const { status, json } = await asManager('POST', '/schedule/judge', {
    shift: shiftOn('2031-10-08'),
    targets: [{ date: '2031-10-08', employee_id: 'nobody' }],
  });
  expect([status, Object.keys(json.errors)]).toEqual([422, ['targets']]);
});
