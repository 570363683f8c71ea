import type { workingTimeSheet } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { DayDialog } from './day-dialog.tsx';
import type { Line } from './sheet-queries.ts';

const DATE = '2026-10-12';

async function openDay(own: Pick<workingTimeSheet.SheetCell, 'kind' | 'chosen'>) {
  const cell = { date: DATE, text: '', worked_minutes: 0, night_minutes: 0, is_open: false, ...own };
  const line = { employee_id: 'ona', name: 'Ona', cells: [cell] } as unknown as Line;
  const calls = stubNetwork({
    'GET /api/working-time-sheet/signs': () => ({
      signs: [
        { kind: 'vacation', sign: 'A', usual: 'A', name: 'Vacation' },
        { kind: 'business_trip', sign: 'K', usual: 'K', name: 'Business trip' },
      ],
      version: 1,
    }),
    'PUT /api/working-time-sheet/marks': () => null,
  });
  const close = vi.fn<() => void>();
  await renderPart(<DayDialog line={line} date={DATE} month="2026-10" isLocked={false} onClose={close} />);
  const sign = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sign' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const sent = () => calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => JSON.parse(body ?? ''));
  return { sign, save, close, sent };
}

test('the sign of time off is only a placeholder, and nothing is saved until a sign is chosen', async () => {
  const { sign, save, close, sent } = await openDay({ kind: 'vacation', chosen: null });
  await waitFor(() => expect(sign.placeholder).toBe('A – Vacation'));
  expect([sign.value, save.disabled]).toEqual(['', true]);
  fireEvent.click(sign);
  fireEvent.click(await screen.findByRole('option', { name: 'K – Business trip' }));
  expect(save.disabled).toBe(false);
  fireEvent.click(save);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ employee_id: 'ona', date: DATE, kind: 'business_trip' }]);
});

test('a chosen sign is the value, and clearing it is a change', async () => {
  const { sign, save, close, sent } = await openDay({ kind: 'business_trip', chosen: 'business_trip' });
  await waitFor(() => expect(sign.value).toBe('K – Business trip'));
  expect([sign.placeholder, save.disabled]).toEqual(['By time off and schedule', true]);
  fireEvent.click(screen.getByLabelText('By time off and schedule'));
  fireEvent.click(save);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ employee_id: 'ona', date: DATE, kind: null }]);
});
