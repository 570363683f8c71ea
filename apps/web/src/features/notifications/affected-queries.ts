import type { notifications } from '@pamaina/contract';
import type { Area } from '../../lib/http/affects.ts';

const SCHEDULE: readonly Area[] = ['schedule', 'dashboard', 'waiting', 'availability', 'claims', 'swaps', 'wishes'];

/** The queries that an open page should reload after a change of this kind. */
export function affectedQueries(kind: notifications.Kind): readonly Area[] {
  switch (kind) {
    case 'schedule_published':
    case 'shift_changed':
    case 'swap_answered':
    case 'claim_answered':
      return SCHEDULE;
    case 'swap_offered':
    case 'swap_waiting':
      return ['swaps', 'dashboard', 'waiting', 'activity'];
    case 'shift_open':
    case 'claim_waiting':
      return ['claims', 'dashboard', 'waiting', 'activity'];
    case 'time_off_answered':
    case 'time_off_waiting':
      return ['time-off', 'unavailability', ...SCHEDULE];
    case 'request_answered':
    case 'request_waiting':
      return ['requests', 'dashboard', 'waiting', 'activity'];
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
