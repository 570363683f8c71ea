import { notifications } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const me = makeUser();
const all = { in_app: true, email: true, push: true };
const stored: notifications.Preferences = {
  preferences: Object.fromEntries(notifications.kindsFor('manager').map((kind) => [kind, all])),
  quiet_hours: null,
  digest: 'soon',
  email: 'ona@example.lt',
};
const failed: notifications.FailedDelivery = {
  id: 'f1',
  channel: 'email',
  kind: 'schedule_published',
  title: 'Your schedule is published',
  receiver: 'Jonas Jonaitis',
  attempts: 8,
  error: '550 No such user',
  failed_at: '2098-11-20T08:00:00Z',
};

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

test('a checkbox is saved at once, and reverts when the server rejects it', async () => {
  let refuses = false;
  const calls = stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/notifications/preferences': () => stored,
    'PUT /api/notifications/preferences': () => (refuses ? problem(503, 'unavailable', 'Later, please.') : stored),
    'GET /api/notifications/failed': () => ({ items: [], total: 0 }),
  });
  await renderApp('/manager/settings/notifications');
  const box = await screen.findByRole('checkbox', { name: /^A swap needs my approval.*, Email$/ });
  expect(box).toHaveProperty('checked', true);
  expect(screen.queryByRole('checkbox', { name: /My shift starts soon/ })).toBeNull();
  fireEvent.click(box);
  await waitFor(() =>
    expect(JSON.parse(calls.find(({ route }) => route === 'PUT /api/notifications/preferences')?.body ?? '{}')).toEqual(
      {
        preferences: { swap_waiting: { in_app: true, email: false, push: true } },
      },
    ),
  );
  refuses = true;
  fireEvent.click(screen.getByRole('switch', { name: /Quiet hours/ }));
  expect(await screen.findByText('Later, please.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('switch', { name: /Quiet hours/ })).toHaveProperty('checked', false));
});

test('what did not arrive is named and sent again', async () => {
  let items = [failed];
  stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/notifications/preferences': () => stored,
    'GET /api/notifications/failed': () => ({ items, total: items.length }),
    'POST /api/notifications/failed/f1/retry': () => {
      items = [];
      return null;
    },
  });
  await renderApp('/manager/settings/notifications');
  expect(await screen.findByText('Jonas Jonaitis: Your schedule is published')).toBeTruthy();
  expect(screen.getByText(/8 attempts. 550 No such user/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Jonas Jonaitis, Your schedule is published' }));
  expect(await screen.findByText('All notifications were delivered.')).toBeTruthy();
});
