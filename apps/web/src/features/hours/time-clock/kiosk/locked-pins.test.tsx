import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../../testing/sample-session.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';

test('a manager sees whose PIN is locked and unlocks it', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  let locked = [{ id: 'ona', name: 'Ona' }];
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/employees': () => [],
    'GET /api/kiosks': () => [],
    'GET /api/clock-pins/locked': () => locked,
    'POST /api/employees/ona/clock-pin/unlock': () => {
      locked = [];
      return null;
    },
  });
  await renderApp('/manager/timesheets/tablets');
  fireEvent.click(await screen.findByRole('button', { name: 'Unlock: Ona' }));
  expect(await screen.findByText('PIN unlocked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Locked PINs' })).toBeNull());
  expect(calls.map(({ route }) => route)).toContain('POST /api/employees/ona/clock-pin/unlock');
});
