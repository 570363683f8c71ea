export { publicHolidays, type PublicHoliday } from './public-holidays.ts';
