import { describe, expect, it } from 'vitest';
import { judge } from '../api/judge.ts';
import { measure } from '../api/measure.ts';
import { openShift } from '../problem/needs.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import { plan } from '../api/plan.ts';
import { readBenchmark } from './read-benchmark.ts';
import { writeBenchmark } from './write-benchmark.ts';

const INSTANCE = `# a week of two people
SECTION_HORIZON
7
SECTION_SHIFTS
E,480,
L,480,E
SECTION_STAFF
A,E=7|L=2,2400,960,3,2,2,1
B,E=7|L=7,2400,960,5,1,1,1
SECTION_DAYS_OFF
A,0
SECTION_SHIFT_ON_REQUESTS
A,2,E,3
SECTION_SHIFT_OFF_REQUESTS
B,3,L,2
SECTION_COVER
${Array.from({ length: 7 }, (_, d) => `${d},E,1,100,1\n${d},L,${d < 5 ? 1 : 0},100,1`).join('\n')}
`;

/** Converts a roster written as rows of shift letters to shifts. */
function rosterOf(problem: Problem, rows: Record<string, string>): Shift[] {
  return Object.entries(rows).flatMap(([employeeId, row]) =>
    problem.days.flatMap((day, d) => {
      const need = problem.needs.find((it) => it.date === day.date && it.template === row[d]);
      return need ? [{ ...openShift(need, `${employeeId} ${d}`), employeeId }] : [];
    }),
  );
}

describe('the benchmark format', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['a fair week', { A: '-EEE---', B: 'E-L-LL-' }, []],
    ['a day off worked', { A: 'EEE----', B: '--LL---' }, ['unavailable']],
    ['a late before an early', { A: '-LEE---', B: 'E--L---' }, ['forbidden-sequence']],
    ['too many days in a row', { A: '-EEEE--', B: 'EL-----' }, ['max-consecutive-days']],
    [
      'too short a run and too short a rest',
      { A: '-E-EE--', B: 'EL-----' },
      ['min-consecutive-days', 'min-consecutive-days-off'],
    ],
    ['too few minutes', { A: '------E', B: 'EE-----' }, ['min-minutes']],
  ])('judges %s as the format says', (_name, rows, broken) => {
    const problem = readBenchmark(INSTANCE);
    const shifts = rosterOf(problem, rows);
    const hard = judge(problem, shifts).filter((v) => v.severity === 'hard');
    expect([...new Set(hard.map((v) => v.rule))].sort()).toEqual(broken);
    expect(measure(problem, shifts).penalty).toBe(penaltyOf(rows));
  });

  it('reads a zero that is written as "-0"', () => {
    const { needs } = readBenchmark(INSTANCE.replace('0,E,1,100,1', '0,E,1,-0,-0'));
    expect(needs[0]).toMatchObject({ template: 'E', underWeight: 0, overWeight: 0 });
  });

  it('plans a feasible roster and writes one line an employee', () => {
    const problem = readBenchmark(INSTANCE);
    const { shifts, quality } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 100_000 });
    expect(quality.hardViolations).toBe(0);
    expect(quality.bound).toBeLessThanOrEqual(quality.penalty);
    const lines = writeBenchmark(problem, shifts).trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ').length)).toEqual([8, 8]);
    expect(lines[0]).toMatch(/^A - [-EL]/);
  });

  it.each([
    ['SECTION_COVER is missing', INSTANCE.slice(0, INSTANCE.indexOf('SECTION_COVER'))],
    ['line 1: data before the first section', `x\n${INSTANCE}`],
    ['line 13: unknown shift "X"', INSTANCE.replace('A,2,E,3', 'A,2,X,3')],
    ['line 11: day 9 is not in the horizon of 7 days', INSTANCE.replace('A,0', 'A,9')],
    ['line 11: unknown employee "C"', INSTANCE.replace('A,0', 'C,0')],
    [
      'line 3: the number of days must be a whole number of at least 1, not "seven"',
      INSTANCE.replace('\n7\n', '\nseven\n'),
    ],
    ['line 8: "E=a" is not SHIFT=NUMBER', INSTANCE.replace('E=7', 'E=a')],
    ['line 31: SECTION_COVER appears twice', INSTANCE.replace(/(SECTION_COVER\n[^]*)/, '$1$1')],
    ['line 5: a shift of 2881 minutes is too long', INSTANCE.replace('E,480', 'E,2881')],
    ['SECTION_HORIZON: 10000 days is too long', INSTANCE.replace('\n7\n', '\n10000\n')],
    ['too large: the needs add up to more than 200000 people', INSTANCE.replace('0,E,1,100', '0,E,999999999,100')],
    [
      'too large: more than 20000 needs',
      INSTANCE.replace('L,480,E', Array.from({ length: 3000 }, (_, i) => `${i === 0 ? 'L' : `S${i}`},1,`).join('\n')),
    ],
    ['too large: more than 2000 people', INSTANCE.replace('A,E=7', `${manyStaff(2000)}\nA,E=7`)],
  ])('says "%s"', (message, text) => {
    expect(() => readBenchmark(text)).toThrow(message);
  });
});

function manyStaff(count: number): string {
  return Array.from({ length: count }, (_, i) => `P${i},E=7,2400,960,3,2,2,1`).join('\n');
}

/** The penalty, calculated independently. */
function penaltyOf(rows: Record<string, string>): number {
  let penalty = rows['A']?.[2] === 'E' ? 0 : 3;
  if (rows['B']?.[3] === 'L') penalty += 2;
  for (let d = 0; d < 7; d++) {
    for (const letter of 'EL') {
      const count = Object.values(rows).filter((row) => row[d] === letter).length;
      const asked = letter === 'E' || d < 5 ? 1 : 0;
      penalty += count < asked ? (asked - count) * 100 : count - asked;
    }
  }
  return penalty;
}
