import { monthNumberOf } from '@pamaina/contract';
import { entitlementOf, type EntitlementFacts } from './entitlement-of.ts';

/** What somebody used of a balance in a year, in its unit. */
export interface UsedInYear {
  year: number;
  /** Approved and past; approved and from today on; requested. */
  taken: number;
  planned: number;
  pending: number;
  /** Of the approved: on days up to the last day of what was carried. */
  early: number;
  /** The approved of each month. */
  months: readonly number[];
}

export interface BalanceFacts extends EntitlementFacts {
  used: ReadonlyMap<number, UsedInYear>;
  /** By managers, and overtime that became leave, by year. */
  corrected: ReadonlyMap<number, number>;
  added: ReadonlyMap<number, number>;
  today: string;
}

export interface Balance {
  entitled: number | null;
  earned: number | null;
  carried: number;
  lost: number;
  corrected: number;
  added: number;
  taken: number;
  planned: number;
  pending: number;
  left: number | null;
}

/** An absence that is judged before it is there. */
export interface Wanted {
  /** The first day of it in the year. */
  from: string;
  /** What it takes in each month of the year. */
  months: readonly number[];
}

/**
 * The balance of a year. With a start date it is carried from year to year: what was left, at most as much as the rule
 * says, and what of it was not taken by its last day is lost after that day. More taken than there was is carried too.
 * What is earned by months counts when it is earned, and is all there at the end of its year.
 * @param wanted what is left is what this absence can take: of what is earned by its days, and not needed by later ones
 */
export function balanceOf(facts: BalanceFacts, year: number, wanted?: Wanted): Balance {
  const { rule, began, today } = facts;
  let carried = 0;
  if (rule.since !== null) {
    const first = Math.max(Number(rule.since.slice(0, 4)), Number(began.slice(0, 4)));
    for (let past = first; past < year; past += 1) {
      const left = yearOf(facts, past, { carried, from: `${past}-12-31`, months: NOTHING.months }).left ?? 0;
      carried = rule.carry_over_max === null ? left : Math.min(left, rule.carry_over_max);
    }
  }
  const { from = today, months = NOTHING.months } = wanted ?? {};
  return yearOf(facts, year, { carried, from: from > today ? from : today, months });
}

const NOTHING = { taken: 0, planned: 0, pending: 0, early: 0, months: [] };

function yearOf(facts: BalanceFacts, year: number, { carried, from, months }: Wanted & { carried: number }): Balance {
  const { rule, today } = facts;
  const { taken, planned, pending, early, months: used } = facts.used.get(year) ?? NOTHING;
  const entitlement = entitlementOf(facts, year);
  const corrected = facts.corrected.get(year) ?? 0;
  const added = facts.added.get(year) ?? 0;
  const isOver = rule.carry_over_until !== null && today > `${year}-${rule.carry_over_until}`;
  const lost = isOver ? Math.max(0, carried - early) : 0;
  const others = carried - lost + corrected + added;
  return {
    entitled: entitlement?.whole ?? null,
    earned: entitlement && rule.is_earned_monthly ? entitlement.earnedBy(today) : null,
    carried: round(carried),
    lost: round(lost),
    corrected: round(corrected),
    added: round(added),
    taken: round(taken),
    planned: round(planned),
    pending: round(pending),
    left: entitlement && round(others + leastFrom(from, year, { earnedBy: entitlement.earnedBy, used, months })),
  };
}

interface Months {
  earnedBy: (date: string) => number;
  used: readonly number[];
  /** What an absence would take. */
  months: readonly number[];
}

/**
 * The least that a day and the months after it have over, of what is earned by then and not used by then: what later
 * absences need can't be taken before. What the absence itself takes later isn't there yet.
 */
function leastFrom(from: string, year: number, { earnedBy, used, months }: Months): number {
  const overAt = (date: string) => {
    const until = date < `${year}` ? 0 : date >= `${year + 1}` ? 12 : monthNumberOf(date);
    return earnedBy(date) - sum(used.slice(0, until)) + sum(months.slice(until));
  };
  const starts = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);
  return Math.min(...[from, ...starts.filter((start) => start > from)].map(overAt));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const round = (amount: number) => Math.round(amount * 100) / 100;
