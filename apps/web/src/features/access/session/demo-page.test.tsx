import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const manager = makeToken({ project_id: 'p1' });
const employee = makeToken({ sub: 'u2', role: 'employee', project_id: 'p1' });
const demo = { is_demo: true, demo_until: '2031-05-08T09:30:00Z' };
const me = makeUser(demo);
const ona = makeUser({ ...demo, id: 'u2', username: 'ona-1', role: 'employee', employee_id: 'ona-1' });

test('a visitor gets a copy in their language, sees until when, and looks at it as an employee', async () => {
  let token = manager;
  const calls = stubNetwork({
    'POST /api/demo': () => ({ access_token: manager, token_type: 'bearer' }),
    'POST /api/demo/role': () => {
      token = employee;
      return { access_token: employee, token_type: 'bearer' };
    },
    'GET /api/users/me': () => (token === manager ? me : ona),
  });
  const { path } = await renderApp('/demo');
  await waitFor(() => expect(path()).toBe('/manager'));
  expect(calls.find(({ route }) => route === 'POST /api/demo')?.headers.get('accept-language')).toBe('en');
  expect(await screen.findByText(/your own copy of the demo café.*8 May 2031, 12:30/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'View as employee' }));
  await waitFor(() => expect(path()).toBe('/worker'));
  const asked = calls.find(({ route }) => route === 'POST /api/demo/role');
  expect(asked?.body).toBe(JSON.stringify({ role: 'employee' }));
  expect(await screen.findByRole('link', { name: 'Back to manager' })).toBeTruthy();
  expect(screen.queryByText('Access denied. You do not have manager permissions.')).toBeNull();
});

test('where the demo is full its words are shown, and another try is a press away', async () => {
  let isFull = true;
  stubNetwork({
    'POST /api/demo': () =>
      isFull ? problem(429, 'demo_busy', 'Many try it.') : { access_token: manager, token_type: 'bearer' },
    'GET /api/users/me': () => me,
  });
  const { path } = await renderApp('/demo');
  expect(await screen.findByText(/Many try it\./)).toBeTruthy();
  isFull = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/manager'));
});
