import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { PaymentForm } from './payment-form.tsx';

vi.mock('@stripe/stripe-js/pure', async () => (await import('../../../testing/fresh-stripe.ts')).freshStripe());

const sandbox = {
  provider: 'sandbox',
  publishable_key: 'pk_test_sandbox_1',
  test_mode: true,
  price_cents: 2900,
  currency: 'eur',
};
const stripe = { ...sandbox, provider: 'stripe', publishable_key: 'pk_live_1', test_mode: false };

const onConfirmed = vi.fn<(status: string) => Promise<string | null>>();
const form = (
  <PaymentForm
    purpose="payment"
    submitLabel="Pay €29"
    begin={() => Promise.resolve('pi_1_secret')}
    onConfirmed={onConfirmed}
    notifyFailure={() => 'Payment failed. Please try again.'}
    successText="Payment successful! Setting up your account..."
  />
);

afterEach(() => {
  onConfirmed.mockReset();
  Reflect.deleteProperty(window, 'Stripe');
});

async function typeCard(number: string) {
  fireEvent.change(await screen.findByLabelText('Card number'), { target: { value: number } });
  fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '1234' } });
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
}

test('a sandbox says that no money moves and shows a card; two clicks confirm once; processing and success are said', async () => {
  onConfirmed.mockResolvedValue(null);
  let answer: (reply: object) => void = () => undefined;
  const calls = stubNetwork({
    'GET /api/payments/config': () => sandbox,
    'POST /api/payments/sandbox/confirm': () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await renderPart(form);
  await typeCard('4242424242424242');
  expect(screen.getByText('Test mode')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Pay €29' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true));
  await waitFor(() => expect(calls.filter(({ route }) => route.includes('confirm'))).toHaveLength(1));
  answer({ status: 'succeeded' });
  expect(await screen.findByText('Payment successful! Setting up your account...')).toBeTruthy();
  expect(onConfirmed).toHaveBeenCalledExactlyOnceWith('succeeded');
  const sent = calls.find(({ route }) => route.includes('confirm'))?.body;
  expect(JSON.parse(sent ?? '')).toEqual({
    client_secret: 'pi_1_secret',
    card_number: '4242 4242 4242 4242',
    exp: '12/34',
    cvc: '123',
  });
});

test('a declined card shows the provider’s message, and can be tried again', async () => {
  stubNetwork({
    'GET /api/payments/config': () => sandbox,
    'POST /api/payments/sandbox/confirm': () => problem(402, 'card_declined', 'Your card was declined.'),
  });
  await renderPart(form);
  await typeCard('4000000000000002');
  fireEvent.click(screen.getByRole('button', { name: 'Pay €29' }));
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay €29' })).toHaveProperty('disabled', false);
  expect(onConfirmed).not.toHaveBeenCalled();
});

const element = { on: vi.fn<() => void>(), mount: vi.fn<() => void>(), destroy: vi.fn<() => void>() };
const confirmCardPayment = vi.fn<() => Promise<object>>();

/** Stands in for the provider's script, which is loaded once for a page: it sets this name. */
function stubStripe(confirmed: object) {
  const client = {
    elements: () => ({ create: () => element }),
    confirmCardPayment: confirmCardPayment.mockResolvedValue(confirmed),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
  // A page where the script may run, or leaving it would load the next one anew.
  window.history.replaceState(null, '', '/create-project');
  const load = { name: 'http://localhost/create-project' } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  Object.assign(window, { Stripe: Object.assign(() => client, { version: 'endive' }) });
}

test('with the real provider its own field is mounted, its status passed on, and a live key shows no banner', async () => {
  onConfirmed.mockResolvedValue('Unexpected payment status: processing');
  stubNetwork({ 'GET /api/payments/config': () => stripe });
  stubStripe({ paymentIntent: { status: 'processing' } });
  await renderPart(form);
  await waitFor(() => expect(element.mount).toHaveBeenCalled());
  const button = screen.getByRole('button', { name: 'Pay €29' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByText('Test mode')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByText('Unexpected payment status: processing')).toBeTruthy();
  expect(confirmCardPayment).toHaveBeenCalledWith('pi_1_secret', {
    payment_method: { card: element },
    return_url: 'http://localhost:3000/manager',
  });
});

test('a payment that had succeeded before, when its answer was lost, is a success and no refusal', async () => {
  onConfirmed.mockResolvedValue(null);
  stubNetwork({ 'GET /api/payments/config': () => stripe });
  stubStripe({ error: { message: 'It has succeeded already.', payment_intent: { status: 'succeeded' } } });
  await renderPart(form);
  const button = await screen.findByRole('button', { name: 'Pay €29' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(await screen.findByText('Payment successful! Setting up your account...')).toBeTruthy();
  expect(onConfirmed).toHaveBeenCalledExactlyOnceWith('succeeded');
});

test("the provider's words are shown when it refuses", async () => {
  stubNetwork({ 'GET /api/payments/config': () => stripe });
  stubStripe({ error: { message: 'Your card has insufficient funds.' } });
  await renderPart(form);
  const button = await screen.findByRole('button', { name: 'Pay €29' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(await screen.findByText('Your card has insufficient funds.')).toBeTruthy();
});
