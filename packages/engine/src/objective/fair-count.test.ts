import { describe, expect, it } from 'vitest';
import { measure } from '../api/measure.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import type { Person, Problem } from '../problem/problem.ts';

const weights = { ...world().weights, fairNights: 8, fairClosings: 4, fairHolidays: 16 };
const needs = [10, 11].flatMap((day) => [`${day} 08:00-16:00`, `${day} 22:00-06:00`]).map((text) => needOf(text));
const partsOf = (mine: string[], more: Partial<Problem> = {}, jonas: Partial<Person> = {}) => {
  const people = [adult(), adult({ id: 'jonas', name: 'Jonas', ...jonas })];
  const problem = world({ people, needs, weights, ...more });
  return measure(
    problem,
    mine.map((text) => shiftOf(text)),
  ).parts;
};

describe('an even share of nights, closings and holidays', () => {
  it('is kept by one of two nights for each of two people', () => {
    expect(partsOf(['10 22:00-06:00'])).toMatchObject({ 'fair-nights': 0, 'fair-closings': 0 });
  });

  it('costs each one above it', () => {
    expect(partsOf(['10 22:00-06:00', '11 22:00-06:00'])).toMatchObject({ 'fair-nights': 8, 'fair-closings': 4 });
    const holidays = withDay(10, { holiday: true });
    expect(partsOf(['10 08:00-16:00'], holidays)).toMatchObject({ 'fair-holidays': 0 });
  });

  it('is smaller for somebody who has had too many before', () => {
    const debt = { minutes: 0, weekends: 0, nights: 1, closings: 0, holidays: 0 };
    const people = [adult({ debt }), adult({ id: 'jonas', name: 'Jonas' })];
    expect(partsOf(['10 22:00-06:00'], { people })).toMatchObject({ 'fair-nights': 8, 'fair-closings': 0 });
  });
});
