import type { schedule } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { FillDialog } from './fill-dialog.tsx';

const hours = { start_time: '08:00', end_time: '16:00', template: 'DAY', role: 'barista' };
const shift: schedule.Shift = {
  id: '018f0000-0000-7000-8000-000000000002',
  date: '2026-03-03',
  ...hours,
  starts_at: '2026-03-03T06:00:00.000Z',
  ends_at: '2026-03-03T14:00:00.000Z',
  break_minutes: 0,
  employee_id: null,
  employee_name: null,
  status: 'draft',
  pinned: false,
  by_hand: false,
  version: 1,
  warnings: [],
};
const nobody = { from_employee_id: null, from_name: null };
const given = {
  shift_id: shift.id,
  date: shift.date,
  ...hours,
  ...nobody,
  to_employee_id: 'ona',
  to_name: 'Ona',
  publishes: false,
  takers: [],
  asked: null,
};
const quality = {
  penalty: 1,
  bound: 1,
  gap: 0,
  coverage: 1,
  needed: 2,
  filled: 1,
  fillable: 1,
  hard_violations: 0,
  standing_violations: 0,
  parts: {},
  proof: [],
};
const proposal = {
  id: '018f0000-0000-7000-8000-000000000001',
  changes: [given],
  open: [],
  quality,
  minimal: true,
  prices: [],
};
const editing = {
  remember: vi.fn<(id: string, of?: 'repair') => void>(),
  undo: vi.fn<() => void>(),
  openAsk: vi.fn<() => void>(),
};
const PROPOSE = `POST /api/schedule/${shift.id}/fill`;
const APPLY = `POST /api/schedule/repair/${proposal.id}/apply`;

it('proposes at once and fills the open shift with one press', async () => {
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, alternatives: [] }),
    [APPLY]: () => ({ applied: 1, shifts: [], undo_id: proposal.id }),
  });
  const onClose = vi.fn<() => void>();
  await renderPart(<FillDialog shift={shift} editing={editing} onClose={onClose} />);
  expect(await screen.findByLabelText('New: Ona')).toBeTruthy();
  expect(screen.getByText('Proven: this is the smallest possible number of changes.')).toBeTruthy();
  const changing = () => calls.map(({ route }) => route).filter((route) => !route.startsWith('GET '));
  expect(changing()).toEqual([PROPOSE]);
  fireEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changing()).toEqual([PROPOSE, APPLY]);
  expect(editing.remember).toHaveBeenCalledWith(proposal.id, 'repair');
});

it('says of a draft that it is published with the changes', async () => {
  const changes = [{ ...given, publishes: true }];
  stubNetwork({ [PROPOSE]: () => ({ ...proposal, changes, alternatives: [] }) });
  await renderPart(<FillDialog shift={shift} editing={editing} onClose={vi.fn<() => void>()} />);
  expect(await screen.findByText(/^This draft shift will be published immediately/)).toBeTruthy();
});

it('says that no way was found, and offers nothing to apply', async () => {
  stubNetwork({ [PROPOSE]: () => ({ ...proposal, changes: [], minimal: false, alternatives: [] }) });
  await renderPart(<FillDialog shift={shift} editing={editing} onClose={vi.fn<() => void>()} />);
  expect(await screen.findByText(/^No way to fill this shift/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply changes' })).toBeNull();
});
