import { expect, it } from 'vitest';
import { candidates } from '../api/candidates.ts';
import { costOfMoves } from '../api/wages.ts';
import { measure } from '../api/measure.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { payMultipliers } from '../hours/pay-multipliers.ts';
import { reckonWork } from '../hours/reckon-work.ts';
import { lithuania } from '../testing/laws.ts';
import { createRandom } from '../roster/random.ts';
import { daysOf } from '../testing/days-of.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { payOfShift } from './pay.ts';

const roleRates = [
  { role: 'cook', from: '2026-03-11', hourlyRateCents: 1100 },
  { role: 'cook', from: '2026-01-01', hourlyRateCents: 1000 },
  { role: 'waiter', from: '2026-01-01', hourlyRateCents: 700 },
];
const pay = (text: string, more: Partial<Problem> = {}, person: Partial<Person> = {}, role = 'cook') =>
  payOfShift(world({ roleRates, ...more }), adult({ hourlyRateCents: null, ...person }), shiftOf(text, 'ona', role));

it('is the rate of the role on the day, from its latest date on', () => {
  expect(pay('10 08:00-16:30/30')).toBe(8000);
  expect(pay('11 08:00-16:30/30')).toBe(8800);
  expect(pay('11 08:00-16:00', {}, {}, 'waiter')).toBe(5600);
});

it('is the own rate of the person on that day where there is one', () => {
  const employment = [
    { from: null, to: '2026-03-10', hourlyRateCents: 1200 },
    { from: '2026-03-11', to: null, hourlyRateCents: null },
  ];
  expect(pay('10 08:00-16:00', {}, { employment })).toBe(9600);
  expect(pay('11 08:00-16:00', {}, { employment })).toBe(8800);
  expect(pay('11 08:00-16:00', {}, { hourlyRateCents: 0 })).toBe(0);
});

it('has the higher premium of nights and holidays, and may be a fraction of a cent', () => {
  expect(pay('10 20:00-00:00')).toBe(2 * 1000 + 2 * 1500);
  expect(pay('10 20:00-00:00', withDay(10, { holiday: true }))).toBe(4 * 2000);
  expect(pay('10 08:00-08:50', {}, { hourlyRateCents: 997 })).toBeCloseTo(830.8333);
});

const HOLIDAY = withDay(11, { holiday: true });

it('pays each hour by its own date and time, whenever the shift starts', () => {
  // From Tuesday into a public holiday: 2 plain hours, 2 at night, 6 on the holiday.
  expect(pay('10 20:00-06:00', HOLIDAY, { hourlyRateCents: 1000 })).toBe(2 * 1000 + 2 * 1500 + 6 * 2000);
  // From the holiday into Thursday: 4 on the holiday, 6 at night, 2 plain ones, from which the break is taken.
  expect(pay('11 20:00-08:00/60', HOLIDAY, { hourlyRateCents: 1000 })).toBe(4 * 2000 + 6 * 1500 + 1000);
  // An hour is skipped in the night from 28 to 29 March: 2 plain hours, 7 at night.
  expect(pay('28 20:00-06:00', {}, { hourlyRateCents: 1000 })).toBe(2 * 1000 + 7 * 1500);
});

it('takes the hours at night from the law', () => {
  const of = (from: number, to: number) => {
    const nightWork = { severity: 'soft' as const, article: '', from, to, leastMinutes: 60, maxMinutes: 480 };
    return pay('10 20:00-08:00', { law: { ...lithuania, nightWork } }, { hourlyRateCents: 1000 });
  };
  expect(of(23 * 60, 5 * 60)).toBe(6 * 1500 + 6 * 1000);
  expect(of(0, 5 * 60)).toBe(5 * 1500 + 7 * 1000);
});

/** Twenty days around a change of the clock with two public holidays in a row, and one later. */
const SEASONS = [
  { from: '2026-03-20', holidays: ['2026-03-28', '2026-03-29', '2026-04-02'] },
  { from: '2026-10-16', holidays: ['2026-10-24', '2026-10-25', '2026-11-01'] },
];

it('is what payroll reckons for every shift without overtime', () => {
  const { below } = createRandom(49);
  let holidays = 0;
  let nights = 0;
  for (const { from, holidays: free } of SEASONS) {
    const days = daysOf(from, Temporal.PlainDate.from(from).add({ days: 21 }).toString(), free);
    const problem = world({ days: [...days.list], from, to: days.list[19]!.date, roleRates: [] });
    for (let n = 0; n < 2000; n++) {
      const day = days.list[below(20)]!;
      const start = day.startsAt + below(96) * 15;
      const shift = {
        ...shiftOf('10 08:00-16:00'),
        date: days.list.findLast(({ startsAt }) => startsAt <= start)!.date,
        start,
        end: start + 60 + below(90) * 10,
        breakMinutes: below(5) * 15,
      };
      const rateCents = 500 + below(2000);
      const terms = { days, multipliers: payMultipliers(lithuania), rateCents, normMinutes: null };
      const [reckoned] = reckonWork([shift], terms);
      expect(payOfShift(problem, adult({ hourlyRateCents: rateCents }), shift)).toBeCloseTo(reckoned!.cents, 6);
      // A cap adds up whole parts of a cent.
      expect(Math.abs(reckoned!.cents * 6000 - Math.round(reckoned!.cents * 6000))).toBeLessThan(1e-4);
      if (reckoned!.holiday > 0 && reckoned!.holiday < reckoned!.minutes) holidays++;
      if (reckoned!.night > 0) nights++;
    }
  }
  expect(holidays).toBeGreaterThan(200);
  expect(nights).toBeGreaterThan(1000);
});

it('is nothing for on-call time at home, and unknown without any rate', () => {
  expect(pay('10 08:00-16:00#at_home')).toBe(0);
  expect(pay('10 08:00-16:00', {}, {}, 'barista')).toBeNull();
  expect(pay('10 08:00-16:00', { roleRates: [] })).toBeNull();
  expect(
    pay('10 08:00-16:00', { roleRates: [{ role: 'cook', from: '2026-03-11', hourlyRateCents: 1100 }] }),
  ).toBeNull();
});

it('is what the goal, candidates and moves count', () => {
  const people = [adult({ hourlyRateCents: null }), adult({ id: 'jonas', name: 'Jonas', hourlyRateCents: 1250 })];
  const problem = world({ people, roleRates, weights: { ...world().weights, cost: 2 } });
  const [mine, open] = [shiftOf('10 20:00-00:00'), shiftOf('11 08:00-16:00', null)];
  expect(measure(problem, [mine]).parts['cost']).toBeCloseTo(50 * 2);
  const costs = candidates(problem, [open], open.id).map(({ employeeId, costCents }) => [employeeId, costCents]);
  expect(costs).toEqual([
    ['ona', 8800],
    ['jonas', 10_000],
  ]);
  const move = { ...open, shiftId: open.id, from: null, to: 'ona' };
  expect(costOfMoves(problem, [open], [move])).toBe(8800);
});

it('pays the premium of overtime by the rate of the role', () => {
  const people = [adult({ hourlyRateCents: null, normMinutes: 360, consents: { overtime: 'usual' } })];
  const problem = world({ people, roleRates, weights: { ...world().weights, cost: 1 } });
  const { parts } = measure(problem, [shiftOf('10 08:00-16:00')]);
  // Two hours at half of 11.00, the rate at the end of the period.
  expect(parts['overtime-cost']).toBeCloseTo(11);
});
