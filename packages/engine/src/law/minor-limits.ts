import type { Day, LocalDate, Person } from '../problem/problem.ts';
import type { LawPack, MinorLimits } from '../problem/law-pack.ts';

/** Whole years of age on a date; both `YYYY-MM-DD`. */
function ageOn(birthDate: LocalDate, date: LocalDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The legal limits for an employee on a date because of their age; null for an adult or an unknown birth date. */
export function minorLimits(law: LawPack | null, person: Person, date: LocalDate): MinorLimits | null {
  if (!law?.minors || person.birthDate === null) return null;
  const age = ageOn(person.birthDate, date);
  const month = Number(date.slice(5, 7));
  return law.minors.ages.find((a) => a.fromAge <= age && age <= a.toAge && (a.months?.includes(month) ?? true)) ?? null;
}

/** The maximum net minutes that the limits allow on this day. */
export function minorDayMinutes(limits: MinorLimits, day: Day): number {
  const schoolDay = day.weekday <= 5 && !day.holiday;
  return schoolDay ? limits.maxMinutesPerSchoolDay : limits.maxMinutesPerDay;
}
