import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';
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

const joninės = { date: '2026-06-24', name: 'Joninės', closed: true, public: true, version: 1 };

test('a stale edit shows the other change, keeps the input, and is saved on the next try', async () => {
  const sent: SentCall[] = [];
  const close = vi.fn<() => void>();
  stubNetwork({
    'GET /api/holidays': () => [{ ...joninės, closed: false, version: 2 }],
    'PUT /api/holidays/2026-06-24': (call) => {
      sent.push(call);
      return sent.length > 1 ? { ...joninės, version: 3 } : problem(412, 'stale', 'Changed meanwhile.');
    },
  });
  await renderPart(<HolidayDrawer holiday={joninės} year={2026} onClose={close} />);
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Rasos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('On this day: Open (their change)')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ date: '2026-06-24', name: 'Rasos', closed: false });
});

test('a row deleted meanwhile says so', async () => {
  stubNetwork({ 'PUT /api/holidays/2026-06-24': () => problem(404, 'not_found', 'Not found.') });
  await renderPart(<HolidayDrawer holiday={joninės} year={2026} onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Rasos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone deleted this while you were editing.')).toBeTruthy();
});
