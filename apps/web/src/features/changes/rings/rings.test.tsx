import type { rings } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const shift = (day: number) => ({
  id: `s${day}`,
  date: `2098-12-0${day}`,
  start_time: '08:00',
  end_time: '16:00',
  template: 'DAY',
  role: 'cook',
});
const ring: rings.Ring = {
  id: 'r1',
  people: [
    { employee_id: 'ona', name: 'Ona Petraitė', shift: shift(1), has_agreed: false },
    { employee_id: 'jonas', name: 'Jonas Jonaitis', shift: shift(2), has_agreed: null },
    { employee_id: 'zydre', name: 'Žydrė Žalė', shift: shift(3), has_agreed: null },
  ],
  agreed: 1,
  status: 'pending',
  reason: null,
  created_at: '2098-11-20T08:00:00Z',
  allowed_actions: ['agree', 'decline'],
};

describe('an employee', () => {
  const me = makeUser({ role: 'employee', username: 'ona', employee_id: 'ona' });
  const answers = {
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/schedule/requests/incoming': () => [],
    'GET /api/schedule/open-shifts': () => [],
    'GET /api/schedule/rings': () => [ring],
  };
  beforeEach(() => localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' })));

  test('reads what they give and get, from the one before, and agrees with one press', async () => {
    const calls = stubNetwork({
      ...answers,
      'POST /api/schedule/rings/r1/agree': () => ({ ...ring, status: 'ended', reason: 'rules', allowed_actions: [] }),
    });
    await renderApp('/worker/swap-requests');
    const list = within(await screen.findByRole('list', { name: 'Rings of swaps' }));
    // Žydrė, the last, passes hers on to Ona.
    expect(list.getByText(/^You give Monday,? 1 December.* and get Wednesday,? 3 December/)).toBeTruthy();
    expect(list.getByText('With Jonas Jonaitis and Žydrė Žalė')).toBeTruthy();
    expect(list.getByText('1 of 3 have agreed')).toBeTruthy();
    expect(screen.queryByText('No shift offers')).toBeNull();
    fireEvent.click(list.getByRole('button', { name: /^Agree: get Wednesday/ }));
    expect(await screen.findByText(/the ring would now break a rule/)).toBeTruthy();
    expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
  });

  test('a no is asked about first; one that is over is in the history with why', async () => {
    const calls = stubNetwork({
      ...answers,
      'POST /api/schedule/rings/r1/decline': () => ({ ...ring, status: 'declined', allowed_actions: [] }),
    });
    await renderApp('/worker/swap-requests');
    fireEvent.click(await screen.findByRole('button', { name: /^No, thanks: / }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your colleagues won’t see who declined/)).toBeTruthy();
    expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'No, thanks' }));
    expect(await screen.findByText('You keep your shift')).toBeTruthy();
  });

  test('of two the no is known to be theirs: nothing else is promised', async () => {
    stubNetwork({ ...answers, 'GET /api/schedule/rings': () => [{ ...ring, people: ring.people.slice(0, 2) }] });
    await renderApp('/worker/swap-requests');
    fireEvent.click(await screen.findByRole('button', { name: /^No, thanks: / }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The ring ends, and both of you keep your shifts.')).toBeTruthy();
    expect(dialog.queryByText(/who declined/)).toBeNull();
  });

  test('one that is over is shown beside the user’s own offers, and why', async () => {
    stubNetwork({
      ...answers,
      'GET /api/schedule/requests/outgoing': () => [],
      'GET /api/schedule/rings': () => [{ ...ring, status: 'ended', reason: 'shift', allowed_actions: [] }],
    });
    await renderApp('/worker/swap-requests?tab=mine');
    expect(await screen.findByText('One of the shifts has changed in the meantime.')).toBeTruthy();
  });
});

describe('a manager', () => {
  const me = makeUser({ role: 'manager' });
  const found = { people: ring.people.map((one, i) => ({ ...one, is_better_off: i === 0 })) };
  const answers = {
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/manager/swaps': () => ({ items: [], total: 0 }),
    'GET /api/manager/claims': () => ({ items: [], total: 0 }),
    'GET /api/manager/rings': () => [],
  };
  beforeEach(() => localStorage.setItem('accessToken', makeToken({ role: 'manager', project_id: 'p1' })));
  afterEach(() => vi.useRealTimers());
  const PAGE = '/manager/swap-requests?tab=rings&month=2098-12';

  test('offers a ring that was found, in its order', async () => {
    const calls = stubNetwork({
      ...answers,
      'GET /api/manager/rings/found': () => ({ rings: [found], complete: false, has_shifts: true }),
      'POST /api/manager/rings': () => ring,
    });
    await renderApp(PAGE);
    const list = within(await screen.findByRole('list', { name: 'Rings that you can offer' }));
    expect(list.getByText(/^Žydrė Žalė passes .* on to Ona Petraitė$/)).toBeTruthy();
    expect(list.getByText('Ona Petraitė prefers this')).toBeTruthy();
    expect(screen.getByText(/there may be other rings\.$/)).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: /^Offer the ring: / }));
    await waitFor(() => {
      const sent = calls.find(({ route }) => route === 'POST /api/manager/rings');
      expect(sent?.body).toBe('{"shift_ids":["s1","s2","s3"]}');
    });
  });

  test('no month is chosen before that of tomorrow, whose shifts are the first that count', async () => {
    vi.setSystemTime('2098-11-30T10:00:00Z');
    localStorage.setItem('accessToken', makeToken({ role: 'manager', project_id: 'p1' }));
    stubNetwork({
      ...answers,
      'GET /api/manager/rings/found': () => ({ rings: [], complete: true, has_shifts: false }),
    });
    await renderApp('/manager/swap-requests?tab=rings');
    expect(await screen.findByText('December 2098')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText('January 2099')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', false);
  });

  test.each([
    [true, /Left out are employees who are in an offered ring or have no login, and shifts that are pinned/],
    [false, 'The search ended before everything was tried. There may be rings that it didn’t find.'],
  ])('none found, and everything was tried: %s', async (complete, text) => {
    stubNetwork({
      ...answers,
      'GET /api/manager/rings/found': () => ({ rings: [], complete, has_shifts: true }),
    });
    await renderApp(PAGE);
    expect(await screen.findByText('No rings found')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/^No ring meets/) !== null).toBe(complete);
  });

  test('none found and none to swap are two things; one that waits is cancelled after a question', async () => {
    const calls = stubNetwork({
      ...answers,
      'GET /api/manager/rings': () => [{ ...ring, allowed_actions: ['withdraw'] }],
      'GET /api/manager/rings/found': () => ({ rings: [], complete: true, has_shifts: false }),
      'POST /api/manager/rings/r1/withdraw': () => ({ ...ring, status: 'withdrawn', allowed_actions: [] }),
    });
    await renderApp(PAGE);
    expect(await screen.findByText('No shifts to swap')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel ring: / }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel ring' }));
    await waitFor(() => expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(true));
  });
});
