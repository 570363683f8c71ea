import { isCardPage } from '@pamaina/contract';

/**
 * Only a document that was loaded at the address of a card page is allowed to run the provider's script: the content
 * security policy applies per document, and the rest of the application is one document that changes its address.
 */
function isCardDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && isCardPage(new URL(load.name).pathname);
}

/** Reloads the page if the provider's script can't run in this document. True when it reloads. */
export function reloadAsCardDocument(provider: 'stripe' | 'sandbox'): boolean {
  if (provider !== 'stripe' || isCardDocument()) return false;
  window.location.reload();
  return true;
}

/** Of this document: it may contain the provider's script from now on, and has the looser content security policy. */
let isScriptAsked = false;
let sending: Promise<unknown> = Promise.resolve();

export function rememberScript(): void {
  isScriptAsked = true;
}

/** The document is not left while this is running: a payment in progress is not interrupted. */
export function holdDocument(submit: Promise<unknown>): void {
  sending = Promise.allSettled([sending, submit]);
}

/** After the provider's script was requested, any other page starts in a document without it. */
export async function leaveCardDocument(): Promise<void> {
  if (!isScriptAsked) return;
  await sending;
  if (!isCardPage(window.location.pathname)) window.location.reload();
}
