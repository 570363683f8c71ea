import type { AnyEndpoint } from '@pamaina/contract';
import type { Caller } from '../../auth/caller.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import type { Step } from './step.ts';

/**
 * Deny by default: admits a caller to an endpoint only if its record in the contract allows it. An unpaid project is
 * read-only: this is the only place that enforces it.
 * @throws `unauthenticated`, `password_temporary`, `managers_only`, `employees_only`, `project_not_selected`,
 * `second_factor_missing`, `ability_missing`, `token_refused`, `scope_missing`, `project_pending`, `_ending`,
 * `_ended`
 */
export const checkRights: Step = ({ endpoint, caller }, next) => {
  if (endpoint.role === 'public') return next();
  if (!caller) throw new ProblemError('unauthenticated');
  if (caller.hasTemporaryPassword && !endpoint.withTemporaryPassword) throw new ProblemError('password_temporary');
  if (endpoint.role === 'manager' && caller.role !== 'manager')
    throw new ProblemError('managers_only', { words: endpoint.managersOnly });
  if (endpoint.role === 'employee' && caller.role !== 'employee') throw new ProblemError('employees_only');
  if (endpoint.project && caller.projectId === null) throw new ProblemError('project_not_selected');
  if (endpoint.project && caller.lacksSecondFactor) throw new ProblemError('second_factor_missing');
  if (caller.apiToken !== null) checkScope(endpoint, caller);
  if (lacks(endpoint, caller)) throw new ProblemError('ability_missing');
  const { billing } = caller;
  if (writesProject(endpoint) && billing !== null && billing !== 'active') throw new ProblemError(`project_${billing}`);
  return next();
};

/**
 * A token does what its scopes say in its project, and reads what every member does; nothing else.
 * @throws `token_refused`, `scope_missing`
 */
function checkScope({ ability, peopleOnly, project, method }: AnyEndpoint, caller: Caller): void {
  const isForAll = ability === 'member' && method === 'GET';
  if (peopleOnly || !project || ability === undefined || (ability === 'member' && !isForAll))
    throw new ProblemError('token_refused');
  if (ability !== 'member' && !caller.abilities.has(ability))
    throw new ProblemError('scope_missing', { values: { scope: ability } });
}

/** Employees do in a project what its endpoints let everybody do; all others need the ability. */
function lacks({ ability }: AnyEndpoint, caller: Caller): boolean {
  return ability !== undefined && ability !== 'member' && caller.role === 'manager' && !caller.abilities.has(ability);
}

/** It changes the project itself. */
export const writesProject = ({ project, method, readsOnly }: AnyEndpoint): boolean =>
  project && method !== 'GET' && !readsOnly;
