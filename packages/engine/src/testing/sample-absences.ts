import { createRandom } from '../roster/random.ts';
import type { Business } from '../samples/business.ts';
import { cafe, restaurant, supermarket } from '../samples/sample-businesses.ts';
import type { Absences } from './business.ts';

/** A business with the amount of time off in a month, and the employees it lacks when it is understaffed. */
export interface Sample {
  business: Business;
  /** Vacations of 14 days and single days off: in July, and in any other month. */
  timeOff: Record<'july' | 'usual', { vacations: number; daysOff: number }>;
  /** The number of missing employees with this first role. */
  lacking: { role: string; count: number };
}

const VACATION_DAYS = 14;

export const samples: Record<'cafe' | 'restaurant' | 'supermarket', Sample> = {
  cafe: {
    business: cafe,
    timeOff: { july: { vacations: 2, daysOff: 4 }, usual: { vacations: 1, daysOff: 3 } },
    lacking: { role: 'virejas', count: 1 },
  },
  restaurant: {
    business: restaurant,
    timeOff: { july: { vacations: 5, daysOff: 8 }, usual: { vacations: 2, daysOff: 8 } },
    lacking: { role: 'waiter', count: 3 },
  },
  supermarket: {
    business: supermarket,
    timeOff: { july: { vacations: 11, daysOff: 18 }, usual: { vacations: 5, daysOff: 18 } },
    lacking: { role: 'cashier', count: 8 },
  },
};

/** Random time off in a month (`2026-07`) from a seed: no one has two vacations. */
export function sampleAbsences({ business, timeOff }: Sample, month: string, seed: number): Absences {
  const random = createRandom(seed);
  const people = business.staff.reduce((sum, staff) => sum + staff.count, 0);
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  const { vacations, daysOff } = timeOff[month.endsWith('-07') ? 'july' : 'usual'];
  const rest = Array.from({ length: people }, (_, person) => person);
  const drawn = Array.from({ length: vacations }, () => rest.splice(random.below(rest.length), 1)).flat();
  return {
    vacations: drawn.map((person) => ({
      person,
      from: 1 + random.below(days - VACATION_DAYS + 1),
      days: VACATION_DAYS,
    })),
    daysOff: Array.from({ length: daysOff }, () => ({ person: random.below(people), day: 1 + random.below(days) })),
  };
}

/** The same business without the employees it lacks when it is understaffed. */
export function shortOf(sample: Sample): Sample {
  let missing = sample.lacking.count;
  const staff = sample.business.staff.map((group) => {
    const fewer = group.roles[0] === sample.lacking.role ? Math.min(missing, group.count) : 0;
    missing -= fewer;
    return { ...group, count: group.count - fewer };
  });
  return { ...sample, business: { ...sample.business, staff } };
}
