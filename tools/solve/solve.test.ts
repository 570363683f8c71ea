import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'solve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const launcher = fileURLToPath(new URL('../solve.mjs', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' });

function instance(name: string, least: number): string {
  const file = join(folder, name);
  const cover = Array.from({ length: 7 }, (_, day) => `${day},D,1,100,1`).join('\n');
  const staff = ['A', 'B'].map((id) => `${id},D=7,3360,${least},5,1,1,1`).join('\n');
  const text = `SECTION_HORIZON\n7\nSECTION_SHIFTS\nD,480,\nSECTION_STAFF\n${staff}\nSECTION_DAYS_OFF\nA,0\n`;
  writeFileSync(file, `${text}SECTION_SHIFT_ON_REQUESTS\nSECTION_SHIFT_OFF_REQUESTS\nSECTION_COVER\n${cover}\n`);
  return file;
}

describe('solve', () => {
  it('prints one object and writes one line an employee', () => {
    const out = join(folder, 'roster.txt');
    const { status, stdout } = run(
      instance('Small.txt', 0),
      '--seconds',
      '1',
      '--seed',
      '3',
      '--threads',
      '1',
      '--solution',
      out,
    );
    expect(status).toBe(0);
    const figures: unknown = JSON.parse(stdout);
    expect(figures).toMatchObject({
      instance: 'Small',
      penalty: 0,
      bound: 0,
      gap: 0,
      hard_violations: 0,
      seed: 3,
      parts: { coverage: 0 },
    });
    expect(readFileSync(out, 'utf8')).toMatch(/^A( [-D]){7}\nB( [-D]){7}\n$/);
  });

  it('exits with 3 when there is no roster that keeps the rules', () => {
    const { status, stdout } = run(instance('Impossible.txt', 3360), '--seconds', '0.5');
    expect(status).toBe(3);
    expect(stdout).toMatch(/"hard_violations":[1-9]/);
  });

  it.each([
    ['a file that is not there', ['/nowhere/at-all.txt']],
    ['no file', []],
    ['an option that it does not know', ['x.txt', '--fast']],
    ['seconds that are no number', ['x.txt', '--seconds', 'ten']],
    ['a format that it does not know', ['x.txt', '--format', 'xml']],
    ['a JSON file without a problem', [fileURLToPath(new URL('../package.json', import.meta.url))]],
    [
      'a text that is no instance',
      [fileURLToPath(new URL('../package.json', import.meta.url)), '--format', 'benchmark'],
    ],
  ])('exits with 2 and one line on %s', (_name, args) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
