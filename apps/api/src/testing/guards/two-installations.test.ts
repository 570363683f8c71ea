import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/start-embedded-postgres.ts';
import { spawnProduct, type SpawnedProduct } from '../spawn-product.ts';

const [SECRET, NEXT_SECRET] = ['the first secret of the first installation', 'the second secret of the same one'];
const products: SpawnedProduct[] = [];
let folder: string;
let server: EmbeddedPostgres;
let admin: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-two-'));
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), log: console, settings: ['fsync=off'] });
  admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await admin.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(DATABASE_URL: string, more: NodeJS.ProcessEnv): Promise<string> {
  const product = await spawnProduct({ DATABASE_URL, DATA_DIR: join(folder, 'data'), ...more });
  products.push(product);
  expect(product.url, product.said().err).not.toBeNull();
  return product.url ?? '';
}

async function database(name: string): Promise<string> {
  await admin.query(`create role ${name} login createrole password 'given'`);
  await admin.query(`create database ${name} owner ${name}`);
  return urlFor(server.url, { database: name, user: name, password: 'given' });
}

const signIn = async (url: string) =>
  (
    await fetch(`${url}/api/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'demo', password: 'demo-demo' }),
    })
  ).json() as Promise<{ access_token: string }>;
const readProjects = async (url: string, token: string) =>
  (await fetch(`${url}/api/projects`, { headers: { authorization: `Bearer ${token}` } })).status;

/** Every connection of a process is made anew: it must sign in to the database again. */
async function cutAll(): Promise<void> {
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename like 'pamaina_app%'");
}

test('neither a second installation on the server nor a rotated secret cuts off a process that runs', async () => {
  const ours = await database('ours');
  const first = await start(ours, { JWT_SECRET: SECRET, DEMO: '1' });
  const theirs = await database('theirs');
  await admin.query('grant pamaina_app to theirs with admin option');
  const second = await start(theirs, { JWT_SECRET: 'a secret of quite another installation' });
  const before = await signIn(first);
  const rotated = await start(ours, { JWT_SECRET: NEXT_SECRET, JWT_SECRET_EARLIER: SECRET });
  await cutAll();
  const all = [first, second, rotated];
  for (const url of all)
    await expect.poll(async () => (await fetch(`${url}/api/ready`)).status, { timeout: 20_000 }).toBe(200);
  // The new process reads the old secret's sign-ins. The old one does not know the new secret.
  expect(await readProjects(rotated, before.access_token)).toBe(200);
  const after = await signIn(rotated);
  expect([await readProjects(first, before.access_token), await readProjects(first, after.access_token)]).toEqual([
    200, 401,
  ]);
}, 180_000);
