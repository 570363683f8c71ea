import type { QueryClient } from '@tanstack/react-query';
import { loadSessionCalls } from '../../lib/session/load-session-calls.ts';
import { readToken, takeToken } from '../../lib/session/session-store.ts';
import { loadPage } from '../routes/pages.tsx';

/** On a slow line the page says meanwhile that it loads. Milliseconds. */
const LONGEST_MS = 1_000;

/**
 * Waits a moment for what the first page is drawn with, if the document has requested it: user, files and data. What
 * fails is requested again where it is needed, and the error is shown there. The page takes its token first and
 * keeps it, whichever project another tab selects meanwhile; if one was selected already, nothing is read ahead.
 */
export async function loadAhead(client: QueryClient): Promise<void> {
  const token = window.earlyAnswers?.token;
  if (token === undefined || takeToken() !== token) return;
  const user = loadSessionCalls().then(({ readUserAhead }) => readUserAhead(client));
  const all = Promise.allSettled([user, loadPage(window.location, client)]);
  await within(all);
  // It ended or was renewed meanwhile: what was read can be of no session.
  if (readToken() !== token) client.clear();
}

/** Waits a moment for the page that follows the sign-in, so that nothing is drawn between the two. */
export const loadNext = (client: QueryClient): Promise<unknown> =>
  within(Promise.allSettled([loadPage(window.location, client)]));

const within = (loading: Promise<unknown>) =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
