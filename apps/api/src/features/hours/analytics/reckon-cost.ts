import type { Reckoned } from '@pamaina/engine';
import { costFactorOn } from '../../business/cost-terms/index.ts';
import type { DueChange } from '../../plan/late-changes/index.ts';
import type { DateRange } from './period-range.ts';
import { ownerOf, type Work } from './read-work.ts';
import { rateOf, reckonTeam, termsOf, type Books } from './reckon-team.ts';

/** As `reckonTeam`, but in cents of what the work costs the employer: pay with premiums, and the share on top of it. */
export function reckonCost<One extends Work>(books: Books<One>, range: DateRange): Reckoned<One>[] {
  const { costTerms } = books;
  const reckoned = reckonTeam(books, range);
  if (costTerms === undefined) return reckoned;
  return reckoned.map((one) => {
    const factor = costFactorOn(costTerms, one.shift.date);
    return { ...one, cents: one.cents * factor, overtimeCents: one.overtimeCents * factor };
  });
}

/** What late changes of a range cost the employer, in unrounded cents by change; those without a known rate nothing. */
export function costOfLate(
  { late = [], costTerms }: Books,
  { start, end }: DateRange,
): (DueChange & { cents: number })[] {
  return late
    .filter(({ date }) => date >= start && date <= end)
    .map((one) => ({
      ...one,
      cents: (one.cents ?? 0) * (costTerms === undefined ? 1 : costFactorOn(costTerms, one.date)),
    }));
}

/** Who has work in the range whose rate isn't known: the cost is without it. Keyed by `ownerOf`. */
export function withoutRate(books: Books, { start, end }: DateRange): ReadonlySet<string> {
  const terms = termsOf(books.team);
  const found = new Set<string>();
  for (const work of books.work) {
    if (work.person === null || work.date < start || work.date > end) continue;
    const owner = ownerOf(work.isGone, work.person);
    if (!found.has(owner) && rateOf(books, terms.get(owner), work) === null) found.add(owner);
  }
  return found;
}
