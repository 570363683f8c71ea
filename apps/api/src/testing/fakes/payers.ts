import { unique } from '../seeds/people.ts';
import type { Reply, TestApp } from '../test-app.ts';

/** Stripe's documented test cards by their effect. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  asks: '4000002760003184',
  declined: '4000000000000002',
  poor: '4000000000009995',
  once: '4000000000000341',
  'asks-declined': '4000008400001629',
} as const;

/** A user with an account and no project, as /register creates them. */
export async function createPayer(api: TestApp): Promise<{ token: string; email: string }> {
  const email = `${unique('payer')}@example.lt`;
  const body = { username: unique('payer'), password: 'secret-7', email };
  const { json } = await api.call('POST', '/register', { body });
  return { token: json.access_token, email };
}

export function initiate(
  api: TestApp,
  kind: 'purchase' | 'subscription',
  { token, email, name = 'Kavinė' }: { token: string; email: string; name?: string },
): Promise<Reply> {
  const query = new URLSearchParams({ name, email });
  return api.call('POST', `/projects/${kind}/initiate?${query.toString()}`, { token });
}

/** A user without an account starts a payment; `cookie` is the browser's from then on. */
export async function payFirst(api: TestApp, email: string, headers: Record<string, string> = {}) {
  const metadata = { type: 'project_purchase', project_count: 1 };
  const body = { amount: 2900, currency: 'eur', email, metadata };
  const { json, headers: replied } = await api.call('POST', '/create-payment-intent', { body, headers });
  const [cookie = ''] = String(replied['set-cookie']).split(';');
  return { ...json, cookie } as { client_secret: string; payment_intent_id: string; cookie: string };
}

/** The browser's card form in the sandbox. */
export const pay = (api: TestApp, client_secret: string, card_number: string = CARDS.pays, more: object = {}) =>
  api.call('POST', '/payments/sandbox/confirm', {
    body: { client_secret, card_number, exp: '12/34', cvc: '123', ...more },
  });

/** The browser's return with a subscription. */
export function create(api: TestApp, token: string, subscription_id: string, name = 'Kavinė'): Promise<Reply> {
  const query = new URLSearchParams({ subscription_id, name });
  return api.call('POST', `/projects/create-subscription?${query.toString()}`, { token });
}

/** An account with a paid subscription and its project, selected. */
export async function createSubscriber(api: TestApp, card: string = CARDS.pays) {
  const payer = await createPayer(api);
  const { json } = await initiate(api, 'subscription', payer);
  await pay(api, json.client_secret, card);
  const project = await create(api, payer.token, json.subscription_id);
  const selected = await api.call('POST', `/projects/select/${project.json.id}`, { token: payer.token });
  return {
    ...payer,
    token: selected.json.access_token as string,
    projectId: project.json.id as string,
    subscriptionId: json.subscription_id as string,
  };
}
