import { defaultLanguage, factsOf } from '@pamaina/contract';
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
const thisMonth = today.toPlainYearMonth();
/** The last month that the demo publishes: in the last week of a month the next one. */
const lastPublished = today.add({ days: 7 }).toPlainYearMonth();

/**
 * A month of the demo: 0 is this one, and -1 the one before, both published; 1 is the first that has no schedule yet,
 * and 2 the one after.
 */
export const monthFromNow = (months: number) => addressesOf((months > 0 ? lastPublished : thisMonth).add({ months }));

/** The month that a business of one's own plans first. */
export const calendarNextMonth = () => addressesOf(thisMonth.add({ months: 1 }));

/** The month of tomorrow: this one, or on its last day the next. */
export const calendarMonthOfTomorrow = () => addressesOf(today.add({ days: 1 }).toPlainYearMonth());

function addressesOf(month: Temporal.PlainYearMonth) {
  const key = month.toString();
  return {
    /** `2026-03`, as in addresses. */
    key,
    dates: Array.from({ length: month.daysInMonth }, (_, index) => `${key}-${String(index + 1).padStart(2, '0')}`),
    /** As in the English texts. */
    name: new Intl.DateTimeFormat(factsOf(defaultLanguage).locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${key}-01`)),
    query: `year=${month.year}&month=${month.month}`,
    range: `start=${key}-01&end=${key}-${month.daysInMonth}`,
    calendar: `/manager/calendar?month=${key}&view=month`,
  };
}
