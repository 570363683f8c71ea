import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { DashboardRedirect } from './dashboard-redirect.tsx';
import { ManagerGuard, UserGuard, WorkerGuard } from './guards.tsx';
import { LoadingApplication } from '../ui/loading-application.tsx';
import { Root } from './root.tsx';

/** Spec section 2, Routes. Every page is a chunk of its own, loaded when its route is. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: LoadingApplication,
    children: [
      {
        path: '/',
        lazy: async () => ({ Component: (await import('../features/landing/landing-page.tsx')).LandingPage }),
      },
      { path: '/dashboard', Component: DashboardRedirect },
      {
        path: '/login',
        lazy: async () => ({ Component: (await import('../features/session/login-page.tsx')).LoginPage }),
      },
      {
        path: '/manager-login',
        lazy: async () => ({
          Component: (await import('../features/session/manager-login-page.tsx')).ManagerLoginPage,
        }),
      },
      {
        path: '/worker-login',
        lazy: async () => ({ Component: (await import('../features/session/worker-login-page.tsx')).WorkerLoginPage }),
      },
      {
        path: '/register',
        lazy: async () => ({ Component: (await import('../features/session/register-page.tsx')).RegisterPage }),
      },
      {
        Component: UserGuard,
        children: [
          {
            path: '/role-selection',
            lazy: async () => ({
              Component: (await import('../features/session/role-selection-page.tsx')).RoleSelectionPage,
            }),
          },
          {
            path: '/select-project',
            lazy: async () => ({
              Component: (await import('../features/projects/select-project-page.tsx')).SelectProjectPage,
            }),
          },
          {
            path: '/create-project',
            lazy: async () => ({
              Component: (await import('../features/projects/create-project-page.tsx')).CreateProjectPage,
            }),
          },
        ],
      },
      {
        path: '/manager',
        Component: ManagerGuard,
        children: [
          {
            lazy: async () => ({ Component: (await import('./manager-shell.tsx')).ManagerShell }),
            children: [
              { index: true, element: <Navigate to="/manager/calendar" replace /> },
              {
                path: 'calendar',
                lazy: async () => ({
                  Component: (await import('../features/schedule/calendar-page.tsx')).CalendarPage,
                }),
              },
              {
                path: 'employees',
                lazy: async () => ({
                  Component: (await import('../features/employees/employees-page.tsx')).EmployeesPage,
                }),
              },
              {
                path: 'availability',
                lazy: async () => ({
                  Component: (await import('../features/unavailability/availability-page.tsx')).AvailabilityPage,
                }),
              },
              {
                path: 'shifts',
                lazy: async () => ({ Component: (await import('./shifts-tabs.tsx')).ShiftsTabs }),
                children: [
                  { index: true, element: <Navigate to="/manager/shifts/templates" replace /> },
                  {
                    path: 'templates',
                    lazy: async () => ({
                      Component: (await import('../features/templates/templates-page.tsx')).TemplatesPage,
                    }),
                  },
                  {
                    path: 'requirements',
                    lazy: async () => ({
                      Component: (await import('../features/requirements/requirements-page.tsx')).RequirementsPage,
                    }),
                  },
                  {
                    path: 'holidays',
                    lazy: async () => ({
                      Component: (await import('../features/holidays/holidays-page.tsx')).HolidaysPage,
                    }),
                  },
                ],
              },
              {
                path: 'history/:id?',
                lazy: async () => ({ Component: (await import('../features/schedule/archive-page.tsx')).ArchivePage }),
              },
              {
                path: 'settings',
                lazy: async () => ({
                  Component: (await import('../features/settings/settings-page.tsx')).SettingsPage,
                }),
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
            lazy: async () => ({ Component: (await import('./worker-shell.tsx')).WorkerShell }),
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../features/schedule/worker-home-page.tsx')).WorkerHomePage,
                }),
              },
              {
                path: 'schedule',
                lazy: async () => ({
                  Component: (await import('../features/schedule/worker-schedule-page.tsx')).WorkerSchedulePage,
                }),
              },
              {
                path: 'unavailability',
                lazy: async () => ({
                  Component: (await import('../features/unavailability/unavailability-page.tsx')).UnavailabilityPage,
                }),
              },
              {
                path: 'settings',
                lazy: async () => ({
                  Component: (await import('../features/settings/settings-page.tsx')).SettingsPage,
                }),
              },
            ],
          },
        ],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
