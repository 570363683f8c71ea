import { createRandom } from '../roster/random.ts';
import type { EmploymentSpan, LocalDate, Person, Problem } from '../problem/problem.ts';

/**
 * The problem with spans of employment for most people (some start, leave or return within the known days, with other
 * roles, hours and rates), and in some problems with a certificate that work needs; generated from a seed.
 */
export function withEmployment(problem: Problem, seed: number): Problem {
  const { below } = createRandom(seed + 55_555);
  const chance = (n: number): boolean => below(n) === 0;
  const dateOf = (): LocalDate => problem.days[below(problem.days.length)]?.date ?? problem.from;
  const inPeriod = problem.days.filter(({ date }) => date >= problem.from && date <= problem.to);
  const plannedDate = (): LocalDate => inPeriod[below(inPeriod.length)]?.date ?? problem.from;
  const terms = (): Omit<EmploymentSpan, 'from' | 'to'> => ({
    ...(chance(2) ? { roles: chance(3) ? ['cook', 'waiter'] : [chance(2) ? 'cook' : 'waiter'] } : {}),
    ...(chance(2) ? { contractMinutesPerWeek: 60 * (5 + below(36)) } : {}),
    ...(chance(3) ? { hourlyRateCents: 500 + below(1500) } : {}),
  });
  const spansOf = (): EmploymentSpan[] => {
    const first = chance(3) ? null : chance(2) ? dateOf() : plannedDate();
    const changes = [...new Set(chance(2) ? [plannedDate()] : [dateOf(), plannedDate()])].sort();
    const last = chance(2) ? null : plannedDate();
    const starts = [first, ...changes.filter((date) => date > (first ?? ''))];
    const spans = starts.map((from, i) => {
      const next = starts[i + 1];
      return { from, to: next === undefined || next === null ? last : dayBefore(next), ...terms() };
    });
    return spans.filter(({ from, to }) => from === null || to === null || from <= to);
  };
  const needsCertificate = chance(3);
  const people = problem.people.map((person): Person => ({
    ...person,
    ...(chance(3) ? {} : { employment: spansOf() }),
    ...(needsCertificate && !chance(4)
      ? { certificates: [{ kind: 'health', until: chance(2) ? null : plannedDate() }] }
      : {}),
  }));
  const certificates = [{ kind: 'health', role: chance(2) ? 'cook' : null, template: null }];
  return needsCertificate ? { ...problem, people, rules: { ...problem.rules, certificates } } : { ...problem, people };
}

function dayBefore(date: LocalDate): LocalDate {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
