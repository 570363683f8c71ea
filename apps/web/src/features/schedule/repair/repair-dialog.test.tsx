import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { RepairDialog } from './repair-dialog.tsx';

const people = [
  { id: 'ona', name: 'Ona', roles: ['barista'], known: true },
  { id: 'jonas', name: 'Jonas', roles: ['barista'], known: true },
];
const hours = { start_time: '08:00', end_time: '16:00', template: 'DAY', role: 'barista' };
const from = { from_employee_id: 'ona', from_name: 'Ona' };
const given = {
  shift_id: 's1',
  date: '2026-03-03',
  ...hours,
  ...from,
  to_employee_id: 'jonas',
  to_name: 'Jonas',
  publishes: false,
};
const left = {
  shift_id: 's2',
  date: '2026-03-04',
  ...hours,
  ...from,
  to_employee_id: null,
  to_name: null,
  publishes: false,
};
const reasons = [{ employee_id: 'jonas', name: 'Jonas', rule: 'daily-rest', detail: 'Only 9 h of rest.' }];
const open = [{ date: '2026-03-04', template: 'DAY', role: 'barista', missing: 1, reasons }];
const quality = {
  penalty: 1,
  bound: 1,
  gap: 0,
  coverage: 1,
  needed: 2,
  filled: 1,
  fillable: 1,
  hard_violations: 0,
  parts: {},
  proof: [],
};
const editing = { remember: vi.fn<(id: string, of?: 'repair') => void>(), undo: vi.fn<() => void>() };
const PROPOSE = 'POST /api/schedule/repair';
const proposal = { id: '018f0000-0000-7000-8000-000000000001', changes: [given, left], open, quality, minimal: true };
const APPLY = `POST /api/schedule/repair/${proposal.id}/apply`;

it('shows the changes before they are made, and makes them with one press', async () => {
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, alternatives: [] }),
    [APPLY]: () => ({ applied: 2, shifts: [], undo_id: proposal.id }),
  });
  const onClose = vi.fn<() => void>();
  await renderPart(
    <RepairDialog employeeId="ona" date="2026-03-03" people={people} editing={editing} onClose={onClose} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Find changes' }));
  expect(await screen.findByText('1 shift reassigned')).toBeTruthy();
  expect(screen.getByText('1 shift stays open because no one can take it.')).toBeTruthy();
  expect(screen.getByText('Proven: this is the smallest possible number of changes.')).toBeTruthy();
  expect(screen.getByLabelText('New: Jonas')).toBeTruthy();
  expect(screen.getByText('Daily rest: 1 person')).toBeTruthy();
  expect(calls.find(({ route }) => route === PROPOSE)?.body).toContain('"end":"2026-03-03"');
  fireEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(editing.remember).toHaveBeenCalledWith(proposal.id, 'repair');
});

it('takes an empty last day as not known yet', async () => {
  const calls = stubNetwork({ [PROPOSE]: () => ({ ...proposal, alternatives: [] }) });
  await renderPart(
    <RepairDialog employeeId="ona" date="2026-03-03" people={people} editing={editing} onClose={vi.fn<() => void>()} />,
  );
  const until = await screen.findByPlaceholderText('Not known yet');
  fireEvent.change(until, { target: { value: '' } });
  fireEvent.blur(until);
  fireEvent.click(screen.getByRole('button', { name: 'Find changes' }));
  expect(await screen.findByText('1 shift reassigned')).toBeTruthy();
  expect(JSON.parse(calls.find(({ route }) => route === PROPOSE)?.body ?? '')).toEqual({
    employee_id: 'ona',
    start: '2026-03-03',
  });
});

const choose = async (name: string) => {
  const field = await screen.findByRole('combobox', { name: /^Who is absent\?/ });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name }));
};

it('asks for several people at once and says whose shift each change is', async () => {
  const rita = { id: 'rita', name: 'Rita', roles: ['barista'], known: true };
  const hers = { ...left, from_employee_id: 'rita', from_name: 'Rita' };
  const calls = stubNetwork({ [PROPOSE]: () => ({ ...proposal, changes: [given, hers], alternatives: [] }) });
  await renderPart(
    <RepairDialog
      employeeId={null}
      date="2026-03-03"
      people={[...people, rita]}
      editing={editing}
      onClose={vi.fn<() => void>()}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Find changes' });
  expect(button).toHaveProperty('disabled', true);
  for (const name of ['Ona', 'Rita']) await choose(name);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Cover an absence: Ona, Rita' })).toBeTruthy();
  const sent = JSON.parse(calls.find(({ route }) => route === PROPOSE)?.body ?? '{}') as object;
  expect(sent).toMatchObject({ employee_id: 'ona', others: ['rita'], start: '2026-03-03' });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('OnaabsentJonas');
  expect(lines[1]).toContain('RitaabsentOpen shift');
});

it('takes anyone who is chosen back, and says that none of several has shifts', async () => {
  const rita = { id: 'rita', name: 'Rita', roles: ['barista'], known: true };
  const calls = stubNetwork({ [PROPOSE]: () => ({ ...proposal, changes: [], open: [], alternatives: [] }) });
  await renderPart(
    <RepairDialog
      employeeId="ona"
      date="2026-03-03"
      people={[...people, rita]}
      editing={editing}
      onClose={vi.fn<() => void>()}
    />,
  );
  for (const name of ['Rita', 'Jonas', 'Rita']) await choose(name);
  fireEvent.click(screen.getByRole('button', { name: 'Find changes' }));
  expect(await screen.findByText(/^None of them has shifts on these dates/)).toBeTruthy();
  expect(calls.find(({ route }) => route === PROPOSE)?.body).toContain('"others":["jonas"]');
});
