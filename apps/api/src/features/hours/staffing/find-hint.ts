import type { staffing } from '@pamaina/contract';
import { coverNeeds, QUARTERS } from '@pamaina/forecast';
import type { RoleDay, RoleProposal } from './role-proposal.ts';

/** Templates that could be added: whole hours, from three to ten of them. */
const HOUR = 4;
const [SHORTEST, LONGEST] = [3, 10];
/** Fewer quarters of an hour a day aren't worth another template. */
const WORTH = 2;

type Part = RoleProposal & { role: string };

/** On the weekday and role that are most over or short: the template that would remove most of it. */
export function findHint(parts: readonly Part[]): staffing.Proposal['hint'] {
  const worst = parts
    .filter(({ isExact }) => isExact)
    .flatMap((part) =>
      part.usual.map((days) => ({ part, weekday: days[0]?.weekday ?? 1, days, ...missOf(part, days) })),
    )
    .toSorted((a, b) => b.miss - a.miss)[0];
  if (worst === undefined) return null;
  const { part, weekday, days } = worst;
  const needs = days.map(({ need }) => need);
  let best = { removes: 0, start: 0, end: 0 };
  for (let start = 0; start < QUARTERS; start += HOUR)
    for (let hours = SHORTEST; hours <= LONGEST && start + hours * HOUR <= QUARTERS; hours++) {
      const end = start + hours * HOUR;
      const { short, over } = coverNeeds([...part.spans, { start, end }], needs, worst.counts);
      const removes = worst.miss - (short + over) / days.length;
      if (removes > best.removes) best = { removes, start, end };
    }
  if (best.removes < WORTH) return null;
  const { from } = part;
  return {
    role: part.role,
    weekday,
    over_quarters: Math.round(worst.miss),
    start_time: clockOf(best.start + from),
    end_time: clockOf(best.end + from),
    removes: Math.round(best.removes),
  };
}

/** Of a day on average. */
function missOf({ spans }: Part, days: readonly RoleDay[]) {
  const { counts, short, over } = coverNeeds(
    spans,
    days.map(({ need }) => need),
  );
  return { counts, miss: (short + over) / days.length };
}

const clockOf = (quarter: number) => {
  const minutes = (quarter % QUARTERS) * 15;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
