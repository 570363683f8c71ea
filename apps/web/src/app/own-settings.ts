import type { RouteObject } from 'react-router';
import { page } from './page.ts';

/** The settings of the user's own account, the same in both areas (Decisions, Settings). */
export const ownSettings: RouteObject[] = [
  {
    index: true,
    Component: page(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: 'notifications',
    Component: page(async () => (await import('../features/notifications/preferences-page.tsx')).PreferencesPage),
  },
  {
    path: 'appearance',
    Component: page(async () => (await import('../features/profile/appearance-page.tsx')).AppearancePage),
  },
  {
    path: 'security',
    Component: page(async () => (await import('../features/settings/security-page.tsx')).SecurityPage),
  },
];
