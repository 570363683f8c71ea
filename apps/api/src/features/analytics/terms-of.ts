import type { Contract } from '@pamaina/engine';
import { contractSpans, employmentOn, isEmployedIn, weekMinutesOf, type Agreed } from '../planning-input/index.ts';
import type { DateRange } from './period-range.ts';
import { ownerOf, type Team } from './read-work.ts';

/** The terms on which an employee works or worked. */
export interface Terms {
  /** Of today. */
  hourly_rate_cents: number | null;
  contract: Contract | null;
  /** Of the days of employment; of former employees those of their last one. */
  contracts: Agreed;
  /** Cents per hour on a date; 0: unknown. */
  rateOn: (date: string) => number;
  /** The contract's minutes of the week from a Monday on; null without contract hours. */
  weekMinutes: (monday: string) => number | null;
  join_date: string;
  /** Null: still employed, or a last day that the contracts know. */
  left_date: string | null;
}

/** The terms of current and former employees, by `ownerOf`. */
export function termsOf({ people, former }: Team): Map<string, Terms> {
  const terms = new Map<string, Terms>();
  for (const one of former) {
    const { contract, hourly_rate_cents } = one;
    const week = contract === null ? null : contract.hoursPerWeek * 60;
    const always = { contracts: contract, rateOn: () => hourly_rate_cents ?? 0, weekMinutes: () => week };
    terms.set(ownerOf(true, one.name), { ...one, ...always });
  }
  for (const one of people) {
    const { spans } = one;
    const rateOn = (date: string) => (employmentOn(spans, date) ?? one).hourly_rate_cents ?? 0;
    const contracts = contractSpans(spans);
    const weekMinutes = (monday: string) => weekMinutesOf(contracts, monday);
    const dated = { contracts, rateOn, weekMinutes };
    terms.set(one.id, { ...one, ...dated, left_date: null });
  }
  return terms;
}

/** The employees who have a contract on a day of the range, or whom `isMeant` names: who worked without one. */
export function employedIn(team: Team, range: DateRange, isMeant: (id: string) => boolean): Team['people'] {
  return team.people.filter(({ id, spans }) => isEmployedIn(spans, range) || isMeant(id));
}
