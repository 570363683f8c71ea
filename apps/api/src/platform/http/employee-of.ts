import type { Member } from './route.ts';

/** The person whom an employee's call is about: themselves. The guard has refused everybody else before. */
export function employeeOf({ employeeId }: Member): string {
  if (employeeId === null) throw new Error('a call for employees was let through without one');
  return employeeId;
}
