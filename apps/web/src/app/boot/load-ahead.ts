import { fetchTexts } from '../../i18n/index.ts';
import { loadSessionCalls } from '../../lib/session/load-session-calls.ts';
import { readToken } from '../../lib/session/session-store.ts';

/**
 * Requests the data for an address of the two areas before the session is known: one after the other, each request
 * would wait for the previous one, and on a slow connection each wait costs seconds.
 */
export function loadAhead(path: string): void {
  const [, area] = /^\/(manager|worker)(\/|$)/.exec(path) ?? [];
  if (area === undefined || readToken() === null) return;
  const asked = area === 'manager' ? managerArea(path) : workerArea(path);
  // A part that could not be loaded is requested again where it is needed, and the error is shown there.
  void Promise.allSettled([...asked, loadSessionCalls(), ...fetchTexts('entry', 'area')]);
}

const managerArea = (path: string): Promise<unknown>[] => [
  import('../routes/manager-pages.tsx'),
  ...(path === '/manager' ? [import('../../features/dashboard/dashboard-page.tsx'), ...fetchTexts('pages')] : []),
];

const workerArea = (path: string): Promise<unknown>[] => [
  import('../routes/worker-pages.tsx'),
  ...fetchTexts('worker'),
  ...(path === '/worker' ? [import('../../features/schedule/worker-home-page.tsx')] : []),
];
