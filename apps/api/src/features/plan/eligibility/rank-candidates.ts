import { monthOf, type Language, type rules } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { hidesIllness, ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { type Books, loadMonth, withoutFixed } from '../planning-input/index.ts';
import { whoMayTake, type JudgedMonth } from './who-may-take.ts';

/** A candidate for a shift, and the hard rules against them; none: they can take it. */
interface Ranked {
  employee_id: string;
  name: string;
  broken: rules.Rule[];
}

/** Everyone but its employee as candidates for a live shift, best first, checked like every change of the schedule. */
export async function rankCandidates(
  tx: Tx,
  { id, date, books, ...reader }: { id: string; date: string; books?: Books | undefined } & Omit<Reader, 'zone'>,
): Promise<Ranked[]> {
  const month = await loadMonth(tx, date, 'in_force', books);
  return whoMayTake(month, id).map(({ employeeId, name, obstacles }) => ({
    employee_id: employeeId,
    name,
    broken: obstacles.map((violation) => ruleText(violation, { ...reader, zone: month.project.time_zone })),
  }));
}

/** For whom a refusal is. */
interface Refused extends Omit<Reader, 'zone'> {
  /** An employee, who reads what is against themselves; null: a manager, who reads all. */
  own: string | null;
}

/** Of colleagues an employee reads only that a rule is against them: the rules name absences, hours and certificates. */
export const refusedReader = (caller: Caller, language: Language): Refused =>
  caller.role === 'employee'
    ? { language, own: caller.employeeId, hidesIllness: true }
    : { language, own: null, hidesIllness: hidesIllness(caller) };

/** @throws `swap_not_eligible`, naming the rules, when a person may not take a live shift */
export async function refuseIneligible(
  tx: Tx,
  { shift, employeeId }: { shift: { id: string; date: string }; employeeId: string },
  { own, ...reader }: Refused,
): Promise<void> {
  const ranked = await rankCandidates(tx, { id: shift.id, date: shift.date, ...reader });
  const broken = ranked.find(({ employee_id }) => employee_id === employeeId)?.broken;
  refuse([{ employeeId, broken }], { own, ...reader });
}

interface Verdict {
  employeeId: string;
  /** Undefined: the shift is nothing for them. */
  broken: readonly rules.Rule[] | undefined;
}

/** @throws `swap_not_eligible`, naming the rules that the reader may know */
function refuse(verdicts: readonly Verdict[], { own, language }: Refused): void {
  const against = verdicts.filter(({ broken }) => broken?.length !== 0);
  if (against.length === 0) return;
  const reasons = against.flatMap(({ employeeId, broken = [] }) =>
    own === null || own === employeeId ? broken.map(({ detail }) => detail) : [textOf(language, 'rules.other')],
  );
  throw new ProblemError('swap_not_eligible', { values: { reasons: reasons.join(' ') } });
}

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

/** The hard rules against each of the two with what they would get, once both shifts have changed hands. */
interface ExchangeVerdict {
  giver: rules.Rule[] | undefined;
  taker: rules.Rule[] | undefined;
}

/**
 * Judges exchanges, each month read once.
 * @param books of the months, if they are known
 * @returns undefined for a person who is no candidate at all
 */
export async function judgeExchanges(
  tx: Tx,
  exchanges: readonly Exchange[],
  reader: Omit<Reader, 'zone'>,
  books: Readonly<Record<string, Books>> = {},
): Promise<ExchangeVerdict[]> {
  const months = new Map<string, Awaited<ReturnType<typeof loadMonth>>>();
  for (const month of new Set(
    exchanges.flatMap(({ given, returned }) => [monthOf(given.date), monthOf(returned.date)]),
  ))
    months.set(month, await loadMonth(tx, `${month}-01`, 'in_force', books[month]));
  const judge = (gets: Place, person: string, gives: Place, other: string) => {
    const month = months.get(monthOf(gets.date));
    if (month === undefined) return undefined;
    const found = whoMayTake(handedOver(month, gives.id, other), gets.id).find(
      ({ employeeId }) => employeeId === person,
    );
    return found?.obstacles.map((violation) => ruleText(violation, { ...reader, zone: month.project.time_zone }));
  };
  return exchanges.map(({ giver, taker, given, returned }) => ({
    giver: judge(returned, giver, given, taker),
    taker: judge(given, taker, returned, giver),
  }));
}

/** The month as if a shift were another's: also one of the days around it, which the person then has no more. */
const handedOver = ({ problem, shifts }: JudgedMonth, id: string, to: string): JudgedMonth => ({
  problem: withoutFixed(problem, new Set([id])),
  shifts: shifts.map((shift) => (shift.id === id ? { ...shift, employeeId: to, locked: false } : shift)),
});

/** @throws `swap_not_eligible`, naming the rules, when either of the two may not have what they would get */
export async function refuseExchange(tx: Tx, exchange: Exchange, reader: Refused): Promise<void> {
  const of = (employeeId: string, broken: Verdict['broken']) => ({ employeeId, broken });
  for (const { giver, taker } of await judgeExchanges(tx, [exchange], reader))
    refuse([of(exchange.giver, giver), of(exchange.taker, taker)], reader);
}
