import { plan, type Problem } from '@pamaina/engine';
import { adult, needOf, shiftOf, world } from '@pamaina/engine/testing';
import { expect, test } from 'vitest';
import { withoutVainWishes } from './check-references.ts';
import { figuresOf } from './figures-of.ts';

const DAY = '08:00-16:00';
const planned = (problem: Problem) =>
  figuresOf(problem, plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 1000 }));

test('without a law too, hours above the norm are for who agreed to overtime, and named where they are fixed', () => {
  const needs = [needOf(`10 ${DAY}`), needOf(`12 ${DAY}`)];
  const one = world({ law: null, people: [adult({ normMinutes: 480 })], needs });
  expect(planned(one)).toMatchObject({ parts: { coverage: 800 }, hard_violations: 0, broken: [] });

  const pins = [`10 ${DAY}`, `12 ${DAY}`].map((text) => ({ ...shiftOf(text), locked: true }));
  const fixed = planned({ ...one, fixed: pins });
  expect(fixed).toMatchObject({ parts: { coverage: 0 }, hard_violations: 0 });
  expect(fixed.broken).toMatchObject([{ rule: 'norm-hours', employeeId: 'ona', date: '2026-03-12' }]);

  const agreed = adult({ normMinutes: 480, consents: { overtime: 'usual' } });
  expect(planned({ ...one, people: [agreed] })).toMatchObject({ parts: { coverage: 0 }, broken: [] });
});

test('a preference for a shift that nobody needs is ignored, and named', () => {
  const wishes = [
    { date: '2026-03-10', template: 'night', kind: 'on', weight: 7 },
    { date: '2026-03-10', template: DAY, kind: 'off', weight: 3 },
    { date: '2026-03-11', template: 'night', kind: 'off', weight: 5 },
  ] as const;
  const problem = world({ law: null, people: [adult({ wishes: [...wishes] })], needs: [needOf(`10 ${DAY}`)] });
  const heard = withoutVainWishes(problem).problem;
  expect(heard.people[0]?.wishes).toEqual([wishes[1]]);
  expect(planned(heard)).toMatchObject({ parts: { coverage: 0, wishes: 3 }, notes: [] });
  expect(planned(problem).notes).toEqual([
    'people[0].wishes[0]: ignored, as there is no need or shift of the template "night"',
    'people[0].wishes[2]: ignored, as there is no need or shift of the template "night"',
  ]);
});
