import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubNetwork } from '../../testing/stub-network.ts';
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
