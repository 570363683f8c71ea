import { constants } from '../base/constants.ts';

/**
 * Whether the provider's script can run in a document with this path. Matches like the router: with a trailing slash,
 * in upper case.
 */
export function isCardPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return constants.cardPages.some((page) => page === plain);
}
