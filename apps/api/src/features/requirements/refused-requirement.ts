import { brokenConstraint } from '../../platform/database/retryable.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';

/** What the database's refusal of a requirement means to the caller; every other error as it is. */
export function refusedRequirement(error: unknown): unknown {
  switch (brokenConstraint(error)) {
    case 'requirement_project_id_template_fkey':
      return fieldProblem('template', 'template_unknown');
    case 'requirement_weekday':
    case 'requirement_date':
      return new ProblemError('requirement_exists');
    default:
      return error;
  }
}
