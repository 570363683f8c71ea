import { describe, expect, it } from 'vitest';
import { measure } from '../api/measure.ts';
import { plan } from '../api/plan.ts';
import { repair } from '../api/repair/repair.ts';
import type { LateShift, Person, Shift } from '../problem/problem.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';

/** What the pack of a made-up law pays for this shift of its employee, who has 10 euros an hour. */
const late = ({ start, end, breakMinutes }: Shift, costs: LateShift['costs'], rateCents: number | null = 1000) => ({
  start,
  end,
  breakMinutes,
  costs,
  rateCents,
});
const weights = (cost: number) => ({ ...world().weights, cost });

describe('late changes', () => {
  // 10:00 to 18:00 with half an hour of break: 7 h 30 min, half of which is paid: 3 h 45 min, 37.50 euros.
  const published = shiftOf('10 10:00-18:00/30');
  const partOf = (shifts: Shift[], costs: LateShift['costs'] = [{ share: 0.5 }], rate: number | null = 1000) => {
    const problem = world({ people: [adult({ lateShifts: [late(published, costs, rate)] })], weights: weights(2) });
    return measure(problem, shifts).parts['late-changes'] ?? 0;
  };

  it('cost what the law says of lost time, by the weight of cost', () => {
    expect(partOf([published])).toBeCloseTo(0);
    expect(partOf([])).toBeCloseTo(2 * 37.5);
    expect(partOf([shiftOf('10 10:00-18:00/30', 'jonas')])).toBeCloseTo(2 * 37.5);
    // 10:00 to 15:00 without a break: 2 h 30 min less, of which half is paid: 1 h 15 min.
    expect(partOf([shiftOf('10 10:00-15:00')])).toBeCloseTo(2 * 12.5);
    // Another role at the same hours, and a longer shift, take nothing.
    expect(partOf([shiftOf('10 10:00-18:00/30', 'ona', 'waiter')])).toBeCloseTo(0);
    expect(partOf([shiftOf('10 09:00-19:00/30')])).toBeCloseTo(0);
  });

  it('cost the highest of several amounts', () => {
    expect(partOf([], [{ share: 0.5 }, { minutes: 150 }])).toBeCloseTo(2 * 37.5);
    expect(partOf([], [{ cents: 5000 }, { minutes: 150 }])).toBeCloseTo(2 * 50);
    // A fixed amount is due in full for any lost time.
    expect(partOf([shiftOf('10 10:00-15:00')], [{ minutes: 150 }])).toBeCloseTo(2 * 25);
    // Without a rate nothing is known but that it costs: 2.5 thousandths for 2 h 30 min.
    expect(partOf([], [{ minutes: 150 }], null)).toBeCloseTo(0.0025, 6);
  });

  it('cost the same whatever the rate where cost has no weight, so that no order says who is paid less', () => {
    const partAt = (rate: number | null) => {
      const people = [adult({ lateShifts: [late(published, [{ share: 0.5 }], rate)] })];
      return measure(world({ people, weights: weights(0) }), []).parts['late-changes'] ?? 0;
    };
    // 3 h 45 min.
    expect([800, 2500, null].map(partAt)).toEqual([0.00375, 0.00375, 0.00375]);
  });
});

describe('a repair', () => {
  // The first one is ill on the 10th and can take another shift later. Two others have no hours left unless they pass
  // one on: Birutė her shift of the 12th, which costs 2 h 30 min now, 25 euros; Darius his of the 20th, free.
  const [lost, dear, free] = [
    shiftOf('10 08:00-16:00/30', 'a'),
    shiftOf('12 08:00-16:00/30', 'b'),
    shiftOf('20 08:00-16:00/30', 'd'),
  ];
  const ways = (cost: number | undefined, more: { b?: Partial<Person>; d?: Partial<Person> } = {}) => {
    const busy = { normMinutes: 450 };
    const people = [
      adult({ id: 'a' }),
      adult({ id: 'b', ...busy, lateShifts: [late(dear, [{ minutes: 150 }])], ...more.b }),
      adult({ id: 'd', ...busy, ...more.d }),
    ];
    const problem = world({ people, ...(cost !== undefined && { weights: weights(cost) }) });
    const absences = [{ employeeId: 'a', start: midnight(10), end: midnight(11) }];
    return repair(problem, [lost, dear, free], { absences, withdrawn: [], wanted: [], kept: [], from: midnight(10) });
  };
  const lines = ([best]: ReturnType<typeof repair>) =>
    best?.changes.map(({ date, from, to }) => `${date.slice(8)} ${from} > ${to}`);

  it.each([undefined, 0, 1])('takes the way that costs nothing, with the weight of cost %s', (cost) => {
    expect(lines(ways(cost))).toEqual(['10 a > d', '20 d > a']);
    // If his were the dear one, the other way.
    const lateShifts = [late(free, [{ minutes: 150 }])];
    expect(lines(ways(cost, { b: { lateShifts: [] }, d: { lateShifts } }))).toEqual(['10 a > b', '12 b > a']);
  });

  it('takes the paid way where the free one breaks a hard rule, and counts its price', () => {
    // Darius is away on the 10th himself.
    const blocks = [{ start: midnight(10), end: midnight(11), source: 'time_off' as const }];
    const paid = ways(1, { d: { blocks } });
    expect(lines(paid)).toEqual(['10 a > b', '12 b > a']);
    const unpaid = ways(1, { b: { lateShifts: [] }, d: { blocks } });
    expect(lines(unpaid)).toEqual(lines(paid));
    expect((paid[0]?.penalty ?? 0) - (unpaid[0]?.penalty ?? 0)).toBeCloseTo(25);
  });

  it('pays nothing to who works the same hours in another role', () => {
    const people = [
      adult({ id: 'a' }),
      adult({ id: 'b', roles: ['waiter'] }),
      adult({ id: 'c', roles: ['cook', 'waiter'] }),
    ];
    const waiter = shiftOf('10 08:00-16:00/30', 'c', 'waiter');
    const problem = world({
      people: people.map((one) => (one.id === 'c' ? { ...one, lateShifts: [late(waiter, [{ share: 1 }])] } : one)),
      weights: weights(1),
    });
    const absences = [{ employeeId: 'a', start: midnight(10), end: midnight(11) }];
    const disruption = { absences, withdrawn: [], wanted: [], kept: [], from: midnight(10) };
    const [priced, plain] = [problem, { ...problem, people }].map((one) => repair(one, [lost, waiter], disruption)[0]);
    expect(priced?.changes).toHaveLength(2);
    expect(priced?.penalty).toBeCloseTo(plain?.penalty ?? NaN);
  });
});

it.each([0, 1])('planning anew leaves a shift with whom it costs money to take it from, with the weight %s', (cost) => {
  const published = shiftOf('10 08:00-16:00/30', 'c');
  const people = ['a', 'b', 'c', 'd'].map((id) =>
    adult({ id, ...(id === 'c' && { lateShifts: [late(published, [{ minutes: 150 }])] }) }),
  );
  const problem = world({ people, needs: [needOf('10 08:00-16:00/30')], weights: weights(cost) });
  const { shifts } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 20_000 });
  expect(shifts.map(({ employeeId }) => employeeId)).toEqual(['c']);
});
