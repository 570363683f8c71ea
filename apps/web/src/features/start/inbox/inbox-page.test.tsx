import { abilitiesWith, requests } from '@pamaina/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const none = () => Response.json([], { headers: { 'x-total-count': '0' } });
const leave = {
  id: '1',
  employee_id: 'ona',
  employee_name: 'Ona',
  year: 2026,
  month: 10,
  parts: [{ multiplier: 1.5, minutes: 300 }],
  leave_minutes: 450,
  leave_days: 0.94,
  status: 'pending',
  decision_note: null,
  version: 1,
};

const wantsToJoin = {
  id: '3',
  employee_id: 'ula',
  name: 'Ūla Žąsytė',
  state: 'asked',
  created_at: '2026-11-28T09:00:00Z',
};

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/overtime-leave': () => [leave, { ...leave, id: '2', employee_name: 'Jonas', status: 'approved' }],
    'GET /api/time-off': none,
    'GET /api/manager/swaps': () => ({ items: [], total: 0 }),
    'GET /api/manager/claims': () => ({ items: [], total: 0 }),
    'GET /api/requests': none,
    'GET /api/invitations': () => [wantsToJoin, { ...wantsToJoin, id: '4', name: 'Rūta', state: 'pending' }],
  });
});
afterEach(cleanup);

test('a pending request for leave for overtime is among all requests', async () => {
  await renderApp('/manager/inbox');
  expect(await screen.findByRole('button', { name: 'Review leave for overtime: Ona' })).toBeTruthy();
  expect(screen.queryByText(/Jonas/)).toBeNull();
  expect(screen.getByDisplayValue('All (2)')).toBeTruthy();
});

test('who asks to join is among all requests and is let in or not from there', async () => {
  await renderApp('/manager/inbox?kind=joins');
  expect(await screen.findByText('Ūla Žąsytė (username ula) wants to join the team')).toBeTruthy();
  expect(screen.queryByText(/Rūta/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Review who wants to join: Ūla Žąsytė' }));
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeTruthy();
});

test('above such a request the page of time off counts it and doesn’t say that nothing is pending', async () => {
  await renderApp('/manager/timeoff');
  expect(await screen.findByText('1 pending request')).toBeTruthy();
  expect(screen.queryByText('No pending requests.')).toBeNull();
});

test('a lead who decides requests without reading absences sees the other kinds, and nothing of absences is requested', async () => {
  const user = makeUser({ project_role: 'lead', abilities: [...abilitiesWith('lead', ['requests.decide'])] });
  const request = {
    id: '7',
    employee_id: 'ona',
    employee_name: 'Ona',
    type: requests.requestTypes[0],
    title: 'Raktas',
    reason: 'Nėra rakto',
    priority: requests.requestPriorities[0],
    status: 'pending',
    submitted_date: '2026-11-20',
    decision_note: null,
    decided_by: null,
  };
  const calls = stubNetwork({
    'GET /api/users/me': () => user,
    'GET /api/projects': () => user.projects,
    'GET /api/manager/swaps': () => ({ items: [], total: 0 }),
    'GET /api/manager/claims': () => ({ items: [], total: 0 }),
    'GET /api/requests': () => Response.json([request], { headers: { 'x-total-count': '1' } }),
  });
  await renderApp('/manager/inbox');
  expect(await screen.findByText('Ona asks: “Raktas”')).toBeTruthy();
  expect(screen.getByDisplayValue('All (1)')).toBeTruthy();
  expect(calls.map(({ url }) => url.pathname).filter((path) => /time-off|overtime|ledger/.test(path))).toEqual([]);
});
