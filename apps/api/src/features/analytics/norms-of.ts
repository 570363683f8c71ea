import { normMinutes, type Absence, type NormDay } from '@pamaina/engine';
import type { DateRange } from './period-range.ts';
import { ownerOf, type Team, type Work } from './read-work.ts';
import { termsOf } from './terms-of.ts';

interface Sources {
  team: Team;
  days: { list: readonly NormDay[] };
  /** Keyed by `ownerOf`. */
  absences: ReadonlyMap<string, readonly Absence[]>;
}

/** Norm of an employee in a range, in minutes, by `ownerOf`; null without a contract. */
export type NormOf = (owner: string, range: DateRange) => number | null;

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
  const since = new Map([...terms].map(([owner, { join_date }]) => [owner, join_date]));
  for (const { isGone, person, date } of worked) {
    const owner = ownerOf(isGone, person);
    if (date < (since.get(owner) ?? '')) since.set(owner, date);
  }
  return (owner, { start, end }) => {
    const { contracts = null, left_date = null } = terms.get(owner) ?? {};
    const begun = since.get(owner) ?? start;
    return normMinutes(days.list, {
      from: start > begun ? start : begun,
      to: left_date !== null && left_date < end ? left_date : end,
      contract: contracts,
      absences: absences.get(owner) ?? [],
    });
  };
}
