import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countDueMinutes } from '../../features/plan/planning-input/index.ts';
import { createManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bootstrapEmbedded } from './bootstrap.ts';
import { migrate, migrationFiles } from './migrate.ts';

const { superuserUrl } = inject('testServer');
const name = `test_${randomUUID().replaceAll('-', '')}`;
let owner: pg.Client;
let ownerUrl: string;
let api: TestApp;

beforeAll(async () => {
  const urls = await bootstrapEmbedded(superuserUrl, name);
  ownerUrl = urls.ownerUrl;
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('create table migration (name text primary key, applied_at timestamptz not null default now())');
  for (const file of (await migrationFiles()).filter((file) => file < '0030')) {
    await owner.query(await readFile(join(import.meta.dirname, '../../../migrations', file), 'utf8'));
    await owner.query('insert into migration (name) values ($1)', [file]);
  }
  const database = { ...urls, drop: () => Promise.resolve() };
  const parts = { now: () => Date.parse('2031-07-02T12:00+03:00') };
  api = await createTestApp({ beside: { database }, parts });
});
afterAll(async () => {
  await api.close();
  await owner.end();
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`drop database ${name} with (force)`).finally(() => client.end());
});

test('who left, a locked month and a published one of an older version are read after the move to this one', async () => {
  const project_id = randomUUID();
  const ona = { id: 'ona' };
  // The tenant isolation applies to the owner too.
  await owner.query("select set_config('app.project_id', $1, false)", [project_id]);
  await owner.query('insert into project (id, name) values ($1, $2)', [project_id, 'Rytas']);
  await owner.query('insert into identity (key) values ($1)', [ona.id]);
  const put = (table: string, row: object) => {
    const values = Object.entries({ project_id, ...row });
    const columns = values.map(([column]) => column).join(', ');
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    return owner.query(
      `insert into ${table} (${columns}) values (${places})`,
      values.map(([, value]) => value),
    );
  };
  const contract = {
    max_hours_per_week: 40,
    min_shifts_per_week: 0,
    hourly_rate_cents: 1000,
    contract_hours_per_week: 40,
  };
  await put('employee', { id: ona.id, identity_key: ona.id, name: 'Žydrūnas Kęsgaila', roles: ['cook'], ...contract });
  const absences = [{ type: 'vacation', start_date: '2031-06-16', end_date: '2031-06-17' }];
  const terms = { hourly_rate_cents: 900, contract_hours_per_week: 40, join_date: '2031-01-02', absences };
  const left = { employee_id: 'rasa', name: 'Rasa', left_at: '2031-06-30T12:00Z' };
  await put('former_employee', { number: 1, ...left, terms });
  const sums = { norm: 9600, planned: 0, worked: 480, night: 0, holiday: 0, rest: 0, overtime: 0, coinciding: 0 };
  const days = { days: { '2031-05-07': 480 }, absences: { vacation: 0, sick_leave: 0, personal: 0 }, unapproved: [] };
  const line = { id: ona.id, name: 'Ona', ...sums, ...days, rateCents: 1000, cents: 8000 };
  const locked = { locked_at: '2031-06-02T09:00Z', locked_by: 'boss' };
  await put('timesheet_month', { month: '2031-05-01', ...locked, payroll: JSON.stringify([line]) });
  const clocked = (date: string) => {
    const times = { started_at: `${date}T05:00Z`, ended_at: `${date}T13:00Z` };
    return { id: randomUUID(), date, state: 'closed', source: 'manager', ...times };
  };
  const approved_at = '2031-06-01T09:00Z';
  await put('time_entry', { ...clocked('2031-05-07'), employee_id: ona.id, approved_at });
  await put('time_entry', { ...clocked('2031-06-03'), former_name: 'Rasa' });
  const times = {
    start_time: '08:00',
    end_time: '16:00',
    starts_at: '2031-06-10T05:00Z',
    ends_at: '2031-06-10T13:00Z',
  };
  const ill = { date: '2031-06-11', starts_at: '2031-06-11T05:00Z', ends_at: '2031-06-11T13:00Z' };
  const shift = { id: randomUUID(), date: '2031-06-10', ...times, break_minutes: 0, role: 'cook', employee_id: ona.id };
  await put('shift', { ...shift, status: 'published' });
  // Ill, as the manager learned after the shift had started.
  await put('shift', { ...shift, id: randomUUID(), ...ill, status: 'published' });
  const leave = { type: 'sick_leave', start_date: '2031-06-11', end_date: '2031-06-12', reason: '' };
  const granted = { status: 'approved', decided_by: 'boss', decided_at: '2031-06-11T06:00Z' };
  await put('time_off', { id: randomUUID(), employee_id: ona.id, ...leave, ...granted });
  const month = { year: 2031, month: 6, version: 1, published_at: '2031-05-20T09:00Z', published_by: 'boss' };
  await put('archive', { id: randomUUID(), ...month, shifts: 1, entries: JSON.stringify([shift]) });

  const purchase = `insert into purchase (id, kind, provider, email, name, amount_cents, currency, state, provider_id, paid_at)
    values ($1, $2, 'stripe', 'rasa@example.lt', 'Rytas', 2900, 'eur', 'paid', $3, '2031-05-31T22:00Z')`;
  await owner.query(purchase, ['01890000-0000-7000-8000-00000000abcd', 'one_off', 'pi_old']);
  await owner.query(purchase, ['01890000-0000-7000-8000-00000000abce', 'subscription', 'sub_old']);

  await migrate(ownerUrl);
  // As the start of the product does, before it serves anybody.
  expect(await countDueMinutes(api.deps.database)).toBe(2);
  const { token, projectId } = await createManager(api);
  await owner.query(
    'insert into project_member (project_id, account_id, role) select $1, account_id, role from project_member where project_id = $2',
    [project_id, projectId],
  );
  const selected = await api.call('POST', `/projects/select/${project_id}`, { token });
  const read = (path: string) => api.call('GET', path, { token: selected.json.access_token });
  const exported = '/timesheets/export?start=2031';
  /** Worked hours, additional work and vacation of each. */
  const payroll = async (range: string) => {
    const { text } = await read(`${exported}-${range}&format=csv`);
    const rows = text.split('\r\n').map((row) => row.split(','));
    return rows.slice(1, 3).map((cells) => [cells[1], cells[4], cells[9], cells[10]]);
  };
  expect((await payroll('05-01&end=2031-05-31'))[0]).toEqual(['Ona', '8', '0', '0']);
  expect((await payroll('06-01&end=2031-06-30'))[1]).toEqual(['Rasa', '8', '0', '2']);
  for (const format of ['xlsx', 'pdf'])
    expect((await read(`${exported}-05-01&end=2031-06-30&format=${format}`)).status).toBe(200);
  const sheet = await read('/timesheets?start=2031-05-01&end=2031-06-30');
  expect(sheet.json).toMatchObject([
    { date: '2031-05-07', worked_minutes: 480, is_locked: true, is_additional: false },
    { date: '2031-06-03', name: 'Rasa', worked_minutes: 480 },
    { date: '2031-06-10', employee_id: ona.id, state: 'missing', planned_minutes: 480 },
    { date: '2031-06-11', employee_id: ona.id, state: 'absent' },
  ]);
  const invoices = await owner.query('select number, net_cents, vat_cents, gross_cents, buyer, seller from invoice');
  const amounts = { net_cents: 2900, vat_cents: 0, gross_cents: 2900 };
  expect(invoices.rows).toEqual([
    { number: 'P-00000000ABCD', ...amounts, buyer: { email: 'rasa@example.lt' }, seller: null },
  ]);
  const kept = await owner.query('select kind from purchase where provider_numbers_until is not null');
  expect(kept.rows).toEqual([{ kind: 'subscription' }]);
  const granting = await owner.query('select scheduled from time_off');
  expect(granting.rows).toEqual([{ scheduled: { '2031-06-11': 480 } }]);
  const archived = await owner.query('select is_intact(archive) as is_intact from archive');
  expect(archived.rows).toEqual([{ is_intact: true }]);
  expect((await read('/ledger?date=2031-06-18')).status).toBe(200);
});
