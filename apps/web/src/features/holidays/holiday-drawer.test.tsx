import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { HolidayDrawer } from './holiday-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

test('Escape closes the calendar of a date first and the drawer after it', async () => {
  const close = vi.fn<() => void>();
  await renderPart(<HolidayDrawer holiday={null} year={2026} onClose={close} />);
  const field = await screen.findByRole('textbox', { name: /Date/ });
  field.focus();
  fireEvent.focus(field);
  await screen.findByText('January 2026');
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('January 2026')).toBeNull());
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});
