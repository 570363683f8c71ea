import type { PageRow } from './area.ts';

/** The settings of the user's own account, the same in both areas. */
export const ownSettings: readonly PageRow[] = [
  {
    path: 'settings',
    title: 'profile',
    load: async () => (await import('../../features/access/profile/profile-page.tsx')).ProfilePage,
  },
  {
    path: 'settings/notifications',
    title: 'notifications',
    load: async () => (await import('../../features/messages/notifications/preferences-page.tsx')).PreferencesPage,
  },
  {
    path: 'settings/appearance',
    title: 'appearance',
    load: async () => (await import('../../features/access/profile/appearance-page.tsx')).AppearancePage,
  },
  {
    path: 'settings/security',
    title: 'security',
    texts: ['area', 'pages', 'recovery', 'second-factor', 'worker'],
    load: async () => (await import('../../features/access/profile/security-page.tsx')).SecurityPage,
  },
];
