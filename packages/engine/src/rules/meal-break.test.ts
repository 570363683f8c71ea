import { ruleCases } from '../testing/rule-cases.ts';
import { mealBreak } from './meal-break.ts';

ruleCases(mealBreak, [
  { name: '6 hours through', shifts: ['12 08:00-14:00'], amount: 1 },
  { name: 'half an hour', shifts: ['12 08:00-14:00/30'], amount: 0 },
  { name: '5 hours through', shifts: ['12 08:00-13:00'], amount: 0 },
]);
