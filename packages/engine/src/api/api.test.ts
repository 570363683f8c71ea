import { describe, expect, it } from 'vitest';
import { eu, lithuania } from '../testing/laws.ts';
import type { Shift } from '../problem/problem.ts';
import { businessMonth } from '../testing/business.ts';
import { restaurant } from '../samples/sample-businesses.ts';
import { cpuClock } from '../testing/cpu-clock.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';
import { lowerBound } from '../bounds/lower-bound.ts';
import { plan } from './plan.ts';
import { candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { judge, judgePeople } from './judge.ts';
import { measure } from './measure.ts';
import { remedies } from './remedies/remedies.ts';

const away = { start: midnight(10), end: midnight(11), source: 'time_off' } as const;
const people = [
  adult({ id: 'a', name: 'A', hourlyRateCents: 1000 }),
  adult({ id: 'b', name: 'B', roles: ['waiter'] }),
  adult({ id: 'c', name: 'C', blocks: [away] }),
  adult({ id: 'd', name: 'D' }),
];
const needs = [needOf('10 08:00-16:00/30', 2)];
const place: Shift = { ...shiftOf('10 08:00-16:00/30', null), id: 'place' };

describe('explain', () => {
  it('names the first rule that stops each person, and nothing for who could take it', () => {
    const tired = shiftOf('9 14:00-22:00/30', 'a');
    const [open, ...more] = explain(world({ people, needs }), [tired, place]);
    expect(more).toEqual([]);
    expect(open).toMatchObject({ date: '2026-03-10', template: '08:00-16:00/30', role: 'cook', missing: 2 });
    const reasons = open?.reasons.map(({ employeeId, violation }) => `${employeeId} ${violation.rule}`);
    expect(reasons).toEqual(['a daily-rest', 'b role', 'c unavailable']);
  });

  it('reads what stood before the period', () => {
    const late = shiftOf('8 16:00-00:30/30', 'a');
    const problem = world({ people: people.slice(0, 1), needs: [needOf('9 08:00-16:00/30')], fixed: [late] });
    expect(explain(problem, [])[0]?.reasons[0]?.violation).toMatchObject({ rule: 'daily-rest', source: 'DK 122(2)' });
  });
});

it.each([
  ['lt', lithuania],
  ['eu', eu],
  ['none', null],
])('agrees that a person works one shift a date: %s', (_id, law) => {
  const problem = world({ law, needs: [needOf('10 08:00-12:00'), needOf('10 17:00-21:00')] });
  const shifts = [shiftOf('10 08:00-12:00'), { ...shiftOf('10 17:00-21:00', null), id: 'evening' }];
  expect(lowerBound(problem).fillable).toBe(1);
  expect(explain(problem, shifts)[0]?.reasons[0]?.violation.rule).toBe('one-shift-a-day');
  expect(candidates(problem, shifts, 'evening')[0]?.blockedBy[0]?.rule).toBe('one-shift-a-day');
  expect(remedies(problem, shifts, 1)[0]?.remedies).toEqual([]);
});

describe('candidates', () => {
  it('ranks those who may before those who are stopped, with cost and hours', () => {
    const ranked = candidates(world({ people, needs }), [place, shiftOf('12 08:00-16:00/30', 'd')], 'place');
    expect(ranked.map((c) => `${c.employeeId} ${c.fits}`)).toEqual(['a true', 'd true', 'c false', 'b false']);
    expect(ranked[0]).toMatchObject({ costCents: 7500, minutesAfter: 450, blockedBy: [] });
    expect(ranked[1]?.minutesAfter).toBe(900);
  });

  it('judges one alone as among all', () => {
    const [problem, shifts] = [world({ people, needs }), [place, shiftOf('12 08:00-16:00/30', 'd')]];
    const all = candidates(problem, shifts, 'place');
    expect(all.map(({ employeeId }) => candidates(problem, shifts, 'place', employeeId))).toEqual(
      all.map((candidate) => [candidate]),
    );
    expect(candidates(problem, shifts, 'place', 'nobody')).toEqual([]);
  });

  it('knows no candidates of an unknown shift', () => {
    expect(candidates(world({ people }), [], 'nothing')).toEqual([]);
  });
});

describe('judge', () => {
  it('lists the goals that a reader cares about as soft', () => {
    const wish = { date: '2026-03-10', template: '08:00-16:00/30', kind: 'off', weight: 5 } as const;
    const problem = world({ people: [adult({ minShiftsPerWeek: 1, wishes: [wish] })], needs });
    const found = judge(problem, [shiftOf('10 08:00-16:00/30')]);
    expect(found.map((v) => `${v.rule} ${v.severity} ${v.date}`)).toEqual([
      'wishes soft 2026-03-10',
      'min-shifts soft 2026-03-16',
      'min-shifts soft 2026-03-23',
    ]);
    expect(measure(problem, [shiftOf('10 08:00-16:00/30')]).parts).toMatchObject({ wishes: 5, 'min-shifts': 80 });
  });

  it('judges some people exactly as all, in well under a millisecond each', () => {
    const problem = businessMonth(restaurant, '2026-05');
    const { shifts } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 1000 });
    const moved = shifts.map((shift, i) => (i % 9 === 0 ? { ...shift, employeeId: 'p5' } : shift));
    const all = judge(problem, moved);
    expect(all.some((v) => v.employeeId === 'p5' && v.severity === 'hard')).toBe(true);
    expect(judgePeople(problem, moved, ['p5', 'p6'])).toEqual(
      all.filter((v) => v.employeeId === 'p5' || v.employeeId === 'p6'),
    );
    const started = cpuClock();
    for (let i = 0; i < 20; i++) judgePeople(problem, moved, ['p6']);
    expect((cpuClock() - started) / 20).toBeLessThan(5);
  });
});
