import type { Certified, EmploymentSpan, Person } from './person.ts';
import type { BusinessRules, Day, Shift } from './problem.ts';
import type { LocalDate, Minutes } from './units.ts';

type Terms = Pick<Person, 'roles' | 'hourlyRateCents' | 'contractMinutesPerWeek' | 'restWeekdays'>;
type Agreed = Pick<Person, 'contractMinutesPerWeek' | 'restWeekdays' | 'employment'>;

const covers = ({ from, to }: EmploymentSpan, date: LocalDate): boolean =>
  (from === null || from <= date) && (to === null || date <= to);

/** Whether the person has a contract on the date. A shift belongs to the date on which it starts. */
export function isEmployed({ employment }: Pick<Person, 'employment'>, date: LocalDate): boolean {
  return employment === undefined || employment.some((span) => covers(span, date));
}

/**
 * The terms on a date: those of the span that covers it, and what the span leaves out from the person. On a date
 * without a contract those of the nearest span, the earlier one first.
 */
export function termsOn<Of extends Partial<Terms> & Pick<Person, 'employment'>>(person: Of, date: LocalDate): Of {
  const { employment } = person;
  if (!employment || employment.length === 0) return person;
  const span = employment.findLast(({ from }) => from === null || from <= date) ?? employment[0];
  return span ? { ...person, ...given(span) } : person;
}

function given({ roles, hourlyRateCents, contractMinutesPerWeek, restWeekdays }: EmploymentSpan): Partial<Terms> {
  return {
    ...(roles && { roles }),
    ...(hourlyRateCents !== undefined && { hourlyRateCents }),
    ...(contractMinutesPerWeek !== undefined && { contractMinutesPerWeek }),
    ...(restWeekdays && { restWeekdays }),
  };
}

/** The roles that a person has on a date; none on a date without a contract. */
export function rolesOn(person: Person, date: LocalDate): readonly string[] {
  if (person.employment === undefined) return person.roles;
  return isEmployed(person, date) ? termsOn(person, date).roles : [];
}

/** All roles that a person has on any day between two dates. */
export function rolesBetween(person: Person, from: LocalDate, to: LocalDate): readonly string[] {
  if (person.employment === undefined) return person.roles;
  const spans = person.employment.filter((span) => (span.from ?? from) <= to && (span.to ?? to) >= from);
  return [...new Set(spans.flatMap(({ roles }) => roles ?? person.roles))];
}

const DAY_MS = 86_400_000;
const number = (date: LocalDate): number => Date.parse(date) / DAY_MS;

/** The days with a contract between two dates, both included. */
export function employedDays({ employment = [ALWAYS] }: Person, from: LocalDate, to: LocalDate): number {
  return employment.reduce((sum, span) => {
    const first = span.from !== null && span.from > from ? span.from : from;
    const last = span.to !== null && span.to < to ? span.to : to;
    return sum + Math.max(0, number(last) - number(first) + 1);
  }, 0);
}

const ALWAYS: EmploymentSpan = { from: null, to: null };

/** The part of a period, both dates included, with a contract: 0..1. */
function employedShare(person: Person, from: LocalDate, to: LocalDate): number {
  if (person.employment === undefined) return 1;
  return employedDays(person, from, to) / Math.max(1, number(to) - number(from) + 1);
}

/** A minimum of a whole period for the part of it with a contract, rounded down. */
export function proRata(person: Person, from: LocalDate, to: LocalDate, least: number): number {
  return person.employment === undefined ? least : Math.floor(least * employedShare(person, from, to));
}

const USUAL_REST: readonly number[] = [6, 7];

/** The weekdays that the contract leaves free on a date. */
export function restWeekdaysOn(person: Pick<Person, 'restWeekdays' | 'employment'>, date: LocalDate) {
  return termsOn(person, date).restWeekdays ?? USUAL_REST;
}

/** A week in parts: each number of working days divides them. */
const PARTS = 420;

/**
 * The contract's minutes in a week: each day that is a working day by what was agreed on it has its part of the hours
 * that were agreed on it. A day without a contract counts as the nearest one with: who starts on a Wednesday owes no
 * Monday, and no hours of the days after it are overtime for that. Undefined: unknown on one of the days.
 * @param dates consecutive; those that are missing from a whole week are as the last working day
 */
export function contractMinutesIn(
  person: Agreed,
  dates: readonly { date: LocalDate; weekday: number }[],
): Minutes | undefined {
  const agreed = dates.map(({ date, weekday }) => {
    const rest = restWeekdaysOn(person, date);
    return { minutes: termsOn(person, date).contractMinutesPerWeek, rest, weekday, isFree: rest.includes(weekday) };
  });
  const [first] = agreed;
  if (agreed.every(({ minutes, rest }) => minutes === first?.minutes && rest.join() === first?.rest.join()))
    return first?.minutes;
  if (agreed.some(({ minutes }) => minutes === undefined)) return undefined;
  const partOf = ({ minutes = 0, rest }: (typeof agreed)[number]) => (minutes * PARTS) / Math.max(1, 7 - rest.length);
  const known = agreed.filter(({ isFree }) => !isFree);
  const last = known.at(-1) ?? first;
  const seen = new Set(agreed.map(({ weekday }) => weekday));
  const missing = [1, 2, 3, 4, 5, 6, 7].filter((day) => !seen.has(day) && !last?.rest.includes(day));
  const sum = known.reduce((total, day) => total + partOf(day), 0) + (last ? missing.length * partOf(last) : 0);
  return Math.round(sum / PARTS);
}

/** The certificate that a shift needs and the person has not on its date; null if none is missing. */
export function missingCertificate(
  rules: BusinessRules | undefined,
  { certificates = [] }: Person,
  { date, role, template }: Pick<Shift, 'date' | 'role' | 'template'>,
): { kind: string; held: Certified | undefined } | null {
  const isValid = ({ from = null, until }: Certified): boolean =>
    (from === null || from <= date) && (until === null || date <= until);
  for (const { kind, role: ofRole, template: ofTemplate } of rules?.certificates ?? []) {
    if ((ofRole ?? role) !== role || (ofTemplate ?? template) !== template) continue;
    const held = certificates.filter((one) => one.kind === kind);
    if (!held.some(isValid)) return { kind, held: held.at(-1) };
  }
  return null;
}

/** Whether one of some absences takes all of a day. */
export function isAwayAllOf(blocks: Person['blocks'], day: Day): boolean {
  const end = day.startsAt + 1440 - (day.clockChange?.by ?? 0);
  return blocks.some((block) => block.start <= day.startsAt && block.end >= end);
}

/** Whether an employee cannot work at all on a day: absent all of it, or without a contract. */
export function isAway(person: Person, day: Day): boolean {
  return !isEmployed(person, day.date) || isAwayAllOf(person.blocks, day);
}
