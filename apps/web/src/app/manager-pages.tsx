import { lazy } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { ManagerShell } from './manager-shell.tsx';
import { ownSettings } from './own-settings.ts';
import { page, pageWith } from './page.ts';

/** Spec section 2, Routes: the pages below `/manager`. Every page is a separate chunk, loaded with its route. */
const routes: RouteObject[] = [
  {
    Component: ManagerShell,
    children: [
      {
        index: true,
        Component: page(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
      },
      {
        path: 'calendar',
        Component: lazy(async () => ({
          default: (await import('../features/schedule/calendar-page.tsx')).CalendarPage,
        })),
      },
      {
        path: 'employees',
        Component: lazy(async () => ({ default: (await import('./employees-tabs.tsx')).EmployeesTabs })),
        children: [
          {
            index: true,
            Component: page(async () => (await import('../features/employees/employees-page.tsx')).EmployeesPage),
          },
          {
            path: 'team',
            Component: page(async () => (await import('../features/team/team-page.tsx')).TeamPage),
          },
        ],
      },
      {
        path: 'availability',
        Component: page(
          async () => (await import('../features/unavailability/availability-page.tsx')).AvailabilityPage,
        ),
      },
      {
        path: 'inbox',
        Component: page(async () => (await import('../features/inbox/inbox-page.tsx')).InboxPage),
      },
      {
        path: 'timeoff',
        Component: page(async () => (await import('../features/time-off/time-off-page.tsx')).TimeOffPage),
      },
      {
        path: 'swap-requests',
        Component: page(async () => (await import('../features/swaps/swap-requests-page.tsx')).SwapRequestsPage),
      },
      {
        path: 'comments',
        Component: page(async () => (await import('../features/comments/comments-page.tsx')).CommentsPage),
      },
      {
        path: 'requests',
        Component: page(async () => (await import('../features/requests/requests-page.tsx')).RequestsPage),
      },
      {
        path: 'shifts',
        Component: lazy(async () => ({ default: (await import('./shifts-tabs.tsx')).ShiftsTabs })),
        children: [
          { index: true, element: <Navigate to="/manager/shifts/templates" replace /> },
          {
            path: 'templates',
            Component: page(async () => (await import('../features/templates/templates-page.tsx')).TemplatesPage),
          },
          {
            path: 'requirements',
            Component: page(
              async () => (await import('../features/requirements/requirements-page.tsx')).RequirementsPage,
            ),
          },
          {
            path: 'holidays',
            Component: page(async () => (await import('../features/holidays/holidays-page.tsx')).HolidaysPage),
          },
        ],
      },
      {
        path: 'timesheets',
        Component: lazy(async () => ({ default: (await import('./timesheets-tabs.tsx')).TimesheetsTabs })),
        children: [
          {
            index: true,
            Component: page(async () => (await import('../features/timesheets/timesheets-page.tsx')).TimesheetsPage),
          },
          {
            path: 'sheet',
            Component: page(async () => (await import('../features/working-time-sheet/sheet-page.tsx')).SheetPage),
          },
          {
            path: 'ledger',
            Component: page(async () => (await import('../features/ledger/ledger-page.tsx')).LedgerPage),
          },
          {
            path: 'fairness',
            Component: page(async () => (await import('../features/ledger/fairness-page.tsx')).FairnessPage),
          },
          {
            path: 'exports',
            Component: page(
              async () => (await import('../features/payroll-exports/payroll-exports-page.tsx')).PayrollExportsPage,
            ),
          },
          {
            path: 'tablets',
            Component: page(async () => (await import('../features/time-clock/kiosk/tablets-page.tsx')).TabletsPage),
          },
        ],
      },
      {
        path: 'analytics',
        Component: page(async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage),
      },
      {
        path: 'history',
        Component: lazy(async () => ({ default: (await import('./history-tabs.tsx')).HistoryTabs })),
        children: [
          {
            index: true,
            Component: page(async () => (await import('../features/activity/activity-page.tsx')).ActivityPage),
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
            path: 'system/:page?',
            Component: page(
              async () => (await import('../features/settings/system-settings-page.tsx')).SystemSettingsPage,
            ),
          },
          {
            path: 'subscriptions',
            Component: pageWith(
              ['pages', 'payments'],
              async () => (await import('../features/subscriptions/subscriptions-page.tsx')).SubscriptionsPage,
            ),
          },
        ],
      },
    ],
  },
  { path: '*', Component: lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })) },
];

export function ManagerPages() {
  return useRoutes(routes);
}
