import type { timeOff } from '@pamaina/contract';

type Told = Pick<
  timeOff.TimeOff,
  'id' | 'employee_id' | 'employee_name' | 'type' | 'start_date' | 'end_date' | 'status'
>;

/** What the history tells of a request. Its reason and the answer's note may tell of an illness, so they are not repeated. */
export function told({ id, employee_id, employee_name, type, start_date, end_date, status }: Told): Told {
  return { id, employee_id, employee_name, type, start_date, end_date, status };
}
