import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../testing/stub-network.ts';

/** The response of something in front of the product: no JSON, none of our texts. */
const page = (status: number) =>
  new Response('<h1>Not today</h1>', { status, headers: { 'content-type': 'text/html' } });

const loner = makeUser({ id: 'u2', username: 'ona', role: 'employee', projects: [] });
const template = {
  name: 'Day',
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 30,
  color: 'green',
  on_call: 'none',
  tasks: [],
  minutes: 450,
  version: 1,
};
const answers = (user = makeUser()) => ({
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/employees': () => [],
  'GET /api/templates': () => [template],
});

async function openManager(path: string, more: Parameters<typeof stubNetwork>[0], language = 'en') {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({ ...answers(), ...more });
  return renderApp(path, language);
}

async function signIn(path: string, more: Parameters<typeof stubNetwork>[0]) {
  stubNetwork(more);
  await renderApp(path);
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'ona' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each([
  ['en', 'Failed to load employees.', 'An error occurred.'],
  ['lt', 'Nepavyko įkelti darbuotojų.', 'Įvyko klaida.'],
])('a failed load says what failed, and that an error occurred where the reply has no words: %s', async (...row) => {
  const [language, title, text] = row;
  await openManager('/manager/employees', { 'GET /api/employees': () => page(500) }, language);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['/manager/settings', 'GET /api/settings/profile', 'Failed to load settings.'],
  ['/manager/shifts/requirements', 'GET /api/requirements', 'Failed to load requirements.'],
])('a failed load at %s names what failed', async (path, route, title) => {
  await openManager(path, { [route]: () => problem(500, 'internal', 'An unexpected error occurred.') });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('An unexpected error occurred.')).toBeTruthy();
});

test('what may not be read is "Access Denied."', async () => {
  await openManager('/manager/employees', {
    'GET /api/employees': () => problem(403, 'demo_account', 'The demo stays as it is.'),
  });
  expect(await screen.findByText('Access Denied.')).toBeTruthy();
  expect(screen.getByText('The demo stays as it is.')).toBeTruthy();
});

test('what was pressed and is answered without words is "Operation failed"', async () => {
  localStorage.setItem('accessToken', makeToken({ sub: 'u2', role: 'employee' }));
  stubNetwork({
    ...answers(loner),
    'GET /api/invitations/mine': () => [{ id: 'i1', project_name: 'Rytas', name: 'Ona Petraitė', state: 'pending' }],
    'POST /api/invitations/i1/decline': () => page(500),
  });
  await renderApp('/worker');
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Operation failed')).toBeTruthy();
});

test('a refused sign-in without words of the server says to try the correct role, too', async () => {
  await signIn('/worker-login', { 'POST /api/token': () => page(401) });
  expect(await screen.findByText('Login failed. Please check your credentials or try the correct role.')).toBeTruthy();
});

test('a sign-in that fails with words of the server shows these', async () => {
  await signIn('/manager-login', {
    'POST /api/token': () => problem(500, 'internal', 'An unexpected error occurred.'),
  });
  expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
  expect(screen.queryByText(/check your credentials/)).toBeNull();
});

test('a sign-in that fails without words says to check the credentials', async () => {
  await signIn('/manager-login', { 'POST /api/token': () => page(500) });
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
});

test.each([
  ['of a newer server', () => problem(403, 'something_new', 'No.')],
  ['of something in front of it', () => page(403)],
])('a 403 %s leads from a manager page to the worker area', async (_, answer) => {
  const employee = makeUser({ id: 'u2', username: 'ona', role: 'employee', employee_id: 'ona' });
  let user = makeUser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await openManager('/manager/employees', {
    'GET /api/users/me': () => user,
    'GET /api/employees': () => {
      user = employee;
      return answer();
    },
  });
  expect(await screen.findByText('Access denied. You do not have manager permissions.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(path()).toBe('/worker'));
  vi.useRealTimers();
});

test('the switcher shows a project that was made elsewhere, without a reload', async () => {
  const [first] = makeUser().projects;
  let list = [first];
  await openManager('/manager/employees', { 'GET /api/projects': () => list });
  const switcher = await screen.findByRole('button', { name: /Rytas/ });
  list = [...list, { ...first, id: 'p9', name: 'Naujoji' } as typeof first];
  fireEvent.click(switcher);
  expect(await screen.findByRole('menuitem', { name: 'Naujoji' })).toBeTruthy();
});

test.each([
  ['the profile', '/manager/settings', 'PUT /api/settings/profile'],
  ['the password', '/manager/settings/security', 'POST /api/settings/change-password'],
])('a failed save of %s says so where the reply has no words', async (_, path, route) => {
  const profile = {
    name: 'Ona Petraitė',
    username: 'demo',
    role: 'manager',
    first_name: 'Ona',
    last_name: 'Petraitė',
    email: null,
    phone: null,
    department: null,
    job_position: null,
    timezone: null,
    picture: null,
    fixed: [],
  };
  await openManager(path, { 'GET /api/settings/profile': () => profile, [route]: () => page(500) });
  if (path.endsWith('security')) {
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'kava-ir-pyragas' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  } else {
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '+37060000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  }
  expect(await screen.findByText('Failed to save settings. Please try again.')).toBeTruthy();
});
