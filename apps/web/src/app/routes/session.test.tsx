import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../testing/stub-network.ts';

const employee = makeUser({ id: 'u2', username: 'ona', role: 'employee', employee_id: 'ona' });
/** What a device keeps for all who use it, with nothing of the account in it. */
const OF_DEVICE = new Set(['i18nextLng', 'navFolded', 'explanationsShown']);
const signedIn = (token: string, user = makeUser()) => ({
  'POST /api/token': () => ({ access_token: token, token_type: 'bearer' }),
  'DELETE /api/token': () => null,
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/employees': () => [],
});

async function fillIn(username: string, password: string) {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each([
  ['/manager/employees', '/manager-login'],
  ['/worker/unavailability', '/worker-login'],
  ['/worker/wishes', '/worker-login'],
  ['/dashboard', '/login'],
])('nobody at %s is sent to %s', async (address, expected) => {
  stubNetwork({});
  const { path } = await renderApp(address);
  await waitFor(() => expect(path()).toBe(expected));
});

test.each([
  ['an expired token', makeToken({}, -1)],
  ['an unreadable token', 'nonsense'],
])('%s is discarded without a word', async (_, token) => {
  localStorage.setItem('accessToken', token);
  localStorage.setItem('cachedUser', JSON.stringify(makeUser()));
  const calls = stubNetwork({});
  const { path } = await renderApp('/manager/employees');
  await waitFor(() => expect(path()).toBe('/manager-login'));
  expect(Object.keys(localStorage).filter((key) => key !== 'i18nextLng')).toEqual([]);
  expect(calls).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a manager with a project', makeToken({ project_id: 'p1' }), makeUser(), '/', '/manager/employees'],
  ['a manager without one', makeToken(), makeUser(), '/', '/select-project'],
  ['a manager without one on a manager page', makeToken(), makeUser(), '/manager/employees', '/select-project'],
  ['an employee', makeToken({ sub: 'u2', role: 'employee' }), employee, '/manager/employees', '/worker'],
  ['a manager on a worker page', makeToken({ project_id: 'p1' }), makeUser(), '/worker', '/select-project'],
])('%s is led to the right place', async (_, token, user, address, expected) => {
  localStorage.setItem('accessToken', token);
  stubNetwork(signedIn(token, user));
  const { path } = await renderApp(address);
  await waitFor(() =>
    expect(path()).toMatch(expected === '/manager/employees' ? /^\/manager/ : new RegExp(`^${expected}$`)),
  );
});

test('a manager signs in, selects a project and is back where they wanted to be', async () => {
  const [first, second] = [makeToken(), makeToken({ project_id: 'p1' })];
  const { projects } = makeUser();
  // The only project would open by itself.
  const both = [...projects, ...projects.map((one) => ({ ...one, id: 'p2', name: 'Vakaras' }))];
  stubNetwork({
    ...signedIn(first, makeUser({ projects: both })),
    'GET /api/member-invitations': () => [],
    'POST /api/projects/select/p1': () => ({ access_token: second, token_type: 'bearer' }),
  });
  const { path } = await renderApp('/manager/employees?role=cook');
  await fillIn('demo', 'demo-demo');
  fireEvent.click(await screen.findByRole('button', { name: 'Rytas' }));
  await waitFor(() => expect(path()).toBe('/manager/employees?role=cook'));
  expect(localStorage.getItem('accessToken')).toBe(second);
});

test.each([
  ['/manager-login', employee, 'Access denied. You do not have manager permissions.'],
  ['/worker-login', makeUser(), 'This is a manager account. Please login as manager.'],
])('the other role at %s is signed out again and told why', async (address, user, text) => {
  const calls = stubNetwork(signedIn(makeToken(), user));
  const { path } = await renderApp(address);
  await fillIn('someone', 'demo-demo');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(path()).toBe(address);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(calls.map(({ route }) => route)).toContain('DELETE /api/token');
});

test('a wrong password keeps the input and shows the server’s message', async () => {
  stubNetwork({
    'POST /api/token': () => problem(401, 'login_failed', 'Login failed. Please check your credentials.'),
  });
  await renderApp('/worker-login');
  await fillIn('ona', 'wrong');
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ona');
});

test.each([
  ['a manager', makeUser({ projects: makeUser().projects.slice(0, 1) }), '/manager'],
  ['an employee', employee, '/worker'],
])('/login has one form: %s is led to their own area, and nothing more is said', async (_, user, area) => {
  const token = makeToken({ sub: user.id, role: user.role, project_id: 'p1' });
  stubNetwork({
    ...signedIn(token, user),
    'POST /api/projects/select/p1': () => ({ access_token: token, token_type: 'bearer' }),
    'GET /api/member-invitations': () => [],
  });
  const { path } = await renderApp('/login');
  await fillIn(user.username, 'demo-demo');
  await waitFor(() => expect(path()).toBe(area));
  expect(screen.queryByText('Login successful')).toBeNull();
  expect(screen.queryByText('Signing in...')).toBeNull();
});

test('of several projects the last one of this device opens by itself after the sign-in', async () => {
  localStorage.setItem('lastProject', 'p2');
  const token = makeToken({ project_id: 'p2' });
  const calls = stubNetwork({
    ...signedIn(token),
    'POST /api/projects/select/p2': () => ({ access_token: token, token_type: 'bearer' }),
    'GET /api/member-invitations': () => [],
  });
  const { path } = await renderApp('/manager-login');
  await fillIn('demo', 'demo-demo');
  await waitFor(() => expect(path()).toBe('/manager'));
  expect(calls.filter(({ route }) => route.startsWith('POST /api/projects/select'))).toHaveLength(1);
});

const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['a sign-in that nobody answers', { 'POST /api/token': unanswered }],
  ['a sign-in answered by half', { ...signedIn(makeToken({ project_id: 'p1' })), 'GET /api/users/me': unanswered }],
])('%s leads to the shifts kept on this device, where there are any', async (_, network) => {
  stubNetwork(network);
  localStorage.setItem('offlineSchedule', JSON.stringify({ owner: 'u2', employee_id: 'ona', days: {} }));
  const { path } = await renderApp('/worker-login');
  expect(screen.queryByRole('link', { name: 'View shifts saved on this device' })).toBeNull();
  await fillIn('ona', 'demo-demo');
  fireEvent.click(await screen.findByRole('link', { name: 'View shifts saved on this device' }));
  expect(await screen.findByRole('heading', { name: 'My shifts' })).toBeTruthy();
  expect(path()).toBe('/worker');
  localStorage.clear();
});

test('empty fields are named and nothing is sent', async () => {
  const calls = stubNetwork({});
  await renderApp('/manager-login');
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a lost session shows a message, and the sign-in page follows 1.5 s later', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  stubNetwork({ ...signedIn(token), 'GET /api/employees': () => problem(401, 'session_expired', 'Expired.') });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderApp('/manager/employees');
  expect(await screen.findByText('Your session has expired. Please login again.')).toBeTruthy();
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(path()).toBe('/manager/employees');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(path()).toBe('/login'));
  vi.useRealTimers();
});

test('anyone in the demo is told when it restarts', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  stubNetwork({
    ...signedIn(token),
    'GET /api/users/me': () => makeUser({ is_demo: true }),
    'GET /api/employees': () => problem(401, 'unauthenticated', 'Expired.'),
  });
  await renderApp('/manager/employees');
  expect(
    await screen.findByText(
      'Your session has expired. Please login again. The demo resets every night. Open it again from the home page.',
    ),
  ).toBeTruthy();
});

test('a refused manager page leads to the worker area 1.5 s later', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  let user = makeUser();
  stubNetwork({
    ...signedIn(token),
    'GET /api/users/me': () => user,
    'GET /api/employees': () => {
      user = employee;
      return problem(403, 'managers_only', 'No.');
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderApp('/manager/employees');
  expect(await screen.findByText('Access denied. You do not have manager permissions.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(path()).toBe('/worker'));
  vi.useRealTimers();
});

test('a refusal of another kind is an answer, and nobody is sent away', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  stubNetwork({
    ...signedIn(token),
    'GET /api/employees': () => problem(403, 'demo_account', 'The demo stays as it is.'),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderApp('/manager/employees');
  expect(await screen.findByText('The demo stays as it is.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(path()).toBe('/manager/employees');
  expect(screen.queryByText('Access denied. You do not have manager permissions.')).toBeNull();
  vi.useRealTimers();
});

test('logging out leaves nothing behind and goes home', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  stubNetwork(signedIn(token));
  const { path } = await renderApp('/manager/employees');
  await waitFor(() => expect(localStorage.getItem('cachedEmployees')).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(path()).toBe('/'));
  expect(await screen.findByText('Successfully logged out')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => !OF_DEVICE.has(key))).toEqual([]);
});

test('a temporary password must be changed before anything else', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  stubNetwork(signedIn(token, makeUser({ must_change_password: true })));
  await renderApp('/manager/employees');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeTruthy();
});

test('a page rejected for a temporary password leads to the choice of an own password', async () => {
  const token = makeToken({ project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  let user = makeUser();
  stubNetwork({
    ...signedIn(token),
    'GET /api/users/me': () => user,
    'GET /api/employees': () => {
      user = makeUser({ must_change_password: true });
      return problem(403, 'password_temporary', 'Choose your own password first.');
    },
  });
  await renderApp('/manager/employees');
  expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeTruthy();
});

test('an old address with the route in its hash leads on', async () => {
  stubNetwork({});
  const { path } = await renderApp('/#/worker/schedule');
  await waitFor(() => expect(path()).toBe('/worker-login'));
});
