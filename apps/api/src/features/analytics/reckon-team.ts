import { absentDays, payMultipliers, reckonWork, type Days, type Reckoned } from '@pamaina/engine';
import type { GrantedAbsence } from '../unavailability/index.ts';
import { normsOf, type NormOf } from './norms-of.ts';
import { overtimePeriods, type DateRange } from './period-range.ts';
import { ownerOf, type Team, type Work } from './read-work.ts';
import { termsOf } from './terms-of.ts';

/** Everything that was worked in whole accounting periods, and what says how much should have been. */
export interface Books<One extends Work = Work> {
  team: Team;
  days: Days;
  /** By `ownerOf`. */
  absences: ReadonlyMap<string, readonly GrantedAbsence[]>;
  work: readonly One[];
  /** What counts towards the norm too, and is paid elsewhere. */
  beside?: readonly Work[];
  /** Of them nothing is known, so neither their hours nor their norm counts. */
  unknownMonths?: readonly DateRange[];
}

/** What people should work, as all their work says. */
export const normsOfBooks = (books: Books): NormOf => normsOf(books, [...books.work, ...(books.beside ?? [])]);

/** Everything in `work` that somebody works or worked, reckoned up. @param range whole periods around it are looked at */
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
    const { hourly_rate_cents: rateCents = null, contract = null } = terms.get(owner) ?? {};
    const normIn = (period: DateRange): number | null => {
      if (contract === null) return null;
      if (team.regime === 'fixed') return contract.hoursPerWeek * 60;
      const unknown = unknownMonths.filter(({ start, end }) => start >= period.start && end <= period.end);
      return unknown.reduce((norm, month) => norm - (normOf(owner, month) ?? 0), normOf(owner, period) ?? 0);
    };
    return periods.flatMap((period) =>
      reckonWork(
        own.filter(({ date }) => date >= period.start && date <= period.end),
        { days, multipliers, rateCents: rateCents ?? 0, normMinutes: normIn(period) },
      ).filter(isSought),
    );
  });
}

/** The working days of a range that a person's time off covers, as dates. */
export const absencesOf = ({ team, days, absences }: Books, owner: string, { start, end }: DateRange): string[] =>
  absentDays(days.list, {
    from: start,
    to: end,
    daysPerWeek: termsOf(team).get(owner)?.contract?.daysPerWeek ?? 5,
    absences: absences.get(owner) ?? [],
  });
