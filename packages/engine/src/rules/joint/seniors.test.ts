import { expect, it } from 'vitest';
import { explain } from '../../api/explain.ts';
import { judge } from '../../api/judge.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';

const people = [adult({ senior: true }), adult({ id: 'jonas', name: 'Jonas' }), adult({ id: 'rasa', name: 'Rasa' })];
const rules = { seniors: [{ template: '08:00-16:00', role: null, least: 1 }] };
const needs = [needOf('10 08:00-16:00', 2)];
const problem = world({ people, rules, needs });
const found = (...who: string[]) =>
  judge(
    problem,
    who.map((id) => shiftOf('10 08:00-16:00', id)),
  ).filter(({ rule }) => rule === 'senior-present');

it('keeps a place for a senior', () => {
  expect(found('jonas', 'rasa')).toMatchObject([
    { severity: 'hard', date: '2026-03-10', params: { count: 2, places: 1 } },
  ]);
  expect(found('jonas', 'ona')).toEqual([]);
  expect(found('jonas')).toEqual([]);
});

it('says so where the place stays open', () => {
  const [open] = explain(problem, [shiftOf('10 08:00-16:00', 'jonas')]);
  expect(open?.reasons.map(({ employeeId, violation }) => [employeeId, violation.rule])).toContainEqual([
    'rasa',
    'senior-present',
  ]);
});
