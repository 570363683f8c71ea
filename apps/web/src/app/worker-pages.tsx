import { lazy } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { WorkerShell } from './worker-shell.tsx';
import { ownSettings } from './own-settings.ts';
import { page } from './page.ts';

/** Spec section 2, Routes: the pages below `/worker`. Every page is a separate chunk, loaded with its route. */
const routes: RouteObject[] = [
  {
    Component: WorkerShell,
    children: [
      {
        index: true,
        Component: lazy(async () => ({
          default: (await import('../features/schedule/worker-home-page.tsx')).WorkerHomePage,
        })),
      },
      {
        path: 'schedule',
        Component: lazy(async () => ({
          default: (await import('../features/schedule/worker-schedule-page.tsx')).WorkerSchedulePage,
        })),
      },
      {
        path: 'timeoff',
        Component: page(async () => (await import('../features/time-off/my-time-off-page.tsx')).MyTimeOffPage),
      },
      {
        path: 'swap-requests',
        Component: page(async () => (await import('../features/swaps/my-swaps-page.tsx')).MySwapsPage),
      },
      {
        path: 'comments',
        Component: page(async () => (await import('../features/comments/comments-page.tsx')).CommentsPage),
      },
      {
        path: 'requests',
        Component: page(async () => (await import('../features/requests/my-requests-page.tsx')).MyRequestsPage),
      },
      {
        path: 'timesheet',
        Component: page(async () => (await import('../features/working-time-sheet/own-sheet-page.tsx')).OwnSheetPage),
      },
      {
        path: 'unavailability',
        Component: page(
          async () => (await import('../features/unavailability/unavailability-page.tsx')).UnavailabilityPage,
        ),
      },
      {
        path: 'wishes',
        Component: page(async () => (await import('../features/wishes/wishes-page.tsx')).WishesPage),
      },
      {
        path: 'team',
        Component: page(async () => (await import('../features/team/team-page.tsx')).TeamPage),
      },
      {
        path: 'history',
        Component: lazy(async () => ({ default: (await import('./history-tabs.tsx')).HistoryTabs })),
        children: [
          {
            index: true,
            Component: page(async () => (await import('../features/activity/own-activity-page.tsx')).OwnActivityPage),
          },
          {
            path: 'swaps',
            Component: page(
              async () => (await import('../features/swaps/own-swap-history-page.tsx')).OwnSwapHistoryPage,
            ),
          },
          {
            path: 'published/:id?',
            Component: lazy(async () => ({
              default: (await import('../features/schedule/archive-page.tsx')).ArchivePage,
            })),
          },
        ],
      },
      {
        path: 'settings',
        Component: lazy(async () => ({ default: (await import('./settings-tabs.tsx')).SettingsTabs })),
        children: [
          ...ownSettings,
          {
            path: 'system',
            Component: page(async () => (await import('../features/settings/read-system-page.tsx')).ReadSystemPage),
          },
        ],
      },
    ],
  },
  { path: '*', Component: lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })) },
];

export function WorkerPages() {
  return useRoutes(routes);
}
