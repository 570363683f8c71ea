import { brokenConstraint } from '../../platform/database/retryable.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';

const OF_A_DAY = ['requirement_weekday', 'requirement_date'];

/** Translates the database's error for a requirement; every other error is unchanged. */
export function refusedRequirement(error: unknown): unknown {
  const constraint = brokenConstraint(error);
  if (constraint === 'requirement_project_id_template_fkey') return fieldProblem('template', 'template_unknown');
  return constraint !== null && OF_A_DAY.includes(constraint) ? new ProblemError('requirement_exists') : error;
}
