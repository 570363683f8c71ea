import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleCountries } from '../../../testing/sample-countries.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('paid and not made: it is said, the buyer is a manager by then, and the page goes on when the project is there', async () => {
  const made = { ...makeUser().projects[0], id: 'p9', name: 'Rasos kavinė' };
  let user = makeUser({ role: 'employee', registration_method: 'open', projects: [], email: 'rasa@example.lt' });
  let asked = 0;
  localStorage.setItem('accessToken', makeToken({ role: 'employee' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => user,
    'GET /api/payments/config': () => ({
      provider: 'sandbox',
      publishable_key: 'pk_test_1',
      test_mode: true,
      price_cents: 2900,
      currency: 'eur',
    }),
    'GET /api/billing-details': () => ({ details: null, version: 0 }),
    'POST /api/projects/subscription/initiate': () => ({ client_secret: 'secret', subscription_id: 'sub_1' }),
    'POST /api/payments/sandbox/confirm': () => ({ status: 'succeeded' }),
    'POST /api/projects/create-subscription': () => {
      // It was created after all, and the response was lost: the list already contains it.
      user = makeUser({ registration_method: 'payment', projects: [made as (typeof user.projects)[0]] });
      return problem(503, 'unavailable', 'Not just now.');
    },
    'GET /api/countries': () => sampleCountries,
    'GET /api/projects': () => ((asked += 1) > 1 ? [made] : []),
    'POST /api/projects/select/p9': () => ({ access_token: makeToken({ project_id: 'p9' }), token_type: 'bearer' }),
  });
  const { path } = await renderApp('/create-project');
  await type('Project name', 'Rasos kavinė');
  fireEvent.click(screen.getByLabelText(/terms/));
  fireEvent.click(screen.getByLabelText(/privacy/));
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await type('Card number', '4242424242424242');
  await type('Expiry date', '1234');
  await type('Security code', '123');
  fireEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
  expect(await screen.findByText(/Not just now/)).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/manager'), { timeout: 15_000 });
  expect(calls.filter(({ route }) => route.endsWith('/create-subscription'))).toHaveLength(1);
}, 60_000);
