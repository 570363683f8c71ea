import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSetManager, planToEnd, REGISTRATION_CODE } from '../../tools/set/people.ts';
import { startSet } from '../../tools/set/start-set.ts';

/** Seconds that a manager of a café waits, of a month planned before, on two threads; exits with 1 above one. */
const LIMITS = { 'scenario and base': 5, 'advice whom to hire': 10, 'one-absence test': 60 };
const MONTH = 5;
const FIRST = '2031-05-01';
const query = `year=2031&month=${MONTH}`;
const folder = await mkdtemp(join(tmpdir(), 'bench-times-'));
const env = { REGISTRATION_CODE, WORKERS: '2' };
const set = await startSet({ dataDir: folder, web: 1, planners: 1, databaseSettings: ['fsync=off'], env });
try {
  const manager = await createSetManager(set.url, 'cafe');
  const { url, token, send } = manager;
  const people = await manager.get<{ id: string }[]>('/employees');
  // Advice about hires needs a month that is short: every third employee is away.
  const employee_ids = people.filter((_, index) => index % 3 === 0).map(({ id }) => id);
  await send('POST', '/absences', { token, body: { employee_ids, type: 'vacation', start: FIRST, end: '2031-05-31' } });
  await planToEnd(manager, MONTH, 30);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).text();
  const times: [keyof typeof LIMITS, number][] = [];
  for (const { id: employee } of people.slice(0, 4))
    times.push(['scenario and base', await secondsOf(() => scenario(employee))]);
  const hires: unknown[] = [];
  const advice = async () => hires.push(...(JSON.parse(await read(`/advice?${query}&about=hire`)) as unknown[]));
  times.push(['advice whom to hire', await secondsOf(advice)]);
  if (hires.length === 0) throw new Error('No hire was advised: the month is not short');
  times.push(['one-absence test', await secondsOf(() => read(`/schedule/absence-test?${query}`))]);
  console.log(`${hires.length} hires advised`);
  for (const [what, seconds] of times) {
    console.log(`${what} in ${seconds.toFixed(1)} s of ${LIMITS[what]}`);
    if (seconds > LIMITS[what]) process.exitCode = 1;
  }

  /** Until the verdict can be read. */
  async function scenario(employee: string): Promise<void> {
    const changes = [{ kind: 'leaves', employee_id: employee, last_day: FIRST }];
    const body = { name: 'Without', year: 2031, month: MONTH, changes, seconds: 5 };
    const { id } = await send<{ id: string }>('POST', '/scenarios', { token, body });
    while ((await manager.get<{ state: string }>(`/scenarios/${id}`)).state !== 'done') await delay(50);
  }
} finally {
  await set.stop();
  await rm(folder, { recursive: true });
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}
