import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillForm() {
  await screen.findByRole('heading', { name: 'Create account' });
  type('Username', 'rasa');
  type('First name', 'Rasa');
  type('Last name', 'Kavinskė');
  type('Password', 'kava-ir-pyragas');
  type('Confirm password', 'kava-ir-pyragas');
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

const buyer = makeUser({ registration_method: 'payment', projects: [], project_credits: 1 });
const token = { access_token: makeToken(), token_type: 'bearer' };

test('who has paid goes on to name the project and is not asked which role', async () => {
  stubNetwork({ 'POST /api/register': () => token, 'GET /api/users/me': () => buyer, 'GET /api/projects': () => [] });
  const { path } = await renderApp('/register?payment_intent=pi_1&email=rasa@example.lt');
  await fillForm();
  submit();
  await waitFor(() => expect(path()).toBe('/create-project'));
});

test('in another browser the code is mailed at once, asked for, and nothing typed is lost', async () => {
  const calls = stubNetwork({
    'POST /api/register': ({ body }) => {
      const code = (JSON.parse(body ?? '{}') as { payment_code?: string }).payment_code;
      if (code === '12345678') return token;
      if (!code) return problem(422, 'payment_proof_required', 'Enter the code.');
      return problem(422, 'invalid', 'Wrong.', { payment_code: ['The code is not right.'] });
    },
    'POST /api/payments/code': () => null,
    'GET /api/users/me': () => buyer,
    'GET /api/projects': () => [],
  });
  const { path } = await renderApp('/register?payment_intent=pi_1&email=rasa@example.lt');
  await fillForm();
  submit();
  const field = await screen.findByLabelText('Code from the email');
  expect(await screen.findByText(/a code was sent to rasa@example.lt/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((screen.getByLabelText('Username') as HTMLInputElement).value).toBe('rasa');
  type('Code from the email', '1');
  submit();
  expect(await screen.findByText('The code is not right.')).toBeTruthy();
  type('Code from the email', '12345678');
  submit();
  await waitFor(() => expect(path()).toBe('/create-project'));
  expect(calls.filter(({ route }) => route === 'POST /api/payments/code')).toHaveLength(1);
});

test.each([
  [1, '/create-project'],
  [0, '/select-project'],
])('a manager with %i paid projects is not asked which role, and goes to %s', async (project_credits, to) => {
  localStorage.setItem('accessToken', makeToken());
  stubNetwork({ 'GET /api/users/me': () => ({ ...buyer, project_credits }), 'GET /api/projects': () => [] });
  const { path } = await renderApp('/role-selection');
  await waitFor(() => expect(path()).toBe(to));
});

test('a password that the server would refuse as too common is called so while it is typed', async () => {
  stubNetwork({});
  await renderApp('/register');
  await screen.findByRole('heading', { name: 'Create account' });
  type('Username', 'rasa.kavinske');
  type('Password', 'qwerty');
  expect(await screen.findByText(/^This password is too common\./)).toBeTruthy();
  type('Password', 'Rasa.Kavinske-1');
  expect(await screen.findByText(/^This password is too common\./)).toBeTruthy();
  type('Password', 'trys katės lange');
  expect(await screen.findByText('Strong password')).toBeTruthy();
});

test('the texts that a new account accepts are not asked for again where the project is named', async () => {
  stubNetwork({
    'POST /api/register': () => token,
    'GET /api/users/me': () => makeUser({ registration_method: 'registration_code', projects: [] }),
    'GET /api/projects': () => [],
  });
  const { path } = await renderApp('/register');
  await fillForm();
  type('Email', 'rasa@example.lt');
  type('Registration code (optional)', 'a-code');
  submit();
  await waitFor(() => expect(path()).toBe('/select-project'));
  fireEvent.click(await screen.findByRole('link', { name: 'Create First Project' }));
  expect(await screen.findByText(/^Terms and privacy policy accepted on/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
