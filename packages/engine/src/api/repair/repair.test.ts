import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import type { Disruption, Proposal } from '../../problem/remedy.ts';
import { plan } from '../plan.ts';
import { businessMonth } from '../../testing/business.ts';
import { cpuClock } from '../../testing/cpu-clock.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { restaurant } from '../../samples/sample-businesses.ts';
import { adult, midnight, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { moved } from './moved.ts';
import { repair } from './repair.ts';
import { proofOf } from '../roster-proof.ts';

const ill = (employeeId: string, from: number, to: number, more: Partial<Disruption> = {}): Disruption => ({
  absences: [{ employeeId, start: midnight(from), end: midnight(to + 1) }],
  withdrawn: [],
  wanted: [],
  kept: [],
  from: midnight(from),
  ...more,
});
const lines = (proposal: Proposal | undefined) =>
  proposal?.changes.map(({ date, from, to }) => `${date.slice(8)} ${from} > ${to}`);
const applied = (shifts: readonly Shift[], { changes }: Proposal): Shift[] =>
  moved(shifts, new Map(changes.flatMap((c) => shifts.filter(({ id }) => id === c.shiftId).map((s) => [s, c.to]))));

const people = ['a', 'b', 'c'].map((id) => adult({ id, name: id.toUpperCase() }));
/** A cook, a waiter, and one with both roles. */
const mixed = [
  adult({ id: 'a' }),
  adult({ id: 'b', roles: ['waiter'] }),
  adult({ id: 'c', roles: ['cook', 'waiter'] }),
];
const at = (day: number, who: string, hours = '08:00-16:00/30'): Shift => shiftOf(`${day} ${hours}`, who);

describe('repair', () => {
  it('gives the shifts of a person who is ill to others, one change each', () => {
    const shifts = [at(10, 'a'), at(11, 'a'), at(20, 'a'), at(10, 'b')];
    const [best] = repair(world({ people }), shifts, ill('a', 10, 12));
    expect(lines(best)).toEqual(['10 a > c', expect.stringMatching(/^11 a > [bc]$/)]);
    expect(best).toMatchObject({ open: [], minimal: true });
  });

  it('moves a colleague’s shift where nobody is free, and says so', () => {
    // Only c has both roles: c takes the cook's shift and passes the waiter's to b.
    const shifts = [at(10, 'a'), shiftOf('10 08:00-16:00/30', 'c', 'waiter')];
    const [best] = repair(world({ people: mixed }), shifts, ill('a', 10, 10));
    expect(lines(best)?.sort()).toEqual(['10 a > c', '10 c > b']);
    expect(best?.minimal).toBe(true);
  });

  it('moves a shift of an employee whose rest is already too short, if it gets no shorter', () => {
    const late = shiftOf('9 15:00-23:00/30', 'c', 'waiter');
    const shifts = [late, at(10, 'a', '07:00-15:00/30'), shiftOf('10 07:00-15:00/30', 'c', 'waiter')];
    const [best] = repair(world({ people: mixed }), shifts, ill('a', 10, 10, { kept: [late.id] }));
    expect(lines(best)?.sort()).toEqual(['10 a > c', '10 c > b']);
    expect(best).toMatchObject({ open: [], minimal: true });
  });

  it('gives the person a later shift in exchange, when they are well again', () => {
    // b has no hours left for the 10th, unless a takes the shift of the 20th.
    const who = [adult({ id: 'a' }), adult({ id: 'b', normMinutes: 450 })];
    const shifts = [at(10, 'a'), at(20, 'b')];
    const [best] = repair(world({ people: who }), shifts, ill('a', 10, 12));
    expect(lines(best)).toEqual(['10 a > b', '20 b > a']);
    expect(best?.minimal).toBe(true);
  });

  it('never puts the person who is ill on the day after', () => {
    // As above, but b would have to pass on the shift of the next day.
    const who = [adult({ id: 'a' }), adult({ id: 'b', normMinutes: 450 })];
    const shifts = [at(10, 'a'), at(11, 'b')];
    const [best] = repair(world({ people: who }), shifts, ill('a', 10, 10));
    expect(lines(best)).toEqual(['10 a > null']);
    const later = [at(10, 'a'), at(12, 'b')];
    expect(lines(repair(world({ people: who }), later, ill('a', 10, 10))[0])).toEqual(['10 a > b', '12 b > a']);
  });

  it('leaves open what nobody may take, and keeps pinned shifts and those that have begun', () => {
    const standing = shiftOf('10 08:00-16:00/30', 'c', 'waiter');
    const shifts = [at(9, 'a'), at(10, 'a'), standing];
    const [best] = repair(world({ people: mixed }), shifts, ill('a', 10, 10, { kept: [standing.id] }));
    expect(lines(best)).toEqual(['10 a > null']);
    expect(best).toMatchObject({ open: [at(10, 'a').id], minimal: true });
    const late = ill('a', 9, 10, { from: midnight(10) });
    expect(lines(repair(world({ people: mixed }), shifts, late)[0])?.some((line) => line.startsWith('09'))).toBe(false);
  });

  it('has nothing to propose for a person without shifts, and opens everything when all are ill', () => {
    const shifts = [at(10, 'a'), at(11, 'b')];
    expect(repair(world({ people }), shifts, ill('c', 10, 12))).toEqual([]);
    const all: Disruption = {
      ...ill('a', 10, 12),
      absences: people.map(({ id }) => ({ employeeId: id, start: midnight(10), end: midnight(13) })),
    };
    const [best] = repair(world({ people }), shifts, all);
    expect(lines(best)).toEqual(['10 a > null', '11 b > null']);
    expect(best?.minimal).toBe(true);
  });

  it('fills a new need and takes back a withdrawn shift, also on the night the clocks change', () => {
    const night = at(28, 'a', '22:00-06:00');
    const open: Shift = { ...at(27, 'x'), id: 'open', employeeId: null };
    const wish: Disruption = { ...ill('c', 2, 2), absences: [], wanted: ['open'], from: midnight(9) };
    const [best] = repair(world({ people, needs: [needOf('27 08:00-16:00/30')] }), [night, open], wish);
    expect(best?.changes).toMatchObject([{ shiftId: 'open', from: null }]);
    const [other] = repair(world({ people: people.slice(0, 2) }), [night, at(28, 'b')], {
      ...ill('a', 28, 29),
      withdrawn: [at(28, 'b').id],
    });
    expect(lines(other)).toEqual(['28 a > b']);
  });

  it('breaks nothing that was not broken, whatever the problem; alternatives differ', () => {
    let proposals = 0;
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 9, max: 25 }), (seed, day) => {
        const problem = randomProblem(seed, { people: 5 });
        const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 2000 });
        const found = repair(problem, shifts, ill('p0', day, day + 3));
        expect(new Set(found.map((one) => JSON.stringify(one.changes))).size).toBe(found.length);
        for (const proposal of found) expectSound(problem, shifts, proposal, ill('p0', day, day + 3));
        proposals += found.length;
      }),
      { numRuns: 120, seed: 5 },
    );
    expect(proposals).toBeGreaterThan(60);
  });

  it('answers for one to eight people of 35 while a manager waits, and proves it for one', () => {
    const problem = businessMonth(restaurant, '2026-05');
    const { shifts } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 30_000 });
    const day = (date: string) => problem.days.find((one) => one.date === date)?.startsAt ?? 0;
    for (const sick of [['p12'], ['p9', 'p10', 'p11', 'p12', 'p20', 'p21', 'p22', 'p23']]) {
      const [start, end] = [day('2026-05-11'), day('2026-05-18')];
      const absences = sick.map((employeeId) => ({ employeeId, start, end }));
      const started = cpuClock();
      const disruption = { absences, withdrawn: [], wanted: [], kept: [], from: start };
      const [best] = repair(problem, shifts, disruption);
      expect(cpuClock() - started).toBeLessThan(1000);
      if (sick.length === 1) expect(best?.minimal).toBe(true);
      if (best) expectSound(problem, shifts, best, disruption);
    }
  });
});

function expectSound(
  problem: Problem,
  shifts: readonly Shift[],
  proposal: Proposal,
  { absences, from }: Disruption,
): void {
  const after = applied(shifts, proposal);
  expect(after.filter((shift, i) => shift.employeeId !== shifts[i]?.employeeId).length).toBe(proposal.changes.length);
  const takers = proposal.changes.flatMap(({ to }) => to ?? []);
  // An absence may break a rule by itself (two who must work together), so the baseline is the roster without the
  // absent employee.
  const without = shifts.map((shift) => {
    const isLost = absences.some(
      ({ employeeId, start, end }) =>
        employeeId === shift.employeeId && shift.start >= from && shift.start < end && shift.end > start,
    );
    return isLost ? { ...shift, employeeId: null } : shift;
  });
  const people = problem.people.map((person) => {
    const away = absences.filter(({ employeeId }) => employeeId === person.id);
    return { ...person, blocks: [...person.blocks, ...away.map((one) => ({ ...one, source: 'self' as const }))] };
  });
  expect(proofOf(contextOf({ ...problem, people }), without)(after, [...new Set(takers)])).toEqual([]);
}
