import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob, loadJob } from './claim-job.ts';
import { writeDraft } from './write-draft.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const generate = (token: string, month: string, body: object = { seconds: 30, seed: 1 }, headers = {}) =>
  api.call('POST', `/generate-schedule?${month}`, { token, body, headers });

test('a month is planned: every need filled or open with reasons, no hard rule broken', async () => {
  const { status, json } = await generate(cafe.token, 'year=2031&month=5', { seconds: 30, seed: 1 });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    year: 2031,
    month: 5,
    status: 'draft',
    quality: { needed: 27, filled: 27, fillable: 27, hard_violations: 0, coverage: 1 },
  });
  expect(json.shifts).toHaveLength(27);
  expect(
    json.shifts.every(
      ({ status: state, employee_id }: { status: string; employee_id: string }) =>
        state === 'draft' && employee_id !== null,
    ),
  ).toBe(true);
  expect(
    json.shifts.flatMap(({ warnings }: { warnings: { severity: string }[] }) =>
      warnings.filter(({ severity }) => severity === 'hard'),
    ),
  ).toEqual([]);
});

test('planning again replaces the draft but keeps what is pinned and what is published', async () => {
  const { json } = await generate(cafe.token, 'year=2031&month=6');
  const [pinned] = json.shifts;
  const { date, role, employee_id } = pinned;
  await api.call('PUT', `/schedule/${pinned.id}`, {
    token: cafe.token,
    body: { date, template: 'DAY', role, employee_id, pinned: true },
  });
  const again = await generate(cafe.token, 'year=2031&month=6', { seconds: 30, seed: 2 });
  expect(again.json.shifts).toContainEqual(expect.objectContaining({ id: pinned.id, employee_id, pinned: true }));
  expect(again.json.shifts).toHaveLength(json.shifts.length);
  await api.call('POST', '/schedule/publish?year=2031&month=6', { token: cafe.token });
  const onPublished = await generate(cafe.token, 'year=2031&month=6');
  expect(onPublished.json.shifts.every(({ status }: { status: string }) => status === 'published')).toBe(true);
});

test('no staff at all: everything stays open, and nobody is blamed', async () => {
  const empty = await createCafe(api, 0);
  const { status, json } = await generate(empty.token, 'year=2031&month=2');
  expect(status).toBe(200);
  expect(json.quality).toMatchObject({ needed: 24, filled: 0, hard_violations: 0 });
  expect(json.shifts.every(({ employee_id }: { employee_id: null }) => employee_id === null)).toBe(true);
  expect(json.open.every(({ reasons }: { reasons: unknown[] }) => reasons.length === 0)).toBe(true);
});

test('no templates: an empty plan; a role that nobody has: open, with each person named', async () => {
  const bare = await createManager(api);
  expect((await generate(bare.token, 'year=2031&month=1')).json).toMatchObject({
    shifts: [],
    open: [],
    quality: { coverage: 1 },
  });
  const worker = await createWorker(api, bare, { roles: ['cook'] });
  await api.call('POST', '/templates', {
    token: bare.token,
    body: { name: 'N', start_time: '22:00', end_time: '06:00' },
  });
  await api.call('POST', '/requirements', {
    token: bare.token,
    body: { template: 'N', role: 'pilot', count: 2, date: '2031-01-31' },
  });
  const { json } = await generate(bare.token, 'year=2031&month=1');
  expect(json.open).toEqual([
    {
      date: '2031-01-31',
      template: 'N',
      role: 'pilot',
      missing: 2,
      reasons: [
        { employee_id: worker.id, name: 'Žydrūnas Kęsgaila', rule: 'role', detail: 'Does not have the role: pilot.' },
      ],
      stopped: [{ rule: 'role', count: 1 }],
    },
  ]);
  expect(
    json.shifts.map(({ employee_id, ends_at }: { employee_id: null; ends_at: string }) => [employee_id, ends_at]),
  ).toEqual([
    [null, '2031-02-01T04:00:00.000Z'],
    [null, '2031-02-01T04:00:00.000Z'],
  ]);
});

test.each(['year=2031&month=13', 'year=2031&month=0', 'year=1999&month=1', 'year=2031', 'year=x&month=1'])(
  'a month that is none: %s',
  async (month) => {
    const reply = await generate(cafe.token, month);
    expect([reply.status, reply.json.code]).toEqual([422, 'invalid']);
  },
);

test('a job shows its progress and, at the end, the draft; other accounts can’t see it', async () => {
  const { json } = await generate(cafe.token, 'year=2031&month=9', { seconds: 1 }, { prefer: 'respond-async' });
  const look = (token: string) => api.call('GET', `/generate-schedule/${json.job_id}`, { token });
  await expect.poll(async () => (await look(cafe.token)).json.state, { timeout: 15_000 }).toBe('done');
  const { json: done } = await look(cafe.token);
  expect(done).toMatchObject({ progress: 1, best: expect.any(Number), result: { month: 9 } });
  expect(done.curve.at(-1)).toMatchObject({ penalty: done.best, bound: done.bound });
  const planningOf = async () =>
    (await api.call('GET', '/schedule/summary?start=2031-09-01&end=2031-09-30', { token: cafe.token })).json.planning;
  expect(await planningOf()).toEqual({ seconds: done.result.seconds, curve: done.curve });
  await api.call('DELETE', '/schedule?year=2031&month=9', { token: cafe.token });
  expect(await planningOf()).toBeNull();
  expect((await look((await createManager(api)).token)).status).toBe(404);
});

test('a planner that was taken for dead writes nothing: the fence has moved on', async () => {
  const queued = await createTestApp();
  const other = await createCafe(queued);
  await queued.call('POST', '/generate-schedule?year=2031&month=3', {
    token: other.token,
    body: {},
    headers: { prefer: 'respond-async' },
  });
  const { database } = queued.deps;
  const first = await claimJob(database);
  expect(await claimJob(database)).toBeNull();
  await database.inProject(other.projectId, (tx) =>
    tx.updateTable('generation').set({ lease_until: '2020-01-01T00:00:00Z' }).execute(),
  );
  const second = await claimJob(database);
  if (!first || !second) throw new Error('the job was not there');
  const [dead, alive] = [await loadJob(database, first, Date.now()), await loadJob(database, second, Date.now())];
  const empty = {
    shifts: [],
    open: [],
    iterations: 0,
    lawful: true,
    proved: false,
    quality: {
      penalty: 0,
      bound: 0,
      gap: 0,
      coverage: 1,
      needed: 0,
      filled: 0,
      fillable: 0,
      hardViolations: 0,
      standingViolations: 0,
      parts: {},
      certificates: [],
    },
  };
  const planned = {
    ...empty,
    shifts: [
      {
        id: 'new',
        date: '2031-03-03',
        template: 'DAY',
        role: 'cook',
        start: Date.parse('2031-03-03T06:00Z') / 60_000,
        end: Date.parse('2031-03-03T14:30Z') / 60_000,
        breakMinutes: 30,
        employeeId: other.workers[0]?.id ?? null,
        locked: false,
      },
    ],
  };
  const made = { seconds: 1, curve: [] };
  await writeDraft(database, dead, planned, made);
  const shifts = async () =>
    (await queued.call('GET', '/schedule?start=2031-03-01&end=2031-03-31', { token: other.token })).json.shifts;
  expect(await shifts()).toEqual([]);
  await writeDraft(database, alive, planned, made);
  expect(
    (await shifts()).filter(({ employee_id }: { employee_id: string | null }) => employee_id !== null),
  ).toHaveLength(1);
  await queued.close();
});

test('what changed while it planned is judged as it is now', async () => {
  const place = await createCafe(api, 2);
  const [gone, away] = place.workers;
  const { json } = await generate(place.token, 'year=2031&month=4', { seconds: 2 }, { prefer: 'respond-async' });
  await api.call('DELETE', `/employees/${gone?.id}`, { token: place.token });
  await api.call('POST', '/unavailability', {
    token: away?.token,
    body: { start: '2031-04-01T00:00', end: '2031-05-01T00:00' },
  });
  const look = async () => (await api.call('GET', `/generate-schedule/${json.job_id}`, { token: place.token })).json;
  await expect.poll(async () => (await look()).state, { timeout: 15_000 }).toBe('done');
  const { result } = await look();
  expect(result.shifts).toHaveLength(result.quality.needed);
  expect(result.open.length).toBe(result.quality.needed - result.quality.filled);
  const held = result.shifts.filter(({ employee_id }: { employee_id: string | null }) => employee_id !== null);
  expect(
    held.every(({ warnings }: { warnings: { rule: string }[] }) => warnings.some(({ rule }) => rule === 'unavailable')),
  ).toBe(true);
});

test('the past of a person who was deleted is not planned a second time', async () => {
  const place = await createCafe(api, 2);
  const past = Temporal.Now.plainDateISO('Europe/Vilnius').toPlainYearMonth().subtract({ months: 1 });
  const month = `year=${past.year}&month=${past.month}`;
  const first = await generate(place.token, month);
  await api.call('POST', `/schedule/publish?${month}`, { token: place.token });
  await api.call('DELETE', `/employees/${place.workers[0]?.id}`, { token: place.token });
  const again = await generate(place.token, month);
  expect(again.json.shifts).toHaveLength(first.json.shifts.length);
  expect(again.json.quality).toMatchObject({ filled: first.json.quality.filled, needed: first.json.quality.needed });
});

test('four thousand shifts in a month are written at once', async () => {
  const place = await createCafe(api, 0);
  await api.call('POST', '/templates', {
    token: place.token,
    body: { name: 'MANY', start_time: '08:00', end_time: '12:00' },
  });
  for (const weekday of [1, 2, 3, 4, 5])
    await api.call('POST', '/requirements', {
      token: place.token,
      body: { template: 'MANY', role: 'cook', count: 200, weekday },
    });
  const { status, json } = await generate(place.token, 'year=2031&month=4');
  expect(status).toBe(200);
  expect(json.shifts.length).toBeGreaterThan(4000);
});

test('a part is planned with the rest standing: one role, one week, and never another month', async () => {
  const own = await createCafe(api, 3);
  const may = 'year=2031&month=5';
  const range = '/schedule?start=2031-05-01&end=2031-05-31';
  const lines = async () =>
    (await api.call('GET', range, { token: own.token })).json.shifts.map(
      ({ id, date, employee_id }: { id: string; date: string; employee_id: string }) => ({ id, date, employee_id }),
    );
  await generate(own.token, may);
  const before: { id: string; date: string }[] = await lines();
  const week = { from: '2031-05-12', to: '2031-05-18' };
  const { status } = await generate(own.token, may, { seconds: 30, seed: 3, ...week });
  expect(status).toBe(200);
  const after: { id: string; date: string }[] = await lines();
  const outside = (shifts: { date: string }[]) => shifts.filter(({ date }) => date < week.from || date > week.to);
  expect(outside(after)).toEqual(outside(before));
  expect(after).toHaveLength(before.length);
  await generate(own.token, may, { seconds: 30, roles: ['waiter'] });
  expect(await lines()).toEqual(after);
  expect((await generate(own.token, may, { from: '2031-06-01' })).json.errors).toHaveProperty('from');
  expect((await generate(own.token, may, { from: '2031-05-09', to: '2031-05-01' })).json.errors).toHaveProperty('to');
});

test('planned for as long as the settings say, unless the call says otherwise', async () => {
  const bare = await createManager(api);
  await api.call('PUT', '/settings/system', { token: bare.token, body: { planning_seconds: 3 } });
  await generate(bare.token, 'year=2031&month=1', {});
  await generate(bare.token, 'year=2031&month=2', { seconds: 2 });
  const jobs = await api.deps.database.inProject(bare.projectId, (tx) =>
    tx.selectFrom('generation').select('seconds').where('project_id', '=', bare.projectId).orderBy('month').execute(),
  );
  expect(jobs.map(({ seconds }) => Number(seconds))).toEqual([3, 2]);
});
