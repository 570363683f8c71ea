import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { seedTenant, type Tenant } from '../../testing/seeds/seed-tenant.ts';
import { connectDatabase, together, type Database, type Tx } from './database.ts';

let created: TestDatabase;
let database: Database;
let [ona, petras]: Tenant[] = [];
beforeAll(async () => {
  created = await createTestDatabase();
  // One connection: what one transaction leaves, the next one finds.
  database = connectDatabase(created.appUrl, pino({ level: 'silent' }), 1);
  [ona, petras] = [await seedTenant(database, 'ona'), await seedTenant(database, 'petras')];
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const idOf = (tenant: Tenant | undefined) => tenant?.id ?? '';
const names = async (tx: Tx) => (await tx.selectFrom('template').select('name').execute()).map(({ name }) => name);

test('it sees the rows of its project alone, by the query builder and in SQL text', async () => {
  expect(await database.readInProject(idOf(ona), names)).toEqual([ona?.template]);
  const text = (tx: Tx) => sql<{ name: string }>`select name from template`.execute(tx);
  expect((await database.readInProject(idOf(petras), text)).rows).toEqual([{ name: petras?.template }]);
});

test('nothing of it is left for who gets the connection next', async () => {
  await database.readInProject(idOf(ona), names);
  const { rows } = await sql<{ names: number; scope: string }>`
    select (select count(*) from template) as names, current_setting('app.project_id', true) as scope`.execute(
    database.direct,
  );
  expect(rows).toEqual([{ names: 0, scope: '' }]);
});

test('statements that do not wait for each other are answered each with its own rows', async () => {
  const numbers = await database.readInProject(idOf(ona), (tx) =>
    Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => (await sql<{ n: number }>`select ${n}::integer as n`.execute(tx)).rows[0]?.n),
    ),
  );
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
});

test('values are read as everywhere: dates as texts, instants in ISO, sums as numbers', async () => {
  const read = (tx: Tx) =>
    sql`select '2031-05-07'::date as day, '2031-05-07T08:00Z'::timestamptz as at, 3::bigint as many`.execute(tx);
  expect((await database.readInProject(idOf(ona), read)).rows).toEqual([
    { day: '2031-05-07', at: '2031-05-07T08:00:00.000Z', many: 3 },
  ]);
});

test('a statement that fails ends it, and the connection serves the next one', async () => {
  const failing = database.readInProject(idOf(ona), async (tx) => {
    const results = await Promise.allSettled([
      sql`select 1 / 0`.execute(tx),
      sql`/* prepared */ select name from template`.execute(tx),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // What was caught still fails the transaction.
  });
  await expect(failing).rejects.toBeInstanceOf(pg.DatabaseError);
  const again = (tx: Tx) => sql<{ name: string }>`/* prepared */ select name from template`.execute(tx);
  expect((await database.readInProject(idOf(ona), again)).rows).toEqual([{ name: ona?.template }]);
  expect((await database.readInProject(idOf(petras), again)).rows).toEqual([{ name: petras?.template }]);
});

test('what a handler wrote before it failed is undone', async () => {
  const failing = database.readInProject(idOf(ona), async (tx) => {
    await tx.updateTable('template').set({ color: 'red' }).execute();
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  const colors = (tx: Tx) => tx.selectFrom('template').select('color').execute();
  expect(await database.readInProject(idOf(ona), colors)).toEqual([{ color: 'green' }]);
});

test('a handler that fails before it read anything leaves the connection usable', async () => {
  await expect(database.readInProject(idOf(ona), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await database.readInProject(idOf(ona), names)).toEqual([ona?.template]);
});

test('a value that the driver cannot encode fails it, and the next one works', async () => {
  const looping: Record<string, unknown> = {};
  looping['self'] = looping;
  const failing = database.readInProject(idOf(ona), (tx) => sql`select ${looping}::jsonb`.execute(tx));
  await expect(failing).rejects.toThrow(/circular/i);
  expect(await database.readInProject(idOf(ona), names)).toEqual([ona?.template]);
});

test('a statement that comes after its end is not sent', async () => {
  let kept: Tx | undefined;
  await database.readInProject(idOf(ona), (tx) => {
    kept = tx;
    return names(tx);
  });
  await expect(kept && names(kept)).rejects.toThrow('the transaction is over');
  expect(await database.readInProject(idOf(petras), names)).toEqual([petras?.template]);
});

test('a single statement sees its project alone and leaves nothing; one that fails or cannot be sent leaves it usable', async () => {
  const one = sql<{ name: string }>`/* prepared */ select name from template`;
  expect(await database.readOnce(idOf(ona), one)).toEqual([{ name: ona?.template }]);
  const { rows } = await sql<{ scope: string }>`select current_setting('app.project_id', true) as scope`.execute(
    database.direct,
  );
  expect(rows).toEqual([{ scope: '' }]);
  await expect(database.readOnce(idOf(ona), sql`select 1 / 0`)).rejects.toBeInstanceOf(pg.DatabaseError);
  expect(await database.readOnce(idOf(petras), one)).toEqual([{ name: petras?.template }]);
  const looping: Record<string, unknown> = {};
  looping['self'] = looping;
  await expect(database.readOnce(idOf(ona), sql`select ${looping}::jsonb`)).rejects.toThrow(/circular/i);
  expect(await database.readOnce(idOf(ona), one)).toEqual([{ name: ona?.template }]);
  expect(await database.readInProject(idOf(petras), names)).toEqual([petras?.template]);
});

test('when the connection is lost it fails, and the next one gets another', async () => {
  const lost = database.readInProject(idOf(ona), async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const client = new pg.Client({ connectionString: created.appUrl });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1', [rows[0]?.pid]);
    await client.end();
    await sql`select pg_sleep(10)`.execute(tx);
  });
  const isOver = await lost.then(
    () => 'read',
    () => 'lost',
  );
  expect(isOver).toBe('lost');
  expect(await database.readInProject(idOf(ona), names)).toEqual([ona?.template]);
});

const everyType = (tx: Tx, name: string) =>
  sql`select ${name}::text as name, 1::smallint as small, 2::bigint as many, 1.25::numeric as rate, true as yes, null::text as nothing,
    '2031-05-07'::date as day, '08:00'::time as clock, '2031-05-07T08:00:00.123456Z'::timestamptz as at, null::timestamptz as never,
    '01900000-0000-7000-8000-0000000000aa'::uuid as id, '{"a":[1,"$1"]}'::jsonb as facts, array['a', null] as names,
    -- A text that looks like an instant stays as somebody wrote it.
    '2031-05-07T08:00:00+00:00'::text as note`.execute(tx);
const shifts = (tx: Tx) =>
  tx.selectFrom('shift').select(['id', 'starts_at', 'employee_id']).orderBy('id', 'desc').execute();

test('rows are the same whether a statement runs alone or joined, in a read and in any transaction', async () => {
  const read = async (tx: Tx) => {
    const [types, rows, again] = await together(tx, () => [
      everyType(tx, "O'na $2"),
      shifts(tx),
      everyType(tx, 'Žiema'),
    ]);
    return { types: types.rows, rows, again: again.rows };
  };
  const alone = await database.inProject(idOf(ona), read);
  expect(alone.types).toMatchObject([
    { name: "O'na $2", many: 2, rate: 1.25, at: '2031-05-07T08:00:00.123Z', day: '2031-05-07' },
  ]);
  expect(alone.rows).toMatchObject([{ employee_id: ona?.employee }]);
  // The first time tells the types, from the second on they are joined.
  for (const _ of [1, 2, 3]) expect(await database.readInProject(idOf(ona), read)).toEqual(alone);
  const other = await database.readInProject(idOf(petras), read);
  expect(other.rows).toMatchObject([{ employee_id: petras?.employee }]);
});

test('a statement of bytes, a write and one that fails are not joined or fail all', async () => {
  const bytes = async (tx: Tx) => {
    const [one, two] = await together(tx, () => [
      sql<{ bytes: Buffer }>`select '\\x0102'::bytea as bytes`.execute(tx),
      shifts(tx),
    ]);
    return [one.rows[0]?.bytes, two.length];
  };
  for (const _ of [1, 2]) expect(await database.readInProject(idOf(ona), bytes)).toEqual([Buffer.from([1, 2]), 1]);
  const failing = (divisor: number) =>
    database.readInProject(idOf(ona), (tx) =>
      together(tx, () => [shifts(tx), sql`select 1 / ${divisor}::integer as share`.execute(tx)]),
    );
  expect(await failing(1)).toHaveLength(2);
  await expect(failing(0)).rejects.toThrow('division by zero');
  await expect(failing(0)).rejects.toThrow('division by zero');
  expect(await failing(1)).toHaveLength(2);
});
