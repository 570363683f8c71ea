import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Tx } from './database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('terms from before rest days had dates get those of the employee, and others keep theirs', async () => {
  const manager = await createManager(api);
  const { id } = await createWorker(api, manager, { rest_weekdays: [5, 6, 7] });
  const inProject = <Result>(work: (tx: Tx) => Promise<Result>) => api.deps.database.inProject(manager.projectId, work);
  await inProject((tx) =>
    tx
      .insertInto('employment_term')
      .values([
        { employee_id: id, valid_from: '-infinity', roles: ['cook'] },
        { employee_id: id, valid_from: '2031-07-01', roles: ['cook'], rest_weekdays: [1, 7] },
      ])
      .execute(),
  );
  await inProject((tx) =>
    sql`update employment_term set rest_weekdays = null where valid_from = '-infinity'`.execute(tx),
  );
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const migration = new URL('../../../migrations/0290-rest-days-of-older-rows.sql', import.meta.url);
  const undone = 'drop function rest_days_of_employee() cascade';
  await owner.query(`begin; ${undone}; ${await readFile(migration, 'utf8')}; commit`).finally(() => owner.end());
  const { rows } = await inProject((tx) =>
    sql<{ rest: number[] }>`select rest_weekdays as rest from employment_term order by valid_from`.execute(tx),
  );
  expect(rows.map(({ rest }) => rest)).toEqual([
    [5, 6, 7],
    [1, 7],
  ]);
});
