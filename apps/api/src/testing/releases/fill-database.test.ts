import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { writeBackup } from '../../platform/database/backup/snapshot.ts';
import { migrationFiles } from '../../platform/database/migrate.ts';
import { contentsOf } from '../contents.ts';
import type { TestApp } from '../test-app.ts';
import { createFilledApp, EMPTY } from './fill-database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createFilledApp();
});
afterAll(() => api.close());

test('a database that is frozen has rows in every table', async () => {
  const database = new URL(api.database.ownerUrl).pathname.slice(1);
  const contents = await contentsOf(urlFor(inject('testServer').superuserUrl, { database }));
  const empty = Object.keys(contents).filter((name) => contents[name]?.startsWith('0 '));
  expect(empty).toEqual(Object.keys(EMPTY));
});

test.runIf(process.env['FREEZE'] === '1')('`npm run freeze` keeps a copy of it', async () => {
  const schema = (await migrationFiles()).at(-1)?.slice(0, 4);
  const written = await writeBackup(api.database.ownerUrl, join(import.meta.dirname, `${schema}.backup`));
  console.log(`${schema}.backup: ${Math.ceil(written.bytes / 1000)} kB`);
  // It is in the repository for good.
  expect(written.bytes).toBeLessThan(500_000);
});
