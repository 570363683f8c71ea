import { fetchTexts } from '../i18n/index.ts';
import { loadSessionCalls } from '../lib/load-session-calls.ts';
import { readToken } from '../lib/session-store.ts';

/**
 * Asks for what an address of the two areas will show while it is not yet known who is signed in: one after the other, each
 * of these would wait for the one before, and on a slow line each wait costs seconds.
 */
export function loadAhead(path: string): void {
  const [, area] = /^\/(manager|worker)(\/|$)/.exec(path) ?? [];
  if (area === undefined || readToken() === null) return;
  const asked = area === 'manager' ? managerArea(path) : workerArea(path);
  // Whoever needs a part that could not be loaded asks for it again, and tells.
  void Promise.allSettled([...asked, loadSessionCalls(), ...fetchTexts('entry', 'area')]);
}

const managerArea = (path: string): Promise<unknown>[] => [
  import('./manager-pages.tsx'),
  ...(path === '/manager' ? [import('../features/dashboard/dashboard-page.tsx'), ...fetchTexts('pages')] : []),
];

const workerArea = (path: string): Promise<unknown>[] => [
  import('./worker-pages.tsx'),
  ...fetchTexts('worker'),
  ...(path === '/worker' ? [import('../features/schedule/worker-home-page.tsx')] : []),
];
