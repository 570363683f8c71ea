import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { OwnBalances } from './own-balances.tsx';

const balance = (type: string, more: object = {}) => ({
  employee_id: 'ona',
  name: 'Ona',
  type,
  type_name: null,
  unit: 'days',
  year: 2026,
  entitled: 10,
  earned: null,
  carried: 0,
  lost: 0,
  corrected: 0,
  added: 0,
  taken: 3,
  planned: 0,
  pending: 0,
  left: 7,
  ...more,
});

it('shows an employee every type that keeps a balance for them, beside vacation', async () => {
  stubNetwork({
    'GET /api/leave-types/balances': () => [
      balance('vacation'),
      balance('study_leave', { carried: 2.5, left: 9.5, earned: 5 }),
      balance('training', { unit: 'hours', entitled: 40, taken: 0, left: 40 }),
      balance('parents_day', { entitled: null, taken: 1, left: null }),
    ],
  });
  await renderPart(<OwnBalances />);
  const study = within(await screen.findByRole('region', { name: /^Study leave, 20\d\d$/ }));
  expect(study.getByText('Carried over').nextSibling?.textContent).toBe('2.5 d');
  expect(study.getByText('Remaining').nextSibling?.textContent).toBe('9.5 d');
  expect(study.getByText('Earned so far').nextSibling?.textContent).toBe('5 d');
  // Nothing was corrected or added: no figure says so.
  expect(study.queryByText('Corrected')).toBeNull();
  const training = within(screen.getByRole('region', { name: /^Training, 20\d\d$/ }));
  expect(training.getByText('Remaining').nextSibling?.textContent).toBe('40 h');
  expect(screen.getAllByRole('region')).toHaveLength(2);
});
