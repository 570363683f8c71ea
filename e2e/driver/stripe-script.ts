import type { Page } from 'playwright-core';
import type { FakeStripe } from '../../apps/api/src/testing/fakes/fake-stripe.ts';

export const CARD_LABEL = 'Card of the stand-in';

/** How the provider's script behaves when a page requests it. */
export interface StripeScript {
  /** The addresses from which it was requested. */
  asked: string[];
  setReachable: (isReachable: boolean) => void;
}

/** A fake of the provider's own script: a card field, and confirmations as in Stripe's types. */
const script = `window.Stripe = () => {
  const labelled = () => document.querySelector('[aria-label="${CARD_LABEL}"]');
  const confirm = async (secret) => JSON.parse(await window.confirmAtStripe(secret, labelled().value));
  return {
    elements: () => ({
      create: () => {
        const heard = {};
        const input = document.createElement('input');
        input.setAttribute('aria-label', '${CARD_LABEL}');
        input.oninput = () =>
          heard.change({ error: input.value === 'short' ? { message: 'Your card number is incomplete.' } : undefined });
        return {
          on: (name, listener) => { heard[name] = listener; },
          mount: (place) => { place.append(input); queueMicrotask(() => heard.ready()); },
          destroy: () => input.remove(),
        };
      },
    }),
    confirmCardPayment: async (secret) => {
      const { error, status } = await confirm(secret);
      return error ? { error: { message: error } } : { paymentIntent: { status } };
    },
    confirmCardSetup: async (secret) => {
      const { error, status } = await confirm(secret);
      return error ? { error: { message: error } } : { setupIntent: { status } };
    },
  };
};`;

/** A bank's question is answered in Stripe's own frame: the page sees only the result. */
function confirmAt(fake: FakeStripe, secret: string, card: string): { status: string } | { error: string } {
  if (card === 'expired') return { error: 'Your card has expired.' };
  if (card === 'declined') {
    fake.confirm(secret, 'declined');
    return { error: 'Your card was declined.' };
  }
  const first = fake.confirm(secret, card.startsWith('asks') ? 'asks' : 'pays');
  if (first !== 'requires_action') return { status: first };
  if (card === 'asks, no') return { error: 'We are unable to authenticate your payment method.' };
  return { status: fake.confirm(secret, 'asks') };
}

/** Serves the fake at the provider's address, under the product's own content security policy. */
export async function serveStripeScript(page: Page, fake: FakeStripe): Promise<StripeScript> {
  let isReachable = true;
  const asked: string[] = [];
  await page.exposeFunction('confirmAtStripe', (secret: string, card: string) =>
    JSON.stringify(confirmAt(fake, secret, card)),
  );
  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(new URL(page.url()).pathname);
    if (isReachable) await route.fulfill({ contentType: 'text/javascript', body: script });
    else await route.abort('internetdisconnected');
  });
  return {
    asked,
    setReachable: (reachable) => {
      isReachable = reachable;
    },
  };
}
