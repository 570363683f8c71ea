import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlFor } from '../../../platform/database/bootstrap.ts';
import { zoneRulesVersion } from '../../../platform/database/fill-zone-rules.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countMinutes } from '../planning-input/index.ts';
import { keepLocalTimes } from './keep-local-times.ts';

let api: TestApp;
let owner: pg.Client;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona', roles: ['cook'] });
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const NOW = Date.UTC(2031, 0, 1);

async function plan(date: string, start_time: string, end_time: string): Promise<string> {
  const body = { date, start_time, end_time, role: 'cook', employee_id: ona.id };
  const reply = await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  expect(reply.status).toBe(201);
  return reply.json.id;
}
const inProject: TestApp['deps']['database']['inProject'] = (id, work) => api.deps.database.inProject(id, work);
const shiftOf = (id: string) =>
  inProject(manager.projectId, (tx) =>
    tx
      .selectFrom('counted_shift')
      .innerJoin('shift', 'shift.id', 'counted_shift.id')
      .select(['shift.date', 'shift.start_time', 'shift.starts_at', 'shift.ends_at', 'shift.version', 'minutes'])
      .where('shift.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const spanOf = async (id: string) => {
  const { starts_at, ends_at, minutes, version } = await shiftOf(id);
  return [new Date(starts_at).toISOString(), new Date(ends_at).toISOString(), minutes, version];
};

test('future shifts and absences keep their local times when the rules of their zone change; it is recorded', async () => {
  const [summer, winter, evening, night] = [
    await plan('2031-06-02', '08:00', '16:00'),
    await plan('2031-12-01', '08:00', '16:00'),
    await plan('2031-12-01', '16:00', '20:00'),
    // The clocks go back on 26 October at 4:00.
    await plan('2031-10-25', '22:00', '06:00'),
  ];
  const body = { start: '2031-12-03T08:00', end: '2031-12-03T12:00' };
  expect((await api.call('POST', '/unavailability', { token: ona.token, body })).status).toBe(201);
  // The second begins where the first ends: on the way to their new instants they must not meet.
  for (const [start_time, end_time] of [
    ['09:00', '11:00'],
    ['11:00', '13:00'],
  ]) {
    const hours = { type: 'training', start: '2031-12-04', end: '2031-12-04', start_time, end_time };
    const absence = { employee_ids: [ona.id], ...hours };
    expect((await api.call('POST', '/absences', { token: manager.token, body: absence })).status).toBe(201);
  }
  // As if all of it had been stored while Vilnius was to keep +03:00 from 2031 on, by rules called 2020a.
  await inProject(manager.projectId, async (tx) => {
    const set = (id: string, starts_at: string, ends_at: string) =>
      tx.updateTable('shift').set({ starts_at, ends_at }).where('id', '=', id).execute();
    await set(winter, '2031-12-01T05:00Z', '2031-12-01T13:00Z');
    await set(evening, '2031-12-01T13:00Z', '2031-12-01T17:00Z');
    await set(night, '2031-10-25T19:00Z', '2031-10-26T03:00Z');
    await countMinutes(tx);
    await tx
      .updateTable('unavailability')
      .set({ starts_at: '2031-12-03T05:00Z', ends_at: '2031-12-03T09:00Z' })
      .execute();
    await tx
      .updateTable('time_off')
      .set({ starts_at: '2031-12-04T06:00Z', ends_at: '2031-12-04T08:00Z' })
      .where('starts_at', '<', '2031-12-04T08:00Z')
      .execute();
    await tx
      .updateTable('time_off')
      .set({ starts_at: '2031-12-04T08:00Z', ends_at: '2031-12-04T10:00Z' })
      .where('starts_at', '>', '2031-12-04T08:00Z')
      .execute();
    await tx.updateTable('project').set({ zone_rules: '2020a' }).where('id', '=', manager.projectId).execute();
  });
  await owner.query("insert into zone_offset_before values ('2020a', 'Europe/Vilnius', '-infinity', 10800)");
  expect((await spanOf(night))[2]).toBe(480);

  // Two processes start at once.
  const moved = await Promise.all([NOW, NOW].map((now) => keepLocalTimes(api.deps.database, api.deps.log, now)));
  expect(moved.sort()).toEqual([0, 6]);
  expect(await spanOf(summer)).toEqual(['2031-06-02T05:00:00.000Z', '2031-06-02T13:00:00.000Z', 480, 1]);
  expect(await spanOf(winter)).toEqual(['2031-12-01T06:00:00.000Z', '2031-12-01T14:00:00.000Z', 480, 2]);
  expect(await spanOf(evening)).toEqual(['2031-12-01T14:00:00.000Z', '2031-12-01T18:00:00.000Z', 240, 2]);
  expect(await spanOf(night)).toEqual(['2031-10-25T19:00:00.000Z', '2031-10-26T04:00:00.000Z', 540, 2]);
  const [away] = await inProject(manager.projectId, (tx) =>
    tx.selectFrom('unavailability').selectAll().orderBy('starts_at').execute(),
  );
  expect(new Date(away?.starts_at ?? 0).toISOString()).toBe('2031-12-03T06:00:00.000Z');
  expect(new Date(away?.ends_at ?? 0).toISOString()).toBe('2031-12-03T10:00:00.000Z');
  const { rows: trainings } = await owner.query('select starts_at, ends_at from time_off order by starts_at');
  expect(trainings.map((row) => [row.starts_at.toISOString(), row.ends_at.toISOString()])).toEqual([
    ['2031-12-04T07:00:00.000Z', '2031-12-04T09:00:00.000Z'],
    ['2031-12-04T09:00:00.000Z', '2031-12-04T11:00:00.000Z'],
  ]);

  const { json } = await api.call('GET', '/activity?type=project', { token: manager.token });
  expect(json.items[0]).toMatchObject({
    action_type: 'project.clock_rules',
    details: { zone: 'Europe/Vilnius', version: zoneRulesVersion(), shifts: 3, absences: 3 },
  });
  // Only the night is another for people: it has nine hours, and not eight.
  const notices = await inProject(manager.projectId, (tx) =>
    tx.selectFrom('outbox').select(['kind', 'facts']).where('kind', '=', 'calendar_rules_changed').execute(),
  );
  expect(notices).toMatchObject([
    { kind: 'calendar_rules_changed', facts: { zone: 'Europe/Vilnius', date: '2031-10-25', count: 1 } },
  ]);
});

test('where nothing is misplaced, nothing is written but the version; the past stays', async () => {
  const other = await createManager(api, 'Kita');
  const past = await createWorker(api, other, { name: 'Jonas', roles: ['cook'] });
  const body = { date: '2026-01-05', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: past.id };
  const shift = await api.call('POST', '/schedule/shifts', { token: other.token, body });
  await inProject(other.projectId, async (tx) => {
    await tx
      .updateTable('shift')
      .set({ starts_at: '2026-01-05T05:00Z', ends_at: '2026-01-05T13:00Z' })
      .where('id', '=', shift.json.id)
      .execute();
    await countMinutes(tx);
    await tx.updateTable('project').set({ zone_rules: null }).where('id', '=', other.projectId).execute();
  });
  expect(await keepLocalTimes(api.deps.database, api.deps.log, NOW)).toBe(0);
  const [stored] = await inProject(other.projectId, (tx) => tx.selectFrom('shift').selectAll().execute());
  expect(new Date(stored?.starts_at ?? 0).toISOString()).toBe('2026-01-05T05:00:00.000Z');
  const project = await api.deps.database.direct
    .selectFrom('project')
    .select('zone_rules')
    .where('id', '=', other.projectId)
    .executeTakeFirst();
  expect(project?.zone_rules).toBe(zoneRulesVersion());
});

test('npm run recount moves them too', async () => {
  const id = await plan('2031-11-03', '08:00', '16:00');
  await inProject(manager.projectId, async (tx) => {
    const early = { starts_at: '2031-11-03T05:00Z', ends_at: '2031-11-03T13:00Z' };
    await tx.updateTable('shift').set(early).where('id', '=', id).execute();
    await countMinutes(tx);
    await tx.updateTable('project').set({ zone_rules: '2020a' }).where('id', '=', manager.projectId).execute();
  });
  const folder = await mkdtemp(join(tmpdir(), 'pamaina-recount-'));
  const url = urlFor(inject('testServer').superuserUrl, { database: new URL(api.database.ownerUrl).pathname.slice(1) });
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, JWT_SECRET: 'x'.repeat(40) };
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../../recount.ts')], { env });
  } finally {
    // The login that the program made for this database.
    const login = `pamaina_app_${(await admin.query('select oid from pg_database where datname = current_database()')).rows[0].oid}`;
    await admin.query(`drop owned by ${login}; drop role ${login}`);
    await admin.end();
    await rm(folder, { recursive: true });
  }
  expect(await spanOf(id)).toEqual(['2031-11-03T06:00:00.000Z', '2031-11-03T14:00:00.000Z', 480, 2]);
});
