import type { Problem } from '../problem/problem.ts';
import { createRandom } from '../roster/random.ts';

const RATES = [700, 850, 1000, 1237, null];
const ROLE_RATES = [
  { role: 'cook', from: '2026-01-01', hourlyRateCents: 915 },
  { role: 'cook', from: '2026-03-16', hourlyRateCents: 1060 },
];

/** A problem whose employees have different rates, some only by their role, and a waiter perhaps none. */
export function withPay(problem: Problem, seed: number): Problem {
  const { below } = createRandom(seed + 7919);
  const people = problem.people.map((person) => ({ ...person, hourlyRateCents: RATES[below(RATES.length)] ?? null }));
  return { ...problem, people, roleRates: ROLE_RATES };
}
