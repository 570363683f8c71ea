import { expect, it } from 'vitest';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { maxWeeklyTemplateShifts } from './max-weekly-template-shifts.ts';

const own = { limits: { maxShiftsByTemplatePerWeek: { '08:00-12:00': 1 } } };

ruleCases(maxWeeklyTemplateShifts, [
  { name: 'a second one in the week', shifts: days(9, 10, '08:00-12:00'), person: own, amount: 1 },
  { name: 'one in each week', shifts: ['9 08:00-12:00', '16 08:00-12:00'], person: own, amount: 0 },
  { name: 'another template', shifts: ['9 08:00-12:00', '10 09:00-12:00'], person: own, amount: 0 },
  {
    name: 'the limit of everybody',
    shifts: days(9, 11, '08:00-12:00'),
    problem: { rules: { maxOfTemplate: [{ template: '08:00-12:00', perWeek: 2 }] } },
    amount: 1,
  },
]);

it('keeps no automaton of a template that nobody needs, whatever shifts without one there are', () => {
  const person = adult({ limits: { maxShiftsByTemplatePerWeek: { Inventory: 1 } } });
  const fixed = ['10 08:00-12:00', '12 08:00-12:00'].map((text) => ({
    ...shiftOf(text),
    template: null,
    locked: true,
  }));
  const model = compileModel(contextOf(world({ people: [person], fixed })));
  expect(maxWeeklyTemplateShifts.automaton?.(model, 0, [0, 1])).toBeNull();
});
