import { currentLanguage } from '../../i18n/current-language.ts';
import { apiAddress } from '../http/api-address.ts';
import { noteRenewal, readStored, readToken, renewToken } from './session-store.ts';
import { sessionOf } from './token-contents.ts';

/** `unreached`: the server was not reached or busy, so nothing is known. */
export type Refreshed = 'refreshed' | 'ended' | 'unreached';

/** Shorter than a call: the user waits for both. */
const TIMEOUT_MS = 10_000;
let running: Promise<Refreshed> | null = null;

/** Exchanges the browser's refresh token for a new access token, once for all calls that wait for it. */
export function refreshAccess(): Promise<Refreshed> {
  running ??= inTurn(exchange).finally(() => {
    running = null;
  });
  return running;
}

/** One tab after the other; browsers have no locks on plain http, where the server's time of grace is enough. */
function inTurn(work: () => Promise<Refreshed>): Promise<Refreshed> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks === undefined ? work() : locks.request('pamaina-refresh', work);
}

async function exchange(): Promise<Refreshed> {
  const before = readToken();
  const stored = readStored();
  if (before !== null && stored !== null && stored !== before && sessionOf(stored) === sessionOf(before)) {
    // Another tab was first.
    renewToken(stored);
    return 'refreshed';
  }
  try {
    const response = await fetch(apiAddress('/token/refresh'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify(before !== null && before.split('.').length === 3 ? { access_token: before } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return 'ended';
    const reply: unknown = response.ok ? await response.json() : null;
    if (typeof reply !== 'object' || reply === null || !('access_token' in reply)) return 'unreached';
    if (readToken() !== before) return 'refreshed';
    renewToken(String(reply.access_token));
    noteRenewal();
    return 'refreshed';
  } catch {
    // Offline, or too slow: the refresh token is still good, and the server answers the same again.
    return 'unreached';
  }
}
