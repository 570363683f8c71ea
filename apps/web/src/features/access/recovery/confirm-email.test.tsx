import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const stats = {
  employees: 3,
  has_shifts: true,
  active_shifts: 0,
  working_now: 0,
  hours_this_week: 0,
  hours_last_week: 0,
  pending_requests: 1,
  pending_place: 'joins',
  attention: { kind: 'requests', count: 1, place: 'joins' },
  today: [],
  upcoming: [],
  activity: [],
};
const answers = (email: object) => ({
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/dashboard/manager-stats': () => stats,
  'GET /api/settings/email': () => email,
  'POST /api/settings/email/verification': () => new Response(null, { status: 204 }),
});

test('the dashboard asks to confirm the address until it is done', async () => {
  const calls = stubNetwork(answers({ email: 'rasa@example.lt', verified_email: null }));
  await renderApp('/manager', 'lt');
  expect(await screen.findByText('Patvirtinkite savo el. paštą')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Siųsti nuorodą dar kartą' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/settings/email/verification')).toBe(true));
});

test('without an address it leads to the profile; who waits to join is the next thing to do', async () => {
  stubNetwork(answers({ email: null, verified_email: null }));
  await renderApp('/manager');
  expect((await screen.findByRole('link', { name: 'Go to the profile' })).getAttribute('href')).toBe(
    '/manager/settings',
  );
  expect(screen.getByText('1 person wants to join')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/manager/employees');
});

test('a confirmed one is not spoken of', async () => {
  const calls = stubNetwork(answers({ email: 'Rasa@example.lt', verified_email: 'rasa@example.lt' }));
  await renderApp('/manager');
  await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/settings/email')).toBe(true));
  await screen.findByText('1 person wants to join');
  expect(screen.queryByText('Confirm your email address')).toBeNull();
});
