import type { Tx } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * Runs a write that the database rejects when an employee would request the same day twice. @throws `time_off_overlaps`
 */
export async function refuseOverlap<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenConstraint(error) === 'time_off_no_overlap') throw new ProblemError('time_off_overlaps');
    throw error;
  }
}

/**
 * Whether somebody has pending or granted time off on local days, both inclusive, before anything is written.
 * @throws `time_off_overlaps`
 */
export async function refuseTaken(
  tx: Tx,
  { people, from, to }: { people: readonly string[]; from: string; to: string },
): Promise<void> {
  const taken = await tx
    .selectFrom('time_off')
    .select('id')
    .where('employee_id', 'in', people)
    .where('status', 'in', ['pending', 'approved'])
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new ProblemError('time_off_overlaps');
}
