import type { Language, rules } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { hidesIllness, ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { type Books, loadMonth } from '../planning-input/index.ts';
import { judgeExchanges, judgeOne, loadExchangeMonths, type Exchange } from './judge-exchanges.ts';
import { whoMayTake } from './who-may-take.ts';

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

/** Of colleagues an employee reads only that a rule is against them: rules name absences, hours and certificates. */
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
  const month = await loadMonth(tx, shift.date, 'in_force');
  const broken = judgeOne(month, shift.id, employeeId, { ...reader, zone: month.project.time_zone });
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

/** @throws `swap_not_eligible`, naming the rules, when either of the two may not have what they would get */
export async function refuseExchange(tx: Tx, exchange: Exchange, reader: Refused): Promise<void> {
  const of = (employeeId: string, broken: Verdict['broken']) => ({ employeeId, broken });
  const months = await loadExchangeMonths(tx, [exchange]);
  for (const { giver, taker } of judgeExchanges(months, [exchange], reader))
    refuse([of(exchange.giver, giver), of(exchange.taker, taker)], reader);
}
