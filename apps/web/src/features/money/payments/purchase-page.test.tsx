import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18n from 'i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/http/query-client.ts';
import { RouterEntry } from '../../../lib/session/router-entry.tsx';
import { BrowserFrame } from '../../../testing/browser-frame.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { PurchasePage } from './purchase-page.tsx';

const email = 'ona@example.lt';
const config = {
  provider: 'sandbox',
  publishable_key: 'pk_test_sandbox_1',
  test_mode: true,
  price_cents: 2900,
  currency: 'eur',
};

function Registration() {
  return <p>{useLocation().search}</p>;
}

async function openPage() {
  await i18n.changeLanguage('en');
  render(
    <BrowserFrame client={createQueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/purchase', state: { email } }]}>
        <RouterEntry>
          <Routes>
            <Route path="/purchase" element={<PurchasePage />} />
            <Route path="/register" element={<Registration />} />
          </Routes>
        </RouterEntry>
      </MemoryRouter>
    </BrowserFrame>,
  );
  fireEvent.change(await screen.findByLabelText('Card number'), { target: { value: '4242424242424242' } });
  fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '1234' } });
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
  fireEvent.click(screen.getByRole('button', { name: /€29/ }));
}

test('loaded again while it was paid, the page goes on with the same payment to the registration', async () => {
  let isPaid = false;
  const calls = stubNetwork({
    'GET /api/payments/config': () => config,
    'POST /api/create-payment-intent': () =>
      isPaid
        ? problem(409, 'payment_done', 'Paid already.')
        : { client_secret: 'pi_1_secret', payment_intent_id: 'pi_1' },
    // The response is lost.
    'POST /api/payments/sandbox/confirm': () => {
      isPaid = true;
      return problem(503, 'payment_unavailable', 'Try again.');
    },
  });
  await openPage();
  await screen.findByText('Try again.');
  cleanup();
  await openPage();
  expect(await screen.findByText(/payment_intent=pi_1/, undefined, { timeout: 5_000 })).toBeTruthy();
  const keys = calls
    .filter(({ route }) => route.endsWith('/create-payment-intent'))
    .map(({ headers }) => headers.get('idempotency-key'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});
