import { youth, ruleCases } from '../testing/rule-cases.ts';
import { minorBreak } from './minor-break.ts';

ruleCases(minorBreak, [
  { name: '17 years, 5 hours through', shifts: ['10 14:00-19:00'], person: youth, amount: 1 },
  { name: '17 years, half an hour of break', shifts: ['10 14:00-19:30/30'], person: youth, amount: 0 },
  { name: '17 years, four and a half hours', shifts: ['10 14:00-18:30'], person: youth, amount: 0 },
  { name: 'of age', shifts: ['10 14:00-19:00'], amount: 0 },
]);
