import { judge, plan, type Person, type Problem, type Shift } from '@pamaina/engine';
import { businessMonth, samples } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** The first half of the café's May, in which one employee has fixed shifts that cannot be lawful. */
const whole = businessMonth(samples.cafe.business, '2026-05');
const LAST = '2026-05-17';
const month: Problem = {
  ...whole,
  to: LAST,
  needs: whole.needs.filter(({ date }) => date <= LAST),
  people: whole.people.map((person) => ({ ...person, normMinutes: person.normMinutes && person.normMinutes / 2 })),
};
const [ona, jonas] = month.people as [Person, Person];

let planned: (problem: Problem) => ReturnType<typeof plan>;
beforeAll(async () => {
  const solver = await highsSolver();
  planned = (problem) => plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 3_000_000, solver });
});

const pin = (person: Person, date: string, from: number, hours: number): Shift => {
  const start = month.days.find((day) => day.date === date)!.startsAt + from * 60;
  const shift = { id: `${person.id} ${date} ${from}`, date, template: null, role: person.roles[0]!, start };
  return { ...shift, end: start + hours * 60, breakMinutes: 0, employeeId: person.id, locked: true };
};
const withPerson = (more: Partial<Person>): Problem => ({
  ...month,
  people: month.people.map((person) => (person.id === ona.id ? { ...person, ...more } : person)),
});
const off = (from: string, to: string): Person['blocks'] => [
  {
    start: month.days.find((day) => day.date === from)!.startsAt,
    end: month.days.find((day) => day.date === to)!.startsAt,
    source: 'time_off',
  },
];

describe('beside what one person breaks already everybody is planned as well as ever', () => {
  it.each<[string, string, Problem]>([
    [
      'too little rest',
      'daily-rest',
      { ...month, fixed: [pin(ona, '2026-05-12', 14, 8), pin(ona, '2026-05-13', 6, 8)] },
    ],
    [
      'more hours than the most',
      'max-minutes',
      { ...withPerson({ limits: { maxMinutes: 300 } }), fixed: [pin(ona, '2026-05-12', 8, 8)] },
    ],
    [
      'a single day of work between days off',
      'min-consecutive-days',
      {
        ...withPerson({
          limits: { minConsecutiveDays: 3 },
          blocks: [...off('2026-05-09', '2026-05-12'), ...off('2026-05-13', '2026-05-16')],
        }),
        fixed: [pin(ona, '2026-05-12', 8, 8)],
      },
    ],
    [
      'hours that days off do not leave',
      'min-minutes',
      {
        ...withPerson({ limits: { minMinutes: 9600 }, blocks: off('2026-05-01', '2026-05-13') }),
        rules: { severities: { 'min-minutes': 'hard' } },
      },
    ],
    [
      'two people together who are to be kept apart',
      'pair-apart',
      {
        ...month,
        fixed: [pin(ona, '2026-05-12', 8, 8), pin(jonas, '2026-05-12', 8, 8)],
        rules: { pairs: [{ kind: 'apart', first: ona.id, second: jonas.id }] },
      },
    ],
  ])('%s', { timeout: 300_000 }, (_name, rule, problem) => {
    const made = planned(problem);
    expect(made.lawful).toBe(true);
    expect(made.quality.gap).toBeLessThan(0.02);
    expect(made.quality.hardViolations).toBe(1);
    expect(judge(problem, made.shifts).filter(({ severity }) => severity === 'hard')).toMatchObject([{ rule }]);
  });
});
