import { days, ruleCases } from '../testing/rule-cases.ts';
import { weeklyHours } from './weekly-hours.ts';

const week = (hours: number) => ({ maxMinutesPerWeek: hours * 60 });

ruleCases(weeklyHours, [
  { name: '41 of 40 hours', shifts: [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'], person: week(40), amount: 1 },
  { name: 'Sunday and Monday are two weeks', shifts: days(13, 18, '08:00-16:00'), person: week(40), amount: 0 },
]);
