import { Settings } from 'lucide-react';
import type { PlaceRow } from './area.ts';

/** The settings of the business: its rules, who has access, other programs, what it pays. */
export const businessSettings: PlaceRow = {
  path: 'settings/system',
  title: 'places.business',
  icon: Settings,
  tabs: [
    {
      path: 'settings/system/:page?',
      needs: 'settings.write',
      title: 'system',
      load: async () => (await import('../../features/business/settings/system-settings-page.tsx')).SystemSettingsPage,
    },
    {
      path: 'settings/access',
      title: 'access',
      needs: 'members.write',
      load: async () => (await import('../../features/business/members/members-page.tsx')).MembersPage,
    },
    {
      path: 'settings/security-log',
      title: 'securityLog',
      needs: 'members.write',
      load: async () => (await import('../../features/access/security-log/security-log-page.tsx')).SecurityLogPage,
    },
    {
      path: 'settings/programs',
      title: 'programs',
      texts: ['area', 'pages', 'programs'],
      load: async () => (await import('../../features/access/api-tokens/tokens-page.tsx')).TokensPage,
    },
    {
      path: 'settings/webhooks',
      needs: 'programs.write',
      title: 'webhooks',
      texts: ['area', 'pages', 'programs'],
      load: async () => (await import('../../features/access/webhooks/webhooks-page.tsx')).WebhooksPage,
    },
    {
      path: 'settings/subscriptions',
      title: 'subscriptions',
      texts: ['area', 'pages', 'payments'],
      load: async () => (await import('../../features/money/subscriptions/subscriptions-page.tsx')).SubscriptionsPage,
    },
  ],
};
