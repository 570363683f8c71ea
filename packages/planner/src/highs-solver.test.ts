import {
  gapOf,
  measure,
  plan,
  type LinearSolver,
  type Need,
  type Person,
  type Problem,
  type Shift,
} from '@pamaina/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

const MIDNIGHT = 29_000_160;
const DAYS = 4;
let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** Four days, two people and two shifts a day, with limits and wishes that follow from a number. */
function smallProblem(seed: number): Problem {
  const bit = (n: number): number => (Math.imul(seed + 1, 0x9e3779b1 + 2 * n) >>> 16) & 1;
  const date = (d: number): string => `2026-06-0${d + 1}`;
  const need = (d: number, template: string, hour: number): Need => ({
    date: date(d),
    template,
    role: 'cook',
    start: MIDNIGHT + d * 1440 + hour * 60,
    end: MIDNIGHT + d * 1440 + (hour + 6 + 2 * bit(d)) * 60,
    breakMinutes: 0,
    count: 1,
    underWeight: null,
    overWeight: bit(20 + d) === 1 ? 3 : null,
  });
  const person = (p: number): Person => ({
    id: `p${p}`,
    name: `P${p}`,
    roles: ['cook'],
    maxMinutesPerWeek: bit(30 + p) === 1 ? 1080 : null,
    minShiftsPerWeek: 0,
    normMinutes: bit(40 + p) === 1 ? 1440 : null,
    birthDate: null,
    blocks: [],
    hourlyRateCents: null,
    limits: {
      maxConsecutiveDays: 2 + bit(50 + p),
      minConsecutiveDaysOff: 1 + bit(60 + p),
      ...(bit(70 + p) === 1 ? { maxShiftsByTemplate: { early: 1 } } : {}),
    },
    wishes: [{ date: date(p + 1), template: 'late', kind: bit(80 + p) === 1 ? 'on' : 'off', weight: 7 }],
  });
  return {
    from: date(0),
    to: date(DAYS - 1),
    days: Array.from({ length: DAYS }, (_, d) => ({
      date: date(d),
      weekday: d + 1,
      startsAt: MIDNIGHT + d * 1440,
      clockChange: null,
      holiday: false,
      closed: false,
    })),
    people: [person(0), person(1)],
    needs: Array.from({ length: DAYS }, (_, d) => [need(d, 'early', 6), need(d, 'late', 14)]).flat(),
    fixed: [],
    forbiddenSequences: [{ first: 'late', next: 'early' }],
    law: null,
    weights: { coverage: 100, minShifts: 40, fairHours: 2, fairWeekends: 20, stability: 0 },
  };
}

/** The least penalty of all rosters that break nothing, by trying every one of them. */
function bruteForce(problem: Problem): number {
  const lines = problem.people.map((person) => {
    let rows: Shift[][] = [[]];
    for (const { date } of problem.days) {
      const duties = problem.needs.filter((need) => need.date === date);
      rows = rows.flatMap((row) => [
        row,
        ...duties.map((need) => [
          ...row,
          { ...need, id: `${person.id} ${date} ${need.template}`, employeeId: person.id, locked: false },
        ]),
      ]);
    }
    return rows.filter((row) => measure(problem, row, NO_BOUND).hardViolations === 0);
  });
  const closed = new Set(
    problem.needs.filter((need) => need.overWeight === null).map((n) => `${n.date} ${n.template}`),
  );
  let least = Infinity;
  for (const a of lines[0] ?? []) {
    const taken = new Set(a.map((shift) => `${shift.date} ${shift.template}`));
    for (const b of lines[1] ?? []) {
      const twice = b.some((s) => taken.has(`${s.date} ${s.template}`) && closed.has(`${s.date} ${s.template}`));
      if (!twice) least = Math.min(least, measure(problem, [...a, ...b], NO_BOUND).penalty);
    }
  }
  return least;
}

const NO_BOUND = { penalty: 0, fillable: 0, certificates: [] };

describe('planning by whole rosters', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('proves the best of all rosters of small problem %i', (seed) => {
    const problem = smallProblem(seed);
    const optimum = bruteForce(problem);
    const { quality, proved } = plan(problem, {
      seed: 1,
      clock: () => 0,
      timeLimitMs: 1e6,
      maxIterations: 20_000,
      solver,
    });
    expect(quality.hardViolations).toBe(0);
    expect(quality.penalty).toBeCloseTo(optimum, 6);
    expect(quality.bound).toBeLessThanOrEqual(optimum + 1e-6);
    expect(proved).toBe(gapOf(optimum, quality.bound) === 0);
  });
});
