import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../apps/api/src/platform/database/database.ts';
import { askPooler, askServer } from '../../apps/api/src/platform/database/look-at-server.ts';
import { isUnavailable } from '../../apps/api/src/platform/ground/retryable.ts';
import { startDatabaseLine } from '../../apps/api/src/testing/fakes/database-line.ts';
import { createSetManager, REGISTRATION_CODE } from './people.ts';
import { pgBouncerProgram, startPgBouncer, type Pooler } from './pgbouncer.ts';
import { startSetDatabase, type SetDatabase } from './set-database.ts';
import { startProcess } from './set-process.ts';

/** PgBouncer in transaction mode: `npm run try-pgbouncer`. */
describe.skipIf(pgBouncerProgram() === null)('through PgBouncer', () => {
  let folder: string;
  let database: SetDatabase;
  let pooler: Pooler;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pamaina-pooled-'));
    database = await startSetDatabase(join(folder, 'database'), ['fsync=off']);
    pooler = await startPgBouncer(database);
  }, 120_000);
  afterAll(async () => {
    await pooler.stop();
    await database.stop();
    await rm(folder, { recursive: true });
  });

  const start = (env: NodeJS.ProcessEnv) =>
    startProcess({
      DATABASE_URL: pooler.url,
      DATA_DIR: join(folder, 'files'),
      JWT_SECRET: 'a secret of thirty-two characters, or more',
      REGISTRATION_CODE,
      ROLE: 'web',
      ...env,
    });
  const refusal = (env: NodeJS.ProcessEnv) =>
    start(env).then(
      async (process) => {
        await process.stop();
        return 'started';
      },
      (error: unknown) => String(error).replace(/^.*before it listened: /, ''),
    );

  /** The address with the login that serves requests, once a process has made it. */
  const withLogin = async (url: string): Promise<URL> => {
    const owner = new pg.Client({ connectionString: database.superuserUrl ?? '' });
    await owner.connect();
    const { rows } = await owner.query<{ user: string; password: string }>(
      'select role as user, password from app_login',
    );
    await owner.end();
    const app = new URL(url);
    [app.username, app.password] = [rows[0]?.user ?? '', rows[0]?.password ?? ''];
    return app;
  };

  test('a pooler without the address of the server itself is refused, and another database too', async () => {
    expect(await refusal({})).toBe(
      `${new URL(pooler.url).host} is a connection pooler: set DATABASE_LISTEN_URL to the address of PostgreSQL itself.`,
    );
    const client = new pg.Client({ connectionString: database.superuserUrl ?? '' });
    await client.connect();
    await client.query('create database other owner set_owner');
    await client.end();
    const other = new URL(database.url);
    other.pathname = '/other';
    expect(await refusal({ DATABASE_LISTEN_URL: other.href })).toMatch(
      /^DATABASE_URL must lead through the pooler to the database of DATABASE_LISTEN_URL, for the login of app_login: /,
    );
  });

  test('requests share few connections, whose sessions have their settings, and leave no project behind', async () => {
    const web = await start({ DATABASE_LISTEN_URL: database.url, DATABASE_POOL: '40' });
    const owner = new pg.Client({ connectionString: database.superuserUrl ?? '' });
    await owner.connect();
    try {
      const [first, second] = [await createSetManager(web.url), await createSetManager(web.url)];
      const comment = (of: number) => ({ date: '2031-01-02', comment: `Of ${of}` });
      await first.send('POST', '/comments', { token: first.token, body: comment(1) });
      const read = async (manager: typeof first) =>
        (await manager.get<{ comment: string }[]>('/comments?start_date=2031-01-02&end_date=2031-01-02')).map(
          (one) => one.comment,
        );
      const reads = await Promise.all(Array.from({ length: 120 }, (_, at) => read(at % 2 ? first : second)));
      expect(reads.filter((_, at) => at % 2)).toEqual(Array(60).fill(['Of 1']));
      expect(reads.filter((_, at) => at % 2 === 0)).toEqual(Array(60).fill([]));
      const app = await withLogin(pooler.url);
      const client = new pg.Client({ connectionString: app.href });
      await client.connect();
      const shown = await client.query(`select current_setting('timezone') as timezone,
        current_setting('statement_timeout') as statement, current_setting('jit') as jit,
        current_setting('idle_in_transaction_session_timeout') as idle,
        coalesce(current_setting('app.project_id', true), '') as project`);
      await client.end();
      expect(shown.rows).toEqual([{ timezone: 'UTC', statement: '15s', jit: 'off', idle: '10s', project: '' }]);
      // A full pool is no silent one.
      const holders = Array.from({ length: 8 }, () => new pg.Client({ connectionString: app.href }));
      for (const holder of holders) {
        await holder.connect();
        await holder.query('begin');
      }
      const answers = () => Promise.resolve(null);
      const fails = () => Promise.reject(new Error('silent'));
      expect(await askPooler(app.href, answers)()).toBeNull();
      await expect(askServer(app.href)()).rejects.toThrow(/within|timeout/);
      await expect(askPooler(app.href, fails)()).rejects.toThrow('silent');
      await Promise.all(holders.map((holder) => holder.end()));
      const { rowCount } = await owner.query('select from pg_stat_activity where usename = $1', [app.username]);
      // Eight of the pooler, and of this process one that listens and two that count limits.
      expect(rowCount).toBeLessThanOrEqual(11);
    } finally {
      await owner.end();
      await web.stop();
    }
  });

  test('a statement waits in the queue of the pooler; one on a dead line to it fails within seconds', async () => {
    const [through, past] = [await withLogin(pooler.url), await withLogin(database.url)];
    const line = await startDatabaseLine(through.href);
    const silent = { warn: () => undefined } as unknown as Parameters<typeof connectDatabase>[1];
    const pooled = connectDatabase(line.url, silent, 2, past.href);
    const one = () => pooled.pool.query<{ one: number }>('select 1 as one');
    const holders = Array.from({ length: 8 }, () => new pg.Client({ connectionString: through.href }));
    try {
      for (const holder of holders) {
        await holder.connect();
        await holder.query('begin');
      }
      const queued = one();
      await delay(7_000);
      for (const holder of holders) await holder.query('rollback');
      expect((await queued).rows).toEqual([{ one: 1 }]);
      const slow = await pooled.pool.query<{ done: string }>("select 'slept' as done from pg_sleep(9)");
      expect(slow.rows).toEqual([{ done: 'slept' }]);
      // Both are open, and idle.
      const both = ['select pg_sleep(0.2)', 'select pg_sleep(0.2)'];
      await Promise.all(both.map((text) => pooled.pool.query(text)));
      line.fallSilent();
      await line.restore();
      const began = performance.now();
      const failures = await Promise.all([one(), one()].map((lost) => lost.catch((error: unknown) => error)));
      expect(performance.now() - began).toBeLessThan(10_000 * crowding());
      expect(failures.map(isUnavailable)).toEqual([true, true]);
      expect((await one()).rows).toEqual([{ one: 1 }]);
    } finally {
      await Promise.all(holders.map((holder) => holder.end()));
      await pooled.close();
      await line.close();
    }
  });
});
