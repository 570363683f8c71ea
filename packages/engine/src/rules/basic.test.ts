import { expect, it } from 'vitest';
import { eu } from '../law/eu.ts';
import { lithuania } from '../law/lithuania.ts';
import { away, ruleCases, withDay } from '../testing/rule-cases.ts';
import { world } from '../testing/small-world.ts';
import { closedDay, oneShiftADay, overlap, role, unavailable } from './basic.ts';
import { rules } from './registry.ts';

ruleCases(role, [
  { name: 'not held', shifts: ['10 09:00-17:00'], person: { roles: ['waiter'] }, amount: 1 },
  { name: 'one of several', shifts: ['10 09:00-17:00'], person: { roles: ['waiter', 'cook'] }, amount: 0 },
]);

ruleCases(unavailable, [
  { name: 'overlaps by a minute', shifts: ['10 23:00-00:01'], person: away(11, 12), amount: 1 },
  { name: 'touches', shifts: ['10 16:00-00:00', '12 00:00-08:00'], person: away(11, 12), amount: 0 },
]);

ruleCases(closedDay, [
  { name: 'closed', shifts: ['10 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 1 },
  { name: 'the day after', shifts: ['11 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 0 },
]);

ruleCases(overlap, [
  { name: 'a night into the next morning', shifts: ['10 22:00-07:00', '11 06:00-10:00'], amount: 1 },
  { name: 'end meets start', shifts: ['10 22:00-06:00', '11 06:00-10:00'], amount: 0 },
]);

ruleCases(oneShiftADay, [
  { name: 'two starts on a date', shifts: ['10 06:00-08:00', '10 20:00-22:00'], amount: 1 },
  { name: 'two starts without a law', shifts: ['10 06:00-08:00', '10 20:00-22:00'], problem: { law: null }, amount: 1 },
  { name: 'two dates', shifts: ['10 06:00-08:00', '11 06:00-08:00'], amount: 0 },
]);

it.each([
  ['Lithuania', lithuania, 'DK 115(4)'],
  ['the EU', eu, null],
  ['no law', null, null],
])('binds in every pack and cannot be chosen otherwise: %s', (_name, law, source) => {
  const rule = rules.find(({ code }) => code === 'one-shift-a-day');
  const chosen = world({ law, rules: { severities: { 'one-shift-a-day': 'soft' } } });
  expect(rule?.binding(chosen)).toEqual({ severity: 'hard', source });
});
