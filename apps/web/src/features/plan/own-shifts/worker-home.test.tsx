import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, datesBetween, weekStart } from '../../../lib/dates/dates.ts';
import { createClock } from '../../../lib/dates/clock.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { keepOffline } from './offline-copy.ts';

const change = {
  id: '1',
  kind: 'time_off_answered',
  title: 'Your time off is approved',
  text: '2 June',
  path: '/worker/timeoff',
  created_at: '2031-05-12T08:00:00Z',
  read: false,
};
const stats = {
  hours_this_week: 24.5,
  pending_requests: 2,
  hours_this_month: 100,
  shifts_this_month: 12,
  next_shift: null,
  seconds_to_next_shift: null,
  upcoming_shifts: [],
  pending_responses: 1,
  last_visit: '2031-05-11T18:00:00Z',
  changes: [change],
  own_timezone: 'Europe/London',
};

async function openHome(answers: Parameters<typeof stubNetwork>[0] = {}, address = '/worker', minutesAhead = 26 * 60) {
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  const starts = new Date(Date.now() + minutesAhead * 60_000);
  const shift = sampleShift({
    status: 'published',
    date: starts.toISOString().slice(0, 10),
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 8 * 3_600_000).toISOString(),
  });
  stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }),
    'GET /api/schedule': () => ({ shifts: [shift], holidays: [], events: [], comments: [] }),
    'GET /api/dashboard/worker-stats': () => stats,
    ...answers,
  });
  await renderApp(address);
}

test('the start page says what changed, what waits, and the shift in the user’s own time zone too', async () => {
  await openHome();
  const since = await screen.findByRole('region', { name: /^Since your last visit/ });
  const link = within(since).getByRole('link', { name: /Your time off is approved/ });
  expect(link.getAttribute('href')).toBe('/worker/timeoff');
  expect(screen.getByRole('link', { name: '1 shift offer needs your response' })).toBeTruthy();
  expect(screen.getByText('24.5 h')).toBeTruthy();
  expect(screen.getByText(/in your time zone$/)).toBeTruthy();
  // A countdown that announced itself would never be silent.
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBeNull();
});

test.each([
  ['begins tomorrow', 26 * 60, 'Next shift'],
  ['begins in half an hour', 30, 'Time clock'],
  ['began two hours ago', -120, 'Time clock'],
])('who has a shift that %s sees first: %s', async (_, minutesAhead, first) => {
  const clock = { entry: null, shift: null, minutes_from_start: null, last: null, proposed_end: null };
  await openHome({ 'GET /api/time-clock/day': () => clock }, '/worker', minutesAhead);
  await screen.findByRole('button', { name: 'Clock in' });
  const regions = screen
    .getAllByRole('region')
    .map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(regions.filter((name) => name?.startsWith('Next shift') || name === 'Time clock')[0]).toContain(first);
});

test('without its figures the page still shows the shifts', async () => {
  await openHome({ 'GET /api/dashboard/worker-stats': () => new Response(null, { status: 500 }) });
  await screen.findByRole('region', { name: /^Next shift/ });
  expect(screen.getAllByText('–')).toHaveLength(2);
  expect(screen.queryByText(/^Since your last visit/)).toBeNull();
});

const noLine = { 'GET /api/schedule': () => Promise.reject(new TypeError('Failed to fetch')) };

/** Simulates a device that loaded yesterday, today and tomorrow, without any shift. */
function keepThreeDays() {
  const today = createClock('Europe/Vilnius').today();
  const range = { start: addDays(today, -1), end: addDays(today, 1) };
  keepOffline({ owner: `${makeUser().id} p1`, range, shifts: [], employeeId: 'ona', now: Date.now() });
  return datesBetween(range.start, range.end).filter((date) => weekStart(date) === weekStart(today)).length;
}

test('without a line the start page names the days that were never read instead of having no shifts', async () => {
  keepThreeDays();
  await openHome(noLine);
  await screen.findByText(/^You’re offline/);
  expect(screen.getByText(/^Some days aren’t saved on this device/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'No upcoming shifts' })).toBeNull();
});

test('without a line days of the week that were never read are not shown as free, nor shared', async () => {
  const known = keepThreeDays();
  await openHome(noLine, '/worker/schedule?view=week');
  await screen.findByText(/^You’re offline/);
  expect(await screen.findAllByText('Not saved on this device')).toHaveLength(7 - known);
  expect(screen.getAllByText('Day off')).toHaveLength(known);
  expect(screen.queryByRole('button', { name: 'Share this week as an image' })).toBeNull();
});

test('the next open shifts are on the home, claimed with one press', async () => {
  const open = {
    id: 's1',
    date: '2098-12-02',
    start_time: '07:00',
    end_time: '15:30',
    template: 'RYT',
    role: 'barista',
  };
  const shifts = ['s1', 's2', 's3', 's4'].map((id) => ({ ...open, id, claim_id: null, allowed_actions: ['claim'] }));
  const asked: URL[] = [];
  await openHome({
    'GET /api/schedule/open-shifts': ({ url }) => {
      asked.push(url);
      return shifts;
    },
  });
  const part = await screen.findByRole('region', { name: 'Open shifts you can claim' });
  expect(await within(part).findAllByRole('button', { name: /^Claim shift: / })).toHaveLength(3);
  // No more are judged than are needed to see whether there are others.
  expect(asked.map(({ search }) => search)).toEqual(['?limit=4']);
  expect(within(part).getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/worker/swap-requests?tab=open',
  );
});
