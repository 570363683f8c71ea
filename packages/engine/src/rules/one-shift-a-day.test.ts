import { expect, it } from 'vitest';
import { eu } from '../law/eu.ts';
import { lithuania } from '../law/lithuania.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { world } from '../testing/small-world.ts';
import { oneShiftADay } from './one-shift-a-day.ts';
import { rules } from './registry.ts';

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
