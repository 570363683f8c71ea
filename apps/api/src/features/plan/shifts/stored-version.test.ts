import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readEntries, readPublishedChanges } from './stored-version.ts';

let api: TestApp;
let cafe: TestCafe;
let archiveId: string;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
  const [ona] = cafe.workers;
  for (const date of ['2032-03-01', '2032-03-02'])
    await manager('POST', '/schedule/shifts', { date, template: 'DAY', role: 'cook', employee_id: ona?.id });
  archiveId = (await manager('POST', '/schedule/publish?year=2032&month=3')).json.archive_id;
  await manager('POST', '/schedule/publish?year=2032&month=3');
  // A shift as the build of 23 November 2026 archived it: without what shifts have got since.
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.project_id', $1, false)", [cafe.projectId]);
  await owner.query(`
    update archive set entries = (select jsonb_agg(entry - '{by_hand,on_call,cut,amended}'::text[])
      from jsonb_array_elements(entries) as entry)`);
  await owner.end();
});
afterAll(() => api.close());

const manager = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  api.call(method, path, { token: cafe.token, body });

test('the archive is one of before', async () => {
  const { rows } = await api.deps.database.inProject(cafe.projectId, (tx) =>
    sql`select from archive where jsonb_path_exists(entries, '$[*].by_hand')`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('a month that an earlier version published is read in the history, by managers and employees', async () => {
  for (const token of [cafe.token, cafe.workers[0]?.token]) {
    const { status, json, text } = await api.call('GET', `/schedule/history/${archiveId}`, { token });
    expect(status, text).toBe(200);
    expect(json.entries).toMatchObject([
      { date: '2032-03-01', by_hand: false },
      { date: '2032-03-02', by_hand: false },
    ]);
  }
});

test('so it is on the printed wall, and behind the link of a receipt', async () => {
  for (const format of ['pdf', 'xlsx', 'csv', 'ics']) {
    const range = 'start=2032-03-01&end=2032-03-31';
    expect((await manager('GET', `/schedule/export?${range}&format=${format}`)).status, format).toBe(200);
  }
  const [receipt] = (await api.call('GET', '/schedule/receipts/own', { token: cafe.workers[0]?.token })).json;
  const link = createSignedLinks(api.deps.settings.jwtSecret).sign('receipt', {
    projectId: cafe.projectId,
    subject: receipt.id,
    expiresAt: Date.now() + 60_000,
  });
  const { status, json } = await api.call('GET', `/confirm/${encodeURIComponent(link)}`);
  expect([status, json.shifts.length]).toEqual([200, 2]);
});

test('what is missing has a default, and what is unknown is left out', () => {
  const times = { start_time: '08:00', end_time: '16:30' };
  const instants = { starts_at: '2026-11-24T06:00:00.000Z', ends_at: '2026-11-24T14:30:00.000Z' };
  const shift = { id: 'one', date: '2026-11-24', ...times, ...instants, role: 'cook' };
  expect(readEntries([{ ...shift, colour: 'red' }])).toEqual([
    {
      ...shift,
      break_minutes: 0,
      template: null,
      employee_id: null,
      employee_name: null,
      status: 'published',
      pinned: false,
      by_hand: false,
      version: 1,
      warnings: [],
    },
  ]);
  const after = { date: '2026-11-24', ...times, role: 'cook' };
  expect(readPublishedChanges([{ id: 'one', after }])).toEqual([
    {
      id: 'one',
      before: null,
      after: { ...after, template: null, employee_id: null, employee_name: null },
      reason: '',
    },
  ]);
});
