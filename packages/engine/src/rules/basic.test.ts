import { expect, it } from 'vitest';
import { eu, lithuania } from '../testing/laws.ts';
import { away, ruleCases, withDay } from '../testing/rule-cases.ts';
import { world } from '../testing/small-world.ts';
import { certificate, closedDay, notEmployed, oneShiftADay, overlap, role, unavailable } from './basic.ts';
import { rules } from './registry.ts';

const date = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
/** A contract from the 10th to the 15th of March, and another one from the 20th on. */
const twice = {
  employment: [
    { from: date(10), to: date(15) },
    { from: date(20), to: null },
  ],
};

ruleCases(notEmployed, [
  { name: 'the day before the first one', shifts: ['9 09:00-17:00'], person: twice, amount: 1, at: ['9'] },
  {
    name: 'between two contracts',
    shifts: ['16 09:00-17:00', '19 09:00-17:00'],
    person: twice,
    amount: 2,
    at: ['16', '19'],
  },
  { name: 'the first and the last day', shifts: ['10 09:00-17:00', '15 22:00-06:00'], person: twice, amount: 0 },
  { name: 'a contract without an end', shifts: ['29 09:00-17:00'], person: twice, amount: 0 },
  { name: 'no contract at all', shifts: ['10 09:00-17:00'], person: { employment: [] }, amount: 1 },
]);

/** A waiter who becomes a cook on the 12th. */
const promoted = {
  roles: ['cook', 'waiter'],
  employment: [
    { from: null, to: date(11), roles: ['waiter'] },
    { from: date(12), to: null, roles: ['cook'] },
  ],
};

const health = { rules: { certificates: [{ kind: 'health', role: null, template: null }] } };
const alcohol = { rules: { certificates: [{ kind: 'alcohol', role: 'cook', template: '18:00-22:00' }] } };

ruleCases(certificate, [
  { name: 'none', shifts: ['10 09:00-17:00'], problem: health, amount: 1 },
  {
    name: 'expired',
    shifts: ['10 09:00-17:00', '11 09:00-17:00'],
    person: { certificates: [{ kind: 'health', until: date(10) }] },
    problem: health,
    amount: 1,
    at: ['11'],
  },
  {
    name: 'not valid yet',
    shifts: ['10 09:00-17:00', '11 09:00-17:00'],
    person: { certificates: [{ kind: 'health', from: date(11), until: null }] },
    problem: health,
    amount: 1,
    at: ['10'],
  },
  {
    name: 'renewed in time',
    shifts: ['10 09:00-17:00', '11 09:00-17:00'],
    person: {
      certificates: [
        { kind: 'health', until: date(10) },
        { kind: 'health', from: date(11), until: date(28) },
      ],
    },
    problem: health,
    amount: 0,
  },
  {
    name: 'another kind',
    shifts: ['10 18:00-22:00'],
    person: { certificates: [{ kind: 'health', until: null }] },
    problem: alcohol,
    amount: 1,
  },
  { name: 'for another template only', shifts: ['10 09:00-17:00'], problem: alcohol, amount: 0 },
]);

ruleCases(role, [
  { name: 'not held any more', shifts: ['11 09:00-17:00', '12 09:00-17:00'], person: promoted, amount: 1, at: ['11'] },
  { name: 'not held', shifts: ['10 09:00-17:00'], person: { roles: ['waiter'] }, amount: 1 },
  { name: 'one of several', shifts: ['10 09:00-17:00'], person: { roles: ['waiter', 'cook'] }, amount: 0 },
]);

/** Begins at 15:00 at the earliest. */
const evenings = { earliestStart: 900 };

ruleCases(unavailable, [
  { name: 'overlaps by a minute', shifts: ['10 23:00-00:01'], person: away(11, 12), amount: 1, at: ['10'] },
  { name: 'touches', shifts: ['10 16:00-00:00', '12 00:00-08:00'], person: away(11, 12), amount: 0 },
  { name: 'begins too early', shifts: ['10 14:59-23:00'], person: evenings, amount: 1, at: ['10'] },
  { name: 'at midnight', shifts: ['11 00:00-08:00'], person: evenings, amount: 1, at: ['11'] },
  { name: 'an evening into the morning', shifts: ['10 15:00-03:00', '11 18:00-23:00'], person: evenings, amount: 0 },
]);

ruleCases(closedDay, [
  { name: 'closed', shifts: ['10 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 1, at: ['10'] },
  { name: 'the day after', shifts: ['11 09:00-17:00'], problem: withDay(10, { closed: true }), amount: 0 },
]);

ruleCases(overlap, [
  {
    name: 'a night into the next morning',
    shifts: ['10 22:00-07:00', '11 06:00-10:00'],
    amount: 1,
    at: ['11'],
    of: 'all',
  },
  { name: 'end meets start', shifts: ['10 22:00-06:00', '11 06:00-10:00'], amount: 0 },
]);

ruleCases(oneShiftADay, [
  { name: 'two starts on a date', shifts: ['10 06:00-08:00', '10 20:00-22:00'], amount: 1, at: ['10'], of: 'all' },
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
