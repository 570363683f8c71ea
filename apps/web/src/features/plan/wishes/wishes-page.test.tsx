import type { wishes } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { monthOf } from '../../../lib/dates/months.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** In the middle of a month that is wholly ahead. */
const ahead = (months: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months, 15);
  return date.toISOString().slice(0, 10);
};

const wish = (own: Partial<wishes.Wish> = {}): wishes.Wish => ({
  id: 'w1',
  employee_id: 'ona',
  employee_name: 'Ona Petraitė',
  date: ahead(1),
  kind: 'off',
  template: null,
  is_settled: false,
  version: 1,
  ...own,
});
const ona = makeEmployee({ id: 'ona', name: 'Ona Petraitė', roles: ['barista'], has_login: true });
const typed = (date: string) => date.split('-').reverse().join('/');

let list: wishes.Wish[];
let published: string[];
const answers = (
  user = makeUser({ role: 'employee', employee_id: 'ona', projects: makeUser().projects.slice(0, 1) }),
) => ({
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/wishes': () => list,
  'GET /api/wishes/choices': () => ({
    start: day(0),
    end: ahead(12),
    templates: [{ name: 'RYT', start_time: '07:00', end_time: '15:30' }],
    published_months: [],
    published_days: published,
    most: 6,
  }),
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'employee' }));
  [list, published] = [[], []];
});

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add preference' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add preference' }));
  await form.findByLabelText(/^Date/);
  return form;
}

test('a shift is wished for, and what is missing is named first', async () => {
  const sent: SentCall[] = [];
  stubNetwork({
    ...answers(),
    'POST /api/wishes': (call) => {
      sent.push(call);
      list = [wish({ kind: 'on', template: 'RYT' })];
      return list[0] as wishes.Wish;
    },
  });
  await renderApp('/worker/wishes');
  expect(await screen.findByText('No preferences yet')).toBeTruthy();
  const form = await openForm();
  fireEvent.click(form.getByRole('radio', { name: 'Prefer this shift' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('This field is required.')).toHaveLength(2);
  expect(sent).toEqual([]);
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: typed(ahead(1)) } });
  fireEvent.click(form.getByRole('combobox', { name: /^Shift/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'RYT, 07:00–15:30' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Prefers to work: RYT')).toBeTruthy();
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ date: ahead(1), kind: 'on', template: 'RYT' });
});

test('months say how many wishes they have; of a published one nothing can be taken back', async () => {
  list = [
    wish({ id: 'w1', date: ahead(1), is_settled: true }),
    wish({ id: 'w2', date: ahead(2) }),
    wish({ id: 'w3', date: ahead(2).replace(/15$/, '16'), kind: 'on', template: 'RYT' }),
  ];
  const removed: string[] = [];
  stubNetwork({
    ...answers(),
    'DELETE /api/wishes/w2': () => {
      removed.push('w2');
      list = list.filter(({ id }) => id !== 'w2');
      return null;
    },
  });
  await renderApp('/worker/wishes');
  expect(await screen.findByText('2 of 6 used')).toBeTruthy();
  const [settled, open] = screen.getAllByRole('region') as [HTMLElement, HTMLElement];
  expect(within(settled).getByText('Published')).toBeTruthy();
  expect(within(settled).queryByRole('button')).toBeNull();
  fireEvent.click(within(open).getAllByRole('button', { name: /^Delete:/ })[0] as HTMLElement);
  expect(await screen.findByText('1 of 6 used')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(removed).toEqual(['w2']);
});

test('an error is at its field, a published month is rejected at once, and a lost list is loaded again', async () => {
  let isDown = true;
  published = [ahead(2)];
  const calls = stubNetwork({
    ...answers(),
    'GET /api/wishes': () => (isDown ? problem(500, 'internal', 'An unexpected error occurred.') : list),
    'POST /api/wishes': () =>
      problem(422, 'invalid', 'Check.', { date: ['There are already 6 preferences in that month.'] }),
  });
  await renderApp('/worker/wishes');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('No preferences yet')).toBeTruthy();
  const form = await openForm();
  const date = form.getByLabelText<HTMLInputElement>(/^Date/);
  fireEvent.change(date, { target: { value: typed(ahead(1)) } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('There are already 6 preferences in that month.')).toBeTruthy();
  expect(date.value).toBe(typed(ahead(1)));
  const sent = calls.filter(({ route }) => route === 'POST /api/wishes').length;
  fireEvent.change(date, { target: { value: typed(ahead(2)) } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/This day is already published/)).toBeTruthy();
  expect(calls.filter(({ route }) => route === 'POST /api/wishes')).toHaveLength(sent);
});

test('a manager sees whose wishes they are, adds one and removes another', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  list = [wish()];
  const calls = stubNetwork({
    ...answers(makeUser()),
    'GET /api/employees': () => [ona],
    'POST /api/wishes': () => wish({ id: 'w2' }),
    'DELETE /api/wishes/w1': () => {
      list = [];
      return null;
    },
  });
  await renderApp('/manager/availability?view=wishes');
  fireEvent.click(await screen.findByRole('button', { name: /^Delete: Ona Petraitė/ }));
  expect(await screen.findByText('No preferences this month')).toBeTruthy();
  const form = await openForm();
  fireEvent.click(form.getByRole('combobox', { name: /^Employee/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Ona Petraitė' }));
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: typed(ahead(1)) } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/wishes')).toBe(true));
  const body = calls.find(({ route }) => route === 'POST /api/wishes')?.body ?? '';
  expect(JSON.parse(body)).toEqual({ date: ahead(1), kind: 'off', employee_id: 'ona' });
});

// What is published reaches to the end of next month: the first day to choose is in the month after it.
test('the calendar opens on the first month that has a day to choose', async () => {
  for (let days = 0; monthOf(day(days)) < monthOf(ahead(2)); days += 1) published.push(day(days));
  stubNetwork(answers());
  await renderApp('/worker/wishes');
  const form = await openForm();
  const date = form.getByLabelText<HTMLInputElement>(/^Date/);
  fireEvent.focus(date);
  fireEvent.click(date);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(new Date(ahead(2)));
  expect(await screen.findByText(month)).toBeTruthy();
});
