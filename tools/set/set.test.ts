import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetManager, jobOf, plan, REGISTRATION_CODE, type SetManager } from './people.ts';
import { yielding } from './set-process.ts';
import { startSet, type ProcessSet, type SetRole } from './start-set.ts';

/** `npm run harden` kills for minutes; `npm test` draws a short one. */
const isLong = process.env['DRAWS'] === 'all';
const [PROJECTS, KILLS, SECONDS] = isLong ? [20, 40, 10] : [6, 2, 1];
const IDLE_MS = 3_000;
const PAUSE_MS = 20;
const PLANNED_SECONDS = 30;

let folder: string;
let set: ProcessSet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-set-'));
  const env = { REGISTRATION_CODE, WORKERS: '1' };
  set = await startSet({
    dataDir: folder,
    web: 2,
    planners: 2,
    databaseSettings: ['fsync=off'],
    env,
    planYielding: isLong,
  });
}, 240_000);
afterAll(async () => {
  await set.stop();
  await rm(folder, { recursive: true });
});

interface Seen {
  reads: number[];
  statuses: number[];
  /** Replies that broke off. */
  cut: number;
  /** Days whose comment was acknowledged. */
  written: string[];
}

/**
 * A person at work: reads, and a write with its key, as the browser sends it, until stopped. Like the browser, it sends
 * a request once more, with the same key, when its process is killed in the midst of the reply.
 */
async function work({ token }: SetManager, seen: Seen, end: AbortSignal): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const began = performance.now();
    const options = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      body: body ? JSON.stringify(body) : null,
    };
    const send = async () => {
      const reply = await fetch(`${set.url}/api${path}`, options);
      await reply.arrayBuffer();
      return reply.status;
    };
    const status = await send().catch(() => {
      seen.cut += 1;
      return send();
    });
    seen.statuses.push(status);
    if (!body) seen.reads.push(performance.now() - began);
    return status;
  };
  for (let turn = 0; !end.aborted; turn += 1) {
    await ask('GET', '/users/me');
    await ask('GET', '/schedule?start=2031-01-01&end=2031-01-31');
    const comment = `Seen ${turn}`;
    if (turn % 10 === 0 && (await ask('POST', '/comments', { date: '2031-01-01', comment })) === 201)
      seen.written.push(comment);
    await delay(PAUSE_MS);
  }
}

async function workUntil(manager: SetManager, over: Promise<unknown>): Promise<Seen> {
  const seen: Seen = { reads: [], statuses: [], cut: 0, written: [] };
  const end = new AbortController();
  const working = work(manager, seen, end.signal);
  await over.finally(() => end.abort());
  await working;
  return seen;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
const slow = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;

/** Kills processes of both roles in turn, each as soon as two of its role run. */
async function killInTurn(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const role: SetRole = kill % 2 === 0 ? 'web' : 'planner';
    await expect.poll(() => set.running(role).length, { timeout: 60_000 }).toBe(2);
    await delay(1_000);
    await set.running(role)[kill % 4 < 2 ? 0 : 1]?.kill();
  }
}

/**
 * What others read while as many programs as planners only count, with as little right to a processor. The machine
 * itself makes others slower then: its processors share caches, and often a core.
 */
async function besideCounting(person: SetManager): Promise<number[]> {
  const [program, ...parts] = yielding([process.execPath, '-e', 'for (;;);']);
  const counting = set.running('planner').map(() => spawn(program, parts));
  const seen = await workUntil(person, delay(PLANNED_SECONDS * 1000));
  for (const one of counting) one.kill('SIGKILL');
  return seen.reads;
}

test.runIf(isLong)(
  'beside planning, what others read takes hardly longer',
  async () => {
    const managers: SetManager[] = [];
    // A month of a shop takes all of its time; that of a café is proved at once.
    for (let index = 0; index < 4; index += 1) managers.push(await createSetManager(set.url, 'shop'));
    const person = await createSetManager(set.url, 'cafe');
    await workUntil(person, delay(IDLE_MS));
    const before = await workUntil(person, delay(IDLE_MS * 2));
    const counting = await besideCounting(person);
    const plans = managers.map((manager) => plan(manager, 3, PLANNED_SECONDS));
    const busy = await workUntil(
      person,
      Promise.all(plans).then(() => delay(PLANNED_SECONDS * 1000)),
    );
    const states = await Promise.all(managers.map(async (manager, index) => jobOf(manager, await plans[index]!)));
    expect(states.filter(({ state }) => state === 'running')).toHaveLength(2);
    for (const [index, manager] of managers.entries())
      await expect
        .poll(async () => (await jobOf(manager, await plans[index]!)).state, { timeout: 300_000 })
        .toBe('done');
    const after = await workUntil(person, delay(IDLE_MS * 2));
    const idle = [...before.reads, ...after.reads];
    const text = (of: (times: readonly number[]) => number) => {
      const [alone, counted, planned] = [idle, counting, busy.reads].map(of) as [number, number, number];
      return `${planned.toFixed(1)} ms, idle ${alone.toFixed(1)} ms, ratio ${(planned / alone).toFixed(2)} (beside programs that only count ${(counted / alone).toFixed(2)})`;
    };
    console.log(`set: ${busy.reads.length} reads beside planning: p95 ${text(slow)}; median ${text(median)}`);
  },
  600_000,
);

test('many projects plan at once while processes are killed: no job is lost, nobody sees an error', async () => {
  const managers: SetManager[] = [];
  for (let index = 0; index < PROJECTS; index += 1) managers.push(await createSetManager(set.url, 'cafe'));
  const person = await createSetManager(set.url, 'cafe');
  const idle = await workUntil(person, delay(IDLE_MS));
  const jobs = await Promise.all(managers.map(async (manager) => ({ manager, id: await plan(manager, 3, SECONDS) })));
  const allDone = async () => {
    const states = () => Promise.all(jobs.map(async ({ manager, id }) => (await jobOf(manager, id)).state));
    const isOver = (state: string) => state !== 'queued' && state !== 'running';
    await expect.poll(async () => (await states()).every(isOver), { timeout: 600_000, interval: 500 }).toBe(true);
    return states();
  };
  const over = Promise.all([allDone(), killInTurn()]);
  const busy = await workUntil(person, over);
  const [states] = await over;
  expect(states).toEqual(Array(PROJECTS).fill('done'));
  expect([...idle.statuses, ...busy.statuses].filter((status) => status >= 400)).toEqual([]);
  // A kill breaks off one reply at most.
  expect(busy.cut).toBeLessThanOrEqual(KILLS);
  const comments = await person.get<{ comment: string }[]>('/comments?start_date=2031-01-01&end_date=2031-01-01');
  const found = comments.map(({ comment }) => comment).sort();
  // Acknowledged writes are there, each once.
  expect(found).toEqual([...idle.written, ...busy.written].sort());
  const ratio = slow(busy.reads) / slow(idle.reads);
  console.log(
    `set: ${PROJECTS} plans, ${KILLS} kills, ${busy.statuses.length} requests without an error, ${busy.cut} replies cut and asked for again; p95 of reads ${slow(busy.reads).toFixed(0)} ms, idle ${slow(idle.reads).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  );
}, 1_800_000);
