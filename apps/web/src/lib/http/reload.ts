import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reloads what is on screen, and marks the rest as outdated: it is reloaded when it is shown next.
 * @param except the second part of a key that is up to date
 * @returns whether something on screen was reloaded, and all of it
 */
export async function reload(client: QueryClient, areas: readonly Area[], except?: string): Promise<boolean> {
  const outdated = new Set<unknown>(areas);
  const predicate = ({ queryKey: [area, part] }: Query) =>
    (outdated.has(area) || (outdated.has('everything') && area !== 'session')) &&
    (except === undefined || part !== except);
  const isOnScreen = client.getQueryCache().findAll({ type: 'active', predicate }).length > 0;
  return client.invalidateQueries({ predicate }, { throwOnError: true }).then(
    () => isOnScreen,
    () => false,
  );
}

/** After a long interruption anything can be outdated, except the account. */
export function reloadProject(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [area] }) => area !== 'session' });
}

/**
 * What a query shows: the first part of its key. `session` (the account) is kept by the session itself; `everything`
 * but that is meant where what is outdated is not known.
 */
export type Area =
  | 'activity'
  | 'analytics'
  | 'api-tokens'
  | 'announcements'
  | 'asks'
  | 'attendance'
  | 'availability'
  | 'certificates'
  | 'claims'
  | 'clock-pins'
  | 'comments'
  | 'dashboard'
  | 'departure'
  | 'devices'
  | 'employee-id'
  | 'employees'
  | 'employment'
  | 'everything'
  | 'feed'
  | 'generation'
  | 'holidays'
  | 'invitations'
  | 'kiosks'
  | 'leave-types'
  | 'ledger'
  | 'members'
  | 'notifications'
  | 'payroll-exports'
  | 'payroll-preview'
  | 'preferences'
  | 'presence'
  | 'profile'
  | 'receipts'
  | 'requests'
  | 'requirements'
  | 'scenarios'
  | 'schedule'
  | 'second-factor'
  | 'session'
  | 'settings'
  | 'subscriptions'
  | 'swaps'
  | 'tasks'
  | 'cost-terms'
  | 'staffing'
  | 'takings'
  | 'team'
  | 'templates'
  | 'time-clock'
  | 'time-off'
  | 'timesheets'
  | 'unavailability'
  | 'waiting'
  | 'webhooks'
  | 'wishes'
  | 'working-time-sheet';
