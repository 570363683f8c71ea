import { ruleCases } from '../testing/rule-cases.ts';
import { forbiddenSequence } from './forbidden-sequence.ts';

const never = { forbiddenSequences: [{ first: '14:00-22:00', next: '10:00-14:00' }] };

ruleCases(forbiddenSequence, [
  { name: 'neighbours', shifts: ['10 14:00-22:00', '11 10:00-14:00'], problem: never, amount: 1 },
  { name: 'a day between', shifts: ['10 14:00-22:00', '12 10:00-14:00'], problem: never, amount: 0 },
]);
