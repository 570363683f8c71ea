import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { BalanceDrawer } from './balance-drawer.tsx';

const balance = {
  employee_id: 'ona',
  name: 'Ona',
  type: 'vacation',
  type_name: null,
  unit: 'days' as const,
  year: 2031,
  entitled: 20,
  earned: null,
  carried: 0,
  lost: 0,
  corrected: 3,
  added: 0,
  taken: 0,
  planned: 0,
  pending: 0,
  left: 23,
};
const correction = {
  id: 'c1',
  employee_id: 'ona',
  type: 'vacation',
  year: 2031,
  amount: 1,
  reason: 'Agreed',
  created_by: 'jonas82',
  created_by_name: 'Jonas Kalnas',
  created_at: '2031-05-01T09:00:00Z',
};

test('who corrected a balance is named, or has only a username', async () => {
  stubNetwork({
    'GET /api/leave-types/corrections': () => [
      correction,
      { ...correction, id: 'c2', created_by: 'rima', created_by_name: null },
    ],
  });
  await renderPart(<BalanceDrawer balance={balance} onClose={() => {}} />);
  expect(await screen.findByText(/Agreed.*Jonas Kalnas/)).toBeTruthy();
  expect(screen.getByText(/Agreed.*rima/)).toBeTruthy();
  expect(screen.queryByText(/jonas82/)).toBeNull();
  expect(screen.queryByText('Earned so far')).toBeNull();
});

test('what is earned by months is said beside the year, with what remaining means', async () => {
  stubNetwork({ 'GET /api/leave-types/corrections': () => [] });
  await renderPart(<BalanceDrawer balance={{ ...balance, corrected: 0, earned: 0, left: 0 }} onClose={() => {}} />);
  expect((await screen.findByText('Earned so far')).nextSibling?.textContent).toBe('0 d');
  expect(screen.getByText(/what can be taken today/)).toBeTruthy();
});
