import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSetManager, REGISTRATION_CODE } from '../tools/set/people.ts';
import { startSet } from '../tools/set/start-set.ts';

/**
 * `npm run bench:streams -- --streams 1000 --seconds 30`: statements a second of one web process and its database,
 * idle, without and with open streams of live events. Exits with 1 if the streams cost ten or more.
 */
const { values } = parseArgs({
  options: { streams: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '30' } },
});
/** One account holds no more. */
const EACH = 20;
const MOST = 10;
const folder = await mkdtemp(join(tmpdir(), 'bench-streams-'));
const set = await startSet({
  dataDir: folder,
  web: 1,
  planners: 0,
  databaseSettings: ['fsync=off', 'shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  env: { REGISTRATION_CODE },
});
const end = new AbortController();
let ended = 0;
try {
  const count = Number(values.streams);
  const direct = set.running('web')[0]?.url ?? set.url;
  // What the start leaves behind.
  await delay(10_000);
  const without = await statementsPerSecond();
  for (let open = 0; open < count; open += EACH) {
    const { token } = await createSetManager(direct);
    const headers = { authorization: `Bearer ${token}` };
    const some = Array.from({ length: Math.min(EACH, count - open) }, async () => {
      const reply = await fetch(`${direct}/api/notifications/stream`, { headers, signal: end.signal });
      if (reply.status !== 200) throw new Error(`A stream was refused: ${reply.status}`);
      void reply.body
        ?.pipeTo(new WritableStream())
        .catch(() => undefined)
        .finally(() => (ended += 1));
    });
    await Promise.all(some);
  }
  const beside = (await statementsPerSecond()) - without;
  if (ended > 0) throw new Error(`${ended} streams have ended`);
  console.log(`${count} idle streams: ${beside.toFixed(2)} statements a second, beside ${without.toFixed(2)} without`);
  if (beside >= MOST) process.exitCode = 1;
} finally {
  end.abort();
  await set.stop();
  await rm(folder, { recursive: true });
}

/** Over some seconds, of all processes, by PostgreSQL's own count. */
async function statementsPerSecond(): Promise<number> {
  const client = new pg.Client({ connectionString: set.superuserUrl ?? set.databaseUrl });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
    const began = performance.now();
    await delay(Number(values.seconds) * 1000);
    const { rows } = await client.query<{ calls: number }>('select sum(calls)::float as calls from pg_stat_statements');
    return (rows[0]?.calls ?? NaN) / ((performance.now() - began) / 1000);
  } finally {
    await client.end();
  }
}
