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

/** Of this document: it may have the provider's script from now on, and with it the looser content policy. */
let isScriptAsked = false;
let sending: Promise<unknown> = Promise.resolve();

export function rememberScript(): void {
  isScriptAsked = true;
}

/** While this goes on the document stays: a payment that is on its way is not cut off. */
export function holdDocument(submit: Promise<unknown>): void {
  sending = Promise.allSettled([sending, submit]);
}

/** After the provider's script was asked for, any other page begins in a document without it. */
export async function leaveCardDocument(): Promise<void> {
  if (!isScriptAsked) return;
  await sending;
  if (!isCardPage(window.location.pathname)) window.location.reload();
}
