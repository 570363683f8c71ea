import { lazy } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { loadAreaTexts } from '../i18n/index.ts';
import { DashboardRedirect } from './dashboard-redirect.tsx';
import { ManagerGuard, UserGuard, WorkerGuard } from './guards.tsx';
import { Root } from './root.tsx';

/** Spec section 2, Routes. Every page is a chunk of its own, loaded when its route is. */
const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        path: '/',
        Component: lazy(async () => ({ default: (await import('../features/landing/landing-page.tsx')).LandingPage })),
      },
      { path: '/dashboard', Component: DashboardRedirect },
      {
        path: '/login',
        Component: lazy(async () => ({ default: (await import('../features/session/login-page.tsx')).LoginPage })),
      },
      {
        path: '/manager-login',
        Component: lazy(async () => ({
          default: (await import('../features/session/manager-login-page.tsx')).ManagerLoginPage,
        })),
      },
      {
        path: '/worker-login',
        Component: lazy(async () => ({
          default: (await import('../features/session/worker-login-page.tsx')).WorkerLoginPage,
        })),
      },
      {
        path: '/register',
        Component: lazy(async () => ({
          default: (await import('../features/session/register-page.tsx')).RegisterPage,
        })),
      },
      {
        Component: UserGuard,
        children: [
          {
            path: '/role-selection',
            Component: lazy(async () => ({
              default: (await import('../features/session/role-selection-page.tsx')).RoleSelectionPage,
            })),
          },
          {
            path: '/select-project',
            Component: lazy(async () => ({
              default: (await import('../features/projects/select-project-page.tsx')).SelectProjectPage,
            })),
          },
          {
            path: '/create-project',
            Component: lazy(async () => ({
              default: (await import('../features/projects/create-project-page.tsx')).CreateProjectPage,
            })),
          },
        ],
      },
      {
        path: '/manager',
        Component: ManagerGuard,
        children: [
          {
            Component: lazy(async () => {
              const [{ ManagerShell }] = await Promise.all([import('./manager-shell.tsx'), loadAreaTexts()]);
              return { default: ManagerShell };
            }),
            children: [
              {
                index: true,
                Component: lazy(async () => ({
                  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
                })),
              },
              {
                path: 'calendar',
                Component: lazy(async () => ({
                  default: (await import('../features/schedule/calendar-page.tsx')).CalendarPage,
                })),
              },
              {
                path: 'employees',
                Component: lazy(async () => ({
                  default: (await import('../features/employees/employees-page.tsx')).EmployeesPage,
                })),
              },
              {
                path: 'availability',
                Component: lazy(async () => ({
                  default: (await import('../features/unavailability/availability-page.tsx')).AvailabilityPage,
                })),
              },
              {
                path: 'timeoff',
                Component: lazy(async () => ({
                  default: (await import('../features/time-off/time-off-page.tsx')).TimeOffPage,
                })),
              },
              {
                path: 'comments',
                Component: lazy(async () => ({
                  default: (await import('../features/comments/comments-page.tsx')).CommentsPage,
                })),
              },
              {
                path: 'requests',
                Component: lazy(async () => ({
                  default: (await import('../features/requests/requests-page.tsx')).RequestsPage,
                })),
              },
              {
                path: 'shifts',
                Component: lazy(async () => ({ default: (await import('./shifts-tabs.tsx')).ShiftsTabs })),
                children: [
                  { index: true, element: <Navigate to="/manager/shifts/templates" replace /> },
                  {
                    path: 'templates',
                    Component: lazy(async () => ({
                      default: (await import('../features/templates/templates-page.tsx')).TemplatesPage,
                    })),
                  },
                  {
                    path: 'requirements',
                    Component: lazy(async () => ({
                      default: (await import('../features/requirements/requirements-page.tsx')).RequirementsPage,
                    })),
                  },
                  {
                    path: 'holidays',
                    Component: lazy(async () => ({
                      default: (await import('../features/holidays/holidays-page.tsx')).HolidaysPage,
                    })),
                  },
                ],
              },
              {
                path: 'analytics',
                Component: lazy(async () => ({
                  default: (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
                })),
              },
              {
                path: 'history',
                Component: lazy(async () => ({ default: (await import('./history-tabs.tsx')).HistoryTabs })),
                children: [
                  {
                    index: true,
                    Component: lazy(async () => ({
                      default: (await import('../features/activity/activity-page.tsx')).ActivityPage,
                    })),
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
                  {
                    index: true,
                    Component: lazy(async () => ({
                      default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
                    })),
                  },
                  {
                    path: 'system',
                    Component: lazy(async () => ({
                      default: (await import('../features/settings/system-settings-page.tsx')).SystemSettingsPage,
                    })),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '/worker',
        Component: WorkerGuard,
        children: [
          {
            Component: lazy(async () => {
              const [{ WorkerShell }] = await Promise.all([import('./worker-shell.tsx'), loadAreaTexts()]);
              return { default: WorkerShell };
            }),
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
                Component: lazy(async () => ({
                  default: (await import('../features/time-off/my-time-off-page.tsx')).MyTimeOffPage,
                })),
              },
              {
                path: 'comments',
                Component: lazy(async () => ({
                  default: (await import('../features/comments/comments-page.tsx')).CommentsPage,
                })),
              },
              {
                path: 'requests',
                Component: lazy(async () => ({
                  default: (await import('../features/requests/my-requests-page.tsx')).MyRequestsPage,
                })),
              },
              {
                path: 'unavailability',
                Component: lazy(async () => ({
                  default: (await import('../features/unavailability/unavailability-page.tsx')).UnavailabilityPage,
                })),
              },
              {
                path: 'settings',
                Component: lazy(async () => ({
                  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
                })),
              },
            ],
          },
        ],
      },
      { path: '*', Component: lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })) },
    ],
  },
];

/** The page that the address names. */
export function Pages() {
  return useRoutes(routes);
}
