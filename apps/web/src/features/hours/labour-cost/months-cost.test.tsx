import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { MonthsCost } from './months-cost.tsx';

const total = {
  planned_hours: 40,
  planned_cents: 40_000,
  worked_hours: 42,
  worked_cents: 42_000,
  late_cents: 0,
  takings_cents: 168_000,
  share: 0.25,
  over_hours: 3,
  short_hours: 1.5,
};
const worked = {
  currency: 'EUR',
  start: '2026-11-23',
  end: '2026-11-29',
  days: [],
  hours: [],
  total,
  months: [
    { month: '2026-11', ...total },
    { month: '2026-12', ...total },
  ],
  without_rate: 0,
};

test('Analytics has each month as a row of the picture’s table, and exports it in euros and percent', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:months';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  stubNetwork({ 'GET /api/labour-cost/worked': () => worked });
  await renderPart(<MonthsCost start="2026-11-01" end="2026-12-31" />);
  const row = (await screen.findAllByRole('row', { hidden: true }))[1];
  expect([...(row?.children ?? [])].map((cell) => cell.textContent?.replace('\u00A0', ' '))).toEqual([
    'November 2026',
    '40 h',
    '42 h',
    '€420.00',
    '€1,680.00',
    '25 %',
    '3 h',
    '1.5 h',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const item = screen.queryByRole('menuitem', { name: 'Months' });
  if (item) fireEvent.click(item);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text()).split(/\r?\n/)[1]).toBe('2026-11,40,42,400,420,1680,25,3,1.5');
});

test('one month is no picture: its only bar would say nothing', async () => {
  const calls = stubNetwork({
    'GET /api/labour-cost/worked': () => ({ ...worked, months: [{ month: '2026-11', ...total }] }),
  });
  const { container } = await renderPart(<MonthsCost start="2026-11-01" end="2026-11-30" />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(container.querySelector('figure, section, svg')).toBeNull();
});
