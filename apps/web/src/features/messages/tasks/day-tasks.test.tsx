import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const note = {
  id: 'n',
  template: null,
  note: 'Delivery at 10',
  author: 'Rita',
  created_at: '2031-05-07T05:00:00Z',
  version: 1,
};
const open = { date: '2031-05-07', template: 'Morning', task: 'Lights', is_earlier: true, done: null };
const byJonas = { id: 'd', author: 'Jonas', at: '2031-05-07T05:12:00Z', is_own: false };

async function openHome(onDone: () => object, done: () => object | null) {
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  const starts = Date.now() - 60 * 60_000;
  const date = new Date(starts).toISOString().slice(0, 10);
  const [starts_at, ends_at] = [starts, starts + 8 * 3_600_000].map((at) => new Date(at).toISOString());
  const shift = sampleShift({ status: 'published', date, starts_at: starts_at ?? '', ends_at: ends_at ?? '' });
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }),
    'GET /api/schedule': () => ({ shifts: [shift], holidays: [], events: [], comments: [] }),
    'GET /api/time-clock/day': () => ({ entry: null, shift: null, minutes_from_start: null, last: null }),
    'GET /api/tasks': () => [{ date, notes: [{ ...note, date }], tasks: [{ ...open, date, done: done() }] }],
    'POST /api/tasks/done': onDone,
  });
  await renderApp('/worker');
  return { calls, date };
}

test('an employee reads the note of the shift, ticks what an earlier shift left open and sees who did it', async () => {
  let isDone = false;
  const { calls, date } = await openHome(
    () => {
      isDone = true;
      return { ...open, done: { ...byJonas, is_own: true } };
    },
    () => (isDone ? { ...byJonas, author: 'Ona', is_own: true } : null),
  );
  expect(await screen.findByText('Delivery at 10')).toBeTruthy();
  const group = screen.getByRole('group', { name: 'Still open from Morning' });
  const box = within(group).getByRole('checkbox', { name: 'Lights' });
  fireEvent.click(box);
  expect(await screen.findByText('Ona, 08:12')).toBeTruthy();
  const sent = calls.find(({ route }) => route === 'POST /api/tasks/done');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ date, template: 'Morning', task: 'Lights' });
  // No employee writes notes.
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
});

test('who completes a task second learns who was first, and the list shows it', async () => {
  let isTaken = false;
  await openHome(
    () => {
      isTaken = true;
      const problem = { code: 'task_done', detail: 'Jonas did this at 08:12.', status: 409 };
      return Response.json(problem, { status: 409 });
    },
    () => (isTaken ? byJonas : null),
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Lights' }));
  expect(await screen.findByText('Jonas did this at 08:12.')).toBeTruthy();
  expect(await screen.findByText('Jonas, 08:12')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lights' }).disabled).toBe(true);
});
