import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseEnded } from './start-billing.ts';

let api: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

test('one that cannot be erased holds up none of the others, and is tried again', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push((await createManager(api)).projectId);
  for (const [day, id] of ids.entries())
    await api.deps.database.direct
      .updateTable('project')
      .set({ billing: 'ended', erase_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString() })
      .where('id', '=', id)
      .execute();
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before delete on project for each row when (old.id in ('${ids[0]}', '${ids[5]}')) execute function refuse();
  `);
  const left = async () => {
    const rows = await api.deps.database.direct.selectFrom('project').select('id').orderBy('erase_at').execute();
    return rows.map(({ id }) => id);
  };
  await eraseEnded(api.deps);
  expect(await left()).toEqual([ids[0], ids[5]]);
  await owner.query('drop trigger refuse on project');
  await eraseEnded(api.deps);
  expect(await left()).toEqual([]);
});
