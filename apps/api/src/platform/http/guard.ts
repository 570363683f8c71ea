import type { AnyEndpoint } from '@pamaina/contract';
import type { Caller } from '../auth/caller.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Deny by default: lets a caller through to an endpoint only if its record in the contract says so.
 * @throws `unauthenticated`, `managers_only`, `employees_only` or `project_not_selected`
 */
export function guard(endpoint: AnyEndpoint, caller: Caller | null): void {
  if (endpoint.role === 'public') return;
  if (!caller) throw new ProblemError('unauthenticated');
  if (endpoint.role === 'manager' && caller.role !== 'manager') throw new ProblemError('managers_only');
  if (endpoint.role === 'employee' && caller.role !== 'employee') throw new ProblemError('employees_only');
  if (endpoint.project && caller.projectId === null) throw new ProblemError('project_not_selected');
}
