import { termsOn } from './employment.ts';
import type { Person, Problem, RoleRate } from './problem.ts';
import type { LocalDate } from './units.ts';

/**
 * The cents of an hour of a person's work in a role on a date: their own rate of that day, else that of the role. Null:
 * neither is known.
 */
export function hourlyRateOn(
  { roleRates = [] }: Pick<Problem, 'roleRates'>,
  person: Pick<Person, 'hourlyRateCents' | 'employment'>,
  { role, date }: { role: string; date: LocalDate },
): number | null {
  const own = termsOn(person, date).hourlyRateCents;
  if (own !== null || roleRates.length === 0) return own;
  let latest: RoleRate | undefined;
  for (const rate of roleRates)
    if (rate.role === role && rate.from <= date && rate.from >= (latest?.from ?? rate.from)) latest = rate;
  return latest?.hourlyRateCents ?? null;
}

/** Whether the work of a person can have a rate above 0. */
export function hasRate({ roleRates = [] }: Pick<Problem, 'roleRates'>, person: Person): boolean {
  const { hourlyRateCents, employment = [] } = person;
  const rates = [hourlyRateCents, ...employment.map((span) => span.hourlyRateCents)];
  return [...rates, ...roleRates.map((rate) => rate.hourlyRateCents)].some((rate) => (rate ?? 0) > 0);
}

/** The greatest rate that any work can have; 0: there is none. */
export function mostHourlyRate({ roleRates = [], people }: Pick<Problem, 'roleRates' | 'people'>): number {
  const own = people.flatMap(({ hourlyRateCents, employment = [] }) => [
    hourlyRateCents,
    ...employment.map((span) => span.hourlyRateCents),
  ]);
  return [...own, ...roleRates.map((rate) => rate.hourlyRateCents)].reduce<number>(
    (most, rate) => Math.max(most, rate ?? 0),
    0,
  );
}
