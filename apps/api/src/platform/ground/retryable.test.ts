import Fastify, { type FastifyError } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, unique } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendProblem } from '../http/send-problem.ts';
import { isUnavailable } from './retryable.ts';

let api: TestApp;
/** Its transaction would see the state of the others as of its first read. */
let holder: pg.Client;
let beside: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  [holder, beside] = [0, 1].map(() => new pg.Client({ connectionString: api.database.appUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([holder.connect(), beside.connect()]);
});
afterAll(async () => {
  await Promise.all([holder.end(), beside.end()]);
  await api.close();
});

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });
const fromServer = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code });

test.each([
  [
    'no server, at several addresses',
    Object.assign(new AggregateError([coded('ECONNREFUSED')], ''), { code: 'ECONNREFUSED' }),
  ],
  ...['ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'].map((code) => [code, coded(code)] as [string, Error]),
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a broken one', new Error('Client has encountered a connection error and is not queryable')],
  ['no socket', coded('ENOENT', 'connect ENOENT /run/postgresql/.s.PGSQL.5432')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ...['08006', '53300', '57P01', '57014', '25006', '25P03', '40001', '40P01'].map(
    (code) => [code, fromServer(code)] as [string, Error],
  ),
])('may be tried again later: %s', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  new Error('broken'),
  fromServer('23505'),
  fromServer('42601'),
  coded('EACCES'),
  coded('ENOENT', "ENOENT: no such file or directory, open '/srv/pamaina/fonts/inter.ttf'"),
  'ECONNRESET',
  null,
])('is a fault of ours: %s', (error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('a statement that was cancelled may be tried again, and is logged with what it was', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
  app.get('/', () => holder.query('set statement_timeout = 50; select pg_sleep(5)'));
  const reply = await app.inject('/');
  await holder.query('reset statement_timeout');
  await app.close();
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 50, msg: 'a statement was cancelled', err: { code: '57014' } },
  ]);
});

test('calls whose connection is cut are told to try again, and then succeed', async () => {
  const { token } = await createManager(api);
  const add = (name: string) =>
    api.call('POST', '/templates', { token, body: { name, start_time: '08:00', end_time: '16:00' } });
  const { rows: own } = await holder.query('select pg_backend_pid() as pid');
  await holder.query('begin; lock table template in share row exclusive mode');
  const names = [unique('DAY'), unique('DAY'), unique('DAY')];
  const calls = names.map(add);
  await vi.waitFor(async () => {
    const { rows } = await beside.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(3);
  }, 10_000);
  await beside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid not in (pg_backend_pid(), $1)`,
    [own[0].pid],
  );
  for (const { status, json, headers } of await Promise.all(calls))
    expect([status, json.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  await holder.query('rollback');
  for (const name of names) expect((await add(name)).status).toBe(201);
  const { json } = await api.call('GET', '/templates', { token });
  expect(json).toHaveLength(3);
});
