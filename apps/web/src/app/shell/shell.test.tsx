import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';

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

const column = async () => (await screen.findAllByRole('navigation', { name: 'Manager navigation' }))[0] as HTMLElement;
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the navigation says where something waits for an answer: on the group, and in it on the page', async () => {
  stubNetwork(answers({ time_off: 2, swaps: 0, requests: 120, joins: 0 }));
  await renderApp('/manager/employees');
  expect((await screen.findAllByText('122 pending'))[0]?.closest('a')?.textContent).toContain('Inbox');
  fireEvent.click(within(await column()).getByRole('link', { name: /^Inbox/ }));
  expect((await screen.findAllByText('2 pending'))[0]?.closest('a')?.textContent).toContain('Time Off');
  expect(screen.getAllByText('99+')[0]?.closest('a')?.textContent).toContain('120 pending');
  expect(within(await column()).queryByText('122 pending')).toBeNull();
});

test.each([
  ['/manager', ['Dashboard', 'Schedule', 'Team', 'Inbox', 'Business', 'Guide']],
  [
    '/manager/shifts/templates',
    [
      'Dashboard',
      'Schedule',
      'Calendar',
      'Availability',
      'Scenarios',
      'Shifts',
      'Comments',
      'Team',
      'Inbox',
      'Business',
      'Guide',
    ],
  ],
  [
    '/manager/employees',
    ['Dashboard', 'Schedule', 'Team', 'Employees', 'Announcements', 'Timesheets', 'Inbox', 'Business', 'Guide'],
  ],
  [
    '/manager/requests',
    [
      'Dashboard',
      'Schedule',
      'Team',
      'Inbox',
      'All requests',
      'Time Off',
      'Swap Requests',
      'Requests',
      'Business',
      'Guide',
    ],
  ],
  [
    '/manager/history',
    ['Dashboard', 'Schedule', 'Team', 'Inbox', 'Business', 'Analytics', 'History', 'Business settings', 'Guide'],
  ],
])('%s: five groups, and the pages of the one that is open', async (address, expected) => {
  stubNetwork(answers({ time_off: 0, swaps: 0, requests: 0, joins: 0 }));
  await renderApp(address);
  expect(namesIn(await column())).toEqual([...expected, 'My settings', 'Help']);
});

test('on a phone four groups are reached at once, and every other page under "More"', async () => {
  stubNetwork(answers({ time_off: 0, swaps: 0, requests: 0, joins: 0 }));
  await renderApp('/manager/timeoff');
  const bar = (await screen.findAllByRole('navigation', { name: 'Manager navigation' }))[1] as HTMLElement;
  expect(namesIn(bar)).toEqual(['Dashboard', 'Schedule', 'Team', 'Inbox']);
  fireEvent.click(within(bar).getByRole('button', { name: 'More' }));
  expect(namesIn(await screen.findByRole('dialog', { name: 'More' }))).toEqual([
    'Availability',
    'Scenarios',
    'Shifts',
    'Comments',
    'Announcements',
    'Timesheets',
    'Time Off',
    'Swap Requests',
    'Requests',
    'Analytics',
    'History',
    'Business settings',
    'Guide',
    'My settings',
    'Help',
  ]);
});
