import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a project that imported the holidays of one country is in that country, and its sums are made again', async () => {
  const year = new Date().getUTCFullYear();
  const cases = [
    { imported: ['PL', 'PL'], country: 'PL' },
    { imported: ['PL', 'DE'], country: 'LT' },
    { imported: ['PL', 'LT'], country: 'LT' },
    { imported: ['LT'], country: 'LT' },
    { imported: [], country: 'LT' },
    // No project can be in France.
    { imported: ['FR'], country: 'LT' },
    { imported: ['FR', 'PL'], country: 'PL' },
    { imported: ['PL'], chosen: 'EE', country: 'EE' },
  ];
  const made = [];
  for (const one of cases) {
    const { token, projectId } = await createManager(api);
    for (const [index, country] of one.imported.entries()) {
      const body = { country, year: year + index, closed: false };
      expect((await api.call('POST', '/holidays/import', { token, body })).status).toBe(200);
    }
    if (one.chosen)
      await api.call('PUT', '/settings/project', { token, body: { name: 'Chosen', country: one.chosen } });
    await api.deps.database.inProject(projectId, (tx) =>
      sql`insert into worked_month (project_id, month, counted_at) values (${projectId}, '2024-05-01', now())`.execute(
        tx,
      ),
    );
    made.push({ ...one, token, projectId });
  }
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const migration = new URL('../../../migrations/0147-country-of-imports.sql', import.meta.url);
  await owner.query(`begin; ${await readFile(migration, 'utf8')}; commit`).finally(() => owner.end());

  for (const { token, projectId, imported, country, chosen } of made) {
    const name = imported.join(' ');
    expect((await api.call('GET', '/settings/project', { token })).json.country, name).toBe(country);
    const { rows } = await api.deps.database.inProject(projectId, (tx) =>
      sql<{ due: boolean }>`select counted_at is null as due from worked_month`.execute(tx),
    );
    expect(rows, name).toEqual([{ due: country !== 'LT' && chosen === undefined }]);
  }
  // The Polish Independence Day, and no longer the Lithuanian one.
  const { json } = await api.call('GET', `/holidays?year=${year}`, { token: made[0]!.token });
  const known = json.filter((day: { public: boolean }) => day.public).map(({ date }: { date: string }) => date);
  expect(known).toContain(`${year}-11-11`);
  expect(known).not.toContain(`${year}-02-16`);
});
