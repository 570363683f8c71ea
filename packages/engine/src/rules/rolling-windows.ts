import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Finding, RowCost } from './rule.ts';
import { BROKEN, type RuleAutomaton } from './automaton.ts';

const WINDOW = 7;

/** A sum over 7 consecutive dates, and its limit. */
interface Rolling {
  limit: number;
  /** The contribution of a shift: its net minutes, or 1 if work days are counted. */
  ofShift: (view: PersonView, i: number) => number;
  /** The amount of the breach for a sum above the limit. */
  amount: (above: number) => number;
  /** The name of the sum in the finding's params. */
  name: string;
}

/**
 * Every 7 consecutive dates that include a planned one, with shifts by the date on which they start.
 * Adjacent windows are merged into one finding, so that one cause is reported once.
 */
export function rollingFindings(view: PersonView, rule: Rolling): Finding[] {
  const { days, first, last } = view.calendar;
  const findings: Finding[] = [];
  let open: { from: number; amount: number; worst: number; shifts: Set<number> } | null = null;
  const close = () => {
    const date = open && days[open.from]?.date;
    if (!open || date === null || date === undefined) return;
    const shifts = [...open.shifts].sort((a, b) => a - b).flatMap((i) => view.shifts[i] ?? []);
    const params = { [rule.name]: open.worst, limit: rule.limit };
    findings.push({ date, shifts, amount: open.amount, params });
    open = null;
  };
  const sums = new Int32Array(days.length);
  view.dayOf.forEach((day, i) => (sums[day]! += rule.ofShift(view, i)));
  const start = Math.max(0, first - WINDOW + 1);
  let sum = sums.subarray(start, start + WINDOW - 1).reduce((total, value) => total + value, 0);
  for (let from = start; from <= last; from++) {
    sum += (sums[from + WINDOW - 1] ?? 0) - (from > start ? sums[from - 1]! : 0);
    if (sum <= rule.limit) {
      close();
      continue;
    }
    open ??= { from, amount: 0, worst: 0, shifts: new Set() };
    open.amount += rule.amount(sum - rule.limit);
    open.worst = Math.max(open.worst, sum);
    for (const [i, day] of view.dayOf.entries()) if (day >= from && day < from + WINDOW) open.shifts.add(i);
  }
  close();
  return findings;
}

/** The same sum over a row: `value` by code, the limit by person. */
export function rollingCost(
  model: Model,
  value: Int32Array,
  limits: Float64Array,
  amount: (above: number) => number,
): RowCost {
  const from = Math.max(0, model.first - WINDOW + 1);
  const { last } = model;
  return ({ person, length, code, day }) => {
    const limit = limits[person]!;
    let cost = 0;
    let sum = 0;
    let head = 0;
    let tail = 0;
    for (let window = from; window <= last; window++) {
      while (head < length && day[head]! < window + WINDOW) sum += value[code[head++]!]!;
      while (tail < head && day[tail]! < window) sum -= value[code[tail++]!]!;
      if (sum > limit) cost += amount(sum - limit);
    }
    return cost;
  };
}

/**
 * The same as day-by-day states. Every day below the maximum daily value pays off part of the excess of seven maximum
 * days; the state is the remaining debt of the windows that started on each of the last six days.
 */
export function rollingTrack(
  model: Model,
  codes: readonly number[],
  value: Int32Array,
  limit: number,
): RuleAutomaton | null {
  const longest = codes.reduce((most, code) => Math.max(most, value[code]!), 0);
  const debt = WINDOW * longest - limit;
  if (debt <= 0) return null;
  const from = Math.max(0, model.first - WINDOW + 1);
  const to = model.last + WINDOW - 1;
  const states: number[][] = [Array.from({ length: WINDOW - 1 }, () => 0)];
  const numbers = new Map([[states[0]!.join(), 0]]);
  return {
    start: 0,
    next: (state, day, code) => {
      if (day === model.days) return state;
      const paid = longest - (code >= 0 && day >= from ? value[code]! : 0);
      const owed = [day < from ? 0 : debt, ...states[state]!].map((left) => Math.max(0, left - paid));
      if (owed.pop()! > 0 && day <= to) return BROKEN;
      const key = owed.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, states.length);
      return states.push(owed) - 1;
    },
  };
}
