import { sql } from 'kysely';
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
  database = connectDatabase(created.appUrl, pino({ level: 'silent' }), 1);
  [ona, petras] = [await seedTenant(database, 'ona'), await seedTenant(database, 'petras')];
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const idOf = (tenant: Tenant | undefined) => tenant?.id ?? '';
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
