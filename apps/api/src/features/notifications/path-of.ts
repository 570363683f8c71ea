import type { notifications } from '@pamaina/contract';
import type { Facts } from './notice.ts';

/** Where in the web app one sees what a notification tells of. */
export function pathOf(kind: notifications.Kind, facts: Facts): string {
  switch (kind) {
    case 'schedule_published':
    case 'shift_changed':
    case 'shift_soon':
      return scheduleAt(facts);
    case 'clock_forgotten':
      return '/worker';
    case 'swap_offered':
      return '/worker/swap-requests';
    case 'swap_answered':
      return facts['variant'] === 'taken' ? scheduleAt(facts) : '/worker/swap-requests?tab=mine';
    case 'shift_open':
    case 'claim_answered':
      return '/worker/swap-requests?tab=open';
    case 'time_off_answered':
      return '/worker/timeoff';
    case 'request_answered':
      return '/worker/requests';
    case 'swap_waiting':
      return '/manager/swap-requests';
    case 'claim_waiting':
      return '/manager/swap-requests?tab=claims';
    case 'time_off_waiting':
      return '/manager/timeoff';
    case 'request_waiting':
      return '/manager/requests';
    case 'timesheet_disputed':
      return `/manager/timesheets/sheet?${monthOf(facts)}`;
    case 'timesheet_answered':
      return `/worker/timesheet?${monthOf(facts)}`;
    case 'invitation_answered':
      return '/manager/employees';
    case 'billing':
      return '/manager/settings/subscriptions';
  }
}

/** The own schedule, at the date that it is about or with all shifts of the month, whose first week may have none. */
const scheduleAt = ({ date, ...month }: Facts): string =>
  `/worker/schedule?${date === undefined ? `${monthOf(month)}&view=list` : `from=${date}`}`;

const monthOf = ({ year, month }: Facts): string => `month=${year}-${String(month).padStart(2, '0')}`;

/**
 * As a path that is followed from outside the app, where another project may be selected by then: the web app goes to
 * this one.
 */
export const inProject = (path: string, projectId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}project=${projectId}`;
