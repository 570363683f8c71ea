import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

const MODULE = new URL('./start-embedded-postgres.ts', import.meta.url).href;
/** `daemon`, which every Unix has: initdb needs a user with a name. */
const ORDINARY_USER = 1;
const isRoot = process.getuid?.() === 0;
const ordinaryUserCanRun = isRoot && spawnSync(process.execPath, ['--version'], { uid: ORDINARY_USER }).status === 0;

const running = new Set<{ stop(): Promise<void> }>();
let home: string;
let dataDir: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pamaina-embedded-'));
  dataDir = join(home, 'data');
});

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
  await rm(home, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, error: () => undefined } });
  running.add(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.delete(server);
  await server.stop();
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

/** The first response within the time, or the last failure. */
async function eventually<T>(attempt: () => Promise<T>, within = 10_000): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}

/** Starts the server in a separate process, which prints the server's URL. */
async function startElsewhere(options: SpawnOptions = {}): Promise<{ process: ChildProcess; url: string }> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console });
    process.stdin.resume().once('end', () => void server.stop());
    process.stdout.write(server.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.stdin.end();
    await once(child, 'exit');
  };
  running.add({ stop });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('close', () => reject(new Error(errors)));
  });
  return { process: child, url };
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a new folder becomes a durable database that sorts as Lithuanian does', async () => {
  const { url } = await start();
  expect(await query(url, 'SHOW fsync')).toEqual(['on']);
  expect(await query(url, 'SHOW listen_addresses')).toEqual([process.platform === 'win32' ? '127.0.0.1' : '']);
  const names =
    "SELECT name FROM unnest(ARRAY['Zita', 'Jonas', 'Ylė', 'Čeponis', 'Dalia', 'Ieva']) AS name ORDER BY name";
  expect(await query(url, names)).toEqual(['Čeponis', 'Dalia', 'Ieva', 'Ylė', 'Jonas', 'Zita']);
  await query(url, 'CREATE EXTENSION btree_gist');
});

test('what was written is there after a restart', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await stop(first);
  const second = await start();
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([7]);
});

test('nobody connects without the password', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('of two starts on one folder one wins, and the other says why not', async () => {
  const starts = await Promise.allSettled([startElsewhere(), startElsewhere()]);
  const lost = starts.filter((start) => start.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(String(lost[0]?.reason)).toContain(`Another Pamaina process already uses the data folder ${dataDir}`);
});

test('a folder in use is refused with a clear message and can be used when it is free', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`Another Pamaina process already uses the data folder ${dataDir}`);
  await stop(first);
  await start();
});

describe.runIf(process.platform !== 'win32')('a copy of the folder', () => {
  const copyTo = (name: string) => spawnSync('cp', ['-a', dataDir, join(home, name)]);

  test('made while it is in use is refused, and the original goes on', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE kept AS SELECT 11 AS number');
    copyTo('copy');
    // As an earlier version left it: without a mark.
    copyTo('unmarked');
    await rm(join(home, 'unmarked', 'postgres', 'running'));
    const original = dataDir;
    for (const name of ['copy', 'unmarked']) {
      dataDir = join(home, name);
      await expect(start()).rejects.toThrow(/was copied while Pamaina used the original.*npm run backup -- FILE/);
    }
    expect(await query(url, 'SELECT number FROM kept')).toEqual([11]);
    await Promise.all([...running].map((server) => server.stop()));
    running.clear();
    dataDir = join(home, 'copy');
    await expect(start(), 'also after the original has stopped').rejects.toThrow('npm run backup');
    dataDir = original;
    expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([11]);
  });

  test('made while it is stopped can be used, and so can a folder that was moved after a kill', async () => {
    const { process: child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept AS SELECT 12 AS number');
    await killHard(child);
    await eventually(() => expect(query(url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/));
    await rename(dataDir, join(home, 'moved'));
    dataDir = join(home, 'moved');
    await stop(await start());
    copyTo('copy');
    dataDir = join(home, 'copy');
    expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([12]);
  });
});

describe.runIf(process.platform !== 'win32')('kill -9', () => {
  test('of our process: the server stops by itself, and nothing committed is lost', async () => {
    const { process: child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept AS SELECT 8 AS number');
    await killHard(child);
    await eventually(() => expect(query(url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/));
    const { url: next } = await start();
    expect(await query(next, 'SELECT number FROM kept')).toEqual([8]);
  });

  test('of our process: the next start does not wait for that, with a transaction still open', async () => {
    const { process: child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept (number int)');
    const open = new pg.Client({ connectionString: url });
    open.on('error', () => undefined);
    await open.connect();
    await open.query('BEGIN; INSERT INTO kept VALUES (1)');
    await killHard(child);
    const { url: next } = await start();
    expect(await query(next, 'SELECT number FROM kept')).toEqual([]);
    await open.end();
  });

  test('of the server: it comes back at the same address', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE kept AS SELECT 9 AS number');
    const pidFile = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
    await eventually(() => expect(query(url, 'SELECT number FROM kept')).resolves.toEqual([9]));
  });
});

describe('users', () => {
  test.runIf(isRoot)('root in a home that nobody else can enter', async () => {
    await chmod(home, 0o700);
    await mkdir(join(home, 'deep'), { mode: 0o700 });
    dataDir = join(home, 'deep', 'data');
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toEqual([1]);
  });

  test.runIf(ordinaryUserCanRun)('an ordinary user, and root afterwards on the same folder', async () => {
    await chown(home, ORDINARY_USER, ORDINARY_USER);
    const { process: child, url } = await startElsewhere({ uid: ORDINARY_USER, gid: ORDINARY_USER });
    await query(url, 'CREATE TABLE kept AS SELECT 10 AS number');
    child.stdin?.end();
    await once(child, 'exit');
    const { url: next } = await start();
    expect(await query(next, 'SELECT number FROM kept')).toEqual([10]);
  });
});
