import { describe, expect, it } from 'vitest';
import { measure } from '../api/measure.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Shift } from '../problem/problem.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { wishes } from './wishes.ts';

const EARLY = '08:00-16:00';
const LATE = '14:00-22:00';
const ona = adult({
  wishes: [
    { date: '2026-03-10', template: EARLY, kind: 'on', weight: 3 },
    { date: '2026-03-11', template: LATE, kind: 'off', weight: 5 },
    { date: '2026-03-02', template: EARLY, kind: 'on', weight: 100 },
  ],
});
const problem = world({ people: [ona] });
const penalty = (...shifts: Shift[]) => measure(problem, shifts).parts['wishes'];

describe('wishes', () => {
  it('cost their weight when a wished shift is not there or an unwished one is', () => {
    expect(penalty()).toBe(3);
    expect(penalty(shiftOf(`10 ${EARLY}`))).toBe(0);
    expect(penalty(shiftOf(`10 ${EARLY}`), shiftOf(`11 ${LATE}`))).toBe(5);
    expect(penalty(shiftOf(`11 ${LATE}`))).toBe(8);
  });

  it('mean exactly their template and date', () => {
    expect(penalty(shiftOf(`10 ${LATE}`))).toBe(3);
    expect(penalty(shiftOf(`11 ${EARLY}`))).toBe(3);
  });

  it('name what is not kept, and nothing outside of the period', () => {
    const found = wishes.judge?.(personView(contextOf(problem), ona, 0, [shiftOf(`11 ${LATE}`)]));
    expect(found).toMatchObject([
      { date: '2026-03-10', params: { kind: 'on', template: EARLY }, shifts: [] },
      { date: '2026-03-11', params: { kind: 'off', template: LATE }, shifts: [{ template: LATE }] },
    ]);
  });
});
