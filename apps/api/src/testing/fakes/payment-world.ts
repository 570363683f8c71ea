import { signEvent } from '../../platform/payments/read-event.ts';
import { sandboxSecret } from '../../platform/payments/sandbox/create-sandbox.ts';
import type { Provider } from '../../platform/payments/provider.ts';
import { createStripe } from '../../platform/payments/stripe/create-stripe.ts';
import type { FakeCard } from './fake-stripe-shapes.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
import { CARDS, pay } from './payers.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

export type TypedCard = FakeCard;

/** The product with one of the two providers, a settable clock, and the provider's internal state. */
export interface PaymentWorld {
  api: TestApp;
  /** The browser's part: the card form. */
  confirm(clientSecret: string, card?: TypedCard): Promise<string>;
  /** The provider's events since the last call. */
  takeEvents(): Promise<string[]>;
  /** Posts an event as the provider would. */
  post(raw: string): Promise<number>;
  /** Charges that were not refunded, by purchase. */
  charges(): Promise<Map<string, number>>;
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** With the sandbox. */
export async function createSandboxWorld(): Promise<PaymentWorld> {
  const { parts, advance } = clock();
  const api = unlimited(await createTestApp({ parts }));
  const { direct } = api.deps.database;
  return {
    api,
    advance,
    async confirm(clientSecret, card = 'pays') {
      const { status, json } = await pay(api, clientSecret, CARDS[card]);
      return status === 402 ? 'declined' : json.status;
    },
    async takeEvents() {
      const rows = await direct.deleteFrom('sandbox_event').returning(['id', 'payload']).execute();
      return rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ payload }) => payload);
    },
    post: (raw) => postSigned(api, raw, sandboxSecret(api.deps.settings.jwtSecret)),
    async charges() {
      const once = await direct
        .selectFrom('sandbox_intent')
        .select('purchase_id')
        .where('purpose', '=', 'payment')
        .where('status', '=', 'succeeded')
        .where('refunded', '=', false)
        .execute();
      const monthly = await direct
        .selectFrom('sandbox_invoice')
        .innerJoin('sandbox_subscription', 'sandbox_subscription.id', 'sandbox_invoice.subscription_id')
        .select('purchase_id')
        .where('sandbox_invoice.status', '=', 'paid')
        .execute();
      return countsOf([...once, ...monthly].map(({ purchase_id }) => purchase_id));
    },
    close: () => api.close(),
  };
}

/** With Stripe's adapter on the fake. @param wrap puts something between the product and the adapter */
export async function createStripeWorld(
  wrap: (provider: Provider) => Provider = (provider) => provider,
): Promise<PaymentWorld & { fake: FakeStripe }> {
  const { parts, advance, now } = clock();
  const fake = await startFakeStripe(now);
  const api = unlimited(await createTestApp({ parts: { ...parts, payments: wrap(createStripe(fake.settings, now)) } }));
  return {
    api,
    fake,
    advance,
    confirm: (clientSecret, card = 'pays') => Promise.resolve(fake.confirm(clientSecret, card)),
    takeEvents: () => Promise.resolve(fake.takeEvents()),
    post: (raw) => postSigned(api, raw, fake.settings.webhookSecret),
    charges: () => Promise.resolve(fake.charges()),
    async close() {
      await api.close();
      await fake.close();
    },
  };
}

function clock() {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const advance = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return { now, advance, parts: { now } };
}

/** One address starts thousands of payments here. */
function unlimited(api: TestApp): TestApp {
  const take = () => Promise.resolve();
  const takeAll = () => Promise.resolve({ isTaken: true, seen: [] });
  api.deps.limits = { ...api.deps.limits, take, takeAll };
  return api;
}

async function postSigned(api: TestApp, raw: string, secret: string): Promise<number> {
  const signature = signEvent(raw, secret, Math.floor(api.deps.now() / 1000));
  return (await postRaw(api, raw, signature)).status;
}

/** Posts bytes to the endpoint for a provider's events. */
export const postRaw = (api: TestApp, raw: string | Buffer, signature: string | null) =>
  api.call('POST', '/payments/webhook', {
    body: raw,
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
  });

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
