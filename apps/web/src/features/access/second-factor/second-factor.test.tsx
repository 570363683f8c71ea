import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const token = makeToken({ project_id: 'p1' });
const granted = { access_token: token, token_type: 'bearer' };
const second = (ways: string[]) =>
  Response.json(
    {
      type: '',
      title: '',
      status: 401,
      detail: 'One more step.',
      code: 'second_factor_required',
      second_step: { challenge: 'signed', ways },
    },
    { status: 401 },
  );
const own = {
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  is_required: false,
  has_passkeys: false,
  confirm_with: ['password'],
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function signIn() {
  await screen.findByLabelText('Username');
  type('Username', 'rasa');
  type('Password', 'kava-ir-pyragas');
  press('Sign in');
}

test('a password that is not enough leads to the second step; a wrong code is said at its field', async () => {
  const calls = stubNetwork({
    'POST /api/token': () => second(['code', 'recovery_code']),
    'POST /api/token/second-factor': ({ body }) =>
      (JSON.parse(body ?? '{}') as { code?: string }).code === '123456'
        ? granted
        : problem(422, 'invalid', 'Wrong.', { code: ['This code is incorrect.'] }),
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
  });
  const { path } = await renderApp('/manager-login');
  await signIn();
  await screen.findByRole('heading', { name: 'One more step' });
  press('Continue');
  expect(await screen.findByText('Enter the code.')).toBeTruthy();
  type('Code from your authenticator app', '000000');
  press('Continue');
  expect(await screen.findByText('This code is incorrect.')).toBeTruthy();
  type('Code from your authenticator app', '123456');
  press('Continue');
  await waitFor(() => expect(path()).toBe('/select-project'));
  const sent = calls.filter(({ route }) => route === 'POST /api/token/second-factor');
  expect(sent.map(({ body }) => body)).toEqual([
    JSON.stringify({ challenge: 'signed', code: '000000' }),
    JSON.stringify({ challenge: 'signed', code: '123456' }),
  ]);
});

test('a recovery code works instead; too late leads back to the password with the name filled in', async () => {
  stubNetwork({
    'POST /api/token': () => second(['code', 'recovery_code']),
    'POST /api/token/second-factor': () => problem(401, 'sign_in_expired', 'This took too long.'),
  });
  await renderApp('/worker-login');
  await signIn();
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  type('Recovery code', 'abcd-efgh');
  press('Continue');
  expect(await screen.findByText('This took too long.')).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('rasa');
});

const profile = {
  username: 'demo',
  role: 'manager',
  name: 'Ona Petraitė',
  first_name: 'Ona',
  last_name: 'Petraitė',
  email: 'ona@example.lt',
  phone: null,
  department: null,
  job_position: null,
  timezone: null,
  picture: null,
  fixed: [],
};

test('a dangerous act long after the sign-in is confirmed in a dialog and goes on; given up, nothing typed is lost', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', jti: 's1' }));
  let isConfirmed = false;
  const renewed = makeToken({ project_id: 'p1', jti: 's1' }, 7200);
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/settings/profile': () => profile,
    'GET /api/settings/second-factor': () => own,
    'PUT /api/settings/profile': () =>
      isConfirmed
        ? { ...profile, email: 'new@example.lt' }
        : problem(403, 'reauthentication_required', 'You signed in a while ago.'),
    'POST /api/token/confirm': ({ body }) => {
      if (!body?.includes('kava')) return problem(422, 'invalid', 'Wrong.', { password: ['Incorrect.'] });
      isConfirmed = true;
      return { access_token: renewed, token_type: 'bearer' };
    },
  });
  await renderApp('/manager/settings');
  const email = await screen.findByLabelText<HTMLInputElement>('Email', {}, { timeout: 5000 });
  fireEvent.change(email, { target: { value: 'new@example.lt' } });
  const section = screen.getByRole('region', { name: 'Your details' });
  const save = () => fireEvent.click(within(section).getByRole('button', { name: /^Save/ }));
  save();
  const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it’s you' });
  fireEvent.click(await within(await dialog()).findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You signed in a while ago.')).toBeTruthy();
  expect(email.value).toBe('new@example.lt');

  save();
  const asked = within(await dialog());
  const field = await asked.findByLabelText('Password');
  fireEvent.change(field, { target: { value: 'wrong' } });
  fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(await asked.findByText('Incorrect.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'kava-ir-pyragas' } });
  fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull());
  await waitFor(() => expect(calls.filter(({ route }) => route === 'PUT /api/settings/profile')).toHaveLength(3));
  // The token before ends with the confirmation.
  expect(calls.findLast(({ route }) => route === 'PUT /api/settings/profile')?.headers.get('authorization')).toBe(
    `Bearer ${renewed}`,
  );
  expect(localStorage.getItem('accessToken')).toBe(renewed);
  expect(screen.queryByText('You signed in a while ago.')).toBeNull();
});

test('a project that requires a second factor shows the way to it in place of its pages', async () => {
  localStorage.setItem('accessToken', token);
  stubNetwork({
    'GET /api/users/me': () => makeUser({ second_factor_missing: true }),
    'GET /api/settings/second-factor': () => ({ ...own, is_required: true }),
  });
  await renderApp('/manager/calendar');
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeTruthy();
  expect(await screen.findByText('This project requires two-step sign-in for managers.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose another project' })).toBeTruthy();
});
