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
