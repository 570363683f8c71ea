import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const launcher = fileURLToPath(new URL('../solve.mjs', import.meta.url));

/** Runs the command line on an instance for at most a minute; the machine may be busy. */
function solve(text: string) {
  const file = join(folder, 'instance.txt');
  writeFileSync(file, text);
  const args = [launcher, file, '--format', 'benchmark', '--seconds', '1', '--threads', '2'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000, maxBuffer: 1 << 24 });
}

interface Parts {
  horizon?: string;
  shifts?: string[];
  staff?: string[];
  daysOff?: string[];
  on?: string[];
  off?: string[];
  cover?: string[];
}

/** A week with two employees and two shifts, with some of its sections replaced. */
function instance(parts: Parts = {}): string {
  const {
    horizon = '7',
    shifts = ['E,480,', 'L,480,E'],
    staff = ['A,E=7|L=2,2400,0,3,1,1,1', 'B,E=7|L=7,2400,0,5,1,1,1'],
    daysOff = ['A,0'],
    on = ['A,2,E,3'],
    off = ['B,3,L,2'],
    cover = Array.from({ length: 7 }, (_, day) => `${day},E,1,100,1`),
  } = parts;
  const sections = {
    HORIZON: [horizon],
    SHIFTS: shifts,
    STAFF: staff,
    DAYS_OFF: daysOff,
    SHIFT_ON_REQUESTS: on,
    SHIFT_OFF_REQUESTS: off,
    COVER: cover,
  };
  return Object.entries(sections)
    .flatMap(([name, lines]) => [`SECTION_${name}`, ...lines])
    .join('\n');
}

const times = (count: number, line: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => line(i));
const nobody = { daysOff: [], on: [], off: [] };

/** Two weeks with two employees and the given number of shifts, none of which may follow another. */
function forbidding(count: number): string {
  const all = times(count, (i) => `S${i}`).join('|');
  return instance({
    horizon: '14',
    shifts: times(count, (i) => `S${i},480,${all}`),
    staff: ['A,,2400,0,3,1,1,1', 'B,,2400,0,3,1,1,1'],
    ...nobody,
    cover: times(14, (day) => `${day},S${day},1,100,1`),
  });
}

describe('bad instances on the command line', () => {
  it.each([
    ...['HORIZON', 'SHIFTS', 'STAFF', 'DAYS_OFF', 'SHIFT_ON_REQUESTS', 'SHIFT_OFF_REQUESTS', 'COVER'].map(
      (section): [string, string] => [
        `no section ${section}`,
        instance().replace(new RegExp(`SECTION_${section}\n[^S]*(?=SECTION|$)`), ''),
      ],
    ),
    ['an unknown shift', instance({ on: ['A,2,X,3'] })],
    ['an unknown person', instance({ daysOff: ['C,0'] })],
    ['a negative number', instance({ cover: ['0,E,-1,100,1'] })],
    ['a negative day', instance({ daysOff: ['A,-1'] })],
    ['a number with a fraction', instance({ cover: ['0,E,1.5,100,1'] })],
    ['a horizon of no days', instance({ horizon: '0' })],
    ['a horizon of 10,000 days', instance({ horizon: '10000' })],
    ['cover of 999,999,999 people', instance({ cover: ['0,E,999999999,100,1'] })],
    ['cover of far too many people on many lines', instance({ cover: times(7, (day) => `${day},E,99999,100,1`) })],
    ['100,000 people', instance({ staff: times(100_000, (i) => `P${i},E=7,2400,0,5,1,1,1`), ...nobody })],
    ['100,000 shifts', instance({ shifts: ['E,480,', 'L,480,', ...times(100_000, (i) => `S${i},60,`)] })],
    ['1,000 shifts that forbid all', forbidding(1000)],
    ['a section that is there twice', `${instance()}\n${instance()}`],
    ['a shift longer than two days', instance({ shifts: ['E,999999999,', 'L,480,E'] })],
    ['nothing', ''],
    ['bytes that are no text', '\0\u0001\ufffd'],
  ])('%s: exit code 2 and one line', (_name, text) => {
    const { status, stdout, stderr } = solve(text);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/instance\.txt: ./);
  });

  it.each([
    ['100,000 lines of wishes', instance({ on: times(100_000, (i) => `A,${i % 7},E,1`) })],
    ['100,000 comments', `${'# nothing\n'.repeat(100_000)}${instance()}`],
    ['no people', instance({ staff: [], ...nobody })],
    ['no cover', instance({ cover: [] })],
    ['cover of 10,000 people a day', instance({ cover: times(7, (day) => `${day},E,10000,100,1`) })],
    ['400 shifts that forbid all', forbidding(400)],
    ['names that objects have', instance({ staff: ['__proto__,E=7|L=2,2400,0,5,1,1,1'], ...nobody })],
  ])('%s: a plan', (_name, text) => {
    const { status, stdout } = solve(text);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ hard_violations: 0, broken: [] });
  });

  it.each([
    [
      'a person with no allowed day',
      /^(min-minutes|unavailable)$/,
      instance({ daysOff: ['A,0,1,2,3,4,5,6'], staff: ['A,E=7|L=2,2400,960,3,1,1,1'], on: [], off: [] }),
    ],
    [
      'minimum above maximum',
      /^(min|max)-minutes$/,
      instance({ staff: ['A,E=7|L=2,480,2400,5,1,1,1'], daysOff: [], on: [], off: [] }),
    ],
    [
      'a minimum that no shift fits',
      /^(min-minutes|max-template-shifts)$/,
      instance({ staff: ['A,E=0|L=0,2400,960,5,1,1,1'], ...nobody }),
    ],
  ])('%s: a plan that names what it breaks', (_name, rule, text) => {
    const { status, stdout } = solve(text);
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ broken: [{ rule: expect.stringMatching(rule), employeeId: 'A' }] });
  });
});
