import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const template = {
  name: 'Rytas',
  start_time: '07:00',
  end_time: '15:00',
  break_minutes: 30,
  color: 'green',
  on_call: 'none',
  tasks: [],
  minutes: 450,
  version: 1,
};

test('a changed template loads the templates again, and nothing that does not depend on them', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [template],
    'GET /api/dashboard/stats': () => ({ waiting: { time_off: 0, swaps: 0, requests: 0, joins: 0 } }),
    'GET /api/notifications': () => ({ items: [], total: 0, unread: 0 }),
    'PUT /api/templates/Rytas': () => ({ ...template, break_minutes: 45, version: 2 }),
  });
  await renderApp('/manager/shifts/templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Rytas' }));
  expect(document.title).toBe('Templates · Pamaina');
  const field = await screen.findByLabelText('Unpaid break (minutes)');
  await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/dashboard/stats')).toBe(true));
  await new Promise((done) => setTimeout(done, 300));
  const before = calls.length;
  fireEvent.change(field, { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Unpaid break (minutes)')).toBeNull());
  await new Promise((done) => setTimeout(done, 300));
  const sent = calls.slice(before).map(({ route }) => route);
  expect(sent.toSorted()).toEqual(['GET /api/templates', 'PUT /api/templates/Rytas']);
});

test('beside the colour of a template it is said that the schedule shows those of roles, and one press changes that', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [template],
  });
  await renderApp('/manager/shifts/templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Rytas' }));
  expect(await screen.findByText(/^The schedule is coloured by role on this device\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Colour it by template' }));
  expect(await screen.findByText('The schedule is coloured by template on this device.')).toBeTruthy();
  expect(localStorage.getItem('calendarColors')).toBe('template');
});

test('a colour that is chosen for a template is the one that the schedule shows on this device', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [template],
  });
  await renderApp('/manager/shifts/templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Rytas' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Violet' }));
  expect(await screen.findByText('The schedule is coloured by template on this device.')).toBeTruthy();
  expect(localStorage.getItem('calendarColors')).toBe('template');
});

test('tasks of a template are filled in by one press, as long as there are none', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [template],
    'PUT /api/templates/Rytas': () => ({ ...template, version: 2 }),
  });
  await renderApp('/manager/shifts/templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Rytas' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in an example' }));
  expect(screen.queryByRole('button', { name: 'Fill in an example' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = calls.find(({ route }) => route === 'PUT /api/templates/Rytas')?.body;
    expect(JSON.parse(String(sent))).toMatchObject({
      tasks: ['Check the fridges', 'Wipe the tables', 'Take out the rubbish'],
    });
  });
});
