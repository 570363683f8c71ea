import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import type { WrongSettings } from '../../platform/settings/setting-values.ts';
import { spawnProduct } from '../spawn-product.ts';
import { createTestDatabase } from '../test-database.ts';

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, '../../main.ts');
const SECRET = 'a secret that nobody may ever read in a log';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-refused-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_ID: 'price_x',
};

test.each<[NodeJS.ProcessEnv, string]>([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, not "loud".'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535, not "0x50".'],
  [{ HOST: 'a b' }, 'HOST must be an address or a name of this machine, such as 0.0.0.0, not "a b".'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64, not "0".'],
  [{ ANSWER_THREADS: '1' }, 'ANSWER_THREADS must be a whole number from 2 to 64, not "1".'],
  [{ DATABASE_POOL: '2.5' }, 'DATABASE_POOL must be a whole number from 2 to 500, not "2.5".'],
  [{ WORKERS: '3\nX' }, String.raw`WORKERS must be a whole number from 1 to 64, not "3\nX".`],
  [
    { DATABASE_URL: 'hello', JWT_SECRET: SECRET },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
  ],
  [
    { DATABASE_URL: 'postgres://u:p@h/d', JWT_SECRET: SECRET, DATABASE_LISTEN_URL: 'db:5432' },
    'DATABASE_LISTEN_URL must be an address such as postgres://user:password@host:5432/database.',
  ],
  [
    { DATABASE_LISTEN_URL: 'postgres://u:p@h/d' },
    'DATABASE_LISTEN_URL needs DATABASE_URL: it leads past the connection pooler to the same database.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.5,proxy' },
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, separated by commas, not "proxy".',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, separated by commas, not "10.0.0.0/33".',
  ],
  [
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    'TRUSTED_PROXIES must not be "0.0.0.0/0": everybody could pretend to be any other client.',
  ],
  [{ DATABASE_URL: 'postgres://u:p@h/d' }, 'JWT_SECRET is required when DATABASE_URL is set'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters, not 5.'],
  [
    { JWT_SECRET_EARLIER: `${SECRET},tiny` },
    'JWT_SECRET_EARLIER must have secrets of at least 32 characters, separated by commas; number 2 has 4.',
  ],
  [{ SMTP_URL: 'mail', MAIL_FROM: 'a@b.lt' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
  [{ SMTP_URL: 'smtp://mail.lt' }, 'MAIL_FROM is required when SMTP_URL is set.'],
  [{ MAIL_FROM: 'Rytas' }, 'MAIL_FROM must be a sender such as Pamaina <rytas@example.lt>, not "Rytas".'],
  [
    { PUBLIC_URL: 'ftp://u:hidden@x' },
    'PUBLIC_URL must be a web address such as https://pamaina.example, not "ftp://…@x".',
  ],
  [
    { METRICS_TOKEN: 'seven' },
    'METRICS_TOKEN must have at least 16 letters, digits or signs without spaces; it has 5.',
  ],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address such as help@pamaina.example, not "help".'],
  [{ OPERATOR_CODE: '305' }, 'OPERATOR_NAME must be set when another OPERATOR_ setting is.'],
  [
    { OPERATOR_NAME: 'Rasa', OPERATOR_EMAIL: 'rasa' },
    'OPERATOR_EMAIL must be an address such as info@pamaina.example, not "rasa".',
  ],
  [{ STRIPE_PRICE_ID: 'x' }, 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set'],
  [{ ...stripe, STRIPE_SECRET_KEY: SECRET }, 'STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_.'],
  [{ ...stripe, STRIPE_API_BASE: 'nowhere' }, 'STRIPE_API_BASE must be a web address'],
])('%j is refused: %s', async (env, line) => {
  const DATA_DIR = join(folder, 'untouched');
  const error: unknown = await readSettings({ DATA_DIR, ...env }).catch((thrown: unknown) => thrown);
  const { lines } = error as WrongSettings;
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(lines[0]).not.toMatch(/[\r\n]/);
  expect(lines[0]).not.toContain(SECRET);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('the program reports all that is wrong at once, a line each, and ends at once with nothing written', async () => {
  const DATA_DIR = join(folder, 'nothing');
  const env = { DATA_DIR, LOG_LEVEL: 'loud', DEMO: 'yes', WORKERS: '0', JWT_SECRET: 'x', JWT_SECRET_EARLIER: 'y' };
  const product = await spawnProduct(env);
  expect(await product.ended).toBe(1);
  const { out, err } = product.said();
  const names = err
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ', 1)[0]);
  expect([out, names]).toEqual(['', ['DEMO', 'JWT_SECRET', 'WORKERS', 'JWT_SECRET_EARLIER', 'LOG_LEVEL']]);
  expect(existsSync(DATA_DIR)).toBe(false);
  console.log(`refused after ${Math.round(product.took)} ms`);
});

/** The only line that the program says before it ends with 1. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const product = await spawnProduct(env);
  const code = await product.ended;
  const { out, err } = product.said();
  expect([code, out]).toEqual([1, '']);
  expect(err.trimEnd()).not.toContain('\n');
  return err.trimEnd();
}

test('a data folder that is a file or cannot be written is refused', async () => {
  const file = join(folder, 'file');
  const of = (DATA_DIR: string) => refusal({ DATA_DIR });
  expect(await of(file)).toBe(`DATA_DIR must be a folder to write to, but ${file} is not: it is a file.`);
  expect(await of(join(file, 'data'))).toMatch(/^DATA_DIR .+: a part of it is a file\.$/);
  expect(await of('/proc/pamaina')).toMatch(/^DATA_DIR .+: it cannot be created\.$/);
});

const mayMount = await run('unshare', ['-rm', 'true']).then(
  () => true,
  () => false,
);
test.runIf(mayMount)('a data folder on a full disk is refused', async () => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  const of = async (fill: string) => {
    const script = `mount -t tmpfs -o size=1m none ${disk} && ${fill} exec ${process.execPath} ${MAIN}`;
    const env = { ...process.env, DATA_DIR: join(disk, 'data'), PORT: '0' };
    const failed = await run('unshare', ['-rm', 'sh', '-c', script], { env }).catch((error: unknown) => error);
    return (failed as { stderr: string }).stderr;
  };
  expect(await of('')).toMatch(/^DATA_DIR must have 32 MB of free space, but \S+ has [01] MB\.\n$/);
  const full = await of(`head -c 2m /dev/zero > ${disk}/full 2>/dev/null;`);
  expect(full).toMatch(/^DATA_DIR must be a folder to write to, but \S+ is not: the disk is full\.\n$/);
});

test('a port in use and an address of another machine are refused before there is a database', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const DATA_DIR = join(folder, 'no-port');
  expect(await refusal({ DATA_DIR, PORT: String(port) })).toBe(
    `PORT must be free, but ${port} is already in use at 127.0.0.1.`,
  );
  expect(await refusal({ DATA_DIR, HOST: '192.0.2.1' })).toMatch(/^HOST must be an address .+ not "192.0.2.1"/);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  other.close();
});

test('a database that does not answer, or not to this password, is one line without the password', async () => {
  const DATA_DIR = join(folder, 'no-database');
  const none = { DATA_DIR, JWT_SECRET: SECRET, DATABASE_URL: 'postgres://rasa:kept-to-me@localhost:1/pamaina' };
  const line = await refusal(none);
  expect(line).toMatch(
    /^DATABASE_URL must lead to a PostgreSQL that answers, but localhost:1 does not: .*ECONNREFUSED/,
  );
  const url = new URL(inject('testServer').superuserUrl);
  url.password = 'kept-to-me';
  const wrong = await refusal({ ...none, DATABASE_URL: url.href });
  expect(wrong).toMatch(/^DATABASE_URL must .+ password authentication failed/);
  expect(line + wrong).not.toContain('kept-to-me');
});

test('a program older than its database refuses to start and changes nothing', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query("insert into migration (name) values ('9999-tomorrow.sql')");
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const DATABASE_URL = urlFor(inject('testServer').superuserUrl, { database: name });
  const line = await refusal({ DATA_DIR: join(folder, 'old'), JWT_SECRET: SECRET, DATABASE_URL });
  expect(line).toMatch(/^This version of Pamaina is older than its database, which has 9999-tomorrow\.sql\./);
  await client.end();
  await database.drop();
});
