import { EventEmitter } from 'node:events';
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
import { isUnavailable } from '../ground/retryable.ts';
import { askServer } from './look-at-server.ts';
import { watchLine } from './watch-line.ts';

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

/** A process with four connections over a line of its own. @param past the server itself: the line is to a pooler */
async function reach({ appUrl } = created, past?: string): Promise<Reach> {
  const line = await startDatabaseLine(appUrl);
  const database = connectDatabase(line.url, pino({ level: 'silent' }), 4, past);
  const close = async () => {
    await database.close();
    await line.close();
  };
  return { line, database, [Symbol.asyncDispose]: close };
}

/** The same behind a pooler, in a database of its own: statements of others count there. */
async function reachPooled(): Promise<Reach> {
  const own = await createTestDatabase();
  const reached = await reach(own, own.appUrl);
  const close = async () => {
    await reached[Symbol.asyncDispose]();
    await own.drop();
  };
  return { ...reached, [Symbol.asyncDispose]: close };
}

/** The number of the process, once it has its connection: a busy machine may take longer than a call waits for it. */
const numberOf = (database: Database) =>
  eventually(async () => {
    const number = await database.signals.process();
    expect(number).not.toBeNull();
    return number;
  });

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
  const own = await numberOf(database);
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(database.direct)));
  expect([database.pool.idleCount, heard]).toEqual([4, ['']]);
  line.fallSilent();
  await line.restore();
  const began = performance.now();
  const failures = await Promise.all(Array.from({ length: 4 }, () => one(database).catch((error: unknown) => error)));
  expect(performance.now() - began).toBeLessThan(10_000 * crowding());
  expect(failures.map(isUnavailable)).toEqual([true, true, true, true]);
  expect((await one(database)).rows).toEqual([{ one: 1 }]);
  // Who listens is told that something may be missing, and the lock of the process is on the new connection alone.
  await vi.waitFor(() => expect(heard).toEqual(['', '']), { timeout: 15_000 * crowding() });
  await owner.query("select pg_notify('notified', 'after')");
  await eventually(() => expect(heard).toEqual(['', '', 'after']));
  const locks = 'select from pg_locks where classid = 1886151017 and objid = $1 and granted';
  expect([await numberOf(database), (await owner.query(locks, [own])).rowCount]).toEqual([own, 1]);
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

test.concurrent('a connection that is dead behind a pooler which answers fails within seconds', async () => {
  await using reached = await reachPooled();
  const { database, line } = reached;
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(database.direct)));
  line.fallSilent();
  await line.restore();
  const began = performance.now();
  const failures = await Promise.all(Array.from({ length: 4 }, () => one(database).catch((error: unknown) => error)));
  expect(performance.now() - began).toBeLessThan(10_000 * crowding());
  expect(failures.map(isUnavailable)).toEqual([true, true, true, true]);
  expect((await one(database)).rows).toEqual([{ one: 1 }]);
});

test.concurrent('beside older statements a dead connection behind a pooler is noticed once they are done', async () => {
  await using reached = await reachPooled();
  const { database, line } = reached;
  await Promise.all(Array.from({ length: 2 }, () => sql`select pg_sleep(0.2)`.execute(database.direct)));
  line.fallSilent();
  await line.restore();
  const sleep = (seconds: number) =>
    sql<{ done: string }>`select 'slept' as done from pg_sleep(${seconds})`.execute(database.direct);
  // Somebody always works, but on younger statements.
  const over = Promise.withResolvers<void>();
  const isOver = over.promise.then(() => true);
  let rounds = 0;
  const busy = async () => {
    while (rounds < 20 && !(await Promise.race([isOver, sleep(2).then(() => false)]))) rounds += 1;
  };
  // The two connections of before are dead, those after them new.
  const lost = [one(database), one(database)].map((statement) => statement.catch((error: unknown) => error));
  const [failures, slept] = await Promise.all([Promise.all(lost).finally(over.resolve), sleep(10), busy()]);
  expect([failures.map(isUnavailable), slept.rows]).toEqual([[true, true], [{ done: 'slept' }]]);
  expect(rounds).toBeLessThan(20);
});

test('a look behind a pooler that began before the statement says nothing about it', async () => {
  const destroy = vi.fn<() => void>();
  const setTimeout = vi.fn<() => void>();
  const stream = Object.assign(new EventEmitter(), { bytesRead: 0, destroyed: false, setTimeout, destroy });
  const client = { connection: { stream }, processID: 1, _getActiveQuery: () => 'select' };
  let age = 6_000;
  watchLine(client as unknown as pg.ClientBase, () => {
    const sentAt = performance.now() - age;
    return Promise.resolve({ working: new Map(), askedAt: sentAt, passed: { sentAt, at: sentAt } });
  });
  stream.emit('timeout');
  await vi.waitFor(() => expect(setTimeout).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(destroy).not.toHaveBeenCalled();
  age = 0;
  stream.emit('timeout');
  await vi.waitFor(() => expect(destroy).toHaveBeenCalled(), { timeout: 5_000 });
});

test('a process that stood still while it asked the server asks again', async () => {
  const looking = askServer(created.appUrl)();
  const until = performance.now() + 6_500;
  while (performance.now() < until);
  expect((await looking)?.working).toBeInstanceOf(Map);
});

test('a machine that can open nothing more knows nothing about the server', async () => {
  const refused = vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(() => {
    throw Object.assign(new Error('connect EMFILE'), { code: 'EMFILE' });
  });
  expect(await askServer(created.appUrl)()).toBeNull();
  refused.mockRestore();
});
