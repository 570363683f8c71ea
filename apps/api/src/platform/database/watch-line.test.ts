import { setTimeout as delay } from 'node:timers/promises';
import { crowding } from '@pamaina/engine/testing';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startDatabaseLine, type DatabaseLine } from '../../testing/fakes/database-line.ts';
import { seedTenant } from '../../testing/seeds/seed-tenant.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connectDatabase, type Database } from './database.ts';
import { isUnavailable } from './retryable.ts';

let created: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  created = await createTestDatabase();
  owner = new pg.Client({ connectionString: created.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await created.drop();
});

interface Reach extends AsyncDisposable {
  line: DatabaseLine;
  database: Database;
}

/** A process with four connections over a line of its own. */
async function reach(): Promise<Reach> {
  const line = await startDatabaseLine(created.appUrl);
  const database = connectDatabase(line.url, pino({ level: 'silent' }), 4);
  const close = async () => {
    await database.close();
    await line.close();
  };
  return { line, database, [Symbol.asyncDispose]: close };
}

const one = (database: Database) => sql<{ one: number }>`select 1 as one`.execute(database.direct);

test.concurrent(
  'a statement on which the server works, or which waits for a lock, may be silent for longer',
  async () => {
    await using reached = await reach();
    const { database } = reached;
    const { id } = await seedTenant(database, 'silent');
    const holder = new pg.Client({ connectionString: created.ownerUrl });
    await holder.connect();
    await holder.query('begin; lock table announcement in access exclusive mode');
    const [slept, waited, thought] = await Promise.all([
      sql<{ done: string }>`select 'slept' as done from pg_sleep(7)`.execute(database.direct),
      database.inProject(id, (tx) => tx.selectFrom('announcement').select('title').execute()),
      // A read that computes between two statements waits for nothing.
      database.readInProject(id, async (tx) => {
        await sql`select 1`.execute(tx);
        await delay(7_000);
        return (await sql<{ done: string }>`select 'thought' as done`.execute(tx)).rows;
      }),
      delay(6_500).then(() => holder.query('rollback')),
    ]);
    expect([slept.rows, waited.length, thought]).toEqual([[{ done: 'slept' }], 1, [{ done: 'thought' }]]);
    await holder.end();
  },
);

test.concurrent('a connection that the network has forgotten fails within seconds, and all others go on', async () => {
  await using reached = await reach();
  const { database, line } = reached;
  const heard: string[] = [];
  database.signals.on('notified', (payload) => heard.push(payload));
  const own = await database.signals.process();
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(database.direct)));
  expect([database.pool.idleCount, heard]).toEqual([4, ['']]);
  line.fallSilent();
  await line.restore();
  const began = performance.now();
  const failures = await Promise.all(Array.from({ length: 4 }, () => one(database).catch((error: unknown) => error)));
  expect(performance.now() - began).toBeLessThan(6_000 * crowding());
  expect(failures.map(isUnavailable)).toEqual([true, true, true, true]);
  expect((await one(database)).rows).toEqual([{ one: 1 }]);
  // Who listens is told that something may be missing, and the lock of the process is on the new connection alone.
  await vi.waitFor(() => expect(heard).toEqual(['', '']), { timeout: 15_000 * crowding() });
  await owner.query("select pg_notify('notified', 'after')");
  await eventually(() => expect(heard).toEqual(['', '', 'after']));
  const locks = 'select from pg_locks where classid = 1886151017 and objid = $1 and granted';
  expect([await database.signals.process(), (await owner.query(locks, [own])).rowCount]).toEqual([own, 1]);
});

test.concurrent(
  'a line that says nothing: a transaction fails within ten seconds, and none is left open when it speaks',
  async () => {
    await using reached = await reach();
    const { database, line } = reached;
    const { id } = await seedTenant(database, 'hangs');
    const silence = Promise.withResolvers<void>();
    const work = database.inProject(id, async (tx) => {
      await sql`update template set name = 'lost'`.execute(tx);
      line.fallSilent();
      silence.resolve();
      await sql`select 1`.execute(tx);
    });
    await silence.promise;
    const began = performance.now();
    const [inWork, read, fresh] = await Promise.all([
      work.catch((error: unknown) => error),
      database.readInProject(id, (tx) => sql`select 1`.execute(tx)).catch((error: unknown) => error),
      one(database).catch((error: unknown) => error),
    ]);
    expect(performance.now() - began).toBeLessThan(10_000 * crowding());
    expect([inWork, read, fresh].map(isUnavailable)).toEqual([true, true, true]);
    expect(database.pool.totalCount).toBe(0);
    await line.restore();
    const names = () =>
      database.inProject(id, (tx) => tx.updateTable('template').set({ name: 'kept' }).returning('name').execute());
    // The server still holds the lost transaction, for ten seconds after its last statement.
    expect(await names()).toEqual([{ name: 'kept' }]);
    expect(performance.now() - began).toBeLessThan(15_000 * crowding());
    const open = await owner.query(
      `select from pg_stat_activity
     where datname = current_database() and usename = 'pamaina_app' and state like 'idle in%'`,
    );
    expect(open.rowCount).toBe(0);
  },
);
