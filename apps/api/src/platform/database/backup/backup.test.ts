import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentsOf, rulesOf, type Contents } from '../../../testing/contents.ts';
import { seedTenant } from '../../../testing/seeds/seed-tenant.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { urlFor } from '../bootstrap.ts';
import { connectDatabase } from '../database.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './snapshot.ts';

let folder: string;
let original: TestDatabase;
let contents: Contents;
const others: TestDatabase[] = [];
/** A backup of the original, made by its owner, whom row-level security binds. */
let file: string;

const STRANGE = 'Ąžuolas\t"tab"\nline \\N \\. end\r\n\u{1F4C5}';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-backup-'));
  original = await createTestDatabase();
  const database = connectDatabase(original.appUrl, pino({ level: 'silent' }), 2);
  for (const name of ['a', 'b', 'c']) {
    const { id } = await seedTenant(database, name);
    await database.inProject(id, (tx) => tx.updateTable('project').set({ description: STRANGE }).execute());
  }
  await database.close();
  // More than one part of the file.
  await asSuperuser(original, (client) =>
    client.query(`insert into identity select 'many ' || n || repeat('x', 900) from generate_series(1, 3000) n`),
  );
  contents = await contentsOf(superuserUrl(original));
  file = join(folder, 'one.backup');
  await writeBackup(original.ownerUrl, file);
});
afterAll(async () => {
  for (const database of [original, ...others]) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const superuserUrl = ({ ownerUrl }: TestDatabase) =>
  urlFor(inject('testServer').superuserUrl, { database: new URL(ownerUrl).pathname.slice(1) });

async function asSuperuser<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: superuserUrl(database) });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function another(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  others.push(database);
  return database;
}

const restored = async (target: TestDatabase, source: string, isReplacing = false) =>
  restoreBackup(target.ownerUrl, await checkBackup(source), isReplacing);

test('every row of every table and all rules are as before, in a backup of the owner and in one of a superuser', async () => {
  expect(Object.values(contents).filter((one) => !one.startsWith('0 ')).length).toBeGreaterThan(40);
  const bySuperuser = join(folder, 'superuser.backup');
  await writeBackup(superuserUrl(original), bySuperuser);
  const rules = await rulesOf(superuserUrl(original));
  expect(rules.length).toBeGreaterThan(500);
  for (const source of [file, bySuperuser]) {
    const target = await another();
    await restored(target, source);
    expect(await contentsOf(superuserUrl(target))).toEqual(contents);
    expect(await rulesOf(superuserUrl(target))).toEqual(rules);
  }
});

test('a restrictive policy on a table that its owner reads at once hides no rows from the backup', async () => {
  const target = await another();
  await restored(target, file);
  await asSuperuser(target, (client) =>
    client.query('create policy strict on shift as restrictive using (project_id = current_project())'),
  );
  const { tables } = await writeBackup(target.ownerUrl, join(folder, 'strict.backup'));
  const whole = await writeBackup(superuserUrl(target), join(folder, 'whole.backup'));
  expect(whole.tables['shift']?.rows).toBeGreaterThan(0);
  expect(tables['shift']?.rows).toBe(whole.tables['shift']?.rows);
});

test('only its owner can read the file, and what is unfinished is gone', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
});

test('a database with data is refused, unless it is to be replaced; one that is in use always', async () => {
  const target = await another();
  await restored(target, file);
  await asSuperuser(target, (client) => client.query("update project set name = 'Other'"));
  const before = await contentsOf(superuserUrl(target));
  await expect(restored(target, file)).rejects.toThrow(/not empty.*add --replace/);
  const app = new pg.Client({ connectionString: target.appUrl });
  await app.connect();
  await expect(restored(target, file, true)).rejects.toThrow('stop all its processes');
  await app.end();
  expect(await contentsOf(superuserUrl(target))).toEqual(before);
  await restored(target, file, true);
  expect(await contentsOf(superuserUrl(target))).toEqual(contents);
});

test('numbers of invoices that were given after the backup are not given again', async () => {
  const target = await another();
  await restored(target, file);
  const series = 'select provider, series, last from invoice_series order by provider, series';
  await asSuperuser(target, (client) =>
    client.query(`insert into invoice_series (provider, series, last) values ('stripe', 'P', 45), ('stripe', 'K', 3)
      on conflict (provider, series) do update set last = excluded.last`),
  );
  const { rows: given } = await asSuperuser(target, (client) => client.query(series));
  await restored(target, file, true);
  expect((await asSuperuser(target, (client) => client.query(series))).rows).toEqual(given);
});

test("another program's database is never replaced", async () => {
  const target = await another();
  await asSuperuser(target, (client) =>
    client.query('drop schema public cascade; create schema public; create table theirs (n int)'),
  );
  await expect(restored(target, file, true)).rejects.toThrow('tables of another program');
});

test('a file that is cut off or changed anywhere is refused in one line', async () => {
  const whole = await readFile(file);
  const damaged = join(folder, 'damaged.backup');
  const cuts = [0, 1, 1000, whole.length >> 1, whole.length - 1].map((length) => whole.subarray(0, length));
  const changes = [5, 2000, whole.length >> 1, whole.length - 3].map((place) => {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(place) ^ 0x41, place);
    return changed;
  });
  // Changed by somebody who packs it again: the checksums notice.
  const inside = zstdDecompressSync(whole);
  const place = inside.indexOf('Project a');
  inside.write('Project z', place);
  for (const content of [...cuts, ...changes, zstdCompressSync(inside), Buffer.from('hello')]) {
    await writeFile(damaged, content);
    await expect(checkBackup(damaged)).rejects.toThrow(/^\S+damaged\.backup is damaged or not whole: [^\n]+$/);
  }
});

test('an encrypted one is opened by its passphrase alone', async () => {
  const [sealed, passphrase] = [join(folder, 'sealed.backup'), 'ąžuolas ir beržas'];
  await writeBackup(original.ownerUrl, sealed, passphrase);
  const bytes = await readFile(sealed);
  // The format of https://age-encryption.org/v1, which other programs open too.
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  await expect(checkBackup(sealed)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/);
  await expect(checkBackup(sealed, 'another passphrase')).rejects.toThrow('BACKUP_PASSPHRASE is not the passphrase');
  const damaged = join(folder, 'sealed-damaged.backup');
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  for (const content of [bytes.subarray(0, bytes.length - 1), bytes.subarray(0, bytes.length >> 1), changed]) {
    await writeFile(damaged, content);
    await expect(checkBackup(damaged, passphrase)).rejects.toThrow(/is damaged or not whole/);
  }
  const target = await another();
  await restoreBackup(target.ownerUrl, await checkBackup(sealed, passphrase), false);
  expect(await contentsOf(superuserUrl(target))).toEqual(contents);
  // The passphrase is not needed for one that was made without.
  await expect(checkBackup(file, passphrase)).resolves.toBeDefined();
});

test('a backup of a newer version is refused', async () => {
  const newer = await createTestDatabase();
  others.push(newer);
  await asSuperuser(newer, (client) => client.query("insert into migration (name) values ('9999-later.sql')"));
  const later = join(folder, 'later.backup');
  await writeBackup(newer.ownerUrl, later);
  await expect(checkBackup(later)).rejects.toThrow(/made by a newer version.*9999-later\.sql.*update Pamaina/);
});

test('killed half way, it leaves no file of that name, and the next one is whole', async () => {
  const target = join(folder, 'killed.backup');
  const module = new URL('./backup-file.ts', import.meta.url).href;
  const code = `
    const { writeBackupFile } = await import(${JSON.stringify(module)});
    const manifest = { product: 'pamaina', tables: [{ name: 'one', columns: ['a'] }], sequences: [], migrations: [] };
    await writeBackupFile(${JSON.stringify(target)}, manifest, async (_name, add) => {
      for (let part = 0; part < 8; part += 1) await add(Buffer.alloc(1 << 20, 'x'));
      process.stdout.write('half');
      await new Promise(() => setInterval(() => undefined, 1000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(`${target}.partial`)).toBe(true);
  expect(existsSync(target)).toBe(false);
  await writeBackup(original.ownerUrl, target);
  expect((await checkBackup(target)).manifest.tables.length).toBeGreaterThan(40);
  expect(existsSync(`${target}.partial`)).toBe(false);
});
