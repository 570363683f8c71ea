import type { Member } from './route.ts';

/** The employee of an employee's call: the caller. The guard has rejected everyone else before. */
export function employeeOf({ employeeId }: Member): string {
  if (employeeId === null) throw new Error('a call for employees was let through without one');
  return employeeId;
}
