import type { labourCost } from '@pamaina/contract';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';
import { CostsOfMonth } from './costs-of-month.tsx';
import type { GridCosts } from './grid-costs.ts';

/** What a frame of a drag may take; a test machine gets a multiple of it. */
const SLOW = 5;

const ids = Array.from({ length: 200 }, (_, at) => `person-${at}`);
const reply: labourCost.LabourCost = {
  currency: 'EUR',
  days: [],
  total: { hours: 16, cost_cents: 16_000, late_cents: 0, takings_cents: 64_000, share: 0.25 },
  budgets: [
    {
      per: 'month',
      start: '2026-12-01',
      end: '2026-12-31',
      planning: 'cap',
      percent: null,
      budget_cents: 15_000,
      cost_cents: 16_000,
      over_cents: 1000,
      overtime_cents: 0,
      hours_over: 1,
    },
  ],
  without_rate: 0,
  employer_share: 0,
  rates: {
    employees: ids.map((employee_id) => ({ employee_id, starts: '2026-11-30', hourly_rate_cents: 1000 })),
    roles: [{ role: 'barista', starts: '2026-12-10', hourly_rate_cents: 1200 }],
  },
};

async function costs(): Promise<GridCosts> {
  stubNetwork({ 'GET /api/labour-cost': () => reply });
  const onCosts = vi.fn<(costs: GridCosts | undefined) => void>();
  await renderPart(<CostsOfMonth month="2026-12" shifts={[]} onCosts={onCosts} />);
  await waitFor(() => expect(onCosts.mock.lastCall?.[0]).toBeTruthy());
  return onCosts.mock.lastCall?.[0] as GridCosts;
}
const shift = {
  ...sampleShift(),
  date: '2026-12-01',
  role: 'barista',
  starts_at: '2026-12-01T07:00:00Z',
  ends_at: '2026-12-01T15:00:00Z',
  break_minutes: 0,
  employee_id: 'person-0',
  on_call: null,
};

test('the month says what it costs, and what is above a budget', async () => {
  const { month } = await costs();
  expect(month).toMatchObject({ short: '€160.00 · 25 %'.replace(' %', '\u00A0%'), isOver: true });
  expect(month.long).toContain('€10.00 over the budget, about 1');
});

test('while a shift is dragged to somebody paid by the rate of the role, the month costs more from its day on', async () => {
  const { afterMoves } = await costs();
  const to = (date: string, employee_id: string | null) => afterMoves([{ shift, to: { date, employee_id } }], false);
  // 8 hours at 12 euro in place of 10: 16 euro more of 640.
  expect(to('2026-12-11', 'jonas')).toBe('€16.00 more · month €176.00 · 27.5\u00A0%');
  // On that day the role has no rate yet.
  expect(to('2026-12-09', 'jonas')).toBeNull();
  expect(to('2026-12-01', 'person-1')).toBeNull();
  expect(to('2026-12-01', null)).toBe('€80.00 less · month €80.00 · 12.5\u00A0%');
});

test('for 40 shifts among 200 employees it is said within 100 ms', async () => {
  const { afterMoves } = await costs();
  const moves = Array.from({ length: 40 }, () => ({ shift, to: { date: '2026-12-11', employee_id: 'jonas' } }));
  const began = performance.now();
  expect(afterMoves(moves, false)).toContain('€640.00 more');
  expect(performance.now() - began).toBeLessThan(100 * SLOW);
});
