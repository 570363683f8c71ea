import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { OwnReceipts } from './own-receipts.tsx';

const slot = (date: string, start_time: string, role = 'barista') => ({ date, start_time, end_time: '20:30', role });
const receipt = {
  id: 'r1',
  year: 2026,
  month: 12,
  version: 2,
  published_at: '2026-11-20T08:00:00Z',
  changes: [
    { before: slot('2026-12-04', '12:00'), after: slot('2026-12-04', '13:00') },
    { before: slot('2026-12-05', '12:00'), after: null },
    { before: null, after: slot('2026-12-07', '07:00') },
    { before: slot('2026-12-08', '07:00'), after: { ...slot('2026-12-08', '07:00'), end_time: '21:00' } },
    { before: slot('2026-12-09', '07:00'), after: { ...slot('2026-12-09', '08:00'), end_time: '21:00' } },
    { before: slot('2026-12-10', '07:00'), after: slot('2026-12-10', '07:00', 'cook') },
  ],
};

test('a changed schedule says what changed, hour by hour', async () => {
  stubNetwork({ 'GET /api/schedule/receipts/own': () => [receipt] });
  await renderPart(<OwnReceipts />);
  expect(await screen.findByText('Changed schedule: December 2026')).toBeTruthy();
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Friday 4 December: 12:00 is now 13:00',
    'Saturday 5 December: 12:00–20:30 is no longer yours',
    'Monday 7 December: 07:00–20:30, barista, is new',
    'Tuesday 8 December: you finish at 21:00, not at 20:30',
    'Wednesday 9 December: 07:00–20:30 is now 08:00–21:00',
    'Thursday 10 December, 07:00–20:30: barista is now cook',
  ]);
});

test('a shift of another day or of other hours and another role is said in full', async () => {
  const changes = [{ before: slot('2026-12-04', '12:00'), after: slot('2026-12-05', '13:00') }];
  stubNetwork({ 'GET /api/schedule/receipts/own': () => [{ ...receipt, changes }] });
  await renderPart(<OwnReceipts />);
  expect(await screen.findByRole('listitem')).toHaveProperty(
    'textContent',
    'Friday 4 December, 12:00–20:30, barista is now Saturday 5 December, 13:00–20:30, barista',
  );
});
