import pino from 'pino';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { repeat } from '../ground/repeat.ts';
import { createOutage } from './outage.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

function logged() {
  const lines: { level: number; msg: string; left_out?: number; seconds?: number }[] = [];
  const log = createLog(
    { logLevel: 'info', jwtSecret: 'x'.repeat(32) },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  return { log, lines };
}

test('a minute without the database is two lines, the second with the number of those left out', () => {
  const { log, lines } = logged();
  log.warn({ reachedDatabase: true }, 'the database can be reached again');
  for (let job = 0; job < 350; job += 1) log.child({ job }).error({ err: away() }, 'a repeated job failed');
  log.warn({ err: away(), isDatabase: true }, 'could not listen for database notifications');
  log.warn({ reachedDatabase: true }, 'the database can be reached again');
  log.warn({ reachedDatabase: true }, 'the database can be reached again');
  expect(lines.map(({ level, msg, left_out }) => [level, msg, left_out])).toEqual([
    [50, 'the database cannot be reached: further lines about it are left out', undefined],
    [40, 'the database can be reached again', 350],
  ]);
});

test('meanwhile everything else is written: other faults, and other programs that cannot be reached', () => {
  const { log, lines } = logged();
  log.error({ err: away() }, 'a repeated job failed');
  log.error({ err: new TypeError('x is undefined') }, 'a repeated job failed');
  log.warn({ err: away() }, 'a message could not be delivered');
  log.error('no fields');
  log.info({ copies: 3 }, 'copies of the demo were erased');
  expect(lines.map(({ msg }) => msg).slice(1)).toEqual([
    'a repeated job failed',
    'a message could not be delivered',
    'no fields',
    'copies of the demo were erased',
  ]);
});

test('an error alone is written with its reason, as one in its field, and so is what the text speaks of', () => {
  const { log, lines } = logged();
  log.error(new TypeError('x is undefined'), 'could not be started');
  log.error(new TypeError('x is undefined'));
  log.info({ port: 3000 }, 'listening on %s', 'localhost');
  expect(lines).toMatchObject([
    { msg: 'could not be started', err: { type: 'TypeError', message: 'x is undefined' } },
    { msg: 'x is undefined', err: { type: 'TypeError' } },
    { msg: 'listening on localhost', port: 3000 },
  ]);
  log.error(away(), 'a library lost the database');
  log.error({ err: away() }, 'a repeated job failed');
  expect(lines).toHaveLength(4);
});

test('lost again later, without a word that it was back in between, it is said again', () => {
  let now = 0;
  const outage = createOutage(() => now);
  const lose = () => outage.write({ err: away() }, true);
  expect([lose()?.text !== undefined, lose()]).toEqual([true, null]);
  now = 61_000;
  expect(lose()?.fields).toMatchObject({ left_out: 1 });
});

test('a repeated job that fails in the same way writes it once, and the count when it works again', async () => {
  const lines: { msg: string; left_out?: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let turns = 0;
  const job = repeat(
    () => {
      turns += 1;
      if (turns > 5) return Promise.resolve();
      return Promise.reject(new Error(turns <= 4 ? 'The folder is full' : 'The folder is gone'));
    },
    1,
    log,
  );
  await expect.poll(() => turns).toBeGreaterThan(6);
  await job.stop();
  expect(lines.map(({ msg, left_out }) => [msg, left_out])).toEqual([
    ['a repeated job failed', undefined],
    ['a repeated job works again, or fails differently', 3],
    ['a repeated job failed', undefined],
  ]);
});
