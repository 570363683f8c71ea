import { join } from 'node:path';
import type { Plugin } from 'vite';

const SMALL = join(import.meta.dirname, 'src/i18n/small-i18n.ts');

/**
 * Every page draws texts, and of i18next and react-i18next they use little: `src/i18n/small-i18n.ts` does it in a
 * sixteenth of their size, and is put in their place. Their types stay, which know every key.
 */
export function textsForBrowsers(): Plugin {
  return {
    name: 'texts-for-browsers',
    enforce: 'pre',
    resolveId: (source) => (source === 'i18next' || source === 'react-i18next' ? SMALL : null),
  };
}
