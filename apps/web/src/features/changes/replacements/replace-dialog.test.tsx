import type { schedule } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const shift: schedule.Shift = {
  id: '018f0000-0000-7000-8000-000000000002',
  date: '2026-03-03',
  start_time: '08:00',
  end_time: '16:00',
  template: 'DAY',
  role: 'barista',
  starts_at: '2026-03-03T06:00:00.000Z',
  ends_at: '2026-03-03T14:00:00.000Z',
  break_minutes: 0,
  employee_id: 'ona',
  employee_name: 'Ona',
  status: 'published',
  pinned: false,
  by_hand: false,
  version: 1,
  warnings: [],
};
const BOX = { name: 'The employee is ill or asked for it: nothing to pay' };

async function show(price: () => object) {
  const calls = stubNetwork({
    [`GET /api/schedule/${shift.id}/replace/price`]: price,
    [`GET /api/schedule/${shift.id}/candidates`]: () => [],
    [`POST /api/schedule/${shift.id}/replace`]: () => ({ ...shift, employee_id: null, version: 2 }),
  });
  await renderPart(<ReplaceDialog shift={shift} onClose={() => undefined} />);
  return calls;
}

it('lets who can’t see the price say that the employee is the cause', async () => {
  const calls = await show(() => problem(403, 'week_only', 'Only this week.'));
  fireEvent.click(await screen.findByRole('checkbox', BOX));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Ill' } });
  fireEvent.click(screen.getByRole('button', { name: 'Leave open' }));
  await waitFor(() => {
    const sent = calls.find(({ route }) => route.startsWith('POST'));
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ employee_id: null, employee_is_cause: true });
  });
});

it('asks nothing where nothing is to pay', async () => {
  await show(() => ({
    shift_id: shift.id,
    employee_id: 'ona',
    employee_name: 'Ona',
    date: shift.date,
    change: 'cancelled',
    hours_late: 0,
    minutes: 0,
    amount_cents: 0,
    article: null,
    basis: null,
    state: 'in_time',
  }));
  const button = await screen.findByRole('button', { name: 'Leave open' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(screen.queryByRole('checkbox', BOX)).toBeNull();
});
