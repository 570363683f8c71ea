import { isCardPage } from '@pamaina/contract';

/**
 * Only a document that was loaded at a card page's address may run the provider's script: the content policy goes by document, and the
 * rest of the application is one document that changes its address.
 */
function isCardDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && isCardPage(new URL(load.name).pathname);
}

/** Loads the page anew if the provider's script could not run in this document. True when it does. */
export function reloadAsCardDocument(provider: 'stripe' | 'sandbox'): boolean {
  if (provider !== 'stripe' || isCardDocument()) return false;
  window.location.reload();
  return true;
}

/** After the provider's script has run, any other page begins in a document without it. */
export function leaveCardDocument(): void {
  setTimeout(() => {
    if (!isCardPage(window.location.pathname)) window.location.reload();
  });
}
