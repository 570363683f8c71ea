import type { Problem } from '../problem/problem.ts';
import { createRandom } from '../roster/random.ts';
import type { Business } from '../samples/business.ts';
import { businessMonth } from './business.ts';

const MONTHS = ['2026-02', '2026-05', '2026-06', '2026-11'];
const RATES = [650, 720, 800, 905, 1100, null];
const TEMPLATES = { D: '07:00-15:30/30', M: '11:00-16:00/0', E: '14:00-22:00/30', N: '18:00-02:00/30' };

/**
 * A month of a small business with two roles, as many people as can cover most of it, and different rates; some have
 * only that of their role, and one may have none.
 */
export function randomMonth(seed: number, staff = 4 + (seed % 4)): Problem {
  const { below } = createRandom(seed + 104_729);
  const weekdays = below(2) === 0 ? '1234567' : '234567';
  const business: Business = {
    templates: TEMPLATES,
    needs: {
      barista: [`D 1 ${weekdays}`, `${['E', 'N'][below(2)]} 1 ${weekdays}`],
      kitchen: [`${['D', 'M'][below(2)]} 1 ${weekdays}`, ...(below(2) === 0 ? ['E 1 567'] : [])],
    },
    staff: Array.from({ length: staff }, (_, n) => ({
      count: 1,
      share: [1, 1, 0.75, 0.5][below(4)] ?? 1,
      roles: n % 3 === 2 ? ['barista', 'kitchen'] : [n % 3 === 0 ? 'barista' : 'kitchen'],
      ...(below(4) === 0 && { weekdays: { from: 13 } }),
    })),
  };
  const month = MONTHS[below(MONTHS.length)] ?? '2026-05';
  const vacations = below(2) === 0 ? [{ person: below(staff), from: 1 + below(20), days: 7 }] : [];
  const problem = businessMonth(business, month, { vacations });
  return {
    ...problem,
    people: problem.people.map((person) => ({ ...person, hourlyRateCents: RATES[below(RATES.length)] ?? null })),
    roleRates: [
      { role: 'barista', from: '2026-01-01', hourlyRateCents: 750 },
      { role: 'barista', from: `${month}-16`, hourlyRateCents: 790 },
      ...(seed % 5 > 0 ? [{ role: 'kitchen', from: '2026-01-01', hourlyRateCents: 840 }] : []),
    ],
  };
}
