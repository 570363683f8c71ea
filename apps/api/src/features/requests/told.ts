import type { requests } from '@pamaina/contract';

type Told = Omit<requests.GeneralRequest, 'reason' | 'decision_note' | 'submitted_date' | 'decided_by'>;

/** What the history stores of a request; its text is between the two. */
export function told(request: requests.GeneralRequest): Told {
  const { id, employee_id, employee_name, type, title, priority, status } = request;
  return { id, employee_id, employee_name, type, title, priority, status };
}
