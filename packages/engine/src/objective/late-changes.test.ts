import { describe, expect, it } from 'vitest';
import { measure } from '../api/measure.ts';
import { plan } from '../api/plan.ts';
import { repair } from '../api/repair/repair.ts';
import { objectiveStepOf } from '../lp/network/objective-step.ts';
import { contextOf } from '../model/context.ts';
import type { LateShift, Person, Shift } from '../problem/problem.ts';
import { compileModel } from '../roster/compile-model.ts';
import { createEvaluator } from '../roster/evaluator.ts';
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
    // Without a rate nothing is known but that it costs: as much as 2 minutes of uneven hours for 1 h 45 min.
    expect(partOf([], [{ minutes: 105 }], null)).toBeCloseTo((2 * world().weights.fairHours) / 60, 6);
  });

  it('cost the same whatever the rate where cost has no weight, so that no order says who is paid less', () => {
    const partAt = (rate: number | null) => {
      const people = [adult({ lateShifts: [late(published, [{ share: 0.5 }], rate)] })];
      return measure(world({ people, weights: weights(0) }), []).parts['late-changes'] ?? 0;
    };
    // 3 h 45 min count as four hours, each as a minute of uneven hours.
    const tie = (4 * weights(0).fairHours) / 60;
    for (const rate of [800, 2500, null]) expect(partAt(rate)).toBeCloseTo(tie, 9);
  });
});

// Without the weight of cost each hour that is due, from 1 to 6, counts as a minute of uneven hours, in any currency.
it.each([
  ['an hour at least', { minutes: 15 }, 1000, 1],
  ['hours', { share: 0.5 }, 1234, 4],
  ['6 hours at most', { minutes: 600 }, 1000, 6],
  ['an amount, whatever the rate', { cents: 4200 }, 1200, 1],
  ['an amount where no rate is known', { cents: 4200 }, null, 1],
  ['yen', { minutes: 120 }, 150_000, 2],
])('decide between equals by %s, and leave the step by which plans are proved', (_, cost, rate, minutes) => {
  const published = shiftOf('10 10:00-18:00/30');
  for (const fairHours of [4, 3, 0]) {
    const plain = world({ needs: [needOf('10 10:00-18:00/30')], weights: { ...world().weights, fairHours } });
    const people = [adult({ lateShifts: [late(published, [cost], rate)] })];
    const part = measure({ ...plain, people }, []).parts['late-changes'];
    expect(part).toBeCloseTo((minutes * (fairHours || 1)) / 60, 9);
    const [step, before] = [
      { ...plain, people },
      { ...plain, people: [adult()] },
    ].map((problem) => {
      const model = compileModel(contextOf(problem));
      return objectiveStepOf(model, createEvaluator(model));
    });
    if (fairHours > 0) expect(step).toBeCloseTo(before!, 9);
    else expect(step).toBeGreaterThan(0.9 / 60);
  }
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
