import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertAppRole } from './open-database.ts';
import { bootstrapEmbedded, bootstrapExternal, externalLogin, urlFor } from './bootstrap.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

// A separate server: these tests change roles that every database of a server shares.
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
  /** As the start does, without the migrations: the table of the login is made here. */
  async function open(url: string): Promise<string> {
    await bootstrapExternal(url);
    await run(url, 'CREATE TABLE IF NOT EXISTS app_login (role text PRIMARY KEY, password text NOT NULL)');
    return urlFor(url, await externalLogin(url, false));
  }

  test('a role with CREATEROLE gets its login, the same at every start, and twice at once as well', async () => {
    const url = await externalDatabase('able', 'CREATEROLE');
    await run(server.url, 'DROP ROLE IF EXISTS pamaina_app');
    await run(server.url, 'ALTER DATABASE able SET jit = on');
    await Promise.all([bootstrapExternal(url), bootstrapExternal(url)]);
    const first = await open(url);
    expect(await Promise.all([open(url), open(url)])).toEqual([first, first]);
    await assertRole(first);
    expect(await show(first, 'jit')).toBe('off');
    await run(url, 'CREATE TABLE thing (who int, period tstzrange, EXCLUDE USING gist (who WITH =, period WITH &&))');
    await run(url, 'GRANT SELECT ON thing TO pamaina_app');
    await run(first, 'SELECT FROM thing');
    await expect(run(first, 'SELECT FROM app_login')).rejects.toThrow('permission denied');
    await expect(run(first, 'CREATE TABLE other ()')).rejects.toThrow('permission denied');
  });

  test('a second installation on the server has a login of its own, and neither gets into the other', async () => {
    const [one, two] = [await externalDatabase('one', 'CREATEROLE'), await externalDatabase('two', 'CREATEROLE')];
    await run(server.url, 'GRANT pamaina_app TO one, two WITH ADMIN OPTION');
    const [first, second] = await Promise.all([open(one), open(two)]);
    expect(new URL(first).username).not.toBe(new URL(second).username);
    for (const login of [first, second]) await run(login, 'SELECT');
    await expect(run(urlFor(first, { database: 'two' }), 'SELECT')).rejects.toThrow('permission denied for database');
    await expect(run(urlFor(second, { database: 'one' }), 'SELECT')).rejects.toThrow('permission denied for database');
  });

  test('a copy of a database on its server has a login of its own', async () => {
    const url = await externalDatabase('original', 'CREATEROLE');
    await run(server.url, 'GRANT pamaina_app TO original WITH ADMIN OPTION');
    const first = await open(url);
    await run(server.url, 'CREATE DATABASE copied TEMPLATE original OWNER original');
    const second = await open(urlFor(url, { database: 'copied' }));
    expect(new URL(second).username).not.toBe(new URL(first).username);
    await run(first, 'SELECT');
    await run(second, 'SELECT');
  });

  test('a role that may not create roles is told what to run, and it helps', async () => {
    const url = await externalDatabase('unable');
    await expect(open(url)).rejects.toThrow(
      'ALTER ROLE unable CREATEROLE; GRANT pamaina_app TO unable WITH ADMIN OPTION;',
    );
    await run(server.url, 'ALTER ROLE unable CREATEROLE; GRANT pamaina_app TO unable WITH ADMIN OPTION');
    await assertRole(await open(url));
  });
});
