import { monthFromNow } from './months.ts';

export interface PageOfApp {
  path: string;
  /** The user of the page. `manager` works in Rytas, `unselected` has not selected a project. */
  who: 'nobody' | 'unselected' | 'manager' | 'employee';
}

const calendar = (view: string) => `/manager/calendar?month=${monthFromNow(0).key}&view=${view}`;
const schedule = (who: string, view: string) => `/worker/schedule?month=${monthFromNow(0).key}&who=${who}&view=${view}`;

/** Every page of the application, with the states that have an address. */
export const pages: PageOfApp[] = [
  ...['/', '/login', '/manager-login', '/worker-login', '/register', '/demo', '/kiosk', '/nowhere'].map(
    (path) => ({ path, who: 'nobody' }) as const,
  ),
  ...['/select-project', '/create-project', '/role-selection'].map((path) => ({ path, who: 'unselected' }) as const),
  ...[
    '/manager',
    `${calendar('week')}&panel=open`,
    `${calendar('month')}&panel=quality`,
    `${calendar('list')}&panel=rules`,
    calendar('day'),
    `${calendar('week')}&by=role`,
    '/manager/employees',
    '/manager/availability',
    '/manager/availability?view=who&template=Rytas&role=barista',
    '/manager/availability?view=wishes',
    '/manager/shifts/templates',
    '/manager/shifts/requirements',
    '/manager/shifts/holidays',
    '/manager/timesheets',
    '/manager/timesheets?person=ona',
    '/manager/timesheets/sheet',
    '/manager/timesheets/ledger',
    '/manager/timesheets/fairness',
    '/manager/timesheets/exports',
    '/manager/timesheets/tablets',
    '/manager/inbox',
    '/manager/timeoff',
    '/manager/timeoff/year',
    '/manager/comments',
    '/manager/requests',
    '/manager/swap-requests',
    '/manager/swap-requests?tab=claims',
    '/manager/swap-requests?tab=history',
    '/manager/analytics',
    '/manager/analytics?period=this_year',
    '/manager/history',
    '/manager/history/published',
    '/manager/employees/team',
    '/manager/settings',
    '/manager/settings/notifications',
    '/manager/settings/appearance',
    '/manager/settings/security',
    '/manager/settings/system',
    '/manager/settings/system/hours',
    '/manager/settings/system/working-time',
    '/manager/settings/system/planning',
    '/manager/settings/system/together',
    '/manager/settings/subscriptions',
  ].map((path) => ({ path, who: 'manager' }) as const),
  ...[
    '/worker',
    schedule('own', 'week'),
    schedule('own', 'month'),
    schedule('team', 'month'),
    schedule('team', 'list'),
    '/worker/swap-requests',
    '/worker/swap-requests?tab=open',
    '/worker/swap-requests?tab=mine',
    '/worker/swap-requests?offer=new',
    '/worker/timeoff',
    '/worker/timesheet',
    '/worker/comments',
    '/worker/requests',
    '/worker/unavailability',
    '/worker/wishes',
    '/worker/team',
    '/worker/history',
    '/worker/history/swaps',
    '/worker/history/published',
    '/worker/settings',
    '/worker/settings/notifications',
    '/worker/settings/appearance',
    '/worker/settings/security',
    '/worker/settings/system',
  ].map((path) => ({ path, who: 'employee' }) as const),
];
