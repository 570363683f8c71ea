import type { Language } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { rankCandidates } from './rank-candidates.ts';

/** @throws `swap_not_eligible`, naming the rules, when a person may not take a live shift */
export async function refuseIneligible(
  tx: Tx,
  projectId: string,
  { shift, employeeId, language }: { shift: { id: string; date: string }; employeeId: string; language: Language },
): Promise<void> {
  const judged = await rankCandidates(tx, projectId, { ...shift, language });
  const broken = judged.find(({ employee_id }) => employee_id === employeeId)?.broken;
  if (broken === undefined || broken.length > 0) {
    const reasons = (broken ?? []).map(({ detail }) => detail).join(' ');
    throw new ProblemError('swap_not_eligible', { values: { reasons } });
  }
}
