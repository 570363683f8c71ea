import { constants } from './constants.ts';

/** May the provider's script run in a document of this address? Written as routes are found: with a slash at the end, in capitals. */
export function isCardPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return constants.cardPages.some((page) => page === plain);
}
