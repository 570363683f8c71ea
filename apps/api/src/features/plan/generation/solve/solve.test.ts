import { readFileSync } from 'node:fs';
import { createPlanner, type Planner } from '@pamaina/planner';
import type { Problem } from '@pamaina/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { claimJob } from '../claim-job.ts';
import { runJob } from '../start-planning.ts';

/** The example of docs/problem-format.md: a café of two on Monday and Tuesday; nobody can open on Tuesday. */
const EXAMPLE = new URL('../../../../../../../docs/example-problem.json', import.meta.url);
const problem = JSON.parse(readFileSync(EXAMPLE, 'utf8'));

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  manager = await createManager(api);
});
afterAll(() => api.close());

const ASYNC = { prefer: 'respond-async' };
const ask = (body: object, options: { token?: string; headers?: Record<string, string>; at?: TestApp } = {}) =>
  (options.at ?? api).call('POST', '/solve', {
    token: options.token ?? manager.token,
    body,
    headers: options.headers ?? {},
  });
const look = (id: string, token = manager.token, at = api) => at.call('GET', `/solve/${id}`, { token });

test('without a session, as an employee and before a project is selected it is refused', async () => {
  expect((await api.call('POST', '/solve', { body: { problem } })).status).toBe(401);
  const worker = await createWorker(api, manager);
  expect((await ask({ problem }, { token: worker.token })).json.code).toBe('managers_only');
});

test('a problem is planned: the plan, what stays open and why, and the proof', async () => {
  const { status, json } = await ask({ problem, seconds: 30, seed: 7 });
  expect(status).toBe(200);
  expect(json).toMatchObject({ gap: 0, hard_violations: 0, seed: 7, needed: 3, filled: 2, fillable: 2, broken: [] });
  expect(json.penalty).toBe(json.bound);
  const filled = json.shifts.filter(({ employeeId }: { employeeId: string | null }) => employeeId !== null);
  expect(filled.map(({ date, employeeId, template }: Record<string, string>) => [date, template, employeeId])).toEqual(
    expect.arrayContaining([
      ['2026-06-01', 'open', 'ona'],
      ['2026-06-01', 'close', 'jonas'],
    ]),
  );
  expect(json.open).toEqual([
    {
      date: '2026-06-02',
      template: 'open',
      role: 'barista',
      missing: 1,
      reasons: [
        expect.objectContaining({ employee_id: 'ona', name: 'Ona', rule: 'unavailable' }),
        expect.objectContaining({ employee_id: 'jonas', name: 'Jonas', rule: 'role' }),
      ],
    },
  ]);
  expect(json.proof.length).toBeGreaterThan(0);
});

test('the texts are in the language of the caller', async () => {
  const { json } = await ask({ problem, seconds: 30 }, { headers: { 'accept-language': 'lt' } });
  expect(json.open[0].reasons[1].detail).toMatch(/barista/);
  expect(json.proof.join(' ')).not.toMatch(/\bthe\b/i);
});

test('asked to respond at once it gives an id to follow; the months of the project do not show it', async () => {
  const { status, json } = await ask({ problem, seconds: 30 }, { headers: ASYNC });
  expect(status).toBe(202);
  await expect.poll(async () => (await look(json.id)).json.state, { timeout: 30_000 }).toBe('done');
  const { json: done } = await look(json.id);
  expect(done).toMatchObject({ id: json.id, progress: 1, filled: 2, result: { instance: json.id } });
  expect((await api.call('GET', `/generate-schedule/${json.id}`, { token: manager.token })).status).toBe(404);
  const events = await api.call('GET', `/solve/${json.id}/events`, { token: manager.token });
  expect(JSON.parse(events.text.replace(/^data: /, ''))).toEqual(done);
});

test('another project neither sees nor stops it; what is not there is not found', async () => {
  const { json } = await ask({ problem, seconds: 30 }, { headers: ASYNC });
  const stranger = await createManager(api);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await api.call(method, `/solve/${json.id}`, { token: stranger.token })).status).toBe(404);
  expect((await api.call('GET', `/solve/${json.id}/events`, { token: stranger.token })).status).toBe(404);
  expect((await look('01900000-0000-7000-8000-0000000000aa')).status).toBe(404);
  expect((await look('x')).status).toBe(422);
});

test.each<[string, unknown, RegExp]>([
  [
    'a person without roles',
    { ...problem, people: [{ ...problem.people[0], roles: 'barista' }] },
    /people\[0\]\.roles: /,
  ],
  ['an unknown date', { ...problem, from: '2026-05-01' }, /from: must be one of days/],
  ['a field that is none', { ...problem, shifts: [] }, /the problem: .*shifts/],
  ['nothing', {}, /from: /],
  ['too many days', { ...problem, days: daysFrom('2026-06-01', 401) }, /too large: 401 days, at most 400/],
  [
    'too many people',
    { ...problem, people: Array.from({ length: 501 }, (_, i) => ({ ...problem.people[0], id: `p${i}` })) },
    /too large: 501 people, at most 500/,
  ],
])('a problem with %s is refused with the place of the fault', async (_, wrong, fault) => {
  const { status, json } = await ask({ problem: wrong });
  expect([status, json.code]).toEqual([422, 'problem_invalid']);
  expect(json.detail).toMatch(fault);
});

test('a problem that is no object, or too many seconds, is refused at its field', async () => {
  expect((await ask({ problem: 'x' })).json.errors).toHaveProperty('problem');
  expect((await ask({ problem, seconds: 161 })).json.errors).toHaveProperty('seconds');
  expect((await ask({ problem, note: 'x'.repeat(1024 * 1024) })).status).toBe(413);
});

test('names that JSON can hold come back unchanged, whatever they are', async () => {
  const [ona, jonas] = problem.people;
  const odd = 'Ž\u0000\ud800 </script>';
  const { status, json } = await ask({ problem: { ...problem, people: [{ ...ona, name: odd }, jonas] }, seconds: 30 });
  expect(status).toBe(200);
  expect(json.open[0].reasons[0].name).toBe(odd);
});

test('nobody and nothing to do is a plan too', async () => {
  const { status, json } = await ask({ problem: { ...problem, people: [], needs: [] }, seconds: 5 });
  expect([status, json.shifts, json.open, json.penalty]).toEqual([200, [], [], 0]);
});

test('it counts with the months: a fourth that waits is refused, and a stopped one makes room', async () => {
  const waiting = await createTestApp();
  try {
    const { token } = await createManager(waiting);
    const start = () => ask({ problem }, { token, headers: ASYNC, at: waiting });
    const first = (await start()).json.id;
    const month = await waiting.call('POST', '/generate-schedule?year=2031&month=5', {
      token,
      headers: ASYNC,
      body: {},
    });
    expect([month.status, (await start()).status]).toEqual([202, 202]);
    const full = await start();
    expect([full.status, full.json.code]).toEqual([429, 'generations_full']);
    const stopped = await waiting.call('DELETE', `/solve/${first}`, { token });
    expect(stopped.json).toMatchObject({ state: 'stopped' });
    expect(stopped.json).not.toHaveProperty('result');
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 429]);
  } finally {
    await waiting.close();
  }
});

test('stopped while it plans, the best plan so far is the solution', async () => {
  const { json } = await ask({ problem: hard(), seconds: 60 }, { headers: ASYNC });
  await expect.poll(async () => (await look(json.id)).json.needed, { timeout: 30_000 }).not.toBeNull();
  const stopped = await api.call('DELETE', `/solve/${json.id}`, { token: manager.token });
  expect(['stopped', 'done']).toContain(stopped.json.state);
  expect(stopped.json.result.shifts.length).toBeGreaterThan(0);
});

test('a planning thread that crashes fails the job, and says so', async () => {
  const idle = await createTestApp();
  try {
    const { token } = await createManager(idle);
    const { json } = await ask({ problem }, { token, headers: ASYNC, at: idle });
    const job = await claimJob(idle.deps.database);
    await runJob(idle.deps, crashing(), job!, new AbortController().signal);
    expect((await look(json.id, token, idle)).json).toMatchObject({ state: 'failed', best: null });
  } finally {
    await idle.close();
  }
});

test('a process that dies while it plans: the next one takes it up, and the dead one writes nothing', async () => {
  const idle = await createTestApp();
  try {
    const { token, projectId } = await createManager(idle);
    const { json } = await ask({ problem, seconds: 30 }, { token, headers: ASYNC, at: idle });
    const { database } = idle.deps;
    const dead = (await claimJob(database))!;
    await database.inProject(projectId, (tx) =>
      tx.updateTable('generation').set({ lease_until: '2020-01-01T00:00:00Z' }).execute(),
    );
    const alive = (await claimJob(database))!;
    const planner = createPlanner(1);
    await runJob(idle.deps, planner, dead, new AbortController().signal);
    expect((await look(json.id, token, idle)).json.state).toBe('running');
    await runJob(idle.deps, planner, alive, new AbortController().signal);
    expect((await look(json.id, token, idle)).json).toMatchObject({ state: 'done', filled: 2 });
  } finally {
    await idle.close();
  }
});

test('a solution is stored for an hour', async () => {
  const { json } = await ask({ problem, seconds: 30 });
  const id = json.instance as string;
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('generation')
      .set({ finished_at: new Date(Date.now() - 3_601_000).toISOString() })
      .where('id', '=', id)
      .execute(),
  );
  expect((await look(id)).status).toBe(404);
  await sql`select forget_solves(${new Date(Date.now() - 3_600_000).toISOString()}, 100)`.execute(
    api.deps.database.direct,
  );
  const left = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('solve').select('id').where('id', '=', id).execute(),
  );
  expect(left).toEqual([]);
});

test('a project keeps its latest twenty solutions', async () => {
  const busy = await createManager(api);
  for (let index = 0; index < 23; index += 1)
    await ask({ problem: { ...problem, people: [], needs: [] }, seconds: 1 }, { token: busy.token });
  const { count } = await api.deps.database.inProject(busy.projectId, (tx) =>
    tx
      .selectFrom('solve')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect(count).toBe(20);
});

function daysFrom(first: string, count: number) {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, d) => {
    const date = start.add({ days: d });
    return {
      ...problem.days[0],
      date: date.toString(),
      weekday: date.dayOfWeek,
      startsAt: problem.days[0].startsAt + d * 1440,
    };
  });
}

/** Four weeks of twelve, with wishes that fight: not proved at once. */
function hard(): Problem {
  const days = daysFrom('2026-06-01', 28);
  const needs = days.flatMap(({ date, startsAt }) =>
    ['open', 'close'].map((template, i) => ({
      ...problem.needs[0],
      date,
      template,
      start: startsAt + 360 + i * 480,
      end: startsAt + 840 + i * 480,
      count: 4,
    })),
  );
  const people = Array.from({ length: 12 }, (_, p) => ({
    ...problem.people[0],
    id: `p${p}`,
    blocks: [],
    wishes: days.map(({ date }, d) => ({
      date,
      template: 'open',
      kind: (p + d) % 3 === 0 ? 'on' : 'off',
      weight: 1 + ((p * 7 + d) % 5),
    })),
  }));
  return { ...problem, to: '2026-06-28', days, needs, people, weights: { ...problem.weights, wishes: 1 } };
}

/** Gives the threads a problem on which they crash. */
function crashing(): Planner {
  const planner = createPlanner(1);
  const broken = (given: Problem): Problem =>
    JSON.parse(JSON.stringify({ ...given, people: given.people.map((person) => ({ ...person, blocks: null })) }));
  return { start: (given, request) => planner.start(broken(given), request) };
}
