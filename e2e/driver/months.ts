import { defaultLanguage, factsOf } from '@pamaina/contract';
const thisMonth = Temporal.Now.plainDateISO('Europe/Vilnius').toPlainYearMonth();

/** A month of the demo, counted from this one: -1 and 0 are published, 1 and later have no schedule yet. */
export function monthFromNow(months: number) {
  const month = thisMonth.add({ months });
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
