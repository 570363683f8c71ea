import { describe, expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import { goalPenalty } from '../testing/goal-agrees.ts';
import { adult, midnight, shiftOf, world } from '../testing/small-world.ts';
import { minShifts } from './min-shifts.ts';

const ona = adult({ minShiftsPerWeek: 2 });
const worldOf = (person = ona) => world({ people: [person] });
const shiftsOn = (...days: number[]) => days.map((day) => shiftOf(`${day} 08:00-16:00`));
const weight = worldOf().weights.minShifts;

describe('minimum shifts a week', () => {
  it('cost for each shift that a week of the period lacks (9, 16 and 23 March begin one)', () => {
    expect(goalPenalty(minShifts, worldOf(), shiftsOn(9, 10, 16, 17, 23, 24))).toBe(0);
    expect(goalPenalty(minShifts, worldOf(), shiftsOn(9, 10, 16, 23))).toBe(2 * weight);
    expect(goalPenalty(minShifts, worldOf(), [])).toBe(6 * weight);
  });

  it('are not made up for by another week', () => {
    expect(goalPenalty(minShifts, worldOf(), shiftsOn(9, 10, 11, 12, 16, 17))).toBe(2 * weight);
  });

  it('ask for no more shifts than there are days on which the person is not away', () => {
    const blocks = [{ start: midnight(9), end: midnight(15), source: 'time_off' as const }];
    expect(goalPenalty(minShifts, worldOf({ ...ona, blocks }), shiftsOn(15, 16, 17, 23, 24))).toBe(0);
    expect(goalPenalty(minShifts, worldOf({ ...ona, blocks }), shiftsOn(16, 17, 23, 24))).toBe(weight);
  });

  it('name the week with its number and limit', () => {
    const context = contextOf(worldOf());
    const found = minShifts.judge?.(personView(context, ona, 0, shiftsOn(9, 10, 16, 23, 24)));
    expect(found).toMatchObject([{ date: '2026-03-16', amount: 1, params: { count: 1, limit: 2 } }]);
  });

  it('are only asked for where somebody has a minimum', () => {
    expect(minShifts.wanted(worldOf())).toBe(true);
    expect(minShifts.wanted(worldOf(adult()))).toBe(false);
  });
});
