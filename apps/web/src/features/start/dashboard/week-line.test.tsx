import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { WeekLine } from './week-line.tsx';

const total = {
  planned_hours: 40,
  planned_cents: 40_000,
  worked_hours: 42,
  worked_cents: 42_000,
  late_cents: 0,
  takings_cents: 168_000,
  share: 0.25 as number | null,
  over_hours: 3 as number | null,
  short_hours: 1.5 as number | null,
};
const open = async (more: Partial<typeof total>) => {
  const reply = {
    currency: 'EUR',
    start: '2026-11-23',
    end: '2026-11-29',
    days: [],
    hours: [],
    total: { ...total, ...more },
    months: [],
    without_rate: 0,
  };
  const calls = stubNetwork({ 'GET /api/labour-cost/worked': () => reply });
  const { container } = await renderPart(<WeekLine />);
  await waitFor(() => expect(calls).toHaveLength(1));
  return container;
};

test('the last week is one sentence: cost, share of takings, over and short', async () => {
  await open({});
  const said = await screen.findByText(/cost €420\.00/);
  expect(said.textContent).toMatch(
    /^23–29 November(?: 2026)?: cost €420\.00, 25\s% of takings; 3 over, 1\.5\sh short$/,
  );
});

test('where over and short aren’t known it says cost and share alone', async () => {
  await open({ over_hours: null, short_hours: null });
  expect((await screen.findByText(/cost €420\.00/)).textContent).toMatch(/, 25\s% of takings$/);
});

test('without takings there is nothing', async () => {
  const container = await open({ share: null });
  expect(container.textContent).not.toContain('cost');
});
