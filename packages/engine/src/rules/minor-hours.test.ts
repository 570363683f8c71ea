import { child, youth, ruleCases } from '../testing/rule-cases.ts';
import { eu } from '../law/eu.ts';
import { minorHours } from './minor-hours.ts';

ruleCases(minorHours, [
  { name: '17 years, 9 hours', shifts: ['10 08:00-17:00'], person: youth, amount: 1 },
  { name: '17 years, 8 hours', shifts: ['10 08:00-16:00'], person: youth, amount: 0 },
  { name: '15 years, a school day', shifts: ['10 14:00-17:00'], person: child, amount: 1 },
  { name: '15 years the day before 16', shifts: ['9 14:00-17:00'], person: { birthDate: '2010-03-10' }, amount: 1 },
  { name: '16 on the day', shifts: ['10 14:00-17:00'], person: { birthDate: '2010-03-10' }, amount: 0 },
  { name: '15 years, a Saturday', shifts: ['14 10:00-16:00'], person: child, amount: 0 },
  {
    name: 'EU: 12 years, an hour',
    shifts: ['14 10:00-11:00'],
    person: { birthDate: '2013-03-15' },
    problem: { law: eu },
    amount: 1,
  },
  {
    name: 'EU: 13 on the day',
    shifts: ['14 10:00-11:00'],
    person: { birthDate: '2013-03-14' },
    problem: { law: eu },
    amount: 0,
  },
  { name: '17 the day before 18', shifts: ['10 08:00-18:00'], person: { birthDate: '2008-03-11' }, amount: 1 },
  { name: '18 on the day', shifts: ['10 08:00-18:00'], person: { birthDate: '2008-03-10' }, amount: 0 },
]);
