import type { claims, swaps } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const me = makeUser({ role: 'employee', username: 'ona', employee_id: 'ona' });
const own = sampleShift({ id: 's1', date: '2098-12-01', starts_at: '2098-12-01T05:00:00Z' });
const offer: swaps.SwapOffer = {
  id: 'o1',
  shift: { id: 's2', date: '2098-12-02', start_time: '07:00', end_time: '15:30', template: 'RYT' },
  role: 'barista',
  return_shift: null,
  offered_by: { employee_id: 'jonas', name: 'Jonas Jonaitis' },
  target: { employee_id: 'ona', name: 'Ona Petraitė' },
  accepted_by: null,
  status: 'pending',
  note: null,
  rejection_reason: null,
  created_at: '2098-11-20T08:00:00Z',
  allowed_actions: ['accept', 'decline'],
};
const open: claims.OpenShift = {
  ...offer.shift,
  id: 's3',
  role: 'barista',
  claim_id: null,
  allowed_actions: ['claim'],
};

const claim: claims.Claim = {
  id: 'c1',
  shift: { ...offer.shift, id: 's3' },
  role: 'barista',
  employee_id: 'ona',
  employee_name: 'Ona Petraitė',
  status: 'pending',
  note: null,
  rejection_reason: null,
  created_at: '2098-11-20T08:00:00Z',
  allowed_actions: ['cancel'],
};

const answers = {
  'GET /api/users/me': () => me,
  'GET /api/projects': () => me.projects,
  'GET /api/schedule/requests/incoming': () => [offer],
  'GET /api/schedule/requests/outgoing': () => [],
  'GET /api/schedule/requests/takers': () => [{ employee_id: 'jonas', name: 'Jonas Jonaitis' }],
  'GET /api/schedule/open-shifts': () => [open],
  'GET /api/schedule/claims': () => [],
  'GET /api/schedule': () => ({ shifts: [own], holidays: [], events: [], comments: [] }),
};

beforeEach(() => localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' })));

test('without a shift to offer, the form leads to the open ones', async () => {
  stubNetwork({ ...answers, 'GET /api/schedule': () => ({ shifts: [], holidays: [], events: [], comments: [] }) });
  await renderApp('/worker/swap-requests?offer=new');
  const form = within(await screen.findByRole('dialog'));
  const next = await form.findByRole('link', { name: 'See open shifts' });
  expect(next.getAttribute('href')).toBe('/worker/swap-requests?tab=open');
});

test('an offer is accepted with one button; a rejection is shown, and the offer loaded again', async () => {
  const calls = stubNetwork({
    ...answers,
    'POST /api/schedule/requests/o1/accept': () => problem(409, 'swap_over', 'Taken back meanwhile'),
  });
  await renderApp('/worker/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: /^Accept: / }));
  expect(await screen.findByText('Taken back meanwhile')).toBeTruthy();
  const reads = () => calls.filter(({ route }) => route === 'GET /api/schedule/requests/incoming').length;
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
});

test('declining is asked about first', async () => {
  const calls = stubNetwork({
    ...answers,
    'POST /api/schedule/requests/o1/decline': () => ({ ...offer, status: 'declined' }),
  });
  await renderApp('/worker/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: /^Decline: / }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(calls.some(({ route }) => route.endsWith('/decline'))).toBe(true));
});

test('an address names the shift that is offered; to one person it needs the person', async () => {
  const calls = stubNetwork({ ...answers, 'POST /api/schedule/requests': () => offer });
  const { path } = await renderApp('/worker/swap-requests?offer=s1');
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(await drawer.findByLabelText('A specific employee'));
  fireEvent.click(drawer.getByRole('button', { name: 'Send offer' }));
  // At its field, and in the list of errors.
  expect(await drawer.findAllByText('Choose an employee')).toHaveLength(2);
  fireEvent.click(drawer.getByLabelText(/^Anyone/));
  fireEvent.click(drawer.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(path()).toBe('/worker/swap-requests?tab=mine'));
  const sent = calls.find(({ route }) => route.startsWith('POST'));
  expect(JSON.parse(sent?.body ?? '')).toEqual({ shift_id: 's1', target_employee_id: null, note: '' });
});

test('a colleague without shifts to exchange is said at the colleague, and nothing is sent', async () => {
  const theirs = sampleShift({
    id: 's9',
    employee_id: 'jonas',
    employee_name: 'Jonas Jonaitis',
    starts_at: own.starts_at,
  });
  const calls = stubNetwork({
    ...answers,
    'GET /api/schedule': () => ({ shifts: [own, theirs], holidays: [], events: [], comments: [] }),
    'GET /api/schedule/requests/returns': () => [],
  });
  await renderApp('/worker/swap-requests?offer=s1');
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(await drawer.findByLabelText('A shift of a colleague'));
  fireEvent.click(drawer.getByRole('combobox', { name: /^Exchange with/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Jonas Jonaitis' }));
  expect(await drawer.findByText('Jonas Jonaitis has no published shifts around that day.')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Send offer' }));
  const field = drawer.getByRole('combobox', { name: /^Exchange with/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(drawer.getByText('Choose another colleague, or nothing in return')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('an open shift is asked for, with a note', async () => {
  const calls = stubNetwork({ ...answers, 'POST /api/schedule/claims': () => claim });
  await renderApp('/worker/swap-requests?tab=open');
  fireEvent.click(await screen.findByRole('button', { name: /^Add note: / }));
  fireEvent.change(screen.getByLabelText('Note to your manager'), { target: { value: 'I am near' } });
  fireEvent.click(screen.getByRole('button', { name: /^Claim shift: / }));
  expect(await screen.findByText('Claimed. Waiting for your manager’s approval.')).toBeTruthy();
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toBe('{"shift_id":"s3","note":"I am near"}');
});

test('the buttons of an offer are the actions that the reply allows, whatever its status', async () => {
  stubNetwork({
    ...answers,
    'GET /api/schedule/requests/incoming': () => [
      { ...offer, allowed_actions: ['decline'] },
      { ...offer, id: 'o2', allowed_actions: [] },
    ],
  });
  await renderApp('/worker/swap-requests');
  expect(await screen.findAllByRole('button', { name: /^Decline: / })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull();
});

test('a claim for a shift that is not in the list of open ones can be withdrawn below', async () => {
  const calls = stubNetwork({
    ...answers,
    'GET /api/schedule/open-shifts': () => [],
    'GET /api/schedule/claims': () => [claim, { ...claim, id: 'c2', status: 'expired', allowed_actions: [] }],
    'POST /api/schedule/claims/c1/cancel': () => ({ ...claim, status: 'cancelled', allowed_actions: [] }),
  });
  await renderApp('/worker/swap-requests?tab=open');
  fireEvent.click(await screen.findByRole('button', { name: /^Withdraw claim: / }));
  expect(await screen.findByText('Claim withdrawn')).toBeTruthy();
  expect(calls.some(({ route }) => route === 'POST /api/schedule/claims/c1/cancel')).toBe(true);
});
