// Days on which the business is closed or open, beside the public holidays of its country.

export { hearHolidayChanges } from './hear-holiday-changes.ts';
export { calendarName } from './holidays.ts';
