import { expect, test } from 'vitest';
import { explain } from '../api/explain.ts';
import { judge } from '../api/judge.ts';
import { measure } from '../api/measure.ts';
import { plan } from '../api/plan.ts';
import { lowerBound } from '../bounds/lower-bound.ts';
import type { Half, Need, Problem, Shift } from '../problem/problem.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';

// On the 9th two cooks are needed from 9 to 17; one of the places is cut at 13.
const half = (at: 1 | 2): Half => ({ of: '9 to 13 to 17', at });
const TEMPLATE = '09:00-17:00';
const needs: Need[] = [
  needOf(`9 ${TEMPLATE}`, 1),
  { ...needOf(`9 09:00-13:00@${TEMPLATE}`, 1), half: half(1) },
  { ...needOf(`9 13:00-17:00@${TEMPLATE}`, 1), half: half(2) },
];
const people = ['ona', 'jonas', 'rasa'].map((id) => adult({ id, name: id }));
const problem = (more: Partial<Problem> = {}): Problem => world({ people, needs, to: '2026-03-15', ...more });
const whole = (who: string | null): Shift => shiftOf(`9 ${TEMPLATE}`, who);
const first = (who: string | null): Shift => ({ ...shiftOf(`9 09:00-13:00@${TEMPLATE}`, who), half: half(1) });
const second = (who: string | null): Shift => ({ ...shiftOf(`9 13:00-17:00@${TEMPLATE}`, who), half: half(2) });
const OPTIONS = { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 20_000 };
const filled = (shifts: Shift[]) => {
  const { needed, filled: places, parts } = measure(problem(), shifts);
  return [needed, places, parts['coverage']];
};

test('a place that is cut in two is needed once, and filled by both halves; an open half costs its hours', () => {
  // 100 for each hour that nobody works.
  expect(filled([whole('ona'), first('jonas'), second('rasa')])).toEqual([2, 2, 0]);
  expect(filled([whole('ona'), first('jonas'), second(null)])).toEqual([2, 1, 400]);
  expect(filled([whole('ona'), first(null), second(null)])).toEqual([2, 1, 800]);
  expect(filled([whole(null), first('jonas'), second('rasa')])).toEqual([2, 1, 800]);
  // A whole shift is no half: it fills the other place, once.
  expect(filled([whole('ona'), whole('jonas'), second('rasa')])).toEqual([2, 1, 400]);
});

test('what is missing of a cut place is explained as the half that is open', () => {
  const open = explain(problem(), [whole('ona'), first('jonas'), second(null)]);
  expect(open).toMatchObject([{ missing: 1, half: half(2), start: second(null).start, end: second(null).end }]);
});

test('planning fills the whole place and both halves, each with another employee', () => {
  const made = plan(problem(), OPTIONS);
  expect(new Set(made.shifts.map(({ employeeId }) => employeeId))).toEqual(new Set(['ona', 'jonas', 'rasa']));
  expect(made.shifts.map(({ half: own }) => own?.at ?? 'whole').toSorted()).toEqual([1, 2, 'whole']);
  expect(made.quality).toMatchObject({ needed: 2, filled: 2, fillable: 2, hardViolations: 0 });
});

test('with one employee too few, one half stays open and no plan fills more places', () => {
  const fewer = problem({ people: people.slice(0, 2) });
  const { needed, filled: places, fillable, parts } = plan(fewer, OPTIONS).quality;
  expect([needed, places, fillable, parts['coverage']]).toEqual([2, 1, 1, 400]);
});

test('of an experienced and an inexperienced employee, each half of a cut place has its experienced one', () => {
  const team = people.map((person) => ({ ...person, senior: person.id === 'ona' }));
  const rules = { seniors: [{ template: TEMPLATE, role: null, least: 1 }] };
  const broken = (shifts: Shift[]) =>
    judge(problem({ people: team, rules }), shifts).filter(({ rule }) => rule === 'senior-present').length;
  expect(broken([whole('ona'), first('jonas'), second('rasa')])).toBe(0);
  // In the morning Jonas and Rasa are alone; Ona comes at 13.
  expect(broken([whole('jonas'), first('rasa'), second('ona')])).toBe(1);
});

/** Some needs of a problem with one place cut in the middle; a half after midnight is on the next date. */
function withCuts(whole: Problem, seed: number): Problem {
  const dateAt = (instant: number) => whole.days.findLast(({ startsAt }) => startsAt <= instant)?.date ?? '';
  const needsOf = (need: Need, i: number): Need[] => {
    const middle = need.start + Math.floor((need.end - need.start) / 120) * 60;
    if ((seed + i) % 2 === 0 || need.count === 0 || dateAt(middle) > whole.to) return [need];
    const of = `${need.start} ${middle}`;
    const own = { ...need, count: 1, breakMinutes: 0, underWeight: need.underWeight && need.underWeight / 2 };
    return [
      { ...need, count: need.count - 1 },
      { ...own, end: middle, half: { of, at: 1 } },
      { ...own, date: dateAt(middle), start: middle, half: { of, at: 2 } },
    ];
  };
  return { ...whole, needs: whole.needs.flatMap(needsOf) };
}

test('with halves, the best of all rosters is between the bound and what planning finds', () => {
  let [compared, best] = [0, 0];
  for (let seed = 1; seed <= 80; seed++) {
    const cut = withCuts(randomProblem(seed, { people: 2, from: 14, to: 15 }), seed);
    const optimum = bruteForce(cut);
    if (!optimum || !cut.needs.some(({ half: own }) => own)) continue;
    const found = plan(cut, { ...OPTIONS, maxIterations: 5000 });
    compared += 1;
    expect(lowerBound(cut).penalty).toBeLessThanOrEqual(optimum.penalty + 1e-6);
    expect(found.quality.fillable).toBeGreaterThanOrEqual(optimum.filled);
    expect(found.lawful).toBe(true);
    expect(found.quality.penalty).toBeGreaterThanOrEqual(optimum.penalty - 1e-6);
    if (found.quality.penalty <= optimum.penalty + 1e-6) best += 1;
  }
  expect(compared).toBeGreaterThan(20);
  expect(best).toBeGreaterThan(0.95 * compared);
});
