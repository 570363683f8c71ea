import type { LeaveRule } from './leave-rules.ts';

/** What somebody used of a balance in a year, in its unit. */
export interface UsedInYear {
  year: number;
  /** Approved and past; approved and from today on; requested. */
  taken: number;
  planned: number;
  pending: number;
  /** Of the approved: on days up to the last day of what was carried. */
  early: number;
}

export interface BalanceFacts {
  rule: LeaveRule;
  /** The entitlement of a whole year in the unit; null: not tracked. */
  yearly: number | null;
  /** The employee's first day, `YYYY-MM-DD`, and the last one; null: none is known. */
  began: string;
  ended: string | null;
  used: ReadonlyMap<number, UsedInYear>;
  /** By managers, and overtime that became leave, by year. */
  corrected: ReadonlyMap<number, number>;
  added: ReadonlyMap<number, number>;
  today: string;
}

export interface Balance {
  entitled: number | null;
  carried: number;
  lost: number;
  corrected: number;
  added: number;
  taken: number;
  planned: number;
  pending: number;
  left: number | null;
}

/**
 * The balance of a year. With a start date it is carried from year to year: what was left, at most as much as the rule
 * says, and what of it was not taken by its last day is lost after that day. More taken than there was is carried too.
 */
export function balanceOf(facts: BalanceFacts, year: number): Balance {
  const { rule, began } = facts;
  if (rule.since === null) return yearOf(facts, year, 0);
  const first = Math.max(Number(rule.since.slice(0, 4)), Number(began.slice(0, 4)));
  let balance = yearOf(facts, Math.min(first, year), 0);
  for (let next = first + 1; next <= year; next += 1) {
    const left = balance.left ?? 0;
    balance = yearOf(facts, next, rule.carry_over_max === null ? left : Math.min(left, rule.carry_over_max));
  }
  return balance;
}

function yearOf(facts: BalanceFacts, year: number, carried: number): Balance {
  const { rule, today } = facts;
  const { taken, planned, pending, early } = facts.used.get(year) ?? NOTHING;
  const entitled = entitlementOf(facts, year);
  const corrected = facts.corrected.get(year) ?? 0;
  const added = facts.added.get(year) ?? 0;
  const isOver = rule.carry_over_until !== null && today > `${year}-${rule.carry_over_until}`;
  const lost = isOver ? Math.max(0, carried - early) : 0;
  const left = entitled === null ? null : entitled + carried - lost + corrected + added - taken - planned;
  return {
    entitled,
    carried: round(carried),
    lost: round(lost),
    corrected: round(corrected),
    added: round(added),
    taken: round(taken),
    planned: round(planned),
    pending: round(pending),
    left: left === null ? null : round(left),
  };
}

const NOTHING = { taken: 0, planned: 0, pending: 0, early: 0 };

/** Of a year: its share of the days on which somebody is employed; nothing before they began and after they left. */
function entitlementOf({ rule, yearly, began, ended }: BalanceFacts, year: number): number | null {
  if (yearly === null) return null;
  if (!rule.is_pro_rata) return yearly;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = began > first ? began : first;
  const to = ended !== null && ended < last ? ended : last;
  if (to < from) return 0;
  return round((yearly * daysBetween(from, to)) / daysBetween(first, last));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const round = (amount: number) => Math.round(amount * 100) / 100;
