import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBenchmark } from '@pamaina/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRoster } from './check-roster.ts';
import { casesOf } from './cases.ts';
import { readBestKnown } from './read-best-known.ts';
import { pictureOf } from './report/picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const INSTANCE = `SECTION_HORIZON\n7\nSECTION_SHIFTS\nD,480,\nSECTION_STAFF\nA,D=7,3360,0,5,1,1,1\nB,D=7,3360,0,5,1,1,1
SECTION_DAYS_OFF\nA,0\nSECTION_SHIFT_ON_REQUESTS\nA,1,D,3\nSECTION_SHIFT_OFF_REQUESTS\nB,1,D,2\nSECTION_COVER
${[0, 1, 2, 3, 4, 5, 6].map((day) => `${day},D,1,100,1`).join('\n')}\n`;
writeFileSync(join(folder, 'Instance1.txt'), INSTANCE);
writeFileSync(join(folder, 'README.md'), '| # | size | best known |\n|--:|:--|--:|\n| 1 | 7x2x1 | 0 |\n');

describe('bench:engine', () => {
  it('measures the engine and the yardsticks and prints a table', () => {
    const args = [
      join(import.meta.dirname, 'main.ts'),
      folder,
      '--only',
      'Instance1',
      '--seconds',
      '1',
      '--seeds',
      '1',
      '--no-keep',
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const [head = [], , row = []] = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const cell = (name: string) => row[head.indexOf(name)];
    expect(cell('case')).toBe('Instance1');
    expect(['best known', 'penalty', 'bound', 'annealing', 'HiGHS'].map(cell)).toEqual(['0', '0', '0', '0', '0']);
    expect(cell('proved')).toBe('1/1');
    expect(Number(cell('MB'))).toBeGreaterThan(20);
  });

  it('says in one line that there is no such case', () => {
    const args = [join(import.meta.dirname, 'main.ts'), folder, '--only', 'Nothing'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'No case is called Nothing\n']);
  });
});

it('takes no figure over fewer cases than were named', () => {
  expect(() => casesOf({ folder, best: null, only: ['Instance1', 'Instance6'] })).toThrow(
    'No case is called Instance6',
  );
});

it('names the file that is no instance', () => {
  const other = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(other, 'Instance2.txt');
  writeFileSync(file, INSTANCE.replace('A,0', 'C,0'));
  expect(() => casesOf({ folder: other, best: null, only: null })).toThrow(`${file}: line 9: unknown employee "C"`);
  rmSync(other, { recursive: true });
});

describe('cases', () => {
  it('are the instances of the folder with their best known penalties, and the months of the sample businesses', () => {
    const cases = casesOf({ folder, best: null, only: null });
    expect(cases[0]).toMatchObject({ name: 'Instance1', bestKnown: 0, kind: 'instance' });
    const people = (name: string) => cases.find((of) => of.name === name)?.problem.people.length;
    expect(['cafe-2026-05-1', 'restaurant-2026-07-2', 'supermarket-2026-12-3'].map(people)).toEqual([12, 35, 80]);
    expect(['cafe-2026-05-short', 'restaurant-2026-05-short', 'supermarket-2026-05-short'].map(people)).toEqual([
      11, 32, 72,
    ]);
  });

  it('needs the two columns of the table', () => {
    expect(() => readBestKnown('| a | b |\n|--|--|\n| 1 | 2 |')).toThrow('There is no table');
  });
});

it('does not believe an evaluator that disagrees', async () => {
  const [one] = casesOf({ folder, best: null, only: ['Instance1'] });
  writeFileSync(
    join(folder, 'evaluate.mjs'),
    'export const parseInstance = () => 0; export const parseSolution = () => 0; export const evaluate = () => ({ feasible: true, penalty: 1 });',
  );
  const check = checkRoster({ ...one!, problem: readBenchmark(INSTANCE) }, []);
  await expect(check).rejects.toThrow('Instance1: the roster costs 703 by our judges and 1 by the evaluator');
  rmSync(join(folder, 'evaluate.mjs'));
});

it('draws a panel for each case', () => {
  const curve = [
    { at: 0.1, penalty: null, bound: 0 },
    { at: 0.5, penalty: 120, bound: 90 },
    { at: 3, penalty: 100, bound: 99 },
  ];
  const run = {
    seed: 1,
    limit: 10,
    penalty: 100,
    bound: 99,
    proved: false,
    filled: 1,
    needed: 1,
    firstFeasible: 0.5,
    best: 3,
  };
  const more = { coverageProved: null, seconds: 10, cpuSeconds: 20, peakMegabytes: 100, curve };
  const runs = (['engine', 'annealing'] as const).map((method) => ({ ...run, ...more, method }));
  const of = { kind: 'month', days: 7, people: 2, shifts: 1, bestKnown: 98, runs } as const;
  const picture = pictureOf(['one', 'two'].map((name) => ({ ...of, name })));
  expect(picture.match(/<clipPath/g)).toHaveLength(2);
  expect(picture).toContain('prefers-color-scheme: dark');
  expect(picture).not.toMatch(/NaN|Infinity|undefined/);
});
