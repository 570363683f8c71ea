import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredSettings } from './declared-settings.ts';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pamaina-settings-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: dataDir, ...env });
const mail = { SMTP_URL: 'smtp://mail.example.lt', MAIL_FROM: 'Pamaina <rytas@example.lt>' };

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '' }, 'http://127.0.0.1:3000'],
  [{ HOST: 'localhost', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '0.0.0.0' }, 'http://0.0.0.0:3000'],
  [{ HOST: '::' }, 'http://[::]:3000'],
  [{ HOST: '::1', ...mail }, 'http://[::1]:3000'],
  [{ HOST: '::', PUBLIC_URL: 'https://pamaina.example.lt/', ...mail }, 'https://pamaina.example.lt'],
])('%j is reached at %s', async (env, publicUrl) => {
  expect((await read(env)).publicUrl).toBe(publicUrl);
});

test.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0'])('e-mails cannot lead to %s', async (host) => {
  await expect(read({ HOST: host, ...mail })).rejects.toThrow(/^PUBLIC_URL is required when SMTP_URL is set .+$/);
});

test.each(['1', '0', '-3', '2.5', 'many', '501'])('%s connections are refused by the setting', async (pool) => {
  await expect(read({ DATABASE_POOL: pool })).rejects.toThrow(/^DATABASE_POOL must be a whole number from 2 to 500/);
});

test('connections are ten unless set', async () => {
  expect((await read({})).databasePool).toBe(10);
  expect((await read({ DATABASE_POOL: '40' })).databasePool).toBe(40);
});

test('what is no address is refused by its name', async () => {
  await expect(read({ HOST: 'no host' })).rejects.toThrow(/^HOST /);
  await expect(read({ PUBLIC_URL: 'pamaina' })).rejects.toThrow(/^PUBLIC_URL /);
});

test('an empty secret counts as none: one is generated and stored', async () => {
  for (const name of ['jwt-secret', 'registration-code']) await rm(join(dataDir, name), { force: true });
  const { jwtSecret, registrationCode, codeFrom } = await read({ JWT_SECRET: '', REGISTRATION_CODE: '' });
  expect(codeFrom).toBe('new file');
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(registrationCode.length).toBeGreaterThanOrEqual(12);
  expect(await read({})).toMatchObject({ jwtSecret, registrationCode, codeFrom: 'file' });
});

test('secrets that can be guessed are refused by their names', async () => {
  await expect(read({ JWT_SECRET: 'x'.repeat(31) })).rejects.toThrow(/^JWT_SECRET must have at least 32/);
  expect((await read({ REGISTRATION_CODE: 'rytas' })).registrationCode).toBe('rytas');
});

test('support is an address or nothing', async () => {
  expect((await read({})).supportEmail).toBeNull();
  expect((await read({ SUPPORT_EMAIL: '' })).supportEmail).toBeNull();
  expect((await read({ SUPPORT_EMAIL: 'pagalba@pamaina.example.lt' })).supportEmail).toBe('pagalba@pamaina.example.lt');
});

test.each(['help', 'help@localhost', 'a b@example.lt', 'a"onload=@example.lt', 'Help <help@example.lt>'])(
  'support at %s is refused by its name',
  async (address) => {
    await expect(read({ SUPPORT_EMAIL: address })).rejects.toThrow(/^SUPPORT_EMAIL /);
  },
);

test('a registration code is renewed by deleting its file, and secrets before the current one are read', async () => {
  const first = (await read({})).registrationCode;
  expect((await read({})).registrationCode).toBe(first);
  await rm(join(dataDir, 'registration-code'));
  expect((await read({})).registrationCode).not.toBe(first);
  const [older, oldest] = ['a'.repeat(32), 'b'.repeat(40)];
  expect((await read({ JWT_SECRET_EARLIER: `${older}, ${oldest},` })).earlierSecrets).toEqual([older, oldest]);
});

const shared = { DATABASE_URL: 'postgres://pamaina@127.0.0.1/pamaina', JWT_SECRET: 'c'.repeat(32) };

test('a process does all unless its role is set; roles need a database that several processes can share', async () => {
  expect((await read({})).role).toBe('all');
  expect((await read({ ROLE: '' })).role).toBe('all');
  for (const ROLE of ['web', 'planner', 'all']) expect((await read({ ...shared, ROLE })).role).toBe(ROLE);
  for (const ROLE of ['web', 'planner'])
    await expect(read({ ROLE })).rejects.toThrow(new RegExp(`^ROLE=${ROLE} needs DATABASE_URL: .+\\.$`));
  await expect(read({ ...shared, ROLE: 'Planner' })).rejects.toThrow(
    /^ROLE must be all, web or planner, not "Planner"\.$/,
  );
});

test('schedules generated at the same time have two threads each, unless set otherwise', async () => {
  expect((await read({ WORKERS: '1' })).plans).toBe(1);
  expect((await read({ WORKERS: '5' })).plans).toBe(2);
  expect((await read({ WORKERS: '5', PLANS: '5' })).plans).toBe(5);
  await expect(read({ WORKERS: '4', PLANS: '5' })).rejects.toThrow(/^PLANS must be a whole number from 1 to 4/);
});

test('what the page of settings says of defaults is what is read without them', async () => {
  const { port, host, role, databasePool, logLevel } = await read({});
  const values = { PORT: port, HOST: host, ROLE: role, DATABASE_POOL: databasePool, LOG_LEVEL: logLevel };
  const declared = Object.keys(values).map((name) => [
    name,
    declaredSettings[name as keyof typeof values].default.replaceAll('`', ''),
  ]);
  expect(declared).toEqual(Object.entries(values).map(([name, value]) => [name, String(value)]));
});
