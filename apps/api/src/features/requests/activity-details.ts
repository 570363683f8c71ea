import type { requests } from '@pamaina/contract';

type Details = Omit<requests.GeneralRequest, 'reason' | 'decision_note' | 'submitted_date' | 'decided_by'>;

/** What the history stores of a request; its text is between the two. */
export function activityDetails(request: requests.GeneralRequest): Details {
  const { id, employee_id, employee_name, type, title, priority, status } = request;
  return { id, employee_id, employee_name, type, title, priority, status };
}
