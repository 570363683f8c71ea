import { describe, expect, it } from 'vitest';
import type { Problem, Shift } from '../problem/problem.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';
import { candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { measure } from './measure.ts';
import { plan } from './plan.ts';
import { remedies } from './remedies/remedies.ts';
import { repair } from './repair/repair.ts';

const MORNING = '07:00-11:00';
const EVENING = '17:00-21:00';
const splitDays = { leastBreak: 2, mostBreak: 6, mostPerWeek: 2 };
const willing = (id: string, more = {}) => adult({ id, name: id, splitsDays: true, ...more });
const rush = (...days: number[]) => days.flatMap((day) => [needOf(`${day} ${MORNING}`), needOf(`${day} ${EVENING}`)]);
const cafe = (more: Partial<Problem>): Problem => world({ rules: { splitDays }, people: [willing('ona')], ...more });
const planned = (problem: Problem) =>
  plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 3000 });
const daysOf = (shifts: readonly Shift[]): string[] =>
  shifts.filter(({ employeeId }) => employeeId !== null).map(({ date, template }) => `${date.slice(8)} ${template}`);

describe('a plan', () => {
  it('gives one employee both parts of a day where a shift would stay open', () => {
    const { shifts, quality } = planned(cafe({ needs: rush(10) }));
    expect(daysOf(shifts).sort()).toEqual([`10 ${MORNING}`, `10 ${EVENING}`]);
    expect(quality).toMatchObject({ filled: 2, fillable: 2, hardViolations: 0 });
  });

  it.each([
    ['of whom does not agree', { people: [adult({ id: 'ona' })] }],
    ['of a business without split days', { rules: {} }],
    ['whose break is too long', { rules: { splitDays: { ...splitDays, mostBreak: 5 } } }],
    ['whose break is too short', { rules: { splitDays: { ...splitDays, leastBreak: 7, mostBreak: 8 } } }],
    ['who lacks the role of one part', { needs: [needOf(`10 ${MORNING}`), needOf(`10 ${EVENING}`, 1, 'waiter')] }],
  ])('gives one part to an employee %s', (_name, more) => {
    const { quality } = planned(cafe({ needs: rush(10), ...more }));
    expect(quality).toMatchObject({ filled: 1, fillable: 1, hardViolations: 0 });
  });

  it('makes no more split days in a week than the business allows', () => {
    // From Monday the 9th: three days with two parts, of which two can be split.
    const { quality } = planned(cafe({ needs: rush(9, 11, 13) }));
    expect(quality).toMatchObject({ needed: 6, filled: 5, hardViolations: 0 });
  });

  it('gives no day of more than 12 hours, and keeps 11 hours of rest after the last part', () => {
    const long = [needOf('10 06:00-13:00'), needOf('10 16:00-22:00')];
    expect(planned(cafe({ needs: long })).quality.filled).toBe(1);
    // Until 21:00, and again from 07:00: 10 hours.
    expect(planned(cafe({ needs: [...rush(10), needOf(`11 ${MORNING}`)] })).quality.filled).toBe(2);
  });

  it('splits no day where a colleague is free', () => {
    const people = [willing('ona'), willing('jonas')];
    const weights = { ...world().weights, splitDays: 100 };
    const { shifts } = planned(cafe({ needs: rush(10), people, weights }));
    expect(new Set(shifts.map(({ employeeId }) => employeeId)).size).toBe(2);
  });

  it('keeps a split day of the earlier draft', () => {
    const problem = cafe({ needs: rush(10), people: [willing('ona'), willing('jonas')] });
    const previous = rush(10).map(({ template }) => shiftOf(`10 ${template}`, 'jonas'));
    const { shifts } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 0, previous });
    expect(shifts.map(({ employeeId }) => employeeId)).toEqual(['jonas', 'jonas']);
  });
});

it('keeps the break on the night when the clocks change, in real hours', () => {
  // On 29 March the clocks go from 3 to 4: from 01:00-02:30 to 05:00 there is an hour and a half.
  const needs = [needOf('29 01:00-02:30'), needOf('29 05:00-08:00')];
  const filled = (leastBreak: number): number =>
    planned(cafe({ needs, rules: { splitDays: { leastBreak, mostBreak: 6, mostPerWeek: 2 } } })).quality.filled;
  expect([filled(1), filled(2)]).toEqual([2, 1]);
});

describe('an open part beside a shift of the day', () => {
  const needs = rush(10);
  const [morning, evening] = [shiftOf(`10 ${MORNING}`, 'ona'), { ...shiftOf(`10 ${EVENING}`, null), id: 'evening' }];

  it('can be taken by who agrees, and nobody else', () => {
    const problem = cafe({ needs, people: [willing('ona')] });
    expect(explain(problem, [morning, evening])[0]?.reasons).toEqual([]);
    expect(candidates(problem, [morning, evening], 'evening')).toMatchObject([{ employeeId: 'ona', fits: true }]);
    const others = cafe({ needs, people: [adult({ id: 'ona' })] });
    expect(explain(others, [morning, evening])[0]?.reasons[0]?.violation.rule).toBe('one-shift-a-day');
  });

  it('says so if the break does not fit', () => {
    const rules = { splitDays: { ...splitDays, mostBreak: 5 } };
    const [open] = explain(cafe({ needs, rules }), [morning, evening]);
    expect(open?.reasons[0]?.violation).toMatchObject({ rule: 'split-break', params: { minutes: 360, most: 300 } });
  });

  it('is proposed as the second part', () => {
    const [found] = remedies(cafe({ needs }), [morning, evening], 1);
    expect(found?.remedies[0]).toMatchObject({ kind: 'free', bent: [], moves: [{ shiftId: 'evening', to: 'ona' }] });
  });
});

describe('a repair', () => {
  const shifts = rush(10).map(({ template }) => shiftOf(`10 ${template}`, 'ona'));
  const from = midnight(10);
  const absence = (start: number, end: number) => ({
    absences: [{ employeeId: 'ona', start, end }],
    withdrawn: [],
    wanted: [],
    kept: [],
    from,
  });

  it('hands one part over, and the other one stays', () => {
    const problem = cafe({ needs: rush(10), people: [willing('ona'), adult({ id: 'jonas' })] });
    const [best] = repair(problem, shifts, absence(from + 16 * 60, from + 24 * 60));
    expect(best?.open).toEqual([]);
    expect(best?.changes).toMatchObject([{ template: EVENING, from: 'ona', to: 'jonas' }]);
  });

  it('gives both parts of who is ill to one who may split the day', () => {
    const people = [willing('ona'), willing('jonas')];
    const [best] = repair(cafe({ needs: rush(10), people }), shifts, absence(from, from + 24 * 60));
    expect(best?.open).toEqual([]);
    expect(best?.changes.map(({ to }) => to)).toEqual(['jonas', 'jonas']);
  });

  it('leaves one part open where nobody may work both', () => {
    const people = [willing('ona'), adult({ id: 'jonas' })];
    const [best] = repair(cafe({ needs: rush(10), people }), shifts, absence(from, from + 24 * 60));
    expect(best?.open).toHaveLength(1);
  });
});

it('proves nothing about a roster that the parts of a day exceed', () => {
  const shifts = rush(10).map(({ template }) => shiftOf(`10 ${template}`, 'ona'));
  expect(measure(cafe({ needs: rush(10) }), shifts)).toMatchObject({ filled: 2, fillable: 2, hardViolations: 0 });
});
