import { expect, it } from 'vitest';
import { adult, FIRST_PLANNED, midnight, needOf, world } from '../testing/small-world.ts';
import { contextOf } from '../model/context.ts';
import type { Person } from './problem.ts';
import { weekendLeaning } from './weekend-leaning.ts';

/** Blocks on the weekdays of the three planned weeks: at school until this hour. */
const school = (until: number): Person['blocks'] =>
  [0, 1, 2, 3, 4].flatMap((weekday) =>
    [0, 7, 14].map((week) => {
      const start = midnight(FIRST_PLANNED + week + weekday);
      return { start, end: start + until * 60, source: 'self' as const };
    }),
  );
const leaning = (person: Person) => weekendLeaning(person, contextOf(world({ people: [person] })).calendar);

it('is 1 for who is free on all days alike', () => {
  expect(leaning(adult())).toBeCloseTo(1);
});

it('grows with the weekdays that are taken', () => {
  expect(leaning(adult({ blocks: school(12) }))).toBeCloseTo(2 / 4.5 / (2 / 7), 1);
  expect(leaning(adult({ blocks: school(24) }))).toBeCloseTo(3.5);
});

it('gives who leans on weekends a larger share of them, for the same hours', () => {
  const needs = [14, 15, 21, 22, 28, 29].map((day) => needOf(`${day} 08:00-16:00`));
  const people = [adult({ normMinutes: 9600 }), adult({ id: 'jonas', normMinutes: 9600, blocks: school(24) })];
  const { shares } = contextOf(world({ needs, people }));
  expect(shares.weekends[1]! / shares.weekends[0]!).toBeCloseTo(3.5);
  expect(shares.minutes[1]).toBe(shares.minutes[0]);
});
