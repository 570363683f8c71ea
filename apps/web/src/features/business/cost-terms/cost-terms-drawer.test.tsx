import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/http/query-client.ts';
import { beLeeds } from '../../../testing/be-leeds.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { CostTermsDrawer } from './cost-terms-drawer.tsx';

const stored = {
  version: 1,
  employer_shares: [{ year: 2024, percent: 1.77 }],
  role_rates: [{ role: 'waiter', starts: '2026-01-01', hourly_rate_cents: 900 }],
  budgets: [],
};

test.each([
  ['Employer’s share', 'Add year', 'Year', 2],
  ['Rates of roles', 'Add rate', 'Role', 2],
  ['Budgets', 'Add budget', 'For each', 1],
])('%s: a row that is added has the focus in its first field', async (part, add, field, count) => {
  stubNetwork({});
  await renderPart(<CostTermsDrawer stored={stored} onClose={() => {}} />);
  const section = within(await screen.findByRole('region', { name: part }));
  fireEvent.click(section.getByRole('button', { name: add }));
  const fields = section.getAllByLabelText(field).filter((one) => one.tagName === 'INPUT');
  expect(fields).toHaveLength(count);
  await waitFor(() => expect(document.activeElement).toBe(fields.at(-1)));
});

test('the row of the usual share has it, and the focus of the button that is gone', async () => {
  stubNetwork({ 'GET /api/settings/project': () => ({ country: 'LT' }) });
  const client = createQueryClient();
  client.setQueryData(['settings', 'project'], { country: 'LT' });
  await renderPart(<CostTermsDrawer stored={stored} onClose={() => {}} />, { client });
  const button = await screen.findByRole('button', { name: /^Use 1\.77/ });
  fireEvent.click(button);
  const years = screen.getAllByLabelText('Year');
  await waitFor(() => expect(document.activeElement).toBe(years.at(-1)));
  expect(years).toHaveLength(2);
  expect(button.isConnected).toBe(false);
});

test.each([
  ['en', 'Per hour', '9 £'],
  ['lt', 'Per valandą', '9 GBP'],
])('%s: a rate has the sign of the currency of the project', async (language, label, shown) => {
  beLeeds();
  await renderPart(<CostTermsDrawer stored={stored} onClose={() => {}} />, { language });
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', shown));
});
