import type { claims, overtimeLeave, requests, swaps, timeOff } from '@pamaina/contract';

export const KINDS = ['time_off', 'overtime_leave', 'swaps', 'claims', 'requests'] as const;
export type Kind = (typeof KINDS)[number];
export const STATES = ['waiting', 'approved', 'rejected'] as const;
export type State = (typeof STATES)[number];

/** A request of an employee to the manager. */
export type InboxItem =
  | { kind: 'time_off'; id: string; what: timeOff.TimeOff }
  | { kind: 'overtime_leave'; id: string; what: overtimeLeave.OvertimeLeave }
  | { kind: 'swaps'; id: string; what: swaps.SwapOffer }
  | { kind: 'claims'; id: string; what: claims.Claim }
  | { kind: 'requests'; id: string; what: requests.GeneralRequest };

/** Pending: urgent requests first, then the soonest date. Decided: the latest first. */
export function sortInbox(items: readonly InboxItem[], state: State): InboxItem[] {
  const order = (item: InboxItem) => [isUrgent(item) && state === 'waiting' ? '0' : '1', dateOf(item)].join(' ');
  const sorted = items.toSorted((a, b) => order(a).localeCompare(order(b)) || a.id.localeCompare(b.id));
  return state === 'waiting' ? sorted : sorted.toReversed();
}

const isUrgent = ({ kind, what }: InboxItem) => kind === 'requests' && what.priority === 'high';

/** The date that the request is about; for a general request without one, the date of writing. */
function dateOf({ kind, what }: InboxItem): string {
  if (kind === 'time_off') return what.start_date;
  if (kind === 'overtime_leave') return `${what.year}-${String(what.month).padStart(2, '0')}-01`;
  return kind === 'requests' ? what.submitted_date.slice(0, 10) : what.shift.date;
}
