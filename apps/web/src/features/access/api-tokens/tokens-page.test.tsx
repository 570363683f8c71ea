import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { TokensPage } from './tokens-page.tsx';

const token = {
  id: 't1',
  name: 'Screen',
  kind: 'personal',
  scopes: ['plan.read'],
  created_at: '2031-05-01T09:00:00Z',
  created_by: 'jonas82',
  created_by_name: 'Jonas Kalnas',
  last_used_at: null,
  expires_at: '2099-05-01T00:00:00Z',
  ends_early: false,
};

const project = {
  id: 'p1',
  name: 'Rytas',
  description: null,
  time_zone: 'Europe/Vilnius',
  country: 'LT',
  currency: 'EUR',
  region: null,
  company_code: null,
  managers_need_second_factor: false,
  api_token_days: null,
  version: 1,
};

test('whose an API token is: a person by name, or by username without one, or the project', async () => {
  stubNetwork({
    'GET /api/api-tokens': () => [
      token,
      { ...token, id: 't2', name: 'Payroll', created_by: 'rima', created_by_name: null },
      { ...token, id: 't3', name: 'Till', kind: 'project', created_by: 'petras' },
    ],
  });
  await renderPart(<TokensPage />);
  const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(await screen.findByText('Jonas Kalnas')).toBeTruthy();
  expect(rowOf('Payroll')).toContain('rima');
  expect(rowOf('Screen')).not.toContain('jonas82');
  expect(rowOf('Till')).not.toMatch(/petras|Jonas/);
});

test('why a token ended: its own day, or the longest life that the owner allows', async () => {
  const over = '2024-06-01T00:00:00Z';
  stubNetwork({
    'GET /api/api-tokens': () => [
      { ...token, expires_at: over },
      { ...token, id: 't2', name: 'Payroll', expires_at: over, ends_early: true },
    ],
  });
  await renderPart(<TokensPage />);
  const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  await screen.findByText('Payroll');
  expect(rowOf('Screen')).toContain('Expired');
  expect(rowOf('Payroll')).toContain('Older than the owner allows');
});

test('the form of a token says how long the owner lets it work', async () => {
  stubNetwork({
    'GET /api/api-tokens': () => [token],
    'GET /api/settings/project': () => ({ ...project, api_token_days: 30 }),
  });
  await renderPart(<TokensPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('At most 30 days, as the owner decided. Empty: as long as that.')).toBeTruthy();
});
