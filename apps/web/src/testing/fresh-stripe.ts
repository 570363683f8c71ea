import { createRequire } from 'node:module';

/** The card provider's own module as a page finds it that has just loaded: it asks for its script once in its life. */
export function freshStripe(): object {
  for (const script of document.querySelectorAll('script[src^="https://js.stripe.com/"]')) script.remove();
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) if (path.includes('@stripe/stripe-js')) delete require.cache[path];
  return require('@stripe/stripe-js/pure') as object;
}
