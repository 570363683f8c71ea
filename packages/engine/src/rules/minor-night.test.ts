import { youth, ruleCases } from '../testing/rule-cases.ts';
import { minorNight } from './minor-night.ts';

ruleCases(minorNight, [
  { name: 'until 22:15', shifts: ['10 16:00-22:15'], person: youth, amount: 1 },
  { name: 'until 22:00', shifts: ['10 16:00-22:00'], person: youth, amount: 0 },
  { name: 'before six', shifts: ['10 05:30-09:00'], person: youth, amount: 1 },
  { name: 'half past five by the new clock', shifts: ['29 05:30-09:00'], person: youth, amount: 1 },
  { name: 'six by the new clock', shifts: ['29 06:00-09:00'], person: youth, amount: 0 },
]);
