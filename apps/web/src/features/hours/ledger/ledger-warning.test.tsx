import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { LedgerWarning } from './ledger-warning.tsx';

const line = {
  employee_id: 'ona',
  name: 'Ona',
  month_norm_hours: 160,
  month_planned_hours: 136,
  month_worked_hours: 0,
  period_norm_hours: 160,
  period_worked_hours: 0,
  forecast_hours: 136,
  overtime_hours: 0,
  shortfall_hours: 24,
  missed_hours: 0,
};
const span = { start: '2026-12-01', end: '2026-12-31' };

async function renderWarning(cents: number | null, least_cents: number | null, isProved = false) {
  await loadTexts('ledger');
  stubNetwork({
    'GET /api/ledger': () => ({
      month: span,
      period: span,
      currency: 'EUR',
      unplanned_months: 0,
      unknown_months: 0,
      least_cents,
      people: [{ ...line, forecast_cents: cents }],
    }),
  });
  await renderPart(<LedgerWarning isProved={isProved} />);
  await screen.findByRole('alert');
  return screen.getByRole('alert').textContent;
}

test('beside a proof it is said how a saving is possible too', async () => {
  const saving = 'No schedule costs less than €60.00. Sharing the hours differently can save up to €40.00.';
  const both = 'Both are true: this schedule is the best for your goals as you weigh them';
  const text = await renderWarning(10_000, 6_000, true);
  expect([text.includes(saving), text.includes(both)]).toEqual([true, true]);
});

test('without a proof there is nothing to bridge', async () => {
  expect(await renderWarning(10_000, 6_000)).not.toContain('Both are true');
});

test('without hourly rates no cost is named', async () => {
  const text = await renderWarning(null, null, true);
  expect(text).toContain('Enter hourly rates to see what that costs.');
  expect(text).not.toContain('€');
});
