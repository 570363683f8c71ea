import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertAppRole } from './open-database.ts';
import { bootstrapEmbedded, bootstrapExternal, urlFor } from './bootstrap.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

const SECRET = 'an installation’s own secret of enough length';

// A separate server: these tests change the passwords of roles that every database of a server shares.
let server: EmbeddedPostgres;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pamaina-bootstrap-'));
  server = await startEmbeddedPostgres({ dataDir, log: console, settings: ['fsync=off'] });
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function show(url: string, setting: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(`SHOW ${setting}`).finally(() => client.end());
  return rows[0]?.[setting];
}

async function assertRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await assertAppRole(client).finally(() => client.end());
}

/** A database owned by a separate role, as a hosting company provides it. */
async function externalDatabase(name: string, attributes = ''): Promise<string> {
  await run(server.url, `CREATE ROLE ${name} LOGIN PASSWORD 'given' ${attributes}`);
  await run(server.url, `CREATE DATABASE ${name} OWNER ${name}`);
  return urlFor(server.url, { database: name, user: name, password: 'given' });
}

describe('a server of our own', () => {
  test('the owner may make tables, the app role may not, and both are found again', async () => {
    const urls = await bootstrapEmbedded(server.url);
    await run(urls.ownerUrl, 'CREATE TABLE thing (period tstzrange, EXCLUDE USING gist (period WITH &&))');
    await expect(run(urls.appUrl, 'CREATE TABLE other ()')).rejects.toThrow('permission denied');
    await expect(run(urls.appUrl, 'SELECT FROM thing')).rejects.toThrow('permission denied');
    expect(await bootstrapEmbedded(server.url)).toEqual(urls);
    await run(urls.appUrl, 'SELECT');
  });

  test('only the app role may serve requests', async () => {
    const urls = await bootstrapEmbedded(server.url);
    await run(urls.ownerUrl, 'CREATE TABLE owned ()');
    await assertRole(urls.appUrl);
    await expect(assertRole(urls.ownerUrl)).rejects.toThrow('pamaina_owner owns tables');
    await expect(assertRole(server.url)).rejects.toThrow('postgres is a superuser, has BYPASSRLS');
  });
});

describe('a database from outside', () => {
  test('a role with CREATEROLE gets its app role, and twice at once as well', async () => {
    const url = await externalDatabase('able', 'CREATEROLE');
    await run(server.url, 'DROP ROLE IF EXISTS pamaina_app');
    await run(server.url, 'ALTER DATABASE able SET jit = on');
    const [urls, again] = await Promise.all([bootstrapExternal(url, SECRET), bootstrapExternal(url, SECRET)]);
    expect(again).toEqual(urls);
    expect(urls.ownerUrl).toBe(url);
    await assertRole(urls.appUrl);
    expect(await show(urls.appUrl, 'jit')).toBe('off');
    await run(
      urls.ownerUrl,
      'CREATE TABLE thing (who int, period tstzrange, EXCLUDE USING gist (who WITH =, period WITH &&))',
    );
  });

  test('a role that may not make roles is told what to run, and it helps', async () => {
    const url = await externalDatabase('unable');
    const told = bootstrapExternal(url, SECRET);
    await expect(told).rejects.toThrow('ALTER ROLE unable CREATEROLE;');
    await expect(told).rejects.toThrow('GRANT pamaina_app TO unable WITH ADMIN OPTION;');
    await run(server.url, 'ALTER ROLE unable CREATEROLE; GRANT pamaina_app TO unable WITH ADMIN OPTION');
    await assertRole((await bootstrapExternal(url, SECRET)).appUrl);
  });
});
