import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { makeToken, makeUser } from '../testing/sample-session.ts';
import { stubNetwork } from '../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const answers = (waiting: object) => ({
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/employees': () => [],
  'GET /api/dashboard/stats': () => ({
    hours_this_week: 0,
    pending_requests: 0,
    shifts_this_week: 0,
    shifts_today: 0,
    waiting,
  }),
});

test('the navigation says where something waits for an answer', async () => {
  stubNetwork(answers({ time_off: 2, swaps: 0, requests: 120 }));
  await renderApp('/manager/employees');
  expect((await screen.findAllByText('2 wait for an answer'))[0]?.closest('a')?.textContent).toContain('Time Off');
  expect(screen.getAllByText('99+')[0]?.closest('a')?.textContent).toContain('120 wait for an answer');
  expect(screen.getAllByRole('link', { name: 'Swap Requests' })).not.toHaveLength(0);
});

test('each place stands once, and what is answered stands together', async () => {
  stubNetwork(answers({ time_off: 0, swaps: 0, requests: 0 }));
  await renderApp('/manager/employees');
  const column = (await screen.findAllByRole('navigation', { name: 'Manager navigation' }))[0] as HTMLElement;
  const names = within(column)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Dashboard',
    'Calendar',
    'Employees',
    'Availability',
    'Shifts',
    'Timesheets',
    'Time Off',
    'Swap Requests',
    'Requests',
    'Comments',
    'Analytics',
    'History',
    'Settings',
  ]);
});
