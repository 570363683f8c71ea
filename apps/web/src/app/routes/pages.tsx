import { lazy, type ComponentType } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { DashboardRedirect } from './dashboard-redirect.tsx';
import { ManagerGuard, UserGuard, WorkerGuard } from './guards.tsx';
import { pageWith } from './page.ts';
import { Root } from './root.tsx';

const guards = { user: UserGuard, manager: ManagerGuard, employee: WorkerGuard };

interface Row {
  path: string;
  texts: Parameters<typeof pageWith>[0];
  load: () => Promise<ComponentType>;
  /** Who can open it; default: anyone. */
  for?: keyof typeof guards;
}

/** Spec section 2, Routes. The areas have tables of their own, which are loaded with them. */
const rows: readonly Row[] = [
  {
    path: '/',
    texts: ['landing'],
    load: async () => (await import('../../features/landing/landing-page.tsx')).LandingPage,
  },
  {
    path: '/login',
    texts: ['session'],
    load: async () => (await import('../../features/session/login-page.tsx')).LoginPage,
  },
  {
    path: '/manager-login',
    texts: ['session'],
    load: async () => (await import('../../features/session/manager-login-page.tsx')).ManagerLoginPage,
  },
  {
    path: '/worker-login',
    texts: ['session'],
    load: async () => (await import('../../features/session/worker-login-page.tsx')).WorkerLoginPage,
  },
  {
    path: '/register',
    texts: ['session'],
    load: async () => (await import('../../features/session/register-page.tsx')).RegisterPage,
  },
  {
    path: '/purchase',
    texts: ['payments'],
    load: async () => (await import('../../features/payments/purchase-page.tsx')).PurchasePage,
  },
  {
    path: '/demo',
    texts: ['session'],
    load: async () => (await import('../../features/session/demo-page.tsx')).DemoPage,
  },
  {
    path: '/answer',
    texts: ['area'],
    load: async () => (await import('../../features/asks/answer-page.tsx')).AnswerPage,
  },
  {
    path: '/kiosk',
    texts: ['worker'],
    load: async () => (await import('../../features/time-clock/kiosk/kiosk-page.tsx')).KioskPage,
  },
  {
    path: '/role-selection',
    for: 'user',
    texts: ['session'],
    load: async () => (await import('../../features/session/role-selection-page.tsx')).RoleSelectionPage,
  },
  {
    path: '/select-project',
    for: 'user',
    texts: ['entry'],
    load: async () => (await import('../../features/projects/select-project-page.tsx')).SelectProjectPage,
  },
  {
    path: '/create-project',
    for: 'user',
    texts: ['entry', 'legal', 'payments'],
    load: async () => (await import('../../features/projects/create-project-page.tsx')).CreateProjectPage,
  },
  {
    path: '/manager/*',
    for: 'manager',
    texts: ['entry', 'area'],
    load: async () => (await import('./manager-pages.tsx')).ManagerPages,
  },
  {
    path: '/worker/*',
    for: 'employee',
    texts: ['entry', 'area', 'worker'],
    load: async () => (await import('./worker-pages.tsx')).WorkerPages,
  },
];

const routesFor = (whom: Row['for']): RouteObject[] =>
  rows.filter((row) => row.for === whom).map(({ path, texts, load }) => ({ path, Component: pageWith(texts, load) }));

const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      ...routesFor(undefined),
      { path: '/dashboard', Component: DashboardRedirect },
      ...(['user', 'manager', 'employee'] as const).map((whom) => ({
        Component: guards[whom],
        children: routesFor(whom),
      })),
      { path: '*', Component: lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })) },
    ],
  },
];

/** The page at the current address. */
export function Pages() {
  return useRoutes(routes);
}
