import type { scenarios } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { holdsTypedText } from '../../../lib/use-typed-text.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeScenario } from '../../../testing/sample-scenario.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const { id } = makeScenario();
const ADDRESS = `/api/scenarios/${id}`;
const user = makeUser({ projects: makeUser().projects.slice(0, 1) });

let stored: scenarios.Scenario;

const answers = () => ({
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/employees': () => [],
  'GET /api/templates': () => [],
  [`GET ${ADDRESS}`]: () => stored,
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
  stored = makeScenario();
});

const sentTo = (calls: readonly SentCall[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body ?? 'null') as unknown);

async function openDialog() {
  const app = await renderApp(`/manager/scenarios/${id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply “Without Rasa”' }));
  return { app, dialog };
}

test('applying says what is written and what is left, asks for a reason, and can be undone', async () => {
  const calls = stubNetwork({
    ...answers(),
    [`POST ${ADDRESS}/apply`]: () => ({ year: 2031, month: 5, written: 2, open: 1, not_written: [0], undo_id: id }),
    [`POST /api/schedule/restore/${id}`]: () => ({ undo_id: id }),
  });
  const { app, dialog } = await openDialog();
  expect(dialog.getByText(/2 shifts are written to May 2031 as drafts. 1 of them is open.*Other drafts/)).toBeTruthy();
  expect(dialog.getByText('These changes are not written. After applying, enter them:')).toBeTruthy();
  // A link before would outdate the scenario.
  expect(dialog.queryByRole('link')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Write drafts' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'August is granted' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Write drafts' }));
  const link = await dialog.findByRole('link', { name: 'open the employee' });
  expect(link.getAttribute('href')).toBe('/manager/employees/rasa');
  expect(dialog.getByText('2 shifts written as drafts.')).toBeTruthy();
  expect(sentTo(calls, `POST ${ADDRESS}/apply`)).toEqual([{ reason: 'August is granted' }]);
  fireEvent.click(dialog.getByRole('link', { name: 'Open the calendar' }));
  await waitFor(() => expect(app.path()).toBe('/manager/calendar?month=2031-05&view=month'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(`POST /api/schedule/restore/${id}`));
});

test('a typed reason counts as unsaved input', async () => {
  stubNetwork(answers());
  const { dialog } = await openDialog();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'August is granted' } });
  expect(holdsTypedText()).toBe(true);
});

test('only what is still to come is counted', async () => {
  const [one, ...others] = makeScenario().shifts;
  stored = makeScenario({ shifts: [...(one ? [{ ...one, date: '2026-05-05' }] : []), ...others] });
  stubNetwork(answers());
  const { dialog } = await openDialog();
  expect(dialog.getByText(/1 shift is written to May 2031 as a draft/)).toBeTruthy();
});

test('a scenario that was overtaken is not applied, and says why', async () => {
  stubNetwork({ ...answers(), [`POST ${ADDRESS}/apply`]: () => problem(409, 'scenario_stale', 'Calculate it again.') });
  const { dialog } = await openDialog();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Why not' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Write drafts' }));
  expect(await dialog.findByText('Calculate it again.')).toBeTruthy();
});

test('of a published month the next step is to amend it', async () => {
  stubNetwork({
    ...answers(),
    [`POST ${ADDRESS}/apply`]: () => problem(409, 'amendment_missing', 'Begin to amend them first.'),
  });
  const { dialog } = await openDialog();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Why not' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Write drafts' }));
  const link = await dialog.findByRole('link', { name: 'Open May 2031 to amend it' });
  expect(link.getAttribute('href')).toBe('/manager/calendar?month=2031-05&view=month');
});
