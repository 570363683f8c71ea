import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSetManager, planToEnd, REGISTRATION_CODE } from '../../tools/set/people.ts';
import { startSet } from '../../tools/set/start-set.ts';

/** Seconds that a manager waits, of a month planned before, on the planner's two threads; exits with 1 above one. */
const LIMITS = { 'scenario and base': 5, 'advice whom to hire': 10, 'one-absence test': 60 };
const [, business = 'cafe'] = process.argv.slice(2);
const MONTH = 5;
const query = `year=2031&month=${MONTH}`;
const folder = await mkdtemp(join(tmpdir(), 'bench-times-'));
const env = { REGISTRATION_CODE, WORKERS: '2' };
const set = await startSet({ dataDir: folder, web: 1, planners: 1, databaseSettings: ['fsync=off'], env });
try {
  const manager = await createSetManager(set.url, business === 'restaurant' ? 'restaurant' : 'cafe');
  const { url, token, send, get } = manager;
  const people = await get<{ id: string }[]>('/employees');
  await planToEnd(manager, MONTH, 30);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await fetch(`${url}/api${path}`, { headers })).text();
  const times: [keyof typeof LIMITS, number][] = [];
  for (const { id: employee } of people.slice(0, 4))
    times.push(['scenario and base', await secondsOf(() => scenario(employee))]);
  times.push(['advice whom to hire', await secondsOf(() => read(`/advice?${query}&about=hire`))]);
  times.push(['one-absence test', await secondsOf(() => read(`/schedule/absence-test?${query}`))]);
  for (const [what, seconds] of times) {
    console.log(`${business}: ${what} in ${seconds.toFixed(1)} s of ${LIMITS[what]}`);
    if (seconds > LIMITS[what]) process.exitCode = 1;
  }

  /** Until the verdict can be read. */
  async function scenario(employee: string): Promise<void> {
    const changes = [{ kind: 'leaves', employee_id: employee, last_day: `2031-0${MONTH}-01` }];
    const body = { name: 'Without', year: 2031, month: MONTH, changes, seconds: 5 };
    const { id } = await send<{ id: string }>('POST', '/scenarios', { token, body });
    while ((await get<{ state: string }>(`/scenarios/${id}`)).state !== 'done') await delay(50);
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
