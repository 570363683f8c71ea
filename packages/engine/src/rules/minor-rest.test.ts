import { youth, ruleCases } from '../testing/rule-cases.ts';
import { minorRest } from './minor-rest.ts';

ruleCases(minorRest, [
  { name: '11 hours', shifts: ['10 13:00-21:00', '11 08:00-12:00'], person: youth, amount: 1 },
  { name: '12 hours', shifts: ['10 13:00-21:00', '11 09:00-12:00'], person: youth, amount: 0 },
]);
