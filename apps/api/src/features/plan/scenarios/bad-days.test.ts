import { createPlanner, type Planner } from '@pamaina/planner';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimJob, runJob } from '../generation/index.ts';

/** Nobody plans here but the tests. */
let api: TestApp;
let cafe: TestCafe;
let planner: Planner;
beforeAll(async () => {
  api = await createTestApp();
  planner = createPlanner(1);
});
afterAll(() => api.close());

const JUNE = { year: 2031, month: 6 };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const ask = (changes: unknown, more: object = {}) =>
  call('POST', '/scenarios', { name: 'What if', ...JUNE, changes, seconds: 20, ...more });
const look = async (id: string) => (await call('GET', `/scenarios/${id}`)).json;
const ona = () => cafe.workers[0]!.id;
const jonas = () => cafe.workers[1]!.id;
const withoutOna = () => [{ kind: 'leaves', employee_id: ona(), last_day: '2031-05-31' }];

async function claimed() {
  const job = await claimJob(api.deps.database);
  if (!job) throw new Error('no job waits');
  return job;
}

const run = async () => runJob(api.deps, planner, await claimed(), new AbortController().signal);

/** A scenario that is done. */
async function planned(changes: unknown = withoutOna()): Promise<string> {
  const { status, json } = await ask(changes);
  expect(status).toBe(201);
  await run();
  expect((await look(json.id)).state).toBe('done');
  return json.id;
}

beforeAll(async () => {
  cafe = await createCafe(api);
});

test.each<[string, () => object[], string, string]>([
  [
    'away and starts that day',
    () => [
      { kind: 'starts', employee_id: ona(), first_day: '2031-06-10' },
      { kind: 'away', employee_id: ona(), from: '2031-06-10', to: '2031-06-12' },
    ],
    'changes.1',
    'This contradicts an earlier line.',
  ],
  [
    'two lines for one requirement',
    () => [1, 2].map((count) => ({ kind: 'requirement', weekday: 1, template: 'DAY', role: 'cook', count })),
    'changes.1',
    'An earlier line already changes this.',
  ],
  [
    'somebody needed on a closed day',
    () => [
      { kind: 'requirement', date: '2031-06-02', template: 'DAY', role: 'cook', count: 2 },
      { kind: 'closed', weekday: 1 },
    ],
    'changes.1',
    'This contradicts an earlier line.',
  ],
  [
    'an imaginary person without a role',
    () => [{ kind: 'imaginary', key: 'a', weekly_hours: 20 }],
    'changes.0.roles',
    'Add at least one role.',
  ],
  [
    'an imaginary person without hours',
    () => [{ kind: 'imaginary', key: 'a', roles: ['cook'] }],
    'changes.0.weekly_hours',
    'This field is required.',
  ],
  [
    'an imaginary person who begins at no time of day',
    () => [{ kind: 'imaginary', key: 'a', like: ona(), earliest_start: '25:00' }],
    'changes.0.earliest_start',
    'Enter a time, for example 07:30.',
  ],
  [
    '21 lines',
    () => Array.from({ length: 21 }, (_, i) => ({ kind: 'role', employee_id: ona(), role: `r${i}` })),
    'changes',
    'Too many values.',
  ],
  [
    'an unknown template',
    () => [{ kind: 'requirement', weekday: 1, template: 'NIGHT', role: 'cook', count: 1 }],
    'changes.0.template',
    'Template not found.',
  ],
  [
    'a day outside of the month',
    () => [{ kind: 'closed', date: '2031-07-01' }],
    'changes.0.date',
    'This is outside the month.',
  ],
  ['an unknown rule', () => [{ kind: 'rule', rule: 'x', strictness: 'off' }], 'changes.0.rule', 'Rule not found.'],
  [
    'a rule of law that cannot be off',
    () => [{ kind: 'rule', rule: 'daily-rest', strictness: 'off' }],
    'changes.0.strictness',
    'Choose one of the options.',
  ],
])('%s: refused, naming the line', async (_, changes, field, text) => {
  const { status, json } = await ask(changes());
  expect([status, json.errors?.[field]]).toEqual([422, [text]]);
});

test('a month that is over is refused', async () => {
  expect((await ask([{ kind: 'closed', weekday: 1 }], { year: 2020 })).json.code).toBe('month_over');
});

test('a month that has begun: only days from tomorrow are planned and written, with the days before as they are', async () => {
  cafe = await createCafe(api);
  for (const date of ['2031-06-02', '2031-06-03'])
    await call('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id: ona() });
  const { json } = await ask([{ kind: 'away', employee_id: ona(), from: '2031-06-02', to: '2031-06-30' }]);
  // Noon of a Sunday.
  const now = () => Date.parse('2031-06-15T09:00Z');
  await runJob({ ...api.deps, now }, planner, await claimed(), new AbortController().signal);
  const { shifts, base, verdict } = await look(json.id);
  const dates = shifts.map(({ date }: { date: string }) => date).sort();
  // Two whole weeks of six, and a Monday.
  expect([dates[0], dates.length]).toEqual(['2031-06-16', 13]);
  // The other cook alone leaves one open in each of the two weeks.
  expect(verdict).toMatchObject({ kind: 'stays_open', count: 2 });
  // Of the days before, two shifts are filled.
  expect(base).toMatchObject({ needed: 25, filled: 15 });
  // What days that are over miss, is missed by every schedule: 15 and 13 shifts of eight hours, and no fewer.
  const { json: bounded } = await call('POST', `/scenarios/${json.id}/bounds`, { quantity: 'hours', seconds: 60 });
  expect(hoursOf(bounded)).toMatchObject({
    base: { best: 7200, bound: 7200, reached: 7200 },
    changed: { best: 6240, bound: 6240, reached: 6240 },
    certain: 'certain',
  });
});

const hoursOf = ({ quantities }: { quantities: { quantity: string }[] }) =>
  quantities.find(({ quantity }) => quantity === 'hours');

test('a proof that is broken off is not kept, nor is one that proves less than what is known', async () => {
  const id = await planned();
  const prove = () => call('POST', `/scenarios/${id}/bounds`, { quantity: 'hours', seconds: 60 });
  const { closing } = api.deps;
  Object.assign(api.deps, { closing: AbortSignal.abort() });
  await prove();
  Object.assign(api.deps, { closing });
  expect(hoursOf(await look(id))).toMatchObject({ asked: false, base: { bound: null, reached: null } });
  const first = hoursOf((await prove()).json);
  expect(first).toMatchObject({ asked: true, certain: 'certain' });
  // As if another call had found a minute more and a minute less.
  const better = { base: { best: 12_000, bound: 12_001, reached: 11_999 } };
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`update scenario set base = jsonb_set(base, '{figures,hours}', ${JSON.stringify(better.base)}::jsonb)
      where id = ${id}`.execute(tx),
  );
  expect(hoursOf((await prove()).json)).toMatchObject(better);
});

test('the month changes meanwhile: the scenario is stale and not applied; planned again, it is', async () => {
  const id = await planned();
  const body = { date: '2031-06-02', template: 'DAY', role: 'cook', employee_id: jonas(), pinned: true };
  const added = await call('POST', '/schedule/shifts', body);
  expect(added.status).toBe(201);
  expect((await look(id)).stale).toBe(true);
  expect((await call('GET', '/scenarios')).json.find((one: { id: string }) => one.id === id).stale).toBe(true);
  const refused = await call('POST', `/scenarios/${id}/apply`, { reason: 'x' });
  expect([refused.status, refused.json.code]).toEqual([409, 'scenario_stale']);
  expect((await call('POST', `/scenarios/${id}/plan`)).status).toBe(200);
  expect((await call('POST', `/scenarios/${id}/apply`, { reason: 'x' })).json.code).toBe('scenario_running');
  await run();
  expect(await look(id)).toMatchObject({ state: 'done', stale: false, verdict: { kind: 'stays_open', count: 4 } });
  await call('DELETE', `/schedule/${added.json.id}`);
  expect((await look(id)).stale).toBe(true);
});

test('published: it says so, is applied to the amendment, and only what differs is handed over', async () => {
  const own = await createCafe(api);
  cafe = own;
  await call('POST', '/schedule/shifts', { date: '2031-06-02', template: 'DAY', role: 'cook', employee_id: ona() });
  await call('POST', '/schedule/shifts', { date: '2031-06-03', template: 'DAY', role: 'cook', employee_id: jonas() });
  expect((await call('POST', '/schedule/publish?year=2031&month=6')).status).toBe(200);
  const away = [{ kind: 'away', employee_id: ona(), from: '2031-06-02', to: '2031-06-03' }];
  const id = await planned(away);
  const apply = () => call('POST', `/scenarios/${id}/apply`, { reason: 'Ona is away' });
  expect((await apply()).json.code).toBe('amendment_missing');
  expect((await call('POST', '/schedule/amend?year=2031&month=6')).status).toBe(201);
  expect((await look(id)).stale).toBe(false);
  const { status, json } = await apply();
  expect([status, json.open]).toEqual([200, 0]);
  const { shifts } = (await call('GET', '/schedule?start=2031-06-02&end=2031-06-03')).json;
  const drafts = shifts.filter((one: { status: string }) => one.status === 'draft');
  expect(drafts.map((one: { employee_id: string; amended: string }) => [one.employee_id, one.amended])).toEqual([
    [jonas(), 'changed'],
    [jonas(), 'same'],
  ]);
});

test('no requirements: it says so', async () => {
  const { token, projectId } = await createManager(api);
  const before = cafe;
  cafe = { token, projectId, workers: [] };
  const id = await planned([{ kind: 'imaginary', key: 'a', roles: ['cook'], weekly_hours: 40 }]);
  expect((await look(id)).verdict).toEqual({
    kind: 'same',
    count: null,
    text: 'No shifts are required on these days, with the change or without it.',
  });
  cafe = before;
});

test('stopped while it waits it has no plans, and is not applied', async () => {
  const { json } = await ask(withoutOna());
  const stopped = await call('POST', `/scenarios/${json.id}/stop`);
  expect(stopped.json).toMatchObject({ state: 'stopped', verdict: null, quantities: [], progress: null });
  expect((await call('POST', `/scenarios/${json.id}/apply`, { reason: 'x' })).json.code).toBe('scenario_unplanned');
  expect((await call('POST', `/scenarios/${json.id}/bounds`, { quantity: 'hours' })).json.code).toBe(
    'scenario_unplanned',
  );
  expect((await call('POST', `/scenarios/${json.id}/stop`)).json.state).toBe('stopped');
});

test('stopped while it is planned it has the best plans so far', async () => {
  const { json } = await ask(withoutOna());
  const job = await claimed();
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`update generation set stop_requested = true where id = ${job.id}`.execute(tx),
  );
  await runJob(api.deps, planner, job, new AbortController().signal);
  const after = await look(json.id);
  expect(after).toMatchObject({ state: 'stopped', base: { needed: 25 }, changed: { needed: 25 } });
  expect(after.verdict).not.toBeNull();
});

test('a process that dies after the first plan: the next one goes on, and the dead one writes nothing', async () => {
  const { json } = await ask(withoutOna());
  const dead = await claimed();
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`update generation set lease_until = '2020-01-01' where id = ${dead.id}`.execute(tx),
  );
  const alive = await claimed();
  expect(alive.id).toBe(dead.id);
  await runJob(api.deps, planner, dead, new AbortController().signal);
  expect((await look(json.id)).state).toBe('planning');
  await runJob(api.deps, planner, alive, new AbortController().signal);
  expect(await look(json.id)).toMatchObject({ state: 'done', changed: { needed: 25 } });
});

test('a process that shuts down in the second plan: the next one makes that alone, and finds the first', async () => {
  const { json } = await ask(withoutOna());
  const end = new AbortController();
  let starts = 0;
  const counting: Planner = {
    start: (problem, request) => {
      starts += 1;
      if (starts === 2) end.abort();
      return planner.start(problem, request);
    },
  };
  // Another scenario of this month has a proved plan already: then there is no first one to make.
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.updateTable('scenario').set({ base: null }).where('id', '!=', json.id).execute(),
  );
  await runJob(api.deps, counting, await claimed(), end.signal);
  expect([starts, (await look(json.id)).state]).toEqual([2, 'waiting']);
  await runJob(api.deps, counting, await claimed(), new AbortController().signal);
  expect([starts, (await look(json.id)).state]).toEqual([3, 'done']);
});

test('schedules are generated first, also where a scenario came before', async () => {
  const { json } = await ask(withoutOna());
  const month = await api.call('POST', '/generate-schedule?year=2031&month=8', {
    token: cafe.token,
    body: { seconds: 1 },
    headers: { prefer: 'respond-async' },
  });
  expect((await look(json.id)).progress).toMatchObject({ ahead: 1, share: 0 });
  expect((await claimed()).id).toBe(month.json.job_id);
  expect((await call('GET', `/solve/${(await claimed()).id}`)).status).toBe(404);
  expect((await call('DELETE', `/scenarios/${json.id}`)).status).toBe(204);
});

test('the 21st scenario of a project is refused, and a fourth that waits', async () => {
  cafe = await createCafe(api);
  const row = { year: 2031, month: 6, changes: '[]', seconds: 1, created_by: 'x', base: null, changed: null };
  await api.deps.database.inProject(cafe.projectId, async (tx) => {
    for (let at = 0; at < 20; at += 1)
      await sql`insert into scenario (id, name, year, month, changes, seconds, created_by)
        values (gen_random_uuid(), ${`s${at}`}, ${row.year}, ${row.month}, '[]', 1, 'x')`.execute(tx);
  });
  const full = await ask(withoutOna());
  expect([full.status, full.json.code]).toEqual([409, 'scenarios_full']);
  const list = (await call('GET', '/scenarios')).json;
  for (const { id } of list.slice(0, 5)) await call('DELETE', `/scenarios/${id}`);
  const many = [];
  for (let at = 0; at < 4; at += 1) many.push((await ask(withoutOna())).status);
  expect(many).toEqual([201, 201, 201, 429]);
  // Nothing of it waits for the next test.
  for (const { id } of (await call('GET', '/scenarios')).json) await call('DELETE', `/scenarios/${id}`);
});

test('after 60 days it is gone', async () => {
  cafe = await createCafe(api);
  const id = await planned();
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`update scenario set created_at = now() - interval '61 days' where id = ${id}`.execute(tx),
  );
  await sql`select forget_scenarios(now() - interval '60 days', 100)`.execute(api.deps.database.direct);
  expect((await call('GET', `/scenarios/${id}`)).status).toBe(404);
});

test('somebody in it is erased: the name is replaced, and both plans are dropped', async () => {
  cafe = await createCafe(api);
  const like = { kind: 'imaginary', key: 'a', like: ona(), name: 'Like Žydrūnas Kęsgaila' };
  const changes = [...withoutOna(), like];
  const { json } = await ask(changes, { name: 'Without Žydrūnas Kęsgaila', note: 'Žydrūnas Kęsgaila leaves' });
  await run();
  await call('DELETE', `/employees/${ona()}`);
  const [former] = (await call('GET', '/employees/former')).json;
  expect((await call('POST', `/employees/former/${former.id}/erase`)).status).toBe(204);
  const after = await look(json.id);
  const pseudonym = `Employee #${former.number}`;
  expect(after).toMatchObject({
    name: `Without ${pseudonym}`,
    note: `${pseudonym} leaves`,
    changes: [],
    state: 'failed',
    verdict: null,
    shifts: [],
  });
  const rows = await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.selectFrom('scenario').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(ona());
  expect(JSON.stringify(rows)).not.toContain('Žydrūnas');
  // Calculated without the line, it would say something else.
  const again = await call('POST', `/scenarios/${json.id}/plan`, {});
  expect([again.status, again.json.code]).toEqual([409, 'scenario_incomplete']);
});

test('one that had not begun stays stopped when its job is forgotten', async () => {
  cafe = await createCafe(api);
  const { json } = await ask(withoutOna());
  expect((await call('POST', `/scenarios/${json.id}/stop`)).json.state).toBe('stopped');
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`delete from generation where id = (select job_id from scenario where id = ${json.id})`.execute(tx),
  );
  expect((await look(json.id)).state).toBe('stopped');
});

test('erased while it is planned: what was read before is not stored', async () => {
  cafe = await createCafe(api);
  const { json } = await ask([{ kind: 'closed', weekday: 1 }]);
  const job = await claimed();
  const erasing: Planner = {
    start: (problem, request) => {
      const running = planner.start(problem, request);
      const erase = async () => {
        await call('DELETE', `/employees/${ona()}`);
        const [former] = (await call('GET', '/employees/former')).json;
        if (former.erased_at === null) await call('POST', `/employees/former/${former.id}/erase`);
        return running.result;
      };
      return { ...running, result: erase() };
    },
  };
  await runJob(api.deps, erasing, job, new AbortController().signal);
  expect(await look(json.id)).toMatchObject({ state: 'failed', verdict: null, base: null, changed: null });
});
