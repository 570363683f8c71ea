import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { PaymentForm } from './payment-form.tsx';

vi.mock('@stripe/stripe-js/pure', async () => (await import('../../../testing/fresh-stripe.ts')).freshStripe());

test('a script that never comes is said after ten seconds, and can be asked for again', async () => {
  stubNetwork({
    'GET /api/payments/config': () => ({
      provider: 'stripe',
      publishable_key: 'pk_test_1',
      test_mode: true,
      price_cents: 2900,
      currency: 'eur',
    }),
  });
  window.history.replaceState(null, '', '/create-project');
  const load = { name: 'http://localhost/create-project' } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const nothing = () => Promise.resolve('');
  await renderPart(
    <PaymentForm
      purpose="payment"
      submitLabel="Pay €29"
      begin={nothing}
      onConfirmed={() => Promise.resolve(null)}
      notifyFailure={() => ''}
    />,
  );
  await waitFor(() => expect(document.querySelector('script[src^="https://js.stripe.com/"]')).not.toBeNull());
  expect(screen.getByText('Test mode')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/Couldn’t load the card form. You haven’t been charged./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay €29' })).toHaveProperty('disabled', true);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(screen.queryByText(/Couldn’t load/)).toBeNull());
  vi.useRealTimers();
});
