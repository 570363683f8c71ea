import { screen, waitFor } from '@testing-library/react';
import { employees, session } from '@pamaina/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../http/api-client.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../testing/stub-network.ts';
import { takeToken } from './session-store.ts';

/** As the server sets it beside the refresh token, which no page reads. */
const stay = (seconds: number) => {
  document.cookie = `pamaina_stays=1; Path=/; Max-Age=${seconds}`;
};
beforeEach(() => stay(60));
afterEach(() => stay(0));

const inRytas = { project_id: 'p1', jti: 's1' };
const expired = makeToken(inRytas, -60);
const renewed = makeToken(inRytas, 3_600);
const over = () => problem(401, 'session_over', 'Over.');

const home = {
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/employees': () => [],
};

test('an expired token of a browser that stays signed in is renewed at the start, and the page is where it was', async () => {
  localStorage.setItem('accessToken', expired);
  const calls = stubNetwork({
    ...home,
    'POST /api/token/refresh': () => ({ access_token: renewed, token_type: 'bearer' }),
  });
  const { path } = await renderApp('/manager/employees');
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(renewed));
  await screen.findByRole('button', { name: 'Log out' });
  expect(path()).toBe('/manager/employees');
  const refreshes = calls.filter(({ route }) => route === 'POST /api/token/refresh');
  expect(refreshes.map(({ body }) => body)).toEqual([JSON.stringify({ access_token: expired })]);
});

test('a refused renewal at the start drops the token without a word', async () => {
  localStorage.setItem('accessToken', expired);
  stubNetwork({ ...home, 'POST /api/token/refresh': over });
  const { path } = await renderApp('/manager/employees');
  await waitFor(() => expect(path()).toBe('/manager-login'));
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('calls that are refused together renew the token once, and are sent again', async () => {
  const current = makeToken(inRytas, 60);
  localStorage.setItem('accessToken', current);
  takeToken();
  const isNew = (headers: Headers) => headers.get('authorization') === `Bearer ${renewed}`;
  const calls = stubNetwork({
    'GET /api/users/me': ({ headers }) => (isNew(headers) ? makeUser() : problem(401, 'unauthenticated', 'No.')),
    'GET /api/employees': ({ headers }) => (isNew(headers) ? [] : problem(401, 'unauthenticated', 'No.')),
    'POST /api/token/refresh': () => ({ access_token: renewed, token_type: 'bearer' }),
  });
  const [me, list] = await Promise.all([call(session.getMe, {}), call(employees.listEmployees, { query: {} })]);
  expect([me.username, list]).toEqual(['demo', []]);
  expect(calls.filter(({ route }) => route === 'POST /api/token/refresh')).toHaveLength(1);
});

test('a renewal without an answer keeps the token: a phone that is offline is not signed out', async () => {
  localStorage.setItem('accessToken', makeToken(inRytas, 60));
  const token = takeToken();
  stubNetwork({
    'GET /api/users/me': () => problem(401, 'unauthenticated', 'No.'),
    'POST /api/token/refresh': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(call(session.getMe, {})).rejects.toMatchObject({ status: 0 });
  expect(localStorage.getItem('accessToken')).toBe(token);
});

test('without a refresh token nothing is renewed', async () => {
  stay(0);
  localStorage.setItem('accessToken', makeToken(inRytas, 60));
  takeToken();
  const calls = stubNetwork({ 'GET /api/users/me': () => problem(401, 'unauthenticated', 'No.') });
  await expect(call(session.getMe, {})).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(1);
});
