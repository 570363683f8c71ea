import { Notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { toastUndo } from './toast-undo.tsx';
import { toastError, toastSuccess } from './toasts.ts';

const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a message takes the place of the one before, and an error stays until it is closed', async () => {
  await renderPart(<Notifications />);
  toastSuccess('Day copied');
  await screen.findByText('Day copied');
  toastUndo('Row removed', () => undefined);
  await screen.findByText('Row removed');
  await waitFor(() => expect(shown()).toHaveLength(1));
  toastError('No connection');
  await screen.findByText('No connection');
  await waitFor(() => expect(shown()).toEqual(['No connection']));
  toastSuccess('Saved');
  await screen.findByText('Saved');
  expect(shown()).toEqual(['No connection', 'Saved']);
});
