import type { timeOff } from '@pamaina/contract';

type Told = Pick<
  timeOff.TimeOff,
  'id' | 'employee_id' | 'employee_name' | 'type' | 'start_date' | 'end_date' | 'status'
>;

/**
 * What the history stores of a request. Its reason and the manager's note may reveal an illness, so they are left out.
 */
export function told({ id, employee_id, employee_name, type, start_date, end_date, status }: Told): Told {
  return { id, employee_id, employee_name, type, start_date, end_date, status };
}
