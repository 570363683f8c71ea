import { absentDays, payMultipliers, reckonWork, type Days, type Reckoned } from '@pamaina/engine';
import type { GrantedAbsence } from '../planning-input/index.ts';
import { normsOf, type NormOf } from './norms-of.ts';
import { overtimePeriods, type DateRange } from './period-range.ts';
import { ownerOf, type Team, type Work } from './read-work.ts';
import { termsOf } from './terms-of.ts';

/** All work of whole accounting periods, and the data for its norm. */
export interface Books<One extends Work = Work> {
  team: Team;
  days: Days;
  /** Keyed by `ownerOf`. */
  absences: ReadonlyMap<string, readonly GrantedAbsence[]>;
  work: readonly One[];
  /** Also counts towards the norm, but is paid elsewhere. */
  beside?: readonly Work[];
  /** Months with unknown hours: neither their hours nor their norm counts. */
  unknownMonths?: readonly DateRange[];
}

/** The norms of the employees, from all of their work. */
export const normsOfBooks = (books: Books): NormOf => normsOf(books, [...books.work, ...(books.beside ?? [])]);

/** Calculates everything in `work` that employees work or worked. @param range whole periods around it are looked at */
export function reckonTeam<One extends Work>(books: Books<One>, range: DateRange): Reckoned<One>[] {
  const { team, days, work, beside = [], unknownMonths = [] } = books;
  const multipliers = payMultipliers(team.law_pack);
  const terms = termsOf(team);
  const normOf = normsOfBooks(books);
  const sought = new Set<Work>(work);
  const isSought = (one: Reckoned<Work>): one is Reckoned<One> => sought.has(one.shift);
  const taken = [...work, ...beside].filter(({ person }) => person !== null).sort((a, b) => a.start - b.start);
  const periods = overtimePeriods(team, range);
  return [...Map.groupBy(taken, ({ isGone, person }) => ownerOf(isGone, person))].flatMap(([owner, own]) => {
    const { rateOn = () => 0, weekMinutes = () => null } = terms.get(owner) ?? {};
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
        { days, multipliers, rateCents: rateOn, normMinutes: normIn(period) },
      ).filter(isSought),
    );
  });
}

/** The working days of a range covered by an employee's time off, as dates. */
export const absencesOf = ({ team, days, absences }: Books, owner: string, { start, end }: DateRange): string[] =>
  absentDays(days.list, {
    from: start,
    to: end,
    daysPerWeek: termsOf(team).get(owner)?.contract?.daysPerWeek ?? 5,
    absences: absences.get(owner) ?? [],
  });
