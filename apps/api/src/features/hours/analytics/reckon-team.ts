import {
  lawByMonths,
  absentDays,
  lawHistory,
  lawOn,
  payMultipliers,
  reckonWork,
  type Days,
  type Multipliers,
  type Reckoned,
  normMinutes,
  type Absence,
  type AbsentDay,
  type NormDay,
  type ContractSpan,
} from '@pamaina/engine';
import { roleRateOn, type StoredCostTerms } from '../../business/cost-terms/index.ts';
import type { GrantedAbsence } from '../../business/unavailability/index.ts';
import type { DueChange } from '../../plan/late-changes/index.ts';
import {
  contractSpans,
  employmentOn,
  isEmployedIn,
  packOn,
  weekMinutesOf,
  type Laws,
} from '../../plan/planning-input/index.ts';
import { overtimePeriods, type DateRange } from './period-range.ts';
import { ownerOf, type Team, type Work } from './read-work.ts';

/** All work of whole accounting periods, and the data for its norm. */
export interface Books<One extends Work = Work> {
  team: Team;
  days: Days;
  /** Keyed by `ownerOf`. */
  absences: ReadonlyMap<string, readonly GrantedAbsence[]>;
  work: readonly One[];
  /** Also counts towards the norm, but is paid elsewhere. */
  beside?: readonly Work[];
  /** Rates of roles, for employees without a rate of their own; payroll knows none. */
  costTerms?: StoredCostTerms;
  /** What is due for late changes: a cost beside the work. */
  late?: readonly DueChange[];
  /** Months with unknown hours: neither their hours nor their norm counts. */
  unknownMonths?: readonly DateRange[];
}

/** The norms of the employees, from all of their work. */
export const normsOfBooks = (books: Books): NormOf => normsOf(books, [...books.work, ...(books.beside ?? [])]);

/** Calculates everything in `work` that employees work or worked. @param range whole periods around it are looked at */
export function reckonTeam<One extends Work>(books: Books<One>, range: DateRange): Reckoned<One>[] {
  const { team, days, work, beside = [], unknownMonths = [] } = books;
  const terms = termsOf(team);
  const normOf = normsOfBooks(books);
  const sought = new Set<Work>(work);
  const isSought = (one: Reckoned<Work>): one is Reckoned<One> => sought.has(one.shift);
  const taken = [...work, ...beside].filter(({ person }) => person !== null).sort((a, b) => a.start - b.start);
  const periods = overtimePeriods(team, range);
  return [...Map.groupBy(taken, ({ isGone, person }) => ownerOf(isGone, person))].flatMap(([owner, own]) => {
    const { weekMinutes = () => null } = terms.get(owner) ?? {};
    const normIn = (period: DateRange): number | null => {
      if (team.regime === 'fixed') return weekMinutes(period.start);
      const norm = normOf(owner, period);
      if (norm === null) return null;
      const unknown = unknownMonths.filter(({ start, end }) => start >= period.start && end <= period.end);
      return unknown.reduce((left, month) => left - (normOf(owner, month) ?? 0), norm);
    };
    return periods.flatMap((period) =>
      reckonWork(
        own.filter(({ date }) => date >= period.start && date <= period.end),
        {
          days,
          multipliers: multipliersIn(team, period),
          rateCents: (one) => rateOf(books, terms.get(owner), one) ?? 0,
          normMinutes: normIn(period),
        },
      ).filter(isSought),
    );
  });
}

/** The premiums at the start of a period, by the law under which the month of each piece of work was published. */
export function multipliersIn(team: Laws, { start }: DateRange): (work: { date: string }) => Multipliers {
  const known = new Map<string, Multipliers>();
  return ({ date }) => {
    const pack = packOn(team, date);
    const multipliers = known.get(pack) ?? payMultipliers(lawOn(lawHistory(pack), start));
    known.set(pack, multipliers);
    return multipliers;
  };
}

/** Cents an hour: the employee's own rate of the day, else that of the role; null: not known. */
export function rateOf({ costTerms }: Books, terms: Terms | undefined, { date, role }: Work): number | null {
  const own = terms?.ownRateOn(date) ?? null;
  return own ?? (costTerms === undefined ? null : roleRateOn(costTerms, role, date));
}

/** The working days of a range that an employee's time off takes, or the parts of them. */
export const absencesOf = (
  { team, days, absences }: Books,
  owner: string,
  { start, end }: DateRange,
): AbsentDay<GrantedAbsence>[] =>
  absentDays(days.list, {
    from: start,
    to: end,
    contract: termsOf(team).get(owner)?.contracts ?? null,
    absences: absences.get(owner) ?? [],
  });

interface Sources {
  team: Team;
  days: { list: readonly NormDay[] };
  /** Keyed by `ownerOf`. */
  absences: ReadonlyMap<string, readonly Absence[]>;
}

/** Norm of an employee in a range, in minutes, by `ownerOf`; null without a contract. */
type NormOf = (owner: string, range: DateRange) => number | null;

/**
 * The norms of current and former employees, each from the employee's first day: that of the record or of the first
 * work, whichever is earlier. The record can be younger than the work: a new project may enter earlier work.
 * @param worked everything that counts
 */
export function normsOf(
  { team, days, absences }: Sources,
  worked: Iterable<Pick<Work, 'person' | 'isGone' | 'date'>>,
): NormOf {
  const terms = termsOf(team);
  const law = lawByMonths(team.law_pack, team.month_laws);
  const since = new Map([...terms].map(([owner, { join_date }]) => [owner, join_date]));
  for (const { isGone, person, date } of worked) {
    const owner = ownerOf(isGone, person);
    if (date < (since.get(owner) ?? '')) since.set(owner, date);
  }
  return (owner, { start, end }) => {
    const { contracts = null } = terms.get(owner) ?? {};
    const begun = since.get(owner) ?? start;
    return normMinutes(days.list, {
      from: start > begun ? start : begun,
      to: end,
      contract: contracts,
      absences: absences.get(owner) ?? [],
      law,
    });
  };
}

/** The terms on which an employee works or worked. */
interface Terms {
  /** Of today. */
  hourly_rate_cents: number | null;
  /** Of the days of employment; of former employees those of their last one. */
  contracts: readonly ContractSpan[];
  /** Cents per hour on a date; null: unknown. */
  ownRateOn: (date: string) => number | null;
  /** The same; 0: unknown. */
  rateOn: (date: string) => number;
  /** The contract's minutes of the week from a Monday on; null without contract hours. */
  weekMinutes: (monday: string) => number | null;
  join_date: string;
}

/** The terms of current and former employees, by `ownerOf`. */
export function termsOf({ people, former }: Team): Map<string, Terms> {
  const terms = new Map<string, Terms>();
  for (const one of former) {
    const { contract, hourly_rate_cents } = one;
    const contracts = [{ from: null, to: one.left_date, contract }];
    const week = contract === null ? null : contract.hoursPerWeek * 60;
    const ownRateOn = () => hourly_rate_cents;
    const always = { contracts, ownRateOn, rateOn: () => ownRateOn() ?? 0, weekMinutes: () => week };
    terms.set(ownerOf(true, one.name), { ...one, ...always });
  }
  for (const one of people) {
    const { spans } = one;
    const ownRateOn = (date: string) => (employmentOn(spans, date) ?? one).hourly_rate_cents;
    const rateOn = (date: string) => ownRateOn(date) ?? 0;
    const contracts = contractSpans(spans);
    const weekMinutes = (monday: string) => weekMinutesOf(contracts, monday);
    terms.set(one.id, { ...one, contracts, ownRateOn, rateOn, weekMinutes });
  }
  return terms;
}

/** The employees who have a contract on a day of the range, or whom `isMeant` names: who worked without one. */
export function employedIn(team: Team, range: DateRange, isMeant: (id: string) => boolean): Team['people'] {
  return team.people.filter(({ id, spans }) => isEmployedIn(spans, range) || isMeant(id));
}
