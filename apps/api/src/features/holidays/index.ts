export { calendarName } from './calendar-name.ts';
