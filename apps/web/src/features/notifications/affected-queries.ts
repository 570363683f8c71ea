import type { notifications } from '@pamaina/contract';

const SCHEDULE = ['schedule', 'dashboard', 'availability', 'claims', 'swaps', 'wishes'];

/** The queries that an open page should reload after a change of this kind: the first part of their keys. */
export function affectedQueries(kind: notifications.Kind): readonly string[] {
  switch (kind) {
    case 'schedule_published':
    case 'shift_changed':
    case 'swap_answered':
    case 'claim_answered':
      return SCHEDULE;
    case 'swap_offered':
    case 'swap_waiting':
      return ['swaps', 'dashboard', 'activity'];
    case 'shift_open':
    case 'claim_waiting':
      return ['claims', 'dashboard', 'activity'];
    case 'time_off_answered':
    case 'time_off_waiting':
      return ['time-off', 'unavailability', ...SCHEDULE];
    case 'request_answered':
    case 'request_waiting':
      return ['requests', 'dashboard', 'activity'];
    case 'timesheet_disputed':
    case 'timesheet_answered':
      return ['working-time-sheet', 'activity'];
    case 'invitation_answered':
      return ['employees', 'invitations', 'activity'];
    case 'billing':
      return ['subscriptions'];
    case 'clock_forgotten':
      return ['time-clock'];
    case 'shift_soon':
      return [];
  }
}
