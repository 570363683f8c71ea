import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const running = (started_at: string, is_forgotten = false) => ({
  entry: { id: 'e', started_at, break_started_at: null, break_minutes: 0, note: null, is_forgotten },
  shift: null,
  minutes_from_start: null,
  proposed_end: null,
  last: null,
});
const idle = { entry: null, shift: null, minutes_from_start: null, proposed_end: null, last: null };

async function openHome(answers: Record<string, (call: SentCall) => object>): Promise<SentCall[]> {
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }),
    'GET /api/schedule': () => ({ shifts: [], holidays: [], events: [], comments: [] }),
    ...answers,
  });
  await renderApp('/worker');
  return calls;
}

test('a tap begins work at once, with the time of the device and an id of its own', async () => {
  let clock: object = idle;
  const calls = await openHome({
    'GET /api/time-clock/day': () => clock,
    'POST /api/time-clock/in': () => {
      const begun = running(minutesAgo(0));
      clock = begun;
      return begun.entry;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText(/^Clocked in at/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
  const sent = calls.filter(({ route }) => route === 'POST /api/time-clock/in');
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    tap: expect.stringMatching(/^[0-9a-f-]{36}$/),
    tapped_at: expect.any(String),
    sent_at: expect.any(String),
  });
});

test('a double tap of the thumb is one tap', async () => {
  const calls = await openHome({
    'GET /api/time-clock/day': () => running(minutesAgo(60)),
    'POST /api/time-clock/break-start': () => ({ ...running(minutesAgo(60)).entry, break_started_at: minutesAgo(0) }),
  });
  const button = await screen.findByRole('button', { name: 'Start break' });
  fireEvent.click(button);
  fireEvent.click(button);
  const again = await screen.findByRole('button', { name: 'Clock out' });
  expect(again).toHaveProperty('disabled', true);
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  const sent = calls.filter(({ route }) => route.startsWith('POST /api/time-clock'));
  expect(sent.map(({ route }) => route)).toEqual(['POST /api/time-clock/break-start']);
});

test('without a line the tap waits on the device and is sent once when the line is back', async () => {
  let isCut = true;
  let clock: object = running(minutesAgo(60));
  const cut = () => {
    if (isCut) throw new TypeError('Failed to fetch');
  };
  const calls = await openHome({
    'GET /api/time-clock/day': () => clock,
    'POST /api/time-clock/out': () => {
      cut();
      clock = { ...idle, last: { started_at: minutesAgo(60), ended_at: minutesAgo(0), worked_minutes: 60 } };
      return Response.json(null);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText(/1 clock event is saved on this device/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clock in' })).toBeTruthy();
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
  const taps = calls.filter(({ route }) => route === 'POST /api/time-clock/out').map(({ body }) => body ?? '');
  expect(new Set(taps.map((body) => JSON.parse(body).tap)).size).toBe(1);
  expect(localStorage.getItem('clockTaps')).toBe('[]');
});

test('a forgotten end is asked for, with nothing filled in', async () => {
  let clock: object = running(minutesAgo(24 * 60), true);
  const calls = await openHome({
    'GET /api/time-clock/day': () => clock,
    'POST /api/time-clock/out': () => {
      clock = idle;
      return Response.json(null);
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Finished at');
  expect(field.value).toBe('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'I don’t remember' }));
  expect(await screen.findByRole('button', { name: 'Clock in' })).toBeTruthy();
  const [sent] = calls.filter(({ route }) => route === 'POST /api/time-clock/out');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ ended_at: null });
});

test.each([
  ['an hour after the shift', 10 * 60, false],
  ['when the end was forgotten', 24 * 60, true],
])('%s the planned end is one press away', async (_, minutes, isForgotten) => {
  const proposed_end = minutesAgo(minutes - 8 * 60);
  let clock: object = { ...running(minutesAgo(minutes), isForgotten), proposed_end };
  const calls = await openHome({
    'GET /api/time-clock/day': () => clock,
    'POST /api/time-clock/out': () => {
      clock = idle;
      return Response.json(null);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^I finished at \d\d:\d\d, as scheduled$/ }));
  expect(await screen.findByRole('button', { name: 'Clock in' })).toBeTruthy();
  const [sent] = calls.filter(({ route }) => route === 'POST /api/time-clock/out');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ ended_at: proposed_end });
});
