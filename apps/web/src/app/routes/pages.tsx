import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { useRoutes, type RouteObject, Navigate } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { homeOf } from '../../lib/session/home-of.ts';
import { LoadingApplication } from '../../ui/feedback/loading-application.tsx';
import { ManagerGuard, UserGuard, WorkerGuard } from './guards.tsx';
import { pageWith } from './page.tsx';
import { Root } from './root.tsx';
import { signInPages } from './sign-in-pages.ts';

/** `/dashboard` redirects to the user's first page (Decisions). */
function DashboardRedirect() {
  const session = useSession();
  if (session.state === 'loading') return <LoadingApplication />;
  return <Navigate to={homeOf(session) ?? '/login'} replace />;
}

const guards = { user: UserGuard, manager: ManagerGuard, employee: WorkerGuard };

interface Row {
  path: string;
  texts: Parameters<typeof pageWith>[0];
  load: () => Promise<ComponentType>;
  /** Its name in the browser's tab, with the namespace; areas and the landing page name themselves. */
  title?: string;
  /** Who can open it; default: anyone. */
  for?: keyof typeof guards;
}

/** The pages by address. The areas have tables of their own, which are loaded with them. */
const rows: readonly Row[] = [
  {
    path: '/',
    texts: ['landing'],
    load: async () => (await import('../../features/start/landing/landing-page.tsx')).LandingPage,
  },
  ...signInPages,
  {
    path: '/register',
    title: 'session:register.title',
    texts: ['session', 'entry'],
    load: async () => (await import('../../features/access/session/register-page.tsx')).RegisterPage,
  },
  {
    path: '/forgot-password',
    title: 'recovery:forgot.title',
    texts: ['recovery', 'entry'],
    load: async () => (await import('../../features/access/recovery/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: 'recovery:reset.title',
    texts: ['recovery', 'session', 'entry'],
    load: async () => (await import('../../features/access/recovery/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/sign-in-code',
    title: 'recovery:code.title',
    texts: ['recovery', 'session', 'entry'],
    load: async () => (await import('../../features/access/recovery/sign-in-code-page.tsx')).SignInCodePage,
  },
  {
    path: '/join',
    title: 'recovery:join.title',
    texts: ['recovery', 'session', 'entry'],
    load: async () => (await import('../../features/access/recovery/join-page.tsx')).JoinPage,
  },
  {
    path: '/verify-email',
    title: 'recovery:verify.title',
    texts: ['recovery'],
    load: async () => (await import('../../features/access/recovery/verify-email-page.tsx')).VerifyEmailPage,
  },
  // What pages are made of, for developers: no part of the build.
  ...(import.meta.env.DEV
    ? [{ path: '/ui', texts: [], load: async () => (await import('../../ui/parts-page.tsx')).PartsPage }]
    : []),
  {
    path: '/help',
    title: 'common:help.title',
    texts: ['legal'],
    load: async () => (await import('../../features/start/help/help-page.tsx')).HelpPage,
  },
  {
    path: '/guide/:job?',
    title: 'guide:title',
    texts: ['pages', 'entry'],
    load: async () => (await import('../../features/start/guide/public-guide-page.tsx')).PublicGuidePage,
  },
  {
    path: '/purchase',
    title: 'payments:purchase.title',
    texts: ['payments'],
    load: async () => (await import('../../features/money/payments/purchase-page.tsx')).PurchasePage,
  },
  {
    path: '/demo',
    title: 'session:demo.title',
    texts: ['session'],
    load: async () => (await import('../../features/access/session/demo-page.tsx')).DemoPage,
  },
  {
    path: '/answer',
    texts: ['area'],
    load: async () => (await import('../../features/changes/asks/answer-page.tsx')).AnswerPage,
  },
  {
    path: '/access',
    title: 'members:link.title',
    texts: ['pages', 'entry'],
    load: async () => (await import('../../features/business/members/access-link-page.tsx')).AccessLinkPage,
  },
  {
    path: '/confirm',
    title: 'receipts:link.title',
    texts: ['receipts'],
    load: async () => (await import('../../features/plan/receipts/confirm-page.tsx')).ConfirmPage,
  },
  {
    path: '/confirm-announcement',
    title: 'announcements:linkTitle',
    texts: ['receipts'],
    load: async () => (await import('../../features/plan/announcements/confirm-page.tsx')).ConfirmAnnouncementPage,
  },
  {
    path: '/kiosk',
    title: 'time-clock:kiosk.title',
    texts: ['worker', 'receipts'],
    load: async () => (await import('../../features/hours/time-clock/kiosk/kiosk-page.tsx')).KioskPage,
  },
  {
    path: '/role-selection',
    title: 'session:roleSelection.title',
    for: 'user',
    texts: ['session'],
    load: async () => (await import('../../features/access/session/role-selection-page.tsx')).RoleSelectionPage,
  },
  {
    path: '/select-project',
    title: 'projects:select.title',
    for: 'user',
    texts: ['entry'],
    load: async () => (await import('../../features/access/projects/select-project-page.tsx')).SelectProjectPage,
  },
  {
    path: '/create-project',
    title: 'projects:create',
    for: 'user',
    texts: ['entry', 'legal', 'payments', 'place'],
    load: async () => (await import('../../features/access/projects/create-project-page.tsx')).CreateProjectPage,
  },
  {
    path: '/manager/*',
    for: 'manager',
    texts: ['entry'],
    load: async () => (await import('./manager-pages.tsx')).ManagerPages,
  },
  {
    path: '/worker/*',
    for: 'employee',
    texts: ['entry', 'area', 'worker'],
    load: async () => (await import('./worker-pages.tsx')).WorkerPages,
  },
];

const pages = rows.map(({ path, texts, load, title, for: whom }) => ({
  whom,
  path,
  Component: pageWith(texts, load, title),
}));

const routesFor = (whom: Row['for']): RouteObject[] => pages.filter((page) => page.whom === whom);

/**
 * Loads the page at this address before the first render, which then draws it at once: otherwise area, user, page and
 * data would each be a render of their own.
 */
export async function loadPage({ pathname, search }: Location, client: QueryClient): Promise<void> {
  if (!pathname.startsWith('/manager/') && pathname !== '/manager') {
    await pages.find(({ path }) => pathname === path.replace('/*', ''))?.Component.preload();
    return;
  }
  const { loadManagerPage } = await import('./manager-pages.tsx');
  const area = pages.find(({ whom }) => whom === 'manager');
  await Promise.all([area?.Component.preload(), loadManagerPage(pathname, search, client)]);
}

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
