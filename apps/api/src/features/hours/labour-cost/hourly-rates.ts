import type { labourCost } from '@pamaina/contract';
import { datesBetween } from '../../../platform/time/zone.ts';
import type { StoredCostTerms } from '../../business/cost-terms/index.ts';
import { termsOf, type DateRange, type Team } from '../analytics/index.ts';

/** What an hour is paid on the days of a range: own rates, each from the day on which it begins, and those of roles. */
export function hourlyRates(team: Team, { role_rates }: StoredCostTerms, range: DateRange): labourCost.HourlyRates {
  const terms = termsOf(team);
  const dates = datesBetween(range.start, range.end);
  const employees = team.people.flatMap(({ id }) => {
    const on = dates.map((date) => terms.get(id)?.ownRateOn(date) ?? null);
    return dates.flatMap((starts, at) =>
      at > 0 && on[at] === on[at - 1] ? [] : [{ employee_id: id, starts, hourly_rate_cents: on[at] ?? null }],
    );
  });
  return { employees: employees.filter(isMeant), roles: role_rates.filter(({ starts }) => starts <= range.end) };
}

/** Who has no rate in all of the range isn't named. */
const isMeant = (
  { employee_id, hourly_rate_cents }: labourCost.HourlyRates['employees'][number],
  at: number,
  all: labourCost.HourlyRates['employees'],
): boolean => hourly_rate_cents !== null || all[at - 1]?.employee_id === employee_id;
