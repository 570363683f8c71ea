import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from './machine.ts';

let folder: string;
let machine: Machine;
const ended = new AbortController();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-machine-'));
  machine = new Machine(folder, true, ended.signal);
});
afterEach(async () => {
  await machine.switchOff();
  await rm(folder, { recursive: true, force: true });
});

const SERVER = `
import { writeFileSync } from 'node:fs';
process.on('SIGINT', () => {
  writeFileSync('stopped', '');
  process.exit();
});
setInterval(() => {}, 1000);
console.log('Pamaina is running: http://127.0.0.1:1\\n');`;
/** As npm may: it ends, and the server goes on. */
const NPM = `
import { spawn } from 'node:child_process';
spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' }).unref();
setTimeout(() => process.exit(), 300);`;

test('a command gives what it said, and fails with all that it said', async () => {
  expect(await machine.type('echo one; echo two >&2')).toBe('one\n');
  await expect(machine.type('echo three; echo four >&2; exit 3')).rejects.toThrow(/ended with 3:\nthree\nfour/);
});

test('switched off, nothing goes on: neither a command nor a server whose starter has ended', async () => {
  await writeFile(join(machine.folder, 'server.mjs'), SERVER);
  await writeFile(join(machine.folder, 'npm.mjs'), NPM);
  await machine.start(`${process.execPath} npm.mjs`);
  const typed = machine.type('sleep 600').catch((error: Error) => error.message);
  await new Promise((done) => setTimeout(done, 500));
  expect(existsSync(join(machine.folder, 'stopped'))).toBe(false);
  await machine.switchOff();
  expect(existsSync(join(machine.folder, 'stopped'))).toBe(true);
  expect(await typed).toMatch(/ended with SIGINT/);
});

test('after the end nothing is started any more', async () => {
  ended.abort(new Error('Stopped.'));
  await expect(machine.type('true')).rejects.toThrow('Stopped.');
});
