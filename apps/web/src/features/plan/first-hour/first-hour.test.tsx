import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const stats = {
  employees: 0,
  has_shifts: false,
  active_shifts: 0,
  working_now: 0,
  hours_this_week: 0,
  hours_last_week: 0,
  pending_requests: 0,
  pending_place: null,
  month_to_plan: '2026-12',
  attention: { kind: 'set_up', missing: 'employees' },
  to_do: [{ kind: 'set_up', missing: 'employees' }],
  today: [],
  upcoming: [],
  activity: [],
};
const span = { start: '2026-12-01', end: '2026-12-31' };
const none = { unplanned_months: 0, unknown_months: 0, least_cents: null, people: [] };
const ledger = { month: span, period: span, currency: 'EUR', ...none };
const answers = {
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/dashboard/manager-stats': () => stats,
  'GET /api/employees': () => [],
  'GET /api/templates': () => [],
  'GET /api/requirements': () => [],
  'GET /api/holidays': () => [],
  'GET /api/settings/email': () => ({ email: 'rasa@example.lt', verified_email: 'rasa@example.lt' }),
  'GET /api/schedule/receipts/open': () => [],
  'GET /api/ledger': () => ledger,
};

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const guide = async () => within(await screen.findByRole('region', { name: 'Set up your first schedule' }));

test('an empty project leads to its first plan; a step is skipped and taken up again', async () => {
  stubNetwork(answers);
  await renderApp('/manager');
  const steps = await guide();
  expect(steps.getByText('0 of 5 done')).toBeTruthy();
  // What an empty project has nothing for is not there.
  expect(screen.queryByRole('region', { name: 'Quick actions' })).toBeNull();
  expect(screen.queryByText('0 shifts')).toBeNull();
  expect(steps.getByRole('link', { name: 'Add templates' }).getAttribute('href')).toBe('/manager/shifts/templates');
  fireEvent.click(steps.getByRole('button', { name: 'Skip: Add your shifts' }));
  expect(steps.getByText('Skipped for now.')).toBeTruthy();
  fireEvent.click(steps.getByRole('button', { name: 'Resume: Add your shifts' }));
  expect(steps.queryByText('Skipped for now.')).toBeNull();
});

test('who knows the way hides it, and sees what to do next instead', async () => {
  stubNetwork(answers);
  await renderApp('/manager');
  fireEvent.click((await guide()).getByRole('button', { name: 'Hide setup guide' }));
  expect(await screen.findByText('Add your team: a name, an ID and roles for each')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Quick actions' })).toBeTruthy();
  expect(screen.queryByText('Set up your first schedule')).toBeNull();
});

test('an example is filled in once; an error is shown and can be tried again', async () => {
  let isRefused = true;
  const filled = { employees: 12, templates: 8, weekly_shifts: 50, holidays: 32 };
  const calls = stubNetwork({
    ...answers,
    'POST /api/projects/sample': () => (isRefused ? problem(409, 'project_not_empty', 'In use') : filled),
  });
  await renderApp('/manager');
  fireEvent.click((await guide()).getByRole('button', { name: 'Café, 12 people' }));
  await screen.findByRole('alert');
  isRefused = false;
  await waitFor(async () => expect((await guide()).getByRole('button', { name: 'Shop, 80 people' })).toBeTruthy());
  fireEvent.click((await guide()).getByRole('button', { name: 'Café, 12 people' }));
  await screen.findByText('Sample data added: 12 employees. Now generate a month.');
  expect(calls.filter(({ route }) => route === 'POST /api/projects/sample').map(({ body }) => body)).toEqual([
    JSON.stringify({ business: 'cafe' }),
    JSON.stringify({ business: 'cafe' }),
  ]);
});

test('a project in which something was planned needs no guide', async () => {
  stubNetwork({ ...answers, 'GET /api/dashboard/manager-stats': () => ({ ...stats, has_shifts: true }) });
  await renderApp('/manager');
  expect(await screen.findByText('Add your team: a name, an ID and roles for each')).toBeTruthy();
  expect(screen.queryByText('Set up your first schedule')).toBeNull();
});
