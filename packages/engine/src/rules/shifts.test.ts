import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { compileModel } from '../roster/compile-model.ts';
import { days, ruleCases } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import {
  leastAccountingShifts,
  leastShifts,
  maxAccountingShifts,
  maxShifts,
  maxTemplateShifts,
  maxWeeklyShifts,
  maxWeeklyTemplateShifts,
} from './shifts.ts';

ruleCases(maxWeeklyShifts, [
  {
    name: 'four of three',
    shifts: days(9, 12, '08:00-12:00'),
    person: { limits: { maxShiftsPerWeek: 3 } },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  { name: 'two weeks', shifts: days(13, 18, '08:00-12:00'), person: { limits: { maxShiftsPerWeek: 3 } }, amount: 0 },
  {
    name: 'a week across the start of the period',
    shifts: days(9, 12, '08:00-12:00'),
    person: { limits: { maxShiftsPerWeek: 3 } },
    problem: { from: '2026-03-11' },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
]);

ruleCases(maxShifts, [
  {
    name: 'three of two',
    shifts: days(9, 11, '08:00-12:00'),
    person: { limits: { maxShifts: 2 } },
    amount: 1,
    at: ['11'],
  },
  {
    name: 'history does not count',
    shifts: days(7, 10, '08:00-12:00'),
    person: { limits: { maxShifts: 2 } },
    amount: 0,
  },
  {
    name: 'three of two, after two before the period',
    shifts: days(7, 11, '08:00-12:00'),
    person: { limits: { maxShifts: 2 } },
    amount: 1,
    at: ['11'],
    of: days(9, 11, '08:00-12:00'),
  },
]);

const mostOfAccounting = {
  limits: { maxShiftsPerAccounting: 20 },
  earlier: { minutes: 0, shifts: 19, overtimeMinutes: 0 },
};

ruleCases(maxAccountingShifts, [
  {
    name: 'three on top of nineteen',
    shifts: days(9, 11, '08:00-12:00'),
    person: mostOfAccounting,
    amount: 2,
    at: ['11'],
    of: 'all',
  },
  { name: 'one on top of nineteen', shifts: ['9 08:00-12:00'], person: mostOfAccounting, amount: 0 },
]);

ruleCases(leastShifts, [
  {
    name: 'one of three for a contract of one of the three weeks',
    shifts: ['24 08:00-12:00'],
    person: { limits: { minShifts: 3 }, employment: [{ from: '2026-03-23', to: null }] },
    amount: 0,
  },
  {
    name: 'one of two',
    shifts: ['9 08:00-12:00'],
    person: { limits: { minShifts: 2 } },
    amount: 1,
    at: ['the period'],
    of: [],
  },
  { name: 'two', shifts: days(9, 10, '08:00-12:00'), person: { limits: { minShifts: 2 } }, amount: 0 },
]);

const goesOn = { accounting: { from: '2026-03-01', to: '2026-05-31' } };
const leastOfAccounting = {
  limits: { minShiftsPerAccounting: 20 },
  earlier: { minutes: 0, shifts: 18, overtimeMinutes: 0 },
};

ruleCases(leastAccountingShifts, [
  {
    name: 'one short at the end of the period',
    shifts: ['9 08:00-12:00'],
    person: leastOfAccounting,
    amount: 1,
    at: ['the period'],
    of: [],
  },
  { name: 'with those of earlier', shifts: days(9, 10, '08:00-12:00'), person: leastOfAccounting, amount: 0 },
  { name: 'the accounting period goes on', shifts: [], person: leastOfAccounting, problem: goesOn, amount: 0 },
]);

const templates = (most: number) => ({ limits: { maxShiftsByTemplate: { '08:00-12:00': most } } });

ruleCases(maxTemplateShifts, [
  { name: 'one more', shifts: days(10, 12, '08:00-12:00'), person: templates(2), amount: 1, at: ['12'] },
  { name: 'history does not count', shifts: days(7, 10, '08:00-12:00'), person: templates(2), amount: 0 },
  {
    name: 'the limit of everybody',
    shifts: days(10, 12, '08:00-12:00'),
    problem: { rules: { maxOfTemplate: [{ template: '08:00-12:00', perPeriod: 1 }] } },
    amount: 2,
  },
  {
    name: 'one more, beside one before the period',
    shifts: ['8 08:00-12:00', ...days(10, 12, '08:00-12:00')],
    person: templates(2),
    amount: 1,
    at: ['12'],
    of: days(10, 12, '08:00-12:00'),
  },
]);

const own = { limits: { maxShiftsByTemplatePerWeek: { '08:00-12:00': 1 } } };

ruleCases(maxWeeklyTemplateShifts, [
  {
    name: 'a second one in the week',
    shifts: days(9, 10, '08:00-12:00'),
    person: own,
    amount: 1,
    at: ['9'],
    of: 'all',
  },
  { name: 'one in each week', shifts: ['9 08:00-12:00', '16 08:00-12:00'], person: own, amount: 0 },
  { name: 'another template', shifts: ['9 08:00-12:00', '10 09:00-12:00'], person: own, amount: 0 },
  {
    name: 'the limit of everybody',
    shifts: days(9, 11, '08:00-12:00'),
    problem: { rules: { maxOfTemplate: [{ template: '08:00-12:00', perWeek: 2 }] } },
    amount: 1,
    at: ['9'],
    of: 'all',
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
  expect(maxWeeklyTemplateShifts.automata?.(model, 0, [0, 1])).toEqual([]);
});
