import { ArrowLeftRight, HandHelping, Inbox, Palmtree } from 'lucide-react';
import type { GroupRow } from './area.ts';

/** What waits for the manager, by its kind, and what was decided. */
export const inbox: GroupRow = {
  title: 'groups.inbox',
  icon: Inbox,
  inside: [
    {
      path: 'inbox',
      needs: 'requests.decide',
      title: 'inbox',
      icon: Inbox,
      // The other kinds have a page each.
      waiting: 'joins',
      texts: ['area', 'pages', 'requests'],
      load: async () => (await import('../../features/start/inbox/inbox-page.tsx')).InboxPage,
    },
    {
      path: 'timeoff',
      title: 'timeOff',
      icon: Palmtree,
      waiting: 'time_off',
      tabs: [
        {
          path: 'timeoff',
          needs: 'absences.read',
          title: 'timeOff',
          texts: ['area', 'requests'],
          load: async () => (await import('../../features/changes/time-off/time-off-page.tsx')).TimeOffPage,
        },
        {
          path: 'timeoff/year',
          needs: 'absences.read',
          title: 'timeOffYear',
          load: async () => (await import('../../features/changes/time-off/year-page.tsx')).TimeOffYearPage,
        },
        {
          path: 'timeoff/balances',
          needs: 'absences.read',
          title: 'leaveBalances',
          load: async () => (await import('../../features/changes/leave-types/balances-page.tsx')).BalancesPage,
        },
        {
          path: 'timeoff/types',
          needs: 'absences.read',
          title: 'leaveTypes',
          load: async () => (await import('../../features/changes/leave-types/leave-types-page.tsx')).LeaveTypesPage,
        },
      ],
    },
    {
      path: 'swap-requests',
      needs: 'requests.decide',
      title: 'swapRequests',
      icon: ArrowLeftRight,
      waiting: 'swaps',
      texts: ['area', 'requests'],
      load: async () => (await import('../../features/changes/shift-requests/swap-requests-page.tsx')).SwapRequestsPage,
    },
    {
      path: 'requests',
      needs: 'requests.decide',
      title: 'requests',
      icon: HandHelping,
      waiting: 'requests',
      texts: ['area', 'requests'],
      load: async () => (await import('../../features/messages/requests/requests-page.tsx')).RequestsPage,
    },
  ],
};
