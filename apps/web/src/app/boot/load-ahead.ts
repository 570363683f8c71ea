import type { QueryClient } from '@tanstack/react-query';
import { loadSessionCalls } from '../../lib/session/load-session-calls.ts';
import { takeToken } from '../../lib/session/session-store.ts';
import { loadPage } from '../routes/pages.tsx';

/** On a slow line the page says meanwhile that it loads. Milliseconds. */
const LONGEST_MS = 1_000;

/**
 * Waits a moment for what the first page is drawn with, if the document has requested it: user, files and data. What
 * fails is requested again where it is needed, and the error is shown there.
 */
export async function loadAhead(client: QueryClient): Promise<void> {
  const token = window.earlyAnswers?.token;
  if (token === undefined) return;
  const user = loadSessionCalls().then(({ readUserAhead }) => readUserAhead(client));
  const all = Promise.allSettled([user, loadPage(window.location, client)]);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  // Another tab has selected another project, with which this one begins: what was read is not of it.
  if (takeToken() !== token) client.clear();
}
