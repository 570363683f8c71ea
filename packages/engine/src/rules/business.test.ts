import { ruleCases } from '../testing/rule-cases.ts';
import { needOf } from '../testing/small-world.ts';
import { closingBeforeOpening, forbiddenSequence } from './business.ts';

const needs = [10, 11, 12].flatMap((day) => [needOf(`${day} 08:00-16:00`), needOf(`${day} 14:00-22:00`)]);
const twoShifts = { needs, rules: { closingBeforeOpening: true } };

ruleCases(closingBeforeOpening, [
  { name: 'closes, then opens', shifts: ['10 14:00-22:00', '11 08:00-16:00'], problem: twoShifts, amount: 1 },
  { name: 'a day between', shifts: ['10 14:00-22:00', '12 08:00-16:00'], problem: twoShifts, amount: 0 },
  {
    name: 'not asked for',
    shifts: ['10 14:00-22:00', '11 08:00-16:00'],
    problem: { ...twoShifts, rules: {} },
    amount: 0,
  },
  {
    name: 'the only shift of the day is neither',
    shifts: ['10 09:00-21:00', '11 09:00-21:00'],
    problem: { needs: [needOf('10 09:00-21:00'), needOf('11 09:00-21:00')], rules: { closingBeforeOpening: true } },
    amount: 0,
  },
]);

const never = { forbiddenSequences: [{ first: '14:00-22:00', next: '10:00-14:00' }] };

ruleCases(forbiddenSequence, [
  { name: 'neighbours', shifts: ['10 14:00-22:00', '11 10:00-14:00'], problem: never, amount: 1 },
  { name: 'a day between', shifts: ['10 14:00-22:00', '12 10:00-14:00'], problem: never, amount: 0 },
]);
