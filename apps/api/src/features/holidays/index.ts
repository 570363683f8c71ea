export { publicHolidays } from './public-holidays.ts';
