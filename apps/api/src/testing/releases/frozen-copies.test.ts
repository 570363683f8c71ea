import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { checkBackup, restoreBackup } from '../../platform/database/backup/restore-backup.ts';
import { rulesOf } from '../contents.ts';
import { READERS } from '../stored-json.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { createTestApp } from '../test-app.ts';
import { MOMENT } from './filling.ts';
import { writeForeignJson } from './foreign-json.ts';
import { readInFull, type Answers } from './read-in-full.ts';

/** Everything is read. */
vi.setConfig({ testTimeout: 300_000 });

const copies = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.backup'));

/** What a program asked for is answered for an hour after its end, by the clock of today. */
async function endJobsNow(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update generation set finished_at = now() where finished_at is not null');
  await client.end();
}

/** A database with what a copy has, in the schema of this version. @param url of a role above row-level security */
async function restored(name: string) {
  const database = await createTestDatabase();
  const url = urlFor(inject('testServer').superuserUrl, { database: new URL(database.ownerUrl).pathname.slice(1) });
  const rules = await rulesOf(url);
  await restoreBackup(database.ownerUrl, await checkBackup(join(import.meta.dirname, name)), true);
  expect(await rulesOf(url)).toEqual(rules);
  await endJobsNow(url);
  return { database, url };
}

async function read(database: TestDatabase): Promise<Answers> {
  const api = await createTestApp({ beside: { database }, parts: { now: () => MOMENT } });
  return readInFull(api).finally(() => api.close());
}

test.each(copies)('%s is brought to the schema of this version, and read in full', async (name) => {
  const { database } = await restored(name);
  try {
    const { statuses, faults } = await read(database);
    expect(faults).toEqual([]);
    const unanswered = [...statuses].filter(([, seen]) => [...seen].every((status) => status >= 300));
    expect(unanswered.map(([path]) => path)).toEqual([]);
    expect(statuses.size).toBeGreaterThan(100);
  } finally {
    await database.drop();
  }
});

test('so it is with JSON that has more, fewer and emptier fields than this version writes', async () => {
  const { database, url } = await restored(copies.at(-1) ?? '');
  try {
    expect(await writeForeignJson(url, Object.keys(READERS))).toBeGreaterThan(500);
    expect((await read(database)).faults).toEqual([]);
  } finally {
    await database.drop();
  }
});
