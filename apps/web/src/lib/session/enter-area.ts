import { handOver } from './session-store.ts';

/**
 * Goes on in the other area with a new token. The page is loaded anew: the guard of the old area would send the user,
 * who is another one to it, elsewhere first.
 */
export function enterArea(token: string, to: '/manager' | '/worker'): void {
  handOver(token);
  window.location.assign(to);
}
