import { child, youth, ruleCases } from '../testing/rule-cases.ts';
import { minorHours } from './minor-hours.ts';

ruleCases(minorHours, [
  { name: '17 years, 9 hours', shifts: ['10 08:00-17:00'], person: youth, amount: 1 },
  { name: '17 years, 8 hours', shifts: ['10 08:00-16:00'], person: youth, amount: 0 },
  { name: '15 years, a school day', shifts: ['10 14:00-17:00'], person: child, amount: 1 },
  { name: '15 years, a Saturday', shifts: ['14 10:00-16:00'], person: child, amount: 0 },
  { name: '18 on the day', shifts: ['10 08:00-18:00'], person: { birthDate: '2008-03-10' }, amount: 0 },
]);
