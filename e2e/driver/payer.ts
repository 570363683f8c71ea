import { callApi } from './api.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

interface Begun {
  client_secret: string;
  subscription_id: string;
  payment_intent_id: string;
}

const CARD = { card_number: '4242424242424242', exp: '12/34', cvc: '123' };

/** Starts the payment for a project and pays with the sandbox's card. */
async function pay(token: string, how: 'subscription' | 'purchase', name: string): Promise<Begun> {
  const query = new URLSearchParams({ name, email: 'payer@example.lt' }).toString();
  const begun = await callApi<Begun>('POST', `/projects/${how}/initiate?${query}`, { token });
  await callApi('POST', '/payments/sandbox/confirm', { body: { ...CARD, client_secret: begun.client_secret } });
  return begun;
}

/**
 * A paying user with an email: an active subscription, another that was ended with a refund, and a one-time payment.
 * @returns tokens for the first project, and for the ended one
 */
export async function createPayer(username: string): Promise<{ running: string; ended: string }> {
  const account = { username, password: DEMO_PASSWORD, first_name: 'Rasa', last_name: 'Kavinskė' };
  const body = { ...account, email: `${username}@example.lt` };
  const { access_token: token } = await callApi<{ access_token: string }>('POST', '/register', { body });
  const subscribe = async (name: string) => {
    const { subscription_id } = await pay(token, 'subscription', name);
    const query = new URLSearchParams({ subscription_id, name }).toString();
    const { id } = await callApi<{ id: string }>('POST', `/projects/create-subscription?${query}`, { token });
    const selected = await callApi<{ access_token: string }>('POST', `/projects/select/${id}`, { token });
    return { subscription_id, token: selected.access_token };
  };
  const running = await subscribe('Rasos kavinė');
  const ended = await subscribe('Rasos vasaros terasa');
  await callApi('POST', `/subscriptions/${ended.subscription_id}/cancel`, { token, body: { refund: true } });
  const { payment_intent_id } = await pay(token, 'purchase', 'Rasos kepykla');
  const query = new URLSearchParams({ payment_intent_id, name: 'Rasos kepykla' }).toString();
  await callApi('POST', `/projects/create?${query}`, { token });
  return { running: running.token, ended: ended.token };
}
