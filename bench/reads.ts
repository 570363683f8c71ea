import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSetManager, REGISTRATION_CODE } from '../tools/set/people.ts';
import { startSet } from '../tools/set/start-set.ts';
import { seedTeams } from './reads/seed-team.ts';
import { gzipBytes, mediansOf, read, timed, type Read } from './reads/time-reads.ts';

/**
 * `npm run bench:reads -- --rounds 200`: the main reads beside a bare HTTP server of node that sends the same bytes, by
 * turns in the same run: time of a request (median), statements, bytes. Exits with 1 if a goal is missed.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const MOST = { month: 6, small: 10, statements: 4, bytes: 300 * 1024 };

const folder = await mkdtemp(join(tmpdir(), 'bench-reads-'));
const set = await startSet({
  dataDir: folder,
  web: 1,
  planners: 0,
  databaseSettings: ['fsync=off', 'shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  env: { REGISTRATION_CODE },
});
try {
  const url = `${set.running('web')[0]?.url ?? set.url}/api`;
  const reads = await prepare();
  const first = await Promise.all(reads.map(({ path, token }) => read(url + path, asked(token))));
  const bare = await startBare(first.map(({ body }) => body));
  try {
    console.log(
      '| read | ms | bare ms | times bare | statements | KB | KB gzip | again: ms | times bare | 304: ms | statements |\n| :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    );
    let missed = 0;
    for (const [index, one] of reads.entries()) {
      const { body, etag } = first[index] ?? { body: Buffer.alloc(0), etag: undefined };
      const ask = () => read(url + one.path, asked(one.token));
      const same = () => read(url + one.path, { ...asked(one.token), 'if-none-match': etag ?? '' });
      const plain = timed(() => read(`${bare.url}/${index}`, {}));
      // After a write the answer is made anew.
      const calls = [plain, timed(ask, write), ...(etag === undefined ? [] : [timed(ask), timed(same)])];
      const rounds = Math.ceil(Number(values.rounds) / (body.length > 200_000 ? 5 : 1));
      const [yardstick = NaN, product = NaN, again, unchanged] = await mediansOf(calls, rounds);
      const counted = await statementsOf(ask, write);
      const times = product / yardstick;
      const most = one.what.startsWith('month') ? MOST.month : one.what.startsWith('small') ? MOST.small : Infinity;
      const isMissed = times > most || counted > MOST.statements || body.length > MOST.bytes;
      if (isMissed) missed += 1;
      const sizes = [body.length, gzipBytes(body)].map((bytes) => (bytes / 1024).toFixed(1));
      const repeated =
        again === undefined || unchanged === undefined
          ? ['', '', '', '']
          : [again.toFixed(2), (again / yardstick).toFixed(1), unchanged.toFixed(2), await statementsOf(same)];
      const ratio = times.toFixed(1) + (isMissed ? ' (missed)' : '');
      console.log(
        `| ${[one.what, product.toFixed(2), yardstick.toFixed(2), ratio, counted, ...sizes, ...repeated].join(' | ')} |`,
      );
    }
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    await bare.stop();
  }
} finally {
  await set.stop();
  await rm(folder, { recursive: true });
}

function asked(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-language': 'lt' };
}

async function prepare(): Promise<Read[]> {
  const url = set.running('web')[0]?.url ?? set.url;
  const [house, chain] = [await createSetManager(url), await createSetManager(url)];
  const month = Temporal.Now.plainDateISO().toPlainYearMonth().subtract({ months: 1 });
  const teams = await Promise.all(
    [house, chain].map(async (manager, index) => {
      const [project] = await manager.get<{ id: string }[]>('/projects');
      return { projectId: project?.id ?? '', people: index === 0 ? 35 : 300, month: month.toString() };
    }),
  );
  await seedTeams(set.databaseUrl, teams);
  await withSuperuser((client) => client.query('vacuum analyze'));
  const range = `start=${month.toString()}-01&end=${month.toString()}-${month.daysInMonth}`;
  const ofHouse = (what: string, path: string): Read => ({ what, path, token: house.token });
  const ofChain = (what: string, path: string): Read => ({ what, path, token: chain.token });
  return [
    ofHouse('month of 35', `/schedule?${range}`),
    ofHouse('small: /users/me', '/users/me'),
    ofHouse('small: /projects', '/projects'),
    ofHouse('small: /templates', '/templates'),
    ofHouse('small: /notifications', '/notifications'),
    ofHouse('employees of 35', '/employees'),
    ofHouse('dashboard of 35', '/dashboard/manager-stats'),
    ofHouse('summary of 35', `/schedule/summary?${range}`),
    ofHouse('timesheets of 35', `/timesheets?${range}&page=1`),
    ofChain('summary of 300', `/schedule/summary?${range}`),
    ofChain('timesheets of 300', `/timesheets?${range}&page=1`),
  ];
}

/** Of one request, by PostgreSQL's own count; other work of the process is left out by taking the least of some. */
async function statementsOf(call: () => Promise<unknown>, prepared = () => Promise.resolve()): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await prepared();
    const before = await calls();
    await call();
    least = Math.min(least, (await calls()) - before);
  }
  return least;
}

/** Something was written in each project, so that nothing that was answered before is good. */
function write(): Promise<void> {
  return withSuperuser(async (client) => {
    await client.query("select set_config('app.project_id', id::text, true), note_write(id) from project");
  });
}

/** Those of the application's login. */
function calls(): Promise<number> {
  return withSuperuser(async (client) => {
    const { rows } = await client.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::float as calls from pg_stat_statements join pg_roles on pg_roles.oid = userid where not rolsuper`,
    );
    return rows[0]?.calls ?? NaN;
  });
}

async function withSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: set.superuserUrl ?? set.databaseUrl });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startBare(bodies: readonly Buffer[]) {
  const files = await Promise.all(
    bodies.map(async (body, index) => {
      const file = join(folder, `body-${index}.json`);
      await writeFile(file, body);
      return file;
    }),
  );
  const server = join(import.meta.dirname, 'reads/bare-server.ts');
  const child = spawn(process.execPath, [server, ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  };
  return { url: line.trim(), stop };
}
