import { away, days, ruleCases } from '../testing/rule-cases.ts';
import {
  maxConsecutiveDays,
  maxConsecutiveDaysOff,
  maxWeekends,
  minConsecutiveDays,
  minConsecutiveDaysOff,
  workDays,
} from './days.ts';

ruleCases(workDays, [
  { name: 'seven dates', shifts: days(9, 15, '09:00-13:00'), amount: 1, at: ['9'], of: 'all' },
  { name: 'six dates', shifts: days(9, 14, '09:00-13:00'), amount: 0 },
  { name: 'history counts', shifts: days(4, 10, '09:00-13:00'), amount: 1, at: ['4'], of: 'all' },
]);

ruleCases(maxConsecutiveDays, [
  {
    name: 'four in a row',
    shifts: days(10, 13, '08:00-12:00'),
    person: { limits: { maxConsecutiveDays: 3 } },
    amount: 1,
    at: ['10'],
    of: 'all',
  },
  {
    name: 'three in a row',
    shifts: days(10, 12, '08:00-12:00'),
    person: { limits: { maxConsecutiveDays: 3 } },
    amount: 0,
  },
  {
    name: 'history counts',
    shifts: days(7, 10, '08:00-12:00'),
    person: { limits: { maxConsecutiveDays: 3 } },
    amount: 1,
    at: ['7'],
    of: 'all',
  },
]);

ruleCases(minConsecutiveDays, [
  {
    name: 'one alone',
    shifts: ['12 08:00-12:00'],
    person: { limits: { minConsecutiveDays: 3 } },
    amount: 2,
    at: ['12'],
    of: 'all',
  },
  { name: 'at the end', shifts: ['29 08:00-12:00'], person: { limits: { minConsecutiveDays: 3 } }, amount: 0 },
  {
    name: 'two across the border of the period',
    shifts: days(8, 9, '08:00-12:00'),
    person: { limits: { minConsecutiveDays: 3 } },
    amount: 1,
    at: ['8'],
    of: 'all',
  },
]);

ruleCases(minConsecutiveDaysOff, [
  {
    name: 'one free',
    shifts: ['12 08:00-12:00', '14 08:00-12:00'],
    person: { limits: { minConsecutiveDaysOff: 2 } },
    amount: 1,
    at: ['13'],
    of: 'all',
  },
  {
    name: 'two free',
    shifts: ['12 08:00-12:00', '15 08:00-12:00'],
    person: { limits: { minConsecutiveDaysOff: 2 } },
    amount: 0,
  },
  {
    name: 'only the first day of the period free',
    shifts: ['8 08:00-12:00', '10 08:00-12:00'],
    person: { limits: { minConsecutiveDaysOff: 2 } },
    amount: 1,
    at: ['9'],
    of: 'all',
  },
]);

const most = ['19 08:00-12:00', '23 08:00-12:00', '27 08:00-12:00'];
const off = (limit: number) => ({ limits: { maxConsecutiveDaysOff: limit } });

ruleCases(maxConsecutiveDaysOff, [
  {
    name: 'five days off',
    shifts: ['9 08:00-12:00', '15 08:00-12:00', ...most],
    person: off(4),
    amount: 1,
    at: ['10'],
    of: [],
  },
  {
    name: 'four days off',
    shifts: ['9 08:00-12:00', '14 08:00-12:00', '15 08:00-12:00', ...most],
    person: off(4),
    amount: 0,
  },
  {
    name: 'time off counts for nothing',
    shifts: ['9 08:00-12:00', '15 08:00-12:00', ...most],
    person: { ...off(4), ...away(11, 12) },
    amount: 0,
  },
]);

ruleCases(maxWeekends, [
  {
    name: 'a second one',
    shifts: ['14 08:00-12:00', '22 08:00-12:00'],
    person: { limits: { maxWeekends: 1 } },
    amount: 2,
    at: ['22'],
    of: 'all',
  },
  {
    name: 'both days of one',
    shifts: ['14 08:00-12:00', '15 08:00-12:00'],
    person: { limits: { maxWeekends: 1 } },
    amount: 0,
  },
  {
    name: 'a second one, beside one before the period',
    shifts: ['8 08:00-12:00', '14 08:00-12:00', '22 08:00-12:00'],
    person: { limits: { maxWeekends: 1 } },
    amount: 2,
    at: ['22'],
    of: ['14 08:00-12:00', '22 08:00-12:00'],
  },
]);
