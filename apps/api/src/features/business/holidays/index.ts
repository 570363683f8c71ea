export { hearHolidayChanges } from './hear-holiday-changes.ts';
export { calendarName } from './holidays.ts';
