import {
  ArrowLeftRight,
  BookOpen,
  CalendarDays,
  CalendarHeart,
  CalendarOff,
  History,
  House,
  Inbox,
  Megaphone,
  NotebookPen,
  Palmtree,
  Settings,
  Sheet,
  Users,
} from 'lucide-react';
import { useRoutes } from 'react-router';
import { routesOf } from './area-routes.tsx';
import type { Area } from './area.ts';
import { ownSettings } from './own-settings.ts';
import { WorkerShell } from '../shell/worker-shell.tsx';

/**
 * The pages below `/worker`. Apart from the manager's, because the device of an employee stores
 * every page that this file can load.
 */
const workerArea: Area = {
  root: '/worker',
  places: [
    {
      path: '',
      title: 'dashboard',
      icon: House,
      texts: [],
      load: async () => (await import('../../features/plan/own-shifts/worker-home-page.tsx')).WorkerHomePage,
    },
    {
      path: 'schedule',
      title: 'mySchedule',
      short: 'scheduleShort',
      icon: CalendarDays,
      texts: [],
      load: async () => (await import('../../features/plan/own-shifts/worker-schedule-page.tsx')).WorkerSchedulePage,
    },
    {
      path: 'swap-requests',
      title: 'swaps',
      short: 'swapsShort',
      icon: ArrowLeftRight,
      waiting: 'swaps',
      texts: ['requests'],
      load: async () => (await import('../../features/changes/shift-requests/my-swaps-page.tsx')).MySwapsPage,
    },
    {
      path: 'timeoff',
      title: 'timeOff',
      short: 'timeOffShort',
      icon: Palmtree,
      texts: ['pages', 'requests'],
      load: async () => (await import('../../features/changes/time-off/my-time-off-page.tsx')).MyTimeOffPage,
    },
    {
      path: 'timesheet',
      title: 'ownTimesheet',
      icon: Sheet,
      load: async () => (await import('../../features/hours/working-time-sheet/own-sheet-page.tsx')).OwnSheetPage,
    },
    {
      path: 'announcements',
      title: 'announcements',
      icon: Megaphone,
      texts: ['receipts'],
      load: async () => (await import('../../features/plan/announcements/own-announcements.tsx')).OwnAnnouncementsPage,
    },
    {
      path: 'comments',
      title: 'comments',
      icon: NotebookPen,
      load: async () => (await import('../../features/messages/comments/comments-page.tsx')).CommentsPage,
    },
    {
      path: 'requests',
      title: 'requests',
      icon: Inbox,
      texts: ['requests'],
      load: async () => (await import('../../features/messages/requests/my-requests-page.tsx')).MyRequestsPage,
    },
    {
      path: 'unavailability',
      title: 'unavailability',
      icon: CalendarOff,
      load: async () =>
        (await import('../../features/business/unavailability/unavailability-page.tsx')).UnavailabilityPage,
    },
    {
      path: 'wishes',
      title: 'wishes',
      icon: CalendarHeart,
      load: async () => (await import('../../features/plan/wishes/wishes-page.tsx')).WishesPage,
    },
    {
      path: 'team',
      title: 'team',
      icon: Users,
      load: async () => (await import('../../features/business/team/team-page.tsx')).TeamPage,
    },
    {
      path: 'history',
      title: 'history',
      icon: History,
      tabs: [
        {
          path: 'history',
          title: 'activity',
          texts: ['pages', 'history'],
          load: async () => (await import('../../features/access/activity/own-activity-page.tsx')).OwnActivityPage,
        },
        {
          path: 'history/swaps',
          title: 'swaps',
          texts: ['requests'],
          load: async () =>
            (await import('../../features/changes/shift-requests/own-swap-history-page.tsx')).OwnSwapHistoryPage,
        },
        {
          path: 'history/published/:id?',
          title: 'published',
          texts: [],
          load: async () => (await import('../../features/plan/snapshots/archive-page.tsx')).ArchivePage,
        },
      ],
    },
    {
      path: 'guide/:job?',
      title: 'guide',
      icon: BookOpen,
      load: async () => (await import('../../features/start/guide/guide-page.tsx')).GuidePage,
    },
    {
      path: 'settings',
      title: 'settings',
      icon: Settings,
      tabsTitle: 'places.own',
      tabs: [
        ...ownSettings,
        {
          path: 'settings/system',
          title: 'system',
          load: async () => (await import('../../features/business/settings/read-system-page.tsx')).ReadSystemPage,
        },
      ],
    },
  ],
};

const routes = routesOf(workerArea, <WorkerShell area={workerArea} />);

export function WorkerPages() {
  return useRoutes(routes);
}
