import { deepStrictEqual, equal, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../checks/source-files.ts';
import { startSetDatabase } from '../set/set-database.ts';
import { createBusiness, look, signIn, type Seen } from './business.ts';
import { Machine, type Started } from './machine.ts';
import { step, steps } from './manual.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'pamaina-readme-'));
const [README, BACK_UP, RESTORE] = ['README.md', 'docs/operate/back-up.md', 'docs/operate/restore.md'];
/** What stands for the repository's address in the documents. */
const blanks = { ADDRESS: ROOT };
const FILES = ['pamaina.backup', 'pamaina.backup.secrets'];
const machines: Machine[] = [];
const ended = new AbortController();
const switchAllOff = () => Promise.all(machines.map((machine) => machine.switchOff()));
const newMachine = (name: string) => {
  const machine = new Machine(join(folder, name), values.quick, ended.signal);
  machines.push(machine);
  return machine;
};

/** What a section says before the product is started. */
function before(document: string, section: string): string[] {
  const commands = steps(document, section, blanks);
  ok(commands.includes('npm start'), `${document}: "${section}" starts the product`);
  return commands.slice(0, commands.indexOf('npm start'));
}

async function follow(machine: Machine, document: string, section: string): Promise<Started> {
  for (const command of before(document, section)) {
    await machine.type(command);
    // What the reader brings here, where the text says so.
    if (command.startsWith('cd ') && document === RESTORE) carry(machine);
  }
  return machine.start('npm start');
}

function carry(machine: Machine): void {
  for (const file of FILES) copyFileSync(join(folder, file), join(machine.folder, file));
}

/** The first machine: installed, used, backed up while it runs. */
async function firstMachine(): Promise<{ token: string; seen: Seen; code: string }> {
  const machine = newMachine('one');
  const product = await follow(machine, README, 'Getting started');
  const [, code = ''] = /Registration code: +(\S+)/.exec(product.said()) ?? [];
  match(product.said(), /Manager login: +demo \/ demo-demo/, 'the start prints the logins');
  const shown = (await machine.type(step(README, 'Getting started', /registration-code/))).trim();
  equal(shown, code, 'the registration code is where the README says');
  const token = await createBusiness(product.url, code);
  await machine.type(step(BACK_UP, 'Back up', /^npm run backup/));
  const seen = await look(product.url, token);
  for (const file of FILES) {
    equal(statSync(join(machine.folder, file)).mode & 0o077, 0, `${file} is its owner’s alone`);
    copyFileSync(join(machine.folder, file), join(folder, file));
  }
  await product.stop();
  return { token, seen, code };
}

/** A second machine with nothing but the two files: the same password, the same month, the same secrets. */
async function secondMachine({ token, seen, code }: Awaited<ReturnType<typeof firstMachine>>): Promise<void> {
  const machine = newMachine('two');
  const product = await follow(machine, RESTORE, 'Restore');
  deepStrictEqual(await look(product.url, await signIn(product.url)), seen, 'the password opens the same month');
  deepStrictEqual(await look(product.url, token), seen, 'who had signed in still is');
  equal((await machine.type(step(README, 'Getting started', /registration-code/))).trim(), code);
  await machine.type(step(BACK_UP, 'Check what is stored', /verify-history/));
  await product.stop();
  await machine.type(step(BACK_UP, 'Check what is stored', /recount/));
  await rotateSecret(machine, token, seen);
  await machine.type(step(BACK_UP, 'Try it', /restore/, { '/tmp/try': join(folder, 'try') }));
}

/** docs/operate/secure.md, Secrets: the present secret becomes the earlier one. */
async function rotateSecret(machine: Machine, token: string, seen: Seen): Promise<void> {
  const rotated = {
    JWT_SECRET_EARLIER: readFileSync(join(machine.folder, 'data/jwt-secret'), 'utf8').trim(),
    JWT_SECRET: randomBytes(32).toString('hex'),
  };
  const product = await machine.start('npm start', rotated);
  deepStrictEqual(await look(product.url, token), seen, 'a sign-in of before the rotation is valid');
  deepStrictEqual(await look(product.url, await signIn(product.url)), seen);
  await product.stop();
}

/** A third one, with a PostgreSQL server; its secrets are settings. */
async function externalDatabase({ token, seen }: Awaited<ReturnType<typeof firstMachine>>): Promise<void> {
  const server = await startSetDatabase(join(folder, 'server'), ['fsync=off']);
  try {
    const machine = newMachine('three');
    for (const command of before(README, 'Getting started')) await machine.type(command);
    carry(machine);
    const secrets = secretsOf(join(folder, FILES[1] ?? ''));
    const filled = {
      'postgres://pamaina:...@db.example/pamaina': server.url,
      'JWT_SECRET=...': `JWT_SECRET=${secrets['JWT_SECRET']}`,
    };
    await machine.type(step(RESTORE, 'Restore', /^DATABASE_URL=/, filled));
    const product = await machine.start('npm start', { ...secrets, DATABASE_URL: server.url });
    deepStrictEqual(await look(product.url, token), seen, 'the other kind of database has the same');
    await product.stop();
  } finally {
    await server.stop();
  }
}

/** Lines NAME=VALUE. */
function secretsOf(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const secrets = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  ) as Record<string, string>;
  ok(secrets['JWT_SECRET'], `${file} names JWT_SECRET`);
  return secrets;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    ended.abort(new Error('Stopped.'));
    // What is waited for fails, and all is tidied up as after any failure.
    void switchAllOff();
  });

const began = performance.now();
try {
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
    console.log('Note: what is not committed is not in a clone.');
  const first = await firstMachine();
  await secondMachine(first);
  await externalDatabase(first);
  console.log(`The documents are right: ${Math.round((performance.now() - began) / 1000)} s.`);
} catch (error) {
  const reason: unknown = ended.signal.aborted ? ended.signal.reason : error;
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  await switchAllOff();
  console.log(`Deleting ${folder}: three installations, which can take minutes.`);
  await rm(folder, { recursive: true, force: true });
}
