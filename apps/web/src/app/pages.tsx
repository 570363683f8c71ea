import { lazy } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { loadTexts } from '../i18n/index.ts';
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
        Component: ManagerGuard,
        children: [
          {
            path: '/manager/*',
            Component: lazy(async () => {
              const [{ ManagerPages }] = await Promise.all([import('./manager-pages.tsx'), loadTexts('area')]);
              return { default: ManagerPages };
            }),
          },
        ],
      },
      {
        Component: WorkerGuard,
        children: [
          {
            path: '/worker/*',
            Component: lazy(async () => {
              const [{ WorkerPages }] = await Promise.all([
                import('./worker-pages.tsx'),
                loadTexts('area'),
                loadTexts('worker'),
              ]);
              return { default: WorkerPages };
            }),
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
