import type { timeOff } from '@pamaina/contract';

type Details = Pick<
  timeOff.TimeOff,
  'id' | 'employee_id' | 'employee_name' | 'type' | 'start_date' | 'end_date' | 'status'
>;

/**
 * What the history stores of a request. Its reason and the manager's note may reveal an illness, so they are left out.
 */
export function activityDetails({
  id,
  employee_id,
  employee_name,
  type,
  start_date,
  end_date,
  status,
}: Details): Details {
  return { id, employee_id, employee_name, type, start_date, end_date, status };
}
