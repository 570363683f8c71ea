import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import type { BusinessRules, Pair, Shift } from '../../problem/problem.ts';
import { plan } from '../plan.ts';
import { businessMonth } from '../../testing/business.ts';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { restaurant } from '../../samples/sample-businesses.ts';
import { adult, midnight, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { explainAssignment } from '../assignment.ts';
import { moved } from '../repair/moved.ts';
import { remedies } from './remedies.ts';
import { proofOf } from '../roster-proof.ts';

const day = '10 08:00-16:00/30';
const needs = [needOf(day)];
const template = '08:00-16:00/30';
const pairs = (kind: Pair['kind']) => [{ first: 'free', second: 'other', kind }];
/** Business rules between employees, and the role of a second employee, who works as a waiter. */
const between: { rule: string; rules: BusinessRules; role: string }[] = [
  { rule: 'senior-present', rules: { seniors: [{ template, role: null, least: 1 }] }, role: 'cook' },
  { rule: 'pair-apart', rules: { pairs: pairs('apart') }, role: 'waiter' },
  { rule: 'pair-together', rules: { pairs: pairs('together') }, role: 'cook' },
];
const kinds = (of: ReturnType<typeof remedies>) =>
  of[0]?.remedies.map(
    ({ kind, bent, moves }) =>
      `${kind} ${bent.map(({ rule }) => rule).join('+') || '-'} ${moves.map(({ to }) => to).join('>')}`,
  );

describe('remedies', () => {
  it('orders what would fill a need by how much it asks for', () => {
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const people = [
      adult({ id: 'student', blocks: [away] }),
      adult({ id: 'waiter', roles: ['waiter'] }),
      adult({ id: 'worn', normMinutes: 0 }),
      adult({ id: 'short', maxMinutesPerWeek: 300 }),
    ];
    const found = remedies(world({ people, needs }), [], 10);
    expect(kinds(found)).toEqual([
      'consent norm-hours worn',
      'business weekly-hours short',
      'unavailability unavailable student',
      'training role waiter',
    ]);
    expect(found[0]?.remedies.map(({ bent }) => bent[0]?.by)).toEqual([450, 150, 1, 1]);
    expect(found[0]?.remedies[0]?.moves).toMatchObject([{ shiftId: null, date: '2026-03-10', from: null, to: 'worn' }]);
  });

  it('hands shifts on where that bends nothing', () => {
    const people = [adult({ id: 'a', roles: ['waiter'] }), adult({ id: 'b', roles: ['cook', 'waiter'] })];
    const taken = shiftOf(day, 'b', 'waiter');
    const problem = world({ people, needs: [...needs, needOf(day, 1, 'waiter')] });
    expect(kinds(remedies(problem, [taken], 10))?.[0]).toMatch(/^(free|goal) - b>a$/);
    const locked = remedies(problem, [{ ...taken, locked: true }], 10);
    expect(kinds(locked)).toEqual(['training role a']);
  });

  it('never asks an employee who is ill, though it may ask one on leave', () => {
    const away = (source: 'ill' | 'time_off') => [{ start: midnight(10), end: midnight(11), source }];
    const people = [adult({ id: 'ill', blocks: away('ill') }), adult({ id: 'off', blocks: away('time_off') })];
    expect(kinds(remedies(world({ people, needs }), [], 10))).toEqual(['unavailability unavailable off']);
  });

  it('ignores needs that have begun, and reassigns no shift that has', () => {
    const early = '10 06:00-10:00';
    const people = [adult({ id: 'a', roles: ['waiter'] }), adult({ id: 'b', roles: ['cook', 'waiter'] })];
    const problem = world({ people, needs: [needOf(early, 1, 'waiter'), ...needs] });
    const begun = shiftOf(early, 'b', 'waiter');
    expect(kinds(remedies(problem, [begun], 1, begun.start))?.[0]).toMatch(/^(free|goal) - b>a$/);
    expect(kinds(remedies(problem, [begun], 1, begun.start + 1))).toEqual(['training role a']);
    const open = remedies(problem, [], 1, begun.start + 1);
    expect(open.map(({ template }) => template)).toEqual(['08:00-16:00/30']);
  });

  it('lists first the needs that an employee could simply take', () => {
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const problem = world({ people: [adult({ blocks: [away] })], needs: [...needs, needOf('11 08:00-16:00/30')] });
    expect(remedies(problem, [], 2).map(({ date }) => date)).toEqual(['2026-03-11', '2026-03-10']);
    // Only the earliest are looked at, no matter who could take the others.
    expect(remedies(problem, [], 1).map(({ date }) => date)).toEqual(['2026-03-10']);
  });

  it('asks for two exceptions of one person where one is not enough, and never for three', () => {
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const worn = adult({ id: 'worn', normMinutes: 0, maxMinutesPerWeek: 300 });
    const absent = { ...worn, id: 'absent', blocks: [away] };
    const waiter = adult({ id: 'waiter', roles: ['waiter'], normMinutes: 0 });
    const found = remedies(world({ people: [worn, absent, waiter], needs }), [], 10);
    expect(
      found[0]?.remedies.map(({ kind, bent }) => [kind, bent[0]?.employeeId, bent.map(({ rule }) => rule).sort()]),
    ).toEqual([['business', 'worn', ['norm-hours', 'weekly-hours']]]);
  });

  it.each(between)('lets $rule be broken where it alone stops an assignment', ({ rule, rules, role }) => {
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const ill = adult({ id: 'ill', senior: true, blocks: [away] });
    const other = adult({ id: 'other', roles: [role], maxMinutesPerWeek: 300 });
    const problem = world({ people: [adult({ id: 'free' }), other, ill], needs, rules });
    const roster = role === 'waiter' ? [{ ...shiftOf('10 10:00-14:00', 'other', role), locked: true }] : [];
    const [need] = remedies(problem, roster, 10);
    expect(need?.remedies[0]).toMatchObject({ kind: 'business', moves: [{ to: 'free' }] });
    expect(need?.remedies[0]?.bent).toMatchObject([
      { rule, employeeId: 'free', by: 1, violation: { severity: 'hard' } },
    ]);
    const chosen = (severity: 'consent' | 'soft') =>
      kinds(remedies({ ...problem, rules: { ...rules, severities: { [rule]: severity } } }, roster, 10))?.[0];
    expect(chosen('consent')).toBe(`consent ${rule} free`);
    expect(chosen('soft')).toMatch(/^(free|goal) - free$/);
  });

  it('names two exceptions where one of them is between people', () => {
    const rules = { seniors: [{ template, role: null, least: 1 }] };
    const people = [adult({ id: 'worn', normMinutes: 0 })];
    expect(kinds(remedies(world({ people, needs, rules }), [], 10))).toEqual([
      'business norm-hours+senior-present worn',
    ]);
  });

  it('never breaks hard law', () => {
    const tired = [shiftOf('9 14:00-22:00/30', 'ona')];
    expect(remedies(world({ needs: [needOf('10 06:00-14:00/30')] }), tired, 10)[0]?.remedies).toEqual([]);
    const minor = adult({ birthDate: '2009-06-01' });
    const bar = world({ people: [minor], needs, rules: { alcoholRoles: ['cook'] } });
    expect(remedies(bar, [], 10)[0]?.remedies).toEqual([]);
    expect(kinds(remedies({ ...bar, rules: {} }, [], 10))?.[0]).toMatch(/^(free|goal) - ona$/);
  });

  it('fills with every remedy what it says, and bends no more than it says', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const problem = randomProblem(seed);
        const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 1000 });
        const proof = proofOf(contextOf(problem), shifts);
        for (const need of remedies(problem, shifts, 6)) {
          for (const { bent, moves } of need.remedies) {
            const changes = new Map(
              moves.flatMap(({ shiftId, to }) =>
                shifts.filter(({ id }) => id === shiftId).map((s): [Shift, string | null] => [s, to]),
              ),
            );
            expect(changes.size).toBe(moves.length);
            const answer = proof(
              moved(shifts, changes),
              moves.flatMap(({ to }) => to ?? []),
            );
            expect(answer).toEqual(bent);
            count++;
          }
        }
      }),
      { numRuns: 60, seed: 3 },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('answers for a month of 35 people with a shortage while a manager waits', () => {
    const whole = businessMonth(restaurant, '2026-05');
    const problem = { ...whole, people: whole.people.filter((_, p) => p < 6 || p > 9) };
    const { shifts, open } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 30_000 });
    expect(open.length).toBeGreaterThan(0);
    const started = cpuClock();
    const found = remedies(problem, shifts, 10);
    expect((cpuClock() - started) / found.length).toBeLessThan(500);
  });
});

describe('an assignment', () => {
  it('says what it costs, who else could have it, and with whom it could be exchanged', () => {
    const people = [adult({ id: 'a' }), adult({ id: 'b' }), adult({ id: 'c', roles: ['waiter'] })];
    const own = shiftOf(day, 'a');
    const other = shiftOf('11 08:00-16:00/30', 'b');
    const answer = explainAssignment(world({ people, needs }), [own, other], own.id);
    expect(answer?.parts['coverage']).toBeLessThan(0);
    expect(answer?.others.map(({ employeeId }) => employeeId)).toEqual(['b']);
    expect(answer?.swaps.map(({ employeeId, shift }) => `${employeeId} ${shift.date}`)).toEqual(['b 2026-03-11']);
    expect(explainAssignment(world({ people }), [own], 'unknown')).toBeNull();
  });
});
