import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { statementsOf, type SentStatement } from '../count-statements.ts';
import { createManager, type TestManager } from '../seeds/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const PROJECTS = 300;
const PEOPLE = 12;
/** They grow with the years and with the projects. */
const LARGE = ['shift', 'shift_minutes', 'time_entry', 'activity', 'notification'];

let api: TestApp;
let manager: TestManager;
let superuser: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-13T09:00:00Z');
  manager = await createManager(api);
  const database = new URL(api.database.appUrl).pathname.slice(1);
  superuser = new pg.Client({ connectionString: urlFor(inject('testServer').superuserUrl, { database }) });
  await superuser.connect();
  await seed(manager.projectId);
});
afterAll(async () => {
  await superuser.end();
  await api.close();
});

/** One project with five years, and 299 with two months; without triggers, in one statement for each table. */
async function seed(own: string): Promise<void> {
  await superuser.query('set session_replication_role = replica');
  for (const [text, values] of [
    [
      `insert into project (id, name) select gen_random_uuid(), 'Other' from generate_series(2, $1::integer)`,
      [PROJECTS],
    ],
    [
      `insert into employee (project_id, id, identity_key, name, roles, max_hours_per_week, min_shifts_per_week, contract_hours_per_week, created_at)
        select project.id, p, p, 'Person ' || p, array['cook'], 40, 0, 40, '2026-01-01' from project
        cross join lateral (select left(project.id::text, 8) || right(project.id::text, 8) || n as p from generate_series(1, $1::integer) as n) as person`,
      [PEOPLE],
    ],
    [
      `insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, role, employee_id, status)
        select project_id, gen_random_uuid(), day::date, '08:00', '16:30', day + interval '5 hours', day + interval '13.5 hours', 30, 'cook', employee.id, 'published'
        from employee cross join generate_series(case when project_id = $1 then '2026-06-01' else '2031-04-01' end::timestamptz, '2031-05-31', interval '1 day') as day
        where (day::date - date '2020-01-06') % 7 < 5`,
      [own],
    ],
    [
      `insert into shift_minutes (project_id, date, starts_at, ends_at, break_minutes, minutes, night_minutes, holiday_minutes, is_night, is_holiday, is_due)
        select distinct project_id, date, starts_at, ends_at, break_minutes, 480, 0, 0, false, false, false from shift`,
      [],
    ],
    [
      `insert into time_entry (project_id, id, employee_id, date, state, started_at, ended_at, break_minutes, source, approved_at, approved_by)
        select project_id, gen_random_uuid(), employee_id, date, 'closed', starts_at, ends_at, 30, 'app', ends_at, 'test' from shift where date < '2031-05-13'`,
      [],
    ],
    [
      `insert into activity (project_id, id, action_type, at, actor, details)
        select project_id, gen_random_uuid(), 'shift.created', starts_at, 'test', '{}' from shift`,
      [],
    ],
    [
      `insert into notification (project_id, id, account_id, kind, subject, facts, shown, created_at)
        select project.id, gen_random_uuid(), gen_random_uuid(), 'time_off_answered', n::text, '{}', true, '2031-05-01' from project
        cross join generate_series(1, 100) as n`,
      [],
    ],
  ] as const)
    await superuser.query(text, [...values]);
  await superuser.query('set session_replication_role = origin');
  await superuser.query('vacuum analyze');
  const { rows } = await superuser.query<{ shifts: number; own: number }>(
    'select count(*)::integer as shifts, count(*) filter (where project_id = $1)::integer as own from shift',
    [own],
  );
  // Five years of weekdays of one, nearly nine weeks of all others.
  expect(rows[0]?.own).toBeGreaterThan(15_000);
  expect(rows[0]?.shifts).toBeGreaterThan(150_000);
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plan of a statement as the application's role runs it in the project. */
async function planOf({ text, values }: SentStatement, mode: string): Promise<Plan> {
  const client = new pg.Client({ connectionString: api.database.appUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.project_id', $1, true), set_config('plan_cache_mode', $2, true)", [
      manager.projectId,
      mode,
    ]);
    const config = { name: 'planned', text: `explain (analyze, timing off, format json) ${text}`, values: [...values] };
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(config);
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    await client.end();
  }
}

const MAY = 'start=2031-05-01&end=2031-05-31';
/** A month has 264 shifts of twelve people; the accounting period and the weeks around it are read too. */
const ROWS_MOST = 264 * 12;

test.each([
  `/schedule?${MAY}`,
  `/schedule/summary?${MAY}`,
  `/timesheets?${MAY}`,
  '/dashboard/manager-stats',
  '/dashboard/stats',
  '/employees',
  '/notifications',
])('%s reads by indexes what belongs to its project and days', async (path) => {
  api.deps.answers = { get: () => undefined, set: () => undefined };
  const ask = async () => expect((await api.call('GET', path, { token: manager.token })).status).toBe(200);
  await ask();
  const sent = await statementsOf(ask);
  const reads = sent.filter(({ text }) => !text.includes('set_config') && !text.includes('employment_over'));
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads)
    for (const mode of read.text.startsWith('/* prepared */')
      ? ['force_generic_plan', 'force_custom_plan']
      : ['auto']) {
      const nodes = nodesOf(await planOf(read, mode)).filter((node) => LARGE.includes(node['Relation Name'] ?? ''));
      const whole = nodes.filter((node) => node['Node Type'].includes('Seq Scan') && node['Actual Loops'] > 0);
      expect(
        whole.map((node) => node['Relation Name']),
        `${mode} ${read.text}`,
      ).toEqual([]);
      const touched = nodes.map((node) => {
        const { 'Actual Rows': rows, 'Actual Loops': loops } = node;
        const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
        return { node: `${node['Relation Name']} ${node['Index Name']}`, rows: (rows + removed) * loops };
      });
      for (const { node, rows } of touched) expect(rows, `${mode} ${node} of ${read.text}`).toBeLessThan(ROWS_MOST);
    }
});

test('a statement that reads all projects is found', async () => {
  const plan = await planOf(
    { text: "select count(*) from shift where status = 'published' and role = 'cook' || $1", values: [''] },
    'auto',
  );
  const rows = nodesOf(plan).map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
  expect(Math.max(...rows)).toBeGreaterThan(ROWS_MOST);
});
