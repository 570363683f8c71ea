import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSetManager, REGISTRATION_CODE, type SetManager } from '../../tools/set/people.ts';
import { startSet } from '../../tools/set/start-set.ts';

/** One web process, which also answers with advice, and one planner; exits with 1 above the limit. */
const LIMIT = 1.2;
const ROUNDS = 3;
const [, business = 'cafe', seconds = '20'] = process.argv.slice(2);
const month = Temporal.Now.plainDateISO().toPlainYearMonth().add({ months: 2 });
const query = `year=${month.year}&month=${month.month}`;
const range = `start=${month.toString()}-01&end=${month.toString()}-${month.daysInMonth}`;
const PATHS = ['/employees', `/schedule?${range}`, `/schedule/summary?${range}`];
const folder = await mkdtemp(join(tmpdir(), 'bench-requests-'));
const set = await startSet({
  dataDir: folder,
  web: 1,
  planners: 1,
  planYielding: true,
  databaseSettings: ['fsync=off'],
  env: { REGISTRATION_CODE },
});
try {
  const planned = await createSetManager(set.url, business === 'restaurant' ? 'restaurant' : 'cafe');
  const reader = await createSetManager(set.url, 'cafe');
  const idle: number[] = [];
  const busy: number[] = [];
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const without = await timed(reader, Number(seconds));
    const end = new AbortController();
    const work = plan(planned, end.signal);
    const meanwhile = await timed(reader, Number(seconds));
    end.abort();
    await work;
    // The first round warms up.
    if (round === 0) continue;
    idle.push(...without);
    busy.push(...meanwhile);
  }
  const [a, b] = [medianOf(idle), medianOf(busy)];
  const ratio = b / a;
  console.log(
    `${business}: ${idle.length} requests without, median ${a.toFixed(1)} ms; ${busy.length} while scenarios`,
  );
  console.log(`and advice are planned, median ${b.toFixed(1)} ms: ${ratio.toFixed(2)} times`);
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await set.stop();
  await rm(folder, { recursive: true });
}

/** Scenarios and advice, one after the other of each, until the round is over. */
async function plan(manager: SetManager, signal: AbortSignal): Promise<void> {
  const { url, token, send } = manager;
  const [someone] = await manager.get<{ id: string }[]>('/employees');
  const changes = [{ kind: 'leaves', employee_id: someone?.id, last_day: `${month.toString()}-01` }];
  const body = { name: 'Without', year: month.year, month: month.month, changes, seconds: Number(seconds) };
  const { id } = await send<{ id: string }>('POST', '/scenarios', { token, body });
  const headers = { authorization: `Bearer ${token}` };
  while (!signal.aborted)
    await fetch(`${url}/api/advice?${query}&about=hire`, { headers, signal })
      .then((reply) => reply.text())
      .catch(() => undefined);
  await send('DELETE', `/scenarios/${id}`, { token });
}

/** Milliseconds of reads, one after the other. */
async function timed(manager: SetManager, length: number): Promise<number[]> {
  const end = performance.now() + length * 1000;
  const times: number[] = [];
  for (let i = 0; performance.now() < end; i += 1) {
    const began = performance.now();
    await manager.get(PATHS[i % PATHS.length]!);
    times.push(performance.now() - began);
  }
  return times;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)] ?? NaN;
}
