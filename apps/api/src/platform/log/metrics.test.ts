import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createManager, type TestManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { version } from '../ground/version.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

let api: TestApp;
let owner: pg.Client;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  manager = await createManager(api);
  await owner.query("select set_config('app.project_id', $1, false)", [manager.projectId]);
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const scrape = async (of = api) => (await of.call('GET', '/metrics')).text;
/** The value of one series. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  );

test('what waits and what was given up is counted over all projects, with the age of the oldest', async () => {
  const job = (month: number, state: string, age: string, lease: string | null) =>
    owner.query(
      `insert into generation (project_id, id, year, month, seconds, seed, state, created_at, lease_until)
       values ($1, $2, 2031, $3, 1, 1, $4, now() - $5::interval, now() + $6::interval)`,
      [manager.projectId, randomUUID(), month, state, age, lease],
    );
  await job(1, 'queued', '100 seconds', null);
  await job(2, 'queued', '20 seconds', null);
  await job(3, 'running', '500 seconds', '1 minute');
  await owner.query(
    `insert into outbox (project_id, id, kind, subject, audience, facts, created_at)
     values ($1, $2, 'shift_removed', 'x', '{}', '{}', now() - interval '70 seconds')`,
    [manager.projectId, randomUUID()],
  );
  const webhook = randomUUID();
  await owner.query(
    `insert into webhook (project_id, id, url, events, secret) values ($1, $2, 'https://example.lt', '{}', 'x')`,
    [manager.projectId, webhook],
  );
  for (const state of ['waiting', 'dead', 'dead'])
    await owner.query(
      `insert into webhook_delivery (project_id, id, webhook_id, event, payload, state, due_at)
       values ($1, $2, $3, 'x', '{}', $4, now() - interval '30 seconds')`,
      [manager.projectId, randomUUID(), webhook, state],
    );
  const text = await scrape();
  const found = Object.fromEntries(
    [
      'pamaina_jobs{state="queued"}',
      'pamaina_jobs{state="planning"}',
      'pamaina_backlog{kind="outbox"}',
      'pamaina_backlog{kind="email"}',
      'pamaina_backlog{kind="webhook"}',
      'pamaina_dead_messages{kind="webhook"}',
      'pamaina_database_up',
    ].map((series) => [series, valueOf(text, series)]),
  );
  expect(Object.values(found), JSON.stringify(found)).toEqual([2, 1, 1, 0, 1, 2, 1]);
  const age = (series: string) => Math.floor(valueOf(text, series) / 10) * 10;
  // Whole tens: the machine may take a few seconds.
  expect([age('pamaina_jobs_oldest_seconds'), age('pamaina_backlog_oldest_seconds{kind="outbox"}')]).toEqual([100, 70]);
  expect(valueOf(text, 'pamaina_database_bytes')).toBeGreaterThan(1e6);
  expect(valueOf(text, 'pamaina_disk_free_bytes')).toBeGreaterThan(1e6);
  expect(text).toContain(`pamaina_info{version="${version}",node="${process.version}"} 1`);
  expect(text).not.toContain(manager.projectId);
  await owner.query('delete from generation');
});

test('a planned month is counted by its outcome, with how long it waited and took', async () => {
  const planner = await createTestApp({ beside: api, planning: true });
  const asked = await planner.call('POST', '/generate-schedule?year=2031&month=5', {
    token: manager.token,
    body: { seconds: 1 },
    headers: { prefer: 'respond-async' },
  });
  expect(asked.status).toBe(202);
  await eventually(async () =>
    expect(valueOf(await scrape(planner), 'pamaina_jobs_ended_total{outcome="done"}')).toBe(1),
  );
  const text = await scrape(planner);
  expect(valueOf(text, 'pamaina_job_waiting_seconds_count')).toBe(1);
  expect(valueOf(text, 'pamaina_job_planning_seconds_count')).toBe(1);
  expect(valueOf(text, 'pamaina_jobs_ended_total{outcome="failed"}')).toBe(0);
  await planner.close();
});

test('open streams and refusals are counted', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as { port: number };
  const hangUp = new AbortController();
  const headers = { authorization: `Bearer ${manager.token}` };
  await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, { headers, signal: hangUp.signal });
  await api.call('GET', '/employees');
  const text = await scrape();
  expect(valueOf(text, 'pamaina_streams_open')).toBe(1);
  expect(valueOf(text, 'pamaina_problems_total{status="401",code="unauthenticated"}')).toBe(1);
  hangUp.abort();
  await eventually(async () => expect(valueOf(await scrape(), 'pamaina_streams_open')).toBe(0));
});

test('without a database the scrape still answers, and the shared figures are missing rather than old', async () => {
  const alone = await createTestApp();
  const other = new pg.Client({ connectionString: alone.database.ownerUrl });
  await other.connect();
  await other.query('begin; lock table generation in access exclusive mode');
  const began = performance.now();
  const text = await scrape(alone);
  expect(performance.now() - began).toBeLessThan(3_000 + 2_000 * crowding());
  expect(valueOf(text, 'pamaina_database_up')).toBe(0);
  expect(text).not.toMatch(/^pamaina_jobs\b/m);
  await other.query('rollback');
  await other.end();
  await alone.close();
});

/** Words of PromQL that are no metrics. */
const WORDS = new Set(
  'sum min max count rate increase delta histogram_quantile absent by and or unless on ignoring le label_values'.split(
    ' ',
  ),
);

/** The names of metrics in an expression. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|ignoring|on)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\b\d[\w.]*/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*/g)].map(([name]) => name).filter((name) => !WORDS.has(name));
}

test('the dashboard and the alerts use metrics that exist', async () => {
  const text = await scrape();
  const exists = (name: string) =>
    text.includes(`# TYPE ${name} `) ||
    (/_(bucket|sum|count)$/.test(name) &&
      text.includes(`# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} histogram`));
  const dashboard = JSON.parse(await readFile(join(ROOT, 'deploy/grafana/pamaina.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const alerts = await readFile(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8');
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression),
  ];
  expect(expressions.length).toBeGreaterThan(35);
  const unknown = expressions.flatMap(namesIn).filter((name) => !exists(name));
  expect(unknown).toEqual([]);
  expect(namesIn('sum by (x) (rate(pamaina_gone_total{a="b"}[5m])) > 1e9')).toEqual(['pamaina_gone_total']);
  // Every metric of ours is on the dashboard.
  const ours = [...text.matchAll(/^# TYPE (pamaina_\w+)/gm)].map(([, name = '']) => name);
  const shown = expressions.join(' ');
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});
