import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createSetManager, planToEnd, REGISTRATION_CODE, type SetManager } from '../../tools/set/people.ts';
import { startSet } from '../../tools/set/start-set.ts';
import { commitOf } from '../keep-results.ts';
import { measureBackup } from './measure-backup.ts';
import { parentOf, processorSeconds } from '../idle/processor-seconds.ts';
import {
  CALLS,
  figuresFile,
  readFigures,
  KINDS,
  type BusinessCost,
  type CallCost,
  type CallKind,
  type Figures,
  type Kind,
} from './figures.ts';

/**
 * `npm run scale:measure`: what a business and a request cost, measured in a set of one web process, one planner and
 * PostgreSQL; writes `figures.json`, where what idle tenants cost stays (`npm run bench:idle`). It takes some ten
 * minutes and needs Linux (/proc).
 */
const COUNT: Record<Kind, number> = { cafe: 6, restaurant: 3, shop: 2 };
const MONTH = 3;
const PLANNING_SECONDS = 3;
const CALL_ROUNDS = 400;
const AT_ONCE = 8;

const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'));
const set = await startSet({
  dataDir: folder,
  web: 1,
  planners: 1,
  databaseSettings: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  env: { REGISTRATION_CODE, WORKERS: String(availableParallelism()), PLANS: '1' },
});
const database = new pg.Client({ connectionString: set.superuserUrl ?? set.databaseUrl });
try {
  await database.connect();
  await database.query('create extension if not exists pg_stat_statements');
  const postmaster = await parentOf((await one<{ pid: number }>('select pg_backend_pid() as pid')).pid);
  // All are made before any month: what months leave behind for a while is in no business's size.
  const made = {} as Record<Kind, Made>;
  for (const kind of KINDS) made[kind] = await makeBusinesses(kind);
  const businesses = {} as Record<Kind, BusinessCost>;
  for (const kind of KINDS) businesses[kind] = await measureMonths(kind, made[kind]);
  const calls = await measureCalls(lastOf(made.shop), postmaster);
  const figures: Figures = {
    command: 'npm run scale:measure',
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(),
    machine: {
      cores: availableParallelism(),
      processor: cpus()[0]?.model ?? '',
      node: process.version,
      load: Math.round(loadavg()[2] ?? 0),
    },
    businesses,
    calls,
    idle: readFigures().idle,
    backup: await measureBackup(),
  };
  await writeFile(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(JSON.stringify(figures, null, 2));
} finally {
  await database.end();
  await set.stop();
  await rm(folder, { recursive: true, force: true });
}

async function one<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await database.query<Row>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`Nothing came from ${text}`);
  return row;
}

/** All tables with their indexes, without what updates left behind. */
async function sizeNow(): Promise<number> {
  await database.query('vacuum full');
  return Number((await one<{ bytes: string }>('select pg_database_size(current_database()) as bytes')).bytes);
}

interface Made {
  managers: SetManager[];
  /** Of one business. */
  baseBytes: number;
}

async function makeBusinesses(kind: Kind): Promise<Made> {
  const before = await sizeNow();
  const managers: SetManager[] = [];
  for (let index = 0; index < COUNT[kind]; index += 1) managers.push(await createSetManager(set.url, kind));
  return { managers, baseBytes: Math.round(((await sizeNow()) - before) / COUNT[kind]) };
}

function lastOf({ managers }: Made): SetManager {
  const [manager] = managers.slice(-1);
  if (!manager) throw new Error('No business was made');
  return manager;
}

/** A month of each that was planned, published and worked. */
async function measureMonths(kind: Kind, made: Made): Promise<BusinessCost> {
  const { managers, baseBytes } = made;
  const before = await sizeNow();
  for (const manager of managers) await planToEnd(manager, MONTH, PLANNING_SECONDS);
  for (const manager of managers)
    await manager.send('POST', `/schedule/publish?year=2031&month=${MONTH}`, { token: manager.token });
  await settled();
  await work();
  const monthBytes = Math.round(((await sizeNow()) - before) / managers.length);
  const manager = lastOf(made);
  const people = await manager.get<unknown[]>('/employees');
  const shifts = await manager.get<{ shifts: unknown[] }>(`/schedule?start=2031-0${MONTH}-01&end=2031-0${MONTH}-31`);
  console.log(`${kind}: ${managers.length} businesses, ${people.length} people, ${shifts.shifts.length} shifts`);
  return { employees: people.length, shiftsPerMonth: shifts.shifts.length, baseBytes, monthBytes };
}

/** Notifications of the publication are sent and stored. */
async function settled(): Promise<void> {
  for (;;) {
    const { waiting } = await one<{ waiting: number }>('select count(*)::int as waiting from outbox');
    if (waiting === 0) return;
    await delay(200);
  }
}

/** A clock entry for each shift of the month that has none yet. */
async function work(): Promise<void> {
  await database.query(`
    insert into time_entry (project_id, id, employee_id, date, state, started_at, ended_at, break_minutes, source, approved_at, approved_by)
    select project_id, gen_random_uuid(), employee_id, date, 'closed', starts_at, ends_at, break_minutes, 'app', ends_at, 'bench'
    from shift where employee_id is not null and status = 'published'
      and not exists (select from time_entry where time_entry.project_id = shift.project_id and time_entry.date = shift.date
        and time_entry.employee_id = shift.employee_id)`);
}

/** Each kind of call by a manager of the largest business, some at once. */
async function measureCalls(manager: SetManager, postmaster: number): Promise<Record<CallKind, CallCost>> {
  const { token, send } = manager;
  const days = `start=2031-0${MONTH}-01&end=2031-0${MONTH}-31`;
  const {
    shifts: [open],
  } = await manager.get<{ shifts: { role: string }[] }>(`/schedule?${days}`);
  if (!open) throw new Error('The month has no shifts');
  const body = {
    date: `2031-0${MONTH + 2}-05`,
    start_time: '09:00',
    end_time: '17:00',
    break_minutes: 30,
    role: open.role,
  };
  const shift = await send<{ id: string }>('POST', '/schedule/shifts', { token, body: { ...body, employee_id: null } });
  const calls: Record<CallKind, () => Promise<unknown>> = {
    small: () => manager.get('/users/me'),
    month: () => manager.get(`/schedule?${days}`),
    dashboard: () => manager.get('/dashboard/manager-stats'),
    write: () => send('PUT', `/schedule/${shift.id}`, { token, body: { ...body, employee_id: null } }),
  };
  const costs = {} as Record<CallKind, CallCost>;
  for (const kind of CALLS) {
    const atOnce = kind === 'write' ? 1 : AT_ONCE;
    await repeat(calls[kind], 40, atOnce);
    await database.query('select pg_stat_statements_reset()');
    const web = set.running('web')[0]?.child.pid ?? 0;
    // Connections that ended meanwhile count too.
    const used = async () =>
      [await processorSeconds([web], false), await processorSeconds([postmaster], true)] as const;
    const [webBefore, databaseBefore] = await used();
    await repeat(calls[kind], CALL_ROUNDS, atOnce);
    const [webAfter, databaseAfter] = await used();
    const { calls: statements } = await one<{ calls: number }>(
      'select sum(calls)::float as calls from pg_stat_statements where toplevel',
    );
    costs[kind] = {
      webCpuMs: round(((webAfter - webBefore) * 1000) / CALL_ROUNDS),
      databaseCpuMs: round(((databaseAfter - databaseBefore) * 1000) / CALL_ROUNDS),
      statements: round(statements / CALL_ROUNDS),
    };
  }
  return costs;
}

async function repeat(call: () => Promise<unknown>, times: number, atOnce: number): Promise<void> {
  const turns = Array.from({ length: times }).keys();
  const lane = async () => {
    for (const _ of turns) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
