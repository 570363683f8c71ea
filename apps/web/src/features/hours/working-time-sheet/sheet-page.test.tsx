import { abilitiesOf } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/http/query-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { sheetQueries } from './sheet-queries.ts';
import { SignsDrawer } from './sheet-page.tsx';

const signsOf = (sign: string, version: number) => ({
  signs: [{ kind: 'vacation' as const, sign, usual: 'A', name: 'Vacation' }],
  version,
});

test('signs that another manager renames meanwhile are refused, not overwritten; reopened, theirs are shown', async () => {
  let stored = signsOf('AT', 2);
  const calls = stubNetwork({
    'GET /api/working-time-sheet/signs': () => stored,
    'PUT /api/working-time-sheet/signs': ({ headers }) =>
      headers.get('if-match') === `"${stored.version}"` ? signsOf('Y', 4) : problem(412, 'stale', 'Changed meanwhile.'),
  });
  const client = createQueryClient();
  // What the drawer showed long ago.
  client.setQueryData(sheetQueries.signs().queryKey, signsOf('A', 1));
  const close = vi.fn<() => void>();
  const { unmount } = await renderPart(<SignsDrawer onClose={close} />, { client });
  const field = await screen.findByLabelText<HTMLInputElement>('Vacation');
  expect(field.value).toBe('AT');
  fireEvent.change(field, { target: { value: 'Y' } });
  stored = signsOf('X', 3);
  await client.invalidateQueries({ queryKey: ['working-time-sheet'] });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
  expect([field.value, close.mock.calls]).toEqual(['Y', []]);
  unmount();
  await renderPart(<SignsDrawer onClose={close} />, { client });
  const again = await screen.findByLabelText<HTMLInputElement>('Vacation');
  expect(again.value).toBe('X');
  fireEvent.change(again, { target: { value: 'Y' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const versions = calls.filter(({ route }) => route.startsWith('PUT')).map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual(['"2"', '"3"']);
});

test.each([
  ['owner', 1],
  ['accountant', 0],
] as const)('the signs of the sheet are changed by those who may change settings: %s', async (role, buttons) => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  const user = makeUser({ project_role: role, abilities: [...abilitiesOf[role]] });
  stubNetwork({
    'GET /api/users/me': () => user,
    'GET /api/projects': () => user.projects,
    'GET /api/working-time-sheet': () => problem(404, 'not_found', 'None.'),
  });
  await renderApp('/manager/timesheets/sheet');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: 'Signs' })).toHaveLength(buttons);
});

test('a shift lead has no tabs of whole months, and reads so at their address', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  const user = makeUser({ project_role: 'lead', abilities: [...abilitiesOf.lead] });
  const calls = stubNetwork({ 'GET /api/users/me': () => user, 'GET /api/projects': () => user.projects });
  await renderApp('/manager/timesheets/ledger');
  expect(await screen.findByText('Not part of your access')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Timesheets' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Timesheets']);
  expect(calls.filter(({ url }) => url.pathname === '/api/ledger')).toEqual([]);
});
