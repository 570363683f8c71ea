export { calendarName } from './holidays.ts';
