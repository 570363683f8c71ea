import { monthOf, type rules } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { type Books, loadMonth, withoutFixed } from '../planning-input/index.ts';
import { RANKING_MS, whoMayTake, type JudgedMonth } from './who-may-take.ts';

interface Place {
  id: string;
  /** A local date. */
  date: string;
}

/** Two employees' shifts that change hands at once. */
export interface Exchange {
  giver: string;
  taker: string;
  /** The giver's, which the taker gets. */
  given: Place;
  /** The taker's, which the giver gets. */
  returned: Place;
}

/** The hard rules against each of the two with what they would get; undefined: they are no candidate at all. */
interface ExchangeVerdict {
  giver: rules.Rule[] | undefined;
  taker: rules.Rule[] | undefined;
}

/** By their names, `YYYY-MM`. */
type Months = Readonly<Record<string, JudgedMonth & { zone: string }>>;

/**
 * The months in which exchanges are judged, each read once.
 * @param books of the months, if they are known
 */
export async function loadExchangeMonths(
  tx: Tx,
  exchanges: readonly Exchange[],
  books: Readonly<Record<string, Books>> = {},
): Promise<Months> {
  const dates = exchanges.flatMap(({ given, returned }) => [given.date, returned.date]);
  const names = [...new Set(dates.map(monthOf))];
  const loaded = await together(tx, () => names.map((month) => loadMonth(tx, `${month}-01`, 'in_force', books[month])));
  const judged = loaded.map(({ problem, shifts, project }) => ({ problem, shifts, zone: project.time_zone }));
  return Object.fromEntries(names.map((month, index) => [month, judged[index] as (typeof judged)[number]]));
}

/** How long judging exchanges is likely to take, in milliseconds. */
export function judgingMs(months: Months, exchanges: readonly Exchange[]): number {
  const sizes = Object.values(months).map(({ problem, shifts }) => problem.people.length * shifts.length);
  return exchanges.length * Math.max(0, ...sizes) * RANKING_MS;
}

/** Judges the two of each exchange, once both shifts have changed hands. */
export function judgeExchanges(
  months: Months,
  exchanges: readonly Exchange[],
  reader: Omit<Reader, 'zone'>,
): ExchangeVerdict[] {
  const known = new Map<string, JudgedMonth>();
  const judge = (gets: Place, person: string, gives: Place, other: string) => {
    const name = monthOf(gets.date);
    const month = months[name];
    if (month === undefined) return undefined;
    const key = JSON.stringify([name, gives.id, other]);
    const after = known.get(key) ?? handedOver(month, gives.id, other);
    known.set(key, after);
    return judgeOne(after, gets.id, person, { ...reader, zone: month.zone });
  };
  return exchanges.map(({ giver, taker, given, returned }) => ({
    giver: judge(returned, giver, given, taker),
    taker: judge(given, taker, returned, giver),
  }));
}

/** The hard rules against one employee with a shift; undefined: it is nothing for them. */
export const judgeOne = (
  month: JudgedMonth,
  shiftId: string,
  employeeId: string,
  reader: Reader,
): rules.Rule[] | undefined =>
  whoMayTake(month, shiftId, employeeId)[0]?.obstacles.map((violation) => ruleText(violation, reader));

/** The month as if a shift were another's: also one of the days around it, which the person then has no more. */
const handedOver = ({ problem, shifts }: JudgedMonth, id: string, to: string): JudgedMonth => ({
  // What is known about a problem is kept with it, so one that has not changed stays itself.
  problem: problem.fixed.some((shift) => shift.id === id) ? withoutFixed(problem, new Set([id])) : problem,
  shifts: shifts.map((shift) => (shift.id === id ? { ...shift, employeeId: to, locked: false } : shift)),
});
