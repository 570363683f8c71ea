import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start-embedded-postgres.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the product on a data folder while the work runs, and stops it cleanly. */
async function running<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', WORKERS: '1' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url) return await work(url);
    }
    throw new Error('the server ended before it listened');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function signIn(url: string) {
  const body = new URLSearchParams({ username: 'demo', password: 'demo-demo' });
  return (await fetch(`${url}/api/token`, { method: 'POST', body })).status;
}

/** The number of rows of each table of a stopped product's database, and a digest of them. */
async function contentsOf(dataDir: string): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: urlFor(server.url, { database: 'pamaina' }) });
  await client.connect();
  const contents: Record<string, string> = {};
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  for (const { name } of rows) {
    const digest = "count(*) || ' ' || coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '')";
    contents[name] =
      (await client.query<{ of: string }>(`select ${digest} as of from ${name} as one`)).rows[0]?.of ?? '';
  }
  await client.end();
  await server.stop();
  return contents;
}

test('stopped, copied, started: everything is there (README, Backup)', async () => {
  const [original, copy] = [join(folder, 'data'), join(folder, 'copy')];
  expect(await running(original, signIn)).toBe(200);
  const contents = await contentsOf(original);
  expect(Object.keys(contents).length).toBeGreaterThan(30);
  expect(Number(contents['shift']?.split(' ')[0])).toBeGreaterThan(100);
  const began = performance.now();
  await promisify(execFile)('cp', ['-a', original, copy]);
  expect(await contentsOf(copy)).toEqual(contents);
  await rm(original, { recursive: true });
  expect(await running(copy, signIn)).toBe(200);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`backup: ${Object.keys(contents).length} tables equal, restored and signed in after ${seconds} s`);
}, 300_000);
