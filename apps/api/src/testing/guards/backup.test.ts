import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded/start-embedded-postgres.ts';
import { contentsOf, type Contents } from '../contents.ts';

const SOURCE = join(import.meta.dirname, '../..');
const log = pino({ level: 'silent' });
type Env = Record<string, string>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function product(env: Env): ChildProcess {
  const all = { ...process.env, PORT: '0', WORKERS: '1', ...env };
  return spawn(process.execPath, [join(SOURCE, 'main.ts')], { env: all, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs the product while the work runs, and stops it cleanly. */
async function running<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  const child = product(env);
  child.stderr?.pipe(process.stderr);
  const ended = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url) return await work(url);
    }
    throw new Error('the server ended before it listened');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** What a start that must fail says. */
async function refusal(env: Env): Promise<string> {
  const child = product(env);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  return words;
}

/** `npm run backup` and `npm run restore`, without npm. */
async function command(name: 'backup' | 'restore', env: Env, ...args: string[]): Promise<string> {
  const all = { ...process.env, INIT_CWD: folder, ...env };
  return (await promisify(execFile)(process.execPath, [join(SOURCE, `${name}.ts`), ...args], { env: all })).stdout;
}

async function signIn(url: string, username = 'demo'): Promise<{ status: number; token: string }> {
  const body = new URLSearchParams({ username, password: 'demo-demo' });
  const reply = await fetch(`${url}/api/token`, { method: 'POST', body });
  return { status: reply.status, token: ((await reply.json()) as { access_token: string }).access_token };
}

/** What a stopped product's own database holds. */
async function contentsIn(dataDir: string): Promise<Contents> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  return contentsOf(urlFor(server.url, { database: 'pamaina' })).finally(() => server.stop());
}

/** Sends requests until it is stopped; returns the titles that were accepted. */
function keepWriting(url: string, token: string): { accepted: string[]; stop(): Promise<void> } {
  const accepted: string[] = [];
  let isStopping = false;
  const writing = (async () => {
    for (let number = 0; !isStopping; number += 1) {
      const title = `Written ${number}`;
      const reply = await fetch(`${url}/api/requests`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'schedule_change', title, reason: 'Bus' }),
      });
      if (reply.status === 201) accepted.push(title);
    }
  })();
  const stop = () => {
    isStopping = true;
    return writing;
  };
  return { accepted, stop };
}

async function titlesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ title: string }>("select title from request where title like 'Written %'");
  await client.end();
  return rows.map(({ title }) => title).sort();
}

/**
 * Makes one backup while the product writes and one while it only runs.
 * @param superuser of the product's database
 * @returns what the database held at the second
 */
async function backUpWhileItRuns(env: Env, superuser: () => Promise<string>, name: string): Promise<Contents> {
  return running(env, async (url) => {
    const writer = keepWriting(url, (await signIn(url, 'ona')).token);
    await expect.poll(() => writer.accepted.length, { timeout: 20_000 }).toBeGreaterThan(2);
    const before = [...writer.accepted];
    await command('backup', env, `${name}-busy.backup`);
    const after = writer.accepted.length;
    await writer.stop();
    expect(after, 'it was written during the backup').toBeGreaterThan(before.length);
    let [held, again]: Contents[] = [];
    do {
      held = await contentsOf(await superuser());
      await command('backup', env, `${name}.backup`, '--with-secrets');
      again = await contentsOf(await superuser());
      // Notifications of what was written are still on their way.
    } while (JSON.stringify(held) !== JSON.stringify(again));
    accepted.set(name, { before, all: writer.accepted });
    return held;
  });
}
const accepted = new Map<string, { before: string[]; all: string[] }>();

/** All that was answered before the backup began is in it, and nothing that was never accepted. */
function expectMoment(name: string, titles: string[]): void {
  const { before, all } = accepted.get(name) ?? { before: [], all: [] };
  expect(titles).toEqual(expect.arrayContaining(before));
  expect(titles.length).toBeLessThanOrEqual(all.length);
}

test('its own database: backed up while it writes, restored on an empty machine, every table equal', async () => {
  const [original, copy] = [join(folder, 'data'), join(folder, 'elsewhere')];
  const env = { DATA_DIR: original, DEMO: '1' };
  const superuser = async () => urlFor((await findEmbeddedPostgres(original)) ?? '', { database: 'pamaina' });
  const contents = await backUpWhileItRuns(env, superuser, 'own');
  expect(Object.keys(contents).length).toBeGreaterThan(60);
  expect(Number(contents['shift']?.split(' ')[0])).toBeGreaterThan(100);

  await command('restore', { DATA_DIR: copy }, 'own-busy.backup');
  const server = await startEmbeddedPostgres({ dataDir: copy, log });
  expectMoment('own', await titlesIn(urlFor(server.url, { database: 'pamaina' })).finally(() => server.stop()));

  await expect(command('restore', { DATA_DIR: copy }, 'own.backup')).rejects.toThrow('add --replace');
  const began = performance.now();
  const said = await command('restore', { DATA_DIR: copy }, 'own.backup', '--replace');
  expect(said).toContain('own.backup.secrets are in place');
  expect(await contentsIn(copy)).toEqual(contents);
  expect((await stat(join(folder, 'own.backup.secrets'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(copy, 'jwt-secret'))).toEqual(await readFile(join(original, 'jwt-secret')));
  expect(await running({ DATA_DIR: copy }, async (url) => (await signIn(url)).status)).toBe(200);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`backup: ${Object.keys(contents).length} tables equal, restored and signed in after ${seconds} s`);

  const secret = await readFile(join(original, 'jwt-secret'), 'utf8');
  expect((await readFile(join(folder, 'own.backup'))).includes(secret)).toBe(false);
}, 300_000);

test("a server of somebody else's: backed up by its owner while it writes, every table equal", async () => {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), log });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("create role cafe login createrole password 'cafe-cafe'");
  for (const name of ['cafe', 'restored']) await client.query(`create database ${name} owner cafe`);
  await client.end();
  const owner = { user: 'cafe', password: 'cafe-cafe' };
  const at = (database: string) => ({
    DATABASE_URL: urlFor(server.url, { ...owner, database }),
    DATA_DIR: join(folder, 'secrets'),
    JWT_SECRET: 'a secret of thirty-two characters',
    DEMO: '1',
  });
  try {
    const superuser = () => Promise.resolve(urlFor(server.url, { database: 'cafe' }));
    const contents = await backUpWhileItRuns(at('cafe'), superuser, 'external');
    const target = urlFor(server.url, { database: 'restored' });
    await command('restore', at('restored'), 'external-busy.backup');
    expectMoment('external', await titlesIn(target));
    await command('restore', at('restored'), 'external.backup', '--replace');
    // The login of the server is a secret of its own, which the next start makes.
    const expected = { ...contents, app_login: '0 ' };
    expect(await contentsOf(target)).toEqual(expected);
    expect(await running(at('restored'), async (url) => (await signIn(url)).status)).toBe(200);
    // The same file fills a database of the other kind.
    const own = join(folder, 'from-external');
    await command('restore', { DATA_DIR: own }, 'external.backup');
    expect(await contentsIn(own)).toEqual(expected);
  } finally {
    await server.stop();
  }
}, 300_000);

test('stopped, copied, started: everything is there; a copy of a folder in use and a second start are refused', async () => {
  const [original, copy, early] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'early')];
  const backups = join(folder, 'backups');
  await running({ DATA_DIR: original, BACKUP_DIR: backups }, async (url) => {
    await promisify(execFile)('cp', ['-a', original, early]);
    expect(await refusal({ DATA_DIR: early })).toMatch(
      /^\S+ was copied while Pamaina used[^\n]+npm run backup[^\n]+\n$/,
    );
    expect(await refusal({ DATA_DIR: original })).toMatch(/^Another Pamaina process already uses[^\n]+\n$/);
    await expect(command('restore', { DATA_DIR: original }, 'own.backup', '--replace')).rejects.toThrow('already uses');
    expect((await signIn(url)).status, 'the original goes on').toBe(200);
    const made = async () =>
      existsSync(backups) ? (await readdir(backups)).filter((name) => name.endsWith('.backup')) : [];
    await expect.poll(async () => (await made()).length, { timeout: 60_000, interval: 200 }).toBe(1);
  });
  const contents = await contentsIn(original);
  await promisify(execFile)('cp', ['-a', original, copy]);
  expect(await contentsIn(copy)).toEqual(contents);
  expect(await running({ DATA_DIR: copy }, async (url) => (await signIn(url)).status)).toBe(200);
  await mkdir(join(folder, 'untouched'));
  await expect(command('restore', { DATA_DIR: join(folder, 'untouched') }, 'nothing.backup')).rejects.toThrow(
    'There is no file',
  );
  expect(await readdir(join(folder, 'untouched'))).toEqual([]);
}, 300_000);
