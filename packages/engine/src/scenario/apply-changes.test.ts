import { describe, expect, it } from 'vitest';
import { createRandom } from '../roster/random.ts';
import { defaultImportance, weightsOf } from '../problem/weights.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { judge } from '../api/judge.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { imaginaryPerson } from './imaginary-person.ts';

const HOUR = 60;
const times = { start: 8 * HOUR, end: 16 * HOUR, breakMinutes: 30 };
const day = '08:00-16:00/30';
const fixedOf = (text: string, who: string) => ({ ...shiftOf(text, who), locked: true });

/** Three weeks with one holiday-free month’s worth of norms: 15 working days of 8 hours. */
const ona = adult({ contractMinutesPerWeek: 40 * HOUR, maxMinutesPerWeek: 40 * HOUR, normMinutes: 120 * HOUR });
const base = world({
  people: [ona, adult({ id: 'jonas', name: 'Jonas', roles: ['waiter'] })],
  needs: [needOf(`10 ${day}`, 2), needOf(`11 ${day}`), needOf(`17 ${day}`)],
  fixed: [fixedOf(`10 ${day}`, 'ona'), fixedOf(`17 ${day}`, 'ona')],
});
const person = (problem: typeof base, id = 'ona') => problem.people.find((one) => one.id === id)!;

describe('a change by hand', () => {
  it('away: a block of whole days, a lower norm, and no fixed shift in it', () => {
    const changed = applyChanges(base, [{ kind: 'away', employeeId: 'ona', from: '2026-03-10', to: '2026-03-11' }]);
    expect(person(changed).blocks).toEqual([{ start: midnight(10), end: midnight(12), source: 'time_off' }]);
    expect(person(changed).normMinutes).toBe(104 * HOUR);
    expect(changed.fixed.map(({ date }) => date)).toEqual(['2026-03-17']);
    expect(changed.needs).toBe(base.needs);
  });

  it('away on days that were free anyway lowers no norm twice', () => {
    const away: Change = { kind: 'away', employeeId: 'ona', from: '2026-03-10', to: '2026-03-10' };
    const twice = applyChanges(base, [away, { ...away, to: '2026-03-11' }]);
    expect(person(twice).normMinutes).toBe(104 * HOUR);
  });

  it('leaves: no contract and no shifts after the last day', () => {
    const changed = applyChanges(base, [{ kind: 'leaves', employeeId: 'ona', lastDay: '2026-03-13' }]);
    expect(person(changed).employment).toEqual([{ from: null, to: '2026-03-13' }]);
    expect(person(changed).normMinutes).toBe(40 * HOUR);
    expect(changed.fixed.map(({ date }) => date)).toEqual(['2026-03-10']);
  });

  it('starts: no contract and no shifts before the first day', () => {
    const changed = applyChanges(base, [{ kind: 'starts', employeeId: 'ona', firstDay: '2026-03-16' }]);
    expect(person(changed).employment).toEqual([{ from: '2026-03-16', to: null }]);
    expect(person(changed).normMinutes).toBe(80 * HOUR);
    expect(changed.fixed.map(({ date }) => date)).toEqual(['2026-03-17']);
  });

  it('starts earlier, who begins later', () => {
    const later = { ...base, people: [{ ...ona, employment: [{ from: '2026-03-23', to: null }] }] };
    const changed = applyChanges(later, [{ kind: 'starts', employeeId: 'ona', firstDay: '2026-03-16' }]);
    expect(person(changed).employment).toEqual([{ from: '2026-03-16', to: null }]);
  });

  it('contract hours: the norm, and the most in a week where it was the same', () => {
    const changed = applyChanges(base, [{ kind: 'contractHours', employeeId: 'ona', minutesPerWeek: 20 * HOUR }]);
    expect(person(changed)).toMatchObject({
      contractMinutesPerWeek: 20 * HOUR,
      maxMinutesPerWeek: 20 * HOUR,
      normMinutes: 60 * HOUR,
    });
  });

  it('role and certificate: added once, in each span of employment', () => {
    const spans = { ...base, people: [{ ...ona, employment: [{ from: null, to: null, roles: ['cook'] }] }] };
    const changes: Change[] = [
      { kind: 'role', employeeId: 'ona', role: 'waiter' },
      { kind: 'certificate', employeeId: 'ona', certificate: 'alcohol' },
    ];
    const changed = person(applyChanges(applyChanges(spans, changes), changes));
    expect(changed.roles).toEqual(['cook', 'waiter']);
    expect(changed.employment).toEqual([{ from: null, to: null, roles: ['cook', 'waiter'] }]);
    expect(changed.certificates).toEqual([{ kind: 'alcohol', from: null, until: null }]);
  });

  it('requirement of a weekday, and another one of one of its dates', () => {
    const of = { kind: 'requirement', template: day, role: 'cook', times } as const;
    const changed = applyChanges(base, [
      { ...of, date: '2026-03-17', count: 0 },
      { ...of, weekday: 2, count: 3 },
    ]);
    const counts = Object.fromEntries(changed.needs.map(({ date, count }) => [date, count]));
    expect(counts).toEqual({ '2026-03-10': 3, '2026-03-11': 1, '2026-03-17': 0, '2026-03-24': 3 });
    expect(changed.needs.at(-1)).toEqual(needOf(`24 ${day}`, 3));
  });

  it('a requirement over midnight, on the night when the clocks go forward', () => {
    const night = { start: 22 * HOUR, end: 6 * HOUR, breakMinutes: 0 };
    const change = { template: '22:00-06:00', role: 'cook', count: 1, times: night } as const;
    const changed = applyChanges(base, [{ kind: 'requirement', date: '2026-03-28', ...change }]);
    expect(changed.needs.at(-1)).toEqual(needOf('28 22:00-06:00'));
  });

  it('closed: nobody is needed, and nobody stands there', () => {
    const changed = applyChanges(base, [{ kind: 'closed', weekday: 2 }]);
    expect(changed.needs.map(({ date }) => date)).toEqual(['2026-03-11']);
    expect(changed.fixed).toEqual([]);
    expect(changed.days.filter(({ closed }) => closed).map(({ date }) => date)).toEqual([
      '2026-03-10',
      '2026-03-17',
      '2026-03-24',
    ]);
  });

  it('a rule: another strictness, other numbers, none', () => {
    const rules = { weekendsOff: { least: 1, inWeeks: 2 } };
    const strict = applyChanges({ ...base, rules }, [{ kind: 'strictness', rule: 'max-weekends', severity: 'off' }]);
    expect(strict.rules).toEqual({ ...rules, severities: { 'max-weekends': 'off' } });
    const numbers = { least: 2, inWeeks: 3 };
    const other = applyChanges({ ...base, rules }, [{ kind: 'numbers', field: 'weekendsOff', numbers }]);
    expect(other.rules).toEqual({ weekendsOff: numbers });
    const none = applyChanges({ ...base, rules }, [{ kind: 'numbers', field: 'weekendsOff', numbers: null }]);
    expect(none.rules).toEqual({});
  });

  it('an aim: its weights alone', () => {
    const weights = weightsOf(defaultImportance);
    const changed = applyChanges({ ...base, weights }, [{ kind: 'aim', aim: 'fairness', level: 'highest' }]);
    expect(changed.weights).toEqual(weightsOf({ ...defaultImportance, fairness: 'highest' }));
  });

  it('only on the days that have not begun', () => {
    const changes: Change[] = [
      { kind: 'away', employeeId: 'ona', from: '2026-03-09', to: '2026-03-20' },
      { kind: 'closed', weekday: 3 },
    ];
    const changed = applyChanges(base, changes, '2026-03-12');
    expect(person(changed).blocks).toEqual([{ start: midnight(12), end: midnight(21), source: 'time_off' }]);
    expect(changed.fixed.map(({ date }) => date)).toEqual(['2026-03-10']);
    expect(changed.needs).toHaveLength(3);
  });
});

describe('an imaginary person', () => {
  const blank = { id: 'imaginary:a', name: 'A', roles: ['cook'], minutesPerWeek: 20 * HOUR, weekdays: [1, 2, 3, 4, 5] };

  it('has own roles and hours, and works on own weekdays only', () => {
    const made = imaginaryPerson(base, { ...blank, weekdays: [6, 7] }, '2026-03-09');
    expect(made).toMatchObject({ roles: ['cook'], contractMinutesPerWeek: 1200, maxMinutesPerWeek: 1200, wishes: [] });
    expect(made.restWeekdays).toEqual([1, 2, 3, 4, 5]);
    expect(made.blocks).toHaveLength(20);
    // Three weekends of ten hours a day; the last one is an hour shorter nowhere: no holiday follows.
    expect(made.normMinutes).toBe(60 * HOUR);
  });

  it('who works evenings begins no shift before, also on the day on which the clock jumps', () => {
    const made = imaginaryPerson(base, { ...blank, weekdays: [1, 2, 3, 4, 5, 6, 7], earliestStart: 900 }, '2026-03-09');
    expect(made).toMatchObject({ earliestStart: 900, blocks: [] });
    const hours = (text: string) => judge({ ...base, people: [made] }, [shiftOf(text, made.id)]);
    const isFree = (text: string) => !hours(text).some(({ rule }) => rule === 'unavailable');
    // On the 29th a clock shows 15:00 fourteen hours after midnight.
    const days = base.days.map((day) =>
      day.date === '2026-03-29' ? { ...day, clockChange: { at: midnight(29) + 180, by: 60 } } : day,
    );
    const jumped = (start: number) =>
      judge({ ...base, days, people: [made] }, [
        { ...shiftOf('29 15:00-20:00', made.id), start: midnight(29) + start, end: midnight(29) + start + 300 },
      ]).some(({ rule }) => rule === 'unavailable');
    expect([isFree('10 14:59-20:00'), isFree('10 15:00-20:00'), jumped(839), jumped(840)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('like somebody has their limits and rate, without their absences', () => {
    const like = { ...ona, limits: { maxWeekends: 1 }, leaveDays: 3, blocks: [...person(base).blocks] };
    const made = imaginaryPerson(
      base,
      { ...blank, like, roles: [], minutesPerWeek: null, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      '2026-03-16',
    );
    expect(made).toEqual({
      ...adult({ id: 'imaginary:a', name: 'A', limits: { maxWeekends: 1 } }),
      contractMinutesPerWeek: 40 * HOUR,
      maxMinutesPerWeek: 40 * HOUR,
      normMinutes: 80 * HOUR,
      employment: [{ from: '2026-03-16', to: null }],
    });
  });
});

describe('laws', () => {
  const draws = Array.from({ length: 60 }, (_, seed) => ({ seed, problem: randomProblem(seed) }));

  it('no changes are the same problem', () => {
    for (const { problem } of draws) expect(applyChanges(problem, [])).toBe(problem);
  });

  it('the order does not matter', () => {
    for (const { seed, problem } of draws) {
      const changes = randomChanges(seed, problem);
      const random = createRandom(seed);
      const shuffled = changes
        .map((change) => ({ change, at: random.below(1e6) }))
        .sort((a, b) => a.at - b.at)
        .map(({ change }) => change);
      expect(applyChanges(problem, shuffled), `seed ${seed}`).toEqual(applyChanges(problem, changes));
      expect(applyChanges(problem, changes.toReversed()), `seed ${seed}`).toEqual(applyChanges(problem, changes));
    }
  });

  it('the inverse is the base', () => {
    for (const { seed, problem } of draws) {
      const rules = { ...problem.rules, weekendsOff: { least: 1, inWeeks: 2 }, severities: { age: 'hard' as const } };
      const people = problem.people.map((one) => ({
        ...one,
        contractMinutesPerWeek: 2400,
        maxMinutesPerWeek: 2400,
        normMinutes: 9000,
      }));
      const weights = weightsOf(defaultImportance);
      const [need] = problem.needs;
      const known = { ...problem, rules, people, weights };
      const changes: Change[] = [
        { kind: 'numbers', field: 'weekendsOff', numbers: null },
        { kind: 'strictness', rule: 'age', severity: 'off' },
        { kind: 'aim', aim: 'cost', level: 'high' },
        { kind: 'contractHours', employeeId: 'p1', minutesPerWeek: 1200 },
        ...(need ? [requirementOf(need, 7)] : []),
      ];
      const inverse: Change[] = [
        { kind: 'numbers', field: 'weekendsOff', numbers: rules.weekendsOff },
        { kind: 'strictness', rule: 'age', severity: 'hard' },
        { kind: 'aim', aim: 'cost', level: 'off' },
        { kind: 'contractHours', employeeId: 'p1', minutesPerWeek: 2400 },
        ...(need ? [requirementOf(need, need.count)] : []),
      ];
      const changed = applyChanges(known, changes);
      expect(changed, `seed ${seed}`).not.toEqual(known);
      expect(applyChanges(changed, inverse), `seed ${seed}`).toEqual(known);
    }
  });

  it('changes of people who are not there change nothing', () => {
    for (const { problem } of draws)
      expect(applyChanges(problem, [{ kind: 'leaves', employeeId: 'nobody', lastDay: '2026-03-10' }])).toBe(problem);
  });
});

function requirementOf({ date, template, role }: { date: string; template: string; role: string }, count: number) {
  return { kind: 'requirement', date, template, role, count, times } satisfies Change;
}

function randomChanges(seed: number, problem: typeof base): Change[] {
  const { below } = createRandom(seed + 5);
  const date = () => problem.days[7 + below(20)]!.date;
  const employeeId = () => `p${below(3)}`;
  const [need] = problem.needs;
  const all: Change[] = [
    { kind: 'away', employeeId: employeeId(), from: date(), to: '2026-03-29' },
    { kind: 'away', employeeId: employeeId(), from: '2026-03-02', to: date() },
    { kind: 'leaves', employeeId: employeeId(), lastDay: date() },
    { kind: 'starts', employeeId: employeeId(), firstDay: date() },
    { kind: 'role', employeeId: employeeId(), role: 'waiter' },
    { kind: 'role', employeeId: employeeId(), role: 'host' },
    { kind: 'certificate', employeeId: employeeId(), certificate: 'alcohol' },
    { kind: 'contractHours', employeeId: employeeId(), minutesPerWeek: 1200 },
    { kind: 'closed', weekday: 1 + below(7) },
    { kind: 'closed', date: date() },
    { kind: 'strictness', rule: 'age', severity: 'soft' },
    { kind: 'numbers', field: 'startTimes', numbers: { mostPerWeek: 2 } },
    { kind: 'aim', aim: 'wishes', level: 'low' },
    ...(need ? [requirementOf(need, 3), { ...requirementOf(need, 4), role: 'host', date: date() }] : []),
  ];
  return all.filter(() => below(3) > 0);
}
