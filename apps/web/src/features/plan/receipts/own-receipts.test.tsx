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
  ],
};

test('a changed schedule says what changed, hour by hour', async () => {
  stubNetwork({ 'GET /api/schedule/receipts/own': () => [receipt] });
  await renderPart(<OwnReceipts />);
  expect(await screen.findByText('Changed schedule: December 2026')).toBeTruthy();
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Was .*4 December.*, 12:00–20:30, barista; is now 13:00–20:30$/);
  expect(lines[1]).toMatch(/^No longer yours: .*5 December.*, 12:00–20:30, barista$/);
  expect(lines[2]).toMatch(/^New: .*7 December.*, 07:00–20:30, barista$/);
});
