import { youth, ruleCases } from '../testing/rule-cases.ts';
import { minorAlcohol } from './minor-alcohol.ts';

const bar = { rules: { alcoholRoles: ['cook'] } };

ruleCases(minorAlcohol, [
  { name: '17 years, at the bar', shifts: ['10 14:00-20:00'], person: youth, problem: bar, amount: 1 },
  { name: '17 years, elsewhere', shifts: ['10 14:00-20:00'], person: youth, amount: 0 },
  { name: 'of age', shifts: ['10 14:00-20:00'], problem: bar, amount: 0 },
]);
