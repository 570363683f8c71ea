import { days, ruleCases } from '../testing/rule-cases.ts';
import { weeklyRest } from './weekly-rest.ts';

ruleCases(weeklyRest, [
  {
    name: '32 hours around the only free date',
    shifts: [...days(9, 14, '15:00-23:00'), ...days(16, 21, '07:00-15:00')],
    amount: 7,
  },
  {
    name: 'a minute less than 35 hours around it',
    shifts: [...days(9, 14, '12:00-20:00'), ...days(16, 21, '06:59-15:00')],
    amount: 7,
  },
  { name: '35 hours around it', shifts: [...days(9, 14, '12:00-20:00'), ...days(16, 21, '07:00-15:00')], amount: 0 },
  { name: 'five days a week', shifts: [...days(9, 13, '07:00-15:00'), ...days(16, 20, '07:00-15:00')], amount: 0 },
]);
