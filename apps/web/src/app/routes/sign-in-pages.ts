import type { ComponentType } from 'react';
import type { TextPart } from '../../i18n/text-parts.ts';

export interface SignInRow {
  path: string;
  /** Its name in the browser's tab, with the namespace. */
  title: string;
  texts: readonly TextPart[];
  load: () => Promise<ComponentType>;
}

/** The pages that are drawn before the application is there (`boot/sign-in-start.tsx`). */
export const signInPages: readonly SignInRow[] = [
  {
    path: '/login',
    title: 'session:login.title',
    texts: ['session'],
    load: async () => (await import('../../features/access/session/login-page.tsx')).LoginPage,
  },
  {
    path: '/manager-login',
    title: 'session:signIn.managerTitle',
    texts: ['session'],
    load: async () => (await import('../../features/access/session/manager-login-page.tsx')).ManagerLoginPage,
  },
  {
    path: '/worker-login',
    title: 'session:signIn.employeeTitle',
    texts: ['session'],
    load: async () => (await import('../../features/access/session/worker-login-page.tsx')).WorkerLoginPage,
  },
];
