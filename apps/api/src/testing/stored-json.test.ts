import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READERS, TEXT_READERS } from './stored-json.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function jsonColumns(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid in ('json'::regtype, 'jsonb'::regtype)`);
  await client.end();
  return rows.map(({ name }) => name).toSorted();
}

test('each JSON column has a reader, or says why it needs none: a new one gets a line in stored-json.ts', async () => {
  expect(Object.keys(READERS).toSorted()).toEqual(await jsonColumns());
});

const FOREIGN = [
  null,
  true,
  7,
  'text',
  [],
  {},
  [null],
  [7, 'text', [], {}],
  { colour: { name: 'red', shades: [1, null] } },
  { id: 7, name: null, hash: [], figures: 'none', people: {}, employees: 7 },
];
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('of a value with a shape that nobody knows', () => {
  const readers = Object.entries(READERS).flatMap(([column, read]) =>
    typeof read === 'string' ? [] : [[column, read] as const],
  );

  test.each(readers)('the reader of %s makes something that it can read again', (_, read) => {
    for (const stored of FOREIGN) {
      const first = asStored(read(stored));
      expect(asStored(read(first)), JSON.stringify(stored)).toEqual(first);
    }
  });

  test.each(Object.entries(TEXT_READERS))('the reader of %s makes nothing', (_, read) => {
    for (const text of ['', '{', ...FOREIGN.map((value) => JSON.stringify(value))]) expect(read(text), text).toBeNull();
  });
});
