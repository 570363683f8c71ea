import type { requirements } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const template = {
  name: 'Early',
  start_time: '07:00',
  end_time: '15:30',
  break_minutes: 30,
  color: 'green',
  on_call: 'none',
  tasks: [],
  minutes: 480,
  version: 1,
};
const monday: requirements.Requirement = {
  id: 'r1',
  template: 'Early',
  role: 'cook',
  count: 2,
  weekday: 1,
  date: null,
  version: 1,
};
const isPost = ({ route }: SentCall) => route === 'POST /api/requirements';
const answers = {
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/employees': () => [],
  'GET /api/templates': () => [template],
  'GET /api/requirements': () => [monday],
  'GET /api/standard-weeks': () => [],
};
const cell = (day: string) => screen.findByLabelText<HTMLInputElement>(`Early, cook, ${day}: people needed`);

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

test('nothing can be required while there are no templates', async () => {
  stubNetwork({ ...answers, 'GET /api/templates': () => [] });
  await renderApp('/manager/shifts/requirements');
  expect((await screen.findByRole('link', { name: 'Add templates' })).getAttribute('href')).toBe(
    '/manager/shifts/templates',
  );
  expect(screen.queryByRole('button', { name: 'Add exception' })).toBeNull();
});

test('a cell is saved as it is left: made, changed, removed', async () => {
  const calls = stubNetwork({
    ...answers,
    'POST /api/requirements': () => ({ ...monday, id: 'r2', weekday: 2, count: 3 }),
    'PUT /api/requirements/r1': () => ({ ...monday, count: 5 }),
    'DELETE /api/requirements/r2': () => null,
  });
  await renderApp('/manager/shifts/requirements');
  const edit = async (day: string, value: string) => {
    const input = await cell(day);
    input.focus();
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  const writes = () =>
    calls
      .filter(({ route }) => / \/api\/requirements/.test(route) && !route.startsWith('GET'))
      .map(({ route }) => route);
  await edit('Monday', '5');
  await edit('Tuesday', '3');
  await waitFor(() => expect(writes()).toEqual(['PUT /api/requirements/r1', 'POST /api/requirements']));
  expect(JSON.parse(calls.findLast(isPost)?.body ?? '')).toEqual({
    template: 'Early',
    role: 'cook',
    weekday: 2,
    count: 3,
  });
  await edit('Tuesday', '0');
  await waitFor(() => expect(writes().at(-1)).toBe('DELETE /api/requirements/r2'));
  await waitFor(async () => expect((await cell('Tuesday')).value).toBe(''));
});

test('two managers edit one cell: the later sees the number of the other, and saves again to replace it', async () => {
  const sent: SentCall[] = [];
  let stored = monday;
  stubNetwork({
    ...answers,
    'GET /api/requirements': () => [stored],
    'PUT /api/requirements/r1': (call) => {
      sent.push(call);
      if (sent.length > 1) return { ...monday, count: 7, version: 3 };
      stored = { ...monday, count: 4, version: 2 };
      return problem(412, 'stale', 'Changed meanwhile.');
    },
  });
  await renderApp('/manager/shifts/requirements');
  const input = await cell('Monday');
  const leave = () => {
    input.focus();
    fireEvent.change(input, { target: { value: '7' } });
    fireEvent.blur(input);
  };
  leave();
  expect(await screen.findByText(/to 4\. Save again/)).toBeTruthy();
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['7', 'true']);
  leave();
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBeNull());
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
});

test('a day is copied to the whole week at once, with its sums, before any cell is stored', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const stored: requirements.Requirement[] = [monday];
  const calls = stubNetwork({
    ...answers,
    'GET /api/requirements': () => [...stored],
    'POST /api/requirements': async ({ body }) => {
      await isAnswered;
      const made = { ...monday, ...(JSON.parse(body ?? '') as object), id: `r${stored.length + 1}` };
      stored.push(made);
      return made;
    },
  });
  await renderApp('/manager/shifts/requirements');
  const everyDay = async () =>
    Promise.all(['Monday', 'Wednesday', 'Sunday'].map(async (day) => (await cell(day)).value));
  const sums = () => within(screen.getByRole('region', { name: 'Weekly standard' })).getAllByText('16 h').length;
  expect(await everyDay()).toEqual(['2', '', '']);
  fireEvent.click(screen.getByRole('button', { name: /^Mon/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Whole week' }));
  await waitFor(async () => expect(await everyDay()).toEqual(['2', '2', '2']));
  expect([sums(), stored.length]).toEqual([7, 1]);
  answer();
  await waitFor(() => expect(calls.filter(isPost)).toHaveLength(6));
  expect([await everyDay(), sums()]).toEqual([['2', '2', '2'], 7]);
});

test('arrows and Enter walk the cells, Escape takes back', async () => {
  stubNetwork(answers);
  await renderApp('/manager/shifts/requirements');
  const input = await cell('Monday');
  input.focus();
  fireEvent.change(input, { target: { value: '9' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('2');
  fireEvent.keyDown(input, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(await cell('Tuesday'));
});

test('a cell that could not be saved keeps its input and is marked', async () => {
  stubNetwork({
    ...answers,
    'PUT /api/requirements/r1': () => problem(500, 'internal', 'An unexpected error occurred.'),
  });
  await renderApp('/manager/shifts/requirements');
  const input = await cell('Monday');
  input.focus();
  fireEvent.change(input, { target: { value: '7' } });
  fireEvent.blur(input);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(input.value).toBe('7');
});

test('a row is copied to another role, and taken back', async () => {
  const calls = stubNetwork({
    ...answers,
    'POST /api/requirements': ({ body }) => ({ ...monday, ...(JSON.parse(body ?? '') as object), id: 'r9' }),
    'DELETE /api/requirements/r9': () => null,
  });
  await renderApp('/manager/shifts/requirements');
  await cell('Monday');
  fireEvent.click(screen.getByRole('button', { name: 'Copy row: Early, cook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Copy row: Early, cook' }));
  fireEvent.change(form.getByPlaceholderText('Role'), { target: { value: 'waiter' } });
  fireEvent.click(form.getByRole('button', { name: 'Copy here' }));
  await screen.findByText('Row copied');
  expect(JSON.parse(calls.findLast(isPost)?.body ?? '')).toEqual({
    template: 'Early',
    role: 'waiter',
    weekday: 1,
    count: 2,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'DELETE /api/requirements/r9')).toBe(true));
});

test('a day of the month begins an exception of its date; the picture is a table too', async () => {
  stubNetwork({ ...answers, 'GET /api/employees': () => [] });
  await renderApp('/manager/shifts/requirements');
  const month = within(await screen.findByRole('table', { name: /^Date exceptions: / }));
  const [day] = month.getAllByRole('button', { name: /, add an exception: / });
  if (day) fireEvent.click(day);
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByLabelText<HTMLInputElement>(/^Date/)).value).not.toBe('');
  const rows = within(screen.getByRole('region', { name: 'Staffing needs and contract hours' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toContainEqual(expect.stringMatching(/^cook16.h0.h[-−]16.h$/));
});
