import { employedDays } from './employment.ts';
import type { Consents, Person } from './person.ts';
import type { LocalDate } from './units.ts';

type Agreed = Pick<Person, 'consents' | 'consentDates'>;

/** Whether the person has consented to it on a date, which is that of the shift. */
export function consentsOn({ consents, consentDates }: Agreed, to: keyof Consents, date: LocalDate): boolean {
  if (!consents?.[to]) return false;
  const span = consentDates?.[to];
  return span === undefined || ((span.from === null || span.from <= date) && (span.to === null || date <= span.to));
}

/** The days between two dates, both included, on which a contract and the consent hold. */
export function consentedDays(person: Person, to: keyof Consents, first: LocalDate, last: LocalDate): number {
  if (!person.consents?.[to]) return 0;
  const span = person.consentDates?.[to];
  const from = span?.from != null && span.from > first ? span.from : first;
  const until = span?.to != null && span.to < last ? span.to : last;
  return from > until ? 0 : employedDays(person, from, until);
}
