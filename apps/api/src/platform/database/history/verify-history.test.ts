import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { recordActivities, recordActivity } from '../../../features/access/activity/index.ts';
import { seedTenant } from '../../../testing/seeds/seed-tenant.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { urlFor } from '../bootstrap.ts';
import { connectDatabase, type Database } from '../database.ts';
import { startVerifying } from './verify-history.ts';
import { verifyAll } from './verify-all.ts';
import { sql } from 'kysely';

let own: TestDatabase;
let database: Database;
let superuser: pg.Client;
let project: string;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connectDatabase(own.appUrl, pino({ level: 'silent' }), 8);
  ({ id: project } = await seedTenant(database, 'a'));
  await seedTenant(database, 'b');
  const name = new URL(own.ownerUrl).pathname.slice(1);
  superuser = new pg.Client({ connectionString: urlFor(inject('testServer').superuserUrl, { database: name }) });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.close();
  await own.drop();
});

const lineAbout = (name: string) => ({ action_type: 'employee.updated', actor: 'ona', details: { id: 'ona', name } });
const write = (name: string) => database.inProject(project, (tx) => recordActivity(tx, lineAbout(name)));
const faults = async () => (await verifyAll(own.ownerUrl)).faults;
const newest = async () =>
  (await superuser.query<{ id: string }>('select id from activity where project_id = $1 order by id desc', [project]))
    .rows[0]?.id ?? '';

test('what many write at once is one chain, and several lines of one change are in it', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, number) => write(`Ona ${number}`)));
  await database.inProject(project, (tx) => recordActivities(tx, [lineAbout('Ąžuolas'), lineAbout('Ona')]));
  expect(await faults()).toEqual([]);
  const { rows } = await superuser.query(
    `select count(*)::int as links, max(seq)::int as last, (select count(*)::int from activity where project_id = $1) as lines
     from activity_link where project_id = $1`,
    [project],
  );
  expect(rows[0]).toEqual({ links: rows[0].lines, last: rows[0].lines, lines: rows[0].lines });
  expect(rows[0].lines).toBeGreaterThan(25);
});

test('an erased person leaves a whole chain, and nothing by which the old text could be guessed', async () => {
  await write('To be erased');
  const line = await newest();
  await database.inProject(project, (tx) =>
    sql`select forget_details('ona', array['To be erased'], null, now() + interval '1 minute', null)`.execute(tx),
  );
  await database.inProject(project, (tx) =>
    sql`select rename_in_history('ona', array['To be erased'], 'former-1', null, now() + interval '1 minute')`.execute(
      tx,
    ),
  );
  const { rows } = await superuser.query<{ details: object; actor: string }>(
    'select details, actor from activity where id = $1',
    [line],
  );
  expect(JSON.stringify(rows)).not.toMatch(/To be erased|ona/);
  expect(await faults()).toEqual([]);
  const salts = await superuser.query(
    'select salt is null as gone from activity_link where activity_id = $1 order by seq',
    [line],
  );
  expect(salts.rows.slice(0, -1).every(({ gone }) => gone)).toBe(true);
  expect(salts.rows.at(-1)).toEqual({ gone: false });
});

test('a line that was changed, deleted or added behind the back of the program is named, at the start too', async () => {
  const logged: object[] = [];
  const log = { error: (fault: object) => logged.push(fault), warn: () => undefined } as unknown as pino.Logger;
  const tampered: [sql: string, undo: string, fault: string][] = [
    ["update activity set actor = 'jonas' where id = $1", "update activity set actor = 'ona' where id = $1", 'changed'],
    [
      "update activity_link set commitment = sha256('x') where activity_id = $1",
      `update activity_link set commitment = sha256(salt || (select activity_content(action_type, at, actor, details)
         from activity where id = $1)) where activity_id = $1`,
      'broken chain',
    ],
    ['delete from activity where id = $1', '', 'missing'],
  ];
  await write('Last');
  const line = await newest();
  const expected = (fault: string) => expect.objectContaining({ projectId: project, activityId: line, fault });
  for (const [change, undo, fault] of tampered) {
    await superuser.query(change, [line]);
    expect(await faults()).toContainEqual(expected(fault));
    const starting = startVerifying(database, log);
    await expect.poll(() => logged, { timeout: 5000 }).toContainEqual(expected(fault));
    await starting.stop();
    if (undo === '') break;
    await superuser.query(undo, [line]);
    expect(await faults()).toEqual([]);
  }
});

test('the application cannot write links', async () => {
  await expect(database.inProject(project, (tx) => sql`delete from activity_link`.execute(tx))).rejects.toThrow(
    'permission denied',
  );
});
