import { ruleCases, youth } from '../testing/rule-cases.ts';
import { homeOnCallMinor } from './home-on-call-minor.ts';

ruleCases(homeOnCallMinor, [
  { name: 'at 17', shifts: ['10 17:00-20:00#at_home'], person: youth, amount: 1 },
  { name: 'an adult', shifts: ['10 17:00-20:00#at_home'], person: { birthDate: '2008-03-10' }, amount: 0 },
  { name: 'work at 17', shifts: ['10 12:00-18:00'], person: youth, amount: 0 },
]);
