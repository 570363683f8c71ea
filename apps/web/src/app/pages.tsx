import { lazy } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { DashboardRedirect } from './dashboard-redirect.tsx';
import { ManagerGuard, UserGuard, WorkerGuard } from './guards.tsx';
import { pageWith } from './page.ts';
import { Root } from './root.tsx';

/** Spec section 2, Routes. Every page is a separate chunk, loaded with its route. */
const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        path: '/',
        Component: pageWith(
          ['landing'],
          async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
        ),
      },
      { path: '/dashboard', Component: DashboardRedirect },
      {
        path: '/login',
        Component: pageWith(['session'], async () => (await import('../features/session/login-page.tsx')).LoginPage),
      },
      {
        path: '/manager-login',
        Component: pageWith(
          ['session'],
          async () => (await import('../features/session/manager-login-page.tsx')).ManagerLoginPage,
        ),
      },
      {
        path: '/worker-login',
        Component: pageWith(
          ['session'],
          async () => (await import('../features/session/worker-login-page.tsx')).WorkerLoginPage,
        ),
      },
      {
        path: '/register',
        Component: pageWith(
          ['session'],
          async () => (await import('../features/session/register-page.tsx')).RegisterPage,
        ),
      },
      {
        path: '/purchase',
        Component: pageWith(
          ['payments'],
          async () => (await import('../features/payments/purchase-page.tsx')).PurchasePage,
        ),
      },
      {
        path: '/demo',
        Component: pageWith(['session'], async () => (await import('../features/session/demo-page.tsx')).DemoPage),
      },
      {
        path: '/kiosk',
        Component: pageWith(
          ['worker'],
          async () => (await import('../features/time-clock/kiosk/kiosk-page.tsx')).KioskPage,
        ),
      },
      {
        Component: UserGuard,
        children: [
          {
            path: '/role-selection',
            Component: pageWith(
              ['session'],
              async () => (await import('../features/session/role-selection-page.tsx')).RoleSelectionPage,
            ),
          },
          {
            path: '/select-project',
            Component: pageWith(
              ['entry'],
              async () => (await import('../features/projects/select-project-page.tsx')).SelectProjectPage,
            ),
          },
          {
            path: '/create-project',
            Component: pageWith(
              ['entry', 'legal', 'payments'],
              async () => (await import('../features/projects/create-project-page.tsx')).CreateProjectPage,
            ),
          },
        ],
      },
      {
        Component: ManagerGuard,
        children: [
          {
            path: '/manager/*',
            Component: pageWith(['entry', 'area'], async () => (await import('./manager-pages.tsx')).ManagerPages),
          },
        ],
      },
      {
        Component: WorkerGuard,
        children: [
          {
            path: '/worker/*',
            Component: pageWith(
              ['entry', 'area', 'worker'],
              async () => (await import('./worker-pages.tsx')).WorkerPages,
            ),
          },
        ],
      },
      { path: '*', Component: lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })) },
    ],
  },
];

/** The page at the current address. */
export function Pages() {
  return useRoutes(routes);
}
