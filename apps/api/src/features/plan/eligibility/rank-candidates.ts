import type { rules } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { type Books, loadMonth } from '../planning-input/index.ts';
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

/** @throws `swap_not_eligible`, naming the rules, when a person may not take a live shift */
export async function refuseIneligible(
  tx: Tx,
  { shift, employeeId, ...reader }: { shift: { id: string; date: string }; employeeId: string } & Omit<Reader, 'zone'>,
): Promise<void> {
  const ranked = await rankCandidates(tx, { id: shift.id, date: shift.date, ...reader });
  const broken = ranked.find(({ employee_id }) => employee_id === employeeId)?.broken;
  if (broken === undefined || broken.length > 0) {
    const reasons = (broken ?? []).map(({ detail }) => detail).join(' ');
    throw new ProblemError('swap_not_eligible', { values: { reasons } });
  }
}
