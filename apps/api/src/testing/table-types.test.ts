import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES_FILE, tableTypes } from './table-types.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('the types of the tables', () => {
  it('are those of the migrations: run `npm run tables` after adding one', async () => {
    expect(await tableTypes(database.ownerUrl)).toBe(await readFile(TABLES_FILE, 'utf8'));
  });

  it('have the values of a CHECK, and what may be left out of an insert', async () => {
    await asOwner(`create table colour (name text not null check (name in ('red', 'blue')), shade smallint default 1)`);
    const types = await tableTypes(database.ownerUrl);
    await asOwner('drop table colour');
    expect(types).toContain(`interface Colour {\n  name: 'red' | 'blue';\n  shade: Generated<number | null>;\n}`);
    expect(types).toContain('  colour: Colour;');
  });

  it('say nothing of what JSON holds: its reader does', async () => {
    await asOwner(`create table colour (name jsonb not null, shades jsonb not null default '[]')`);
    const types = await tableTypes(database.ownerUrl);
    await asOwner('drop table colour');
    expect(types).toContain(`interface Colour {\n  name: StoredJson;\n  shades: Generated<StoredJson>;\n}`);
  });
});
