import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/templates': () => [],
    'GET /api/employees': () => [],
  });
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('the guide lists its pages by kind, and a search looks into the texts too', async () => {
  await renderApp('/guide');
  await heading('Guide');
  const employees = (await screen.findByRole('heading', { name: 'For employees' })).closest('section');
  if (employees === null) throw new Error('No section');
  expect(within(employees).getByRole('link', { name: 'Ask for time off' })).toBeTruthy();
  // Only in the text of its page.
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the guide' }), { target: { value: 'odontolog' } });
  expect(await screen.findByText('No pages found')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the guide' }), { target: { value: 'DENTIST' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Vacation, asked for at the counter' }));
  await heading('Vacation, asked for at the counter');
});

test('a page of the guide leads to the pages it is about, and links to other jobs', async () => {
  const { path } = await renderApp('/guide/first-month');
  await heading('Plan your first month');
  expect(path()).toBe('/manager/guide/first-month');
  expect(document.title).toBe('Plan your first month · Pamaina');
  expect(screen.getByRole('link', { name: 'Open: Calendar' }).getAttribute('href')).toBe('/manager/calendar');
  fireEvent.click(await screen.findByRole('link', { name: 'why, and what would fill it' }));
  await heading('Why a shift is open');
});

test('an old address of the guide leads to its table of contents', async () => {
  await renderApp('/manager/guide/nothing');
  expect(await screen.findByText('This page of the guide doesn’t exist. Choose another one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan your first month' })).toBeTruthy();
});

test('in Lithuanian the guide is Lithuanian', async () => {
  await renderApp('/guide/my-swap', 'lt');
  expect(await heading('Apsikeisti pamaina ar gauti kitą')).toBeTruthy();
});

test('the question mark opens the page about this page beside it, and what was typed stays', async () => {
  await renderApp('/manager/shifts/templates');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add template' }))[0] as HTMLElement);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'Morning' } });
  fireEvent.click(await screen.findByRole('button', { name: 'How to use this page', hidden: true }));
  const drawer = await screen.findByRole('dialog', { name: 'Plan your first month' });
  expect(await within(drawer).findByText(/Pamaina needs four things/)).toBeTruthy();
  fireEvent.click(within(drawer).getByRole('button', { name: 'why, and what would fill it' }));
  expect(await screen.findByRole('dialog', { name: 'Why a shift is open' })).toBeTruthy();
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Why a shift is open' })).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why a shift is open' })).toBeNull());
  expect(name.value).toBe('Morning');
});
