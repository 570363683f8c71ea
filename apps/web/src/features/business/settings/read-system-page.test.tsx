import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { makeSystem } from '../../../testing/sample-system.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const project = {
  id: 'p1',
  name: 'Rytas',
  description: null,
  time_zone: 'Europe/Vilnius',
  country: 'LT',
  currency: 'EUR',
  version: 1,
};

const hours = { open: '09:00', close: '17:00' } as const;

beforeEach(() => localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' })));

test('an employee reads what the planner uses, and who may change it', async () => {
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee' }),
    'GET /api/settings/system': () => makeSystem(),
    'GET /api/settings/project': () => project,
  });
  await renderApp('/worker/settings/system');
  await screen.findByText('Only managers can update system settings.');
  expect(within(await screen.findByRole('region', { name: 'Opening hours' })).getByText('08:00–20:00')).toBeTruthy();
  const limits = within(await screen.findByRole('region', { name: 'Default limits' }));
  expect(limits.getByText('min 80 · max 120')).toBeTruthy();
  expect(limits.queryByText('Weekends worked per month')).toBeNull();
  const rules = within(screen.getByRole('region', { name: 'Rule strictness' }));
  expect(rules.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Warning']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(calls.some(({ route }) => route === 'GET /api/employees')).toBe(false);
});

test('each day that the business is open has its name, the weekend too', async () => {
  stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee' }),
    'GET /api/settings/system': () => makeSystem({ opening_hours: Array.from({ length: 7 }, () => hours) }),
    'GET /api/settings/project': () => project,
  });
  await renderApp('/worker/settings/system');
  const opening = within(await screen.findByRole('region', { name: 'Opening hours' }));
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(opening.getAllByRole('term').map((day) => day.textContent)).toEqual(days);
});
