import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { Invitations } from './invitations.tsx';

const asked = (id: string, name: string) => ({
  id,
  employee_id: name.toLowerCase(),
  name,
  state: 'asked' as const,
  created_at: '2026-11-29T09:00:00Z',
});

test('everybody who asked to join is rejected at once, after one question that says how many', async () => {
  let list = [asked('i1', 'Ąžuolas'), asked('i2', 'Žydrė'), { ...asked('i3', 'Rasa'), state: 'pending' }];
  const calls = stubNetwork({
    'GET /api/invitations': () => list,
    'DELETE /api/invitations/asked': () => {
      list = list.filter(({ state }) => state !== 'asked');
      return null;
    },
  });
  await renderPart(<Invitations />);
  fireEvent.click(await screen.findByRole('button', { name: 'Reject all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject everyone who asked to join?' }));
  expect(dialog.getByText('2 people asked to join by the link.')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Reject all' }));
  await waitFor(() => expect(screen.queryByText('Žydrė')).toBeNull());
  expect(screen.getByText('Rasa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reject all' })).toBeNull();
});
