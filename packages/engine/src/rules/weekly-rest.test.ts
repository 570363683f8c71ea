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
  // An ordinary week of six days (DK 114, 126): Saturday 18:00 to Monday 9:00 is 39 hours; the 24 hours of Sunday are
  // in every 7 dates.
  {
    name: 'six days a week with a free Sunday',
    shifts: [...days(9, 13, '09:00-17:00'), '14 10:00-18:00', ...days(16, 20, '09:00-17:00'), '21 10:00-18:00'],
    amount: 0,
  },
  // From 6:00 on the 14th to 17:00 on the 15th is 35 hours, but only 18 of them are before midnight and 17 after it. So
  // the seven dates from the 7th and the 8th (until the 14th) have no rest, and neither have those from the 15th.
  {
    name: '35 hours without a free date, cut by the end of seven dates',
    shifts: [...days(7, 12, '08:00-14:00'), '13 22:00-06:00', '15 17:00-23:00', ...days(16, 21, '08:00-14:00')],
    amount: 3,
  },
  { name: 'five days a week', shifts: [...days(9, 13, '07:00-15:00'), ...days(16, 20, '07:00-15:00')], amount: 0 },
]);
