import { Notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { newAbsence } from '../time-off/index.ts';
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
  takers: [],
  asked: null,
};
const left = {
  shift_id: 's2',
  date: '2026-03-04',
  ...hours,
  ...from,
  to_employee_id: null,
  to_name: null,
  publishes: false,
  takers: [],
  asked: null,
};
const reasons = [{ employee_id: 'jonas', name: 'Jonas', rule: 'daily-rest', detail: 'Only 9 h of rest.' }];
const open = [
  {
    date: '2026-03-04',
    template: 'DAY',
    role: 'barista',
    missing: 1,
    reasons,
    stopped: [{ rule: 'daily-rest', count: 1 }],
  },
];
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
const editing = { remember: vi.fn<(id: string, of?: 'repair') => void>(), undo: vi.fn<() => void>() };
const PROPOSE = 'POST /api/schedule/repair';
const proposal = {
  id: '018f0000-0000-7000-8000-000000000001',
  changes: [given, left],
  open,
  quality,
  minimal: true,
  prices: [],
};
const APPLY = `POST /api/schedule/repair/${proposal.id}/apply`;

/** What the first change costs. */
const price = {
  shift_id: given.shift_id,
  employee_id: 'rasa',
  employee_name: 'Rasa',
  date: given.date,
  change: 'given_away',
  hours_late: 20,
  minutes: 60,
  amount_cents: 1000,
  article: null,
  basis: 'house',
  state: 'due',
};

it('shows the changes before they are made, and makes them with one press', async () => {
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, prices: [price], alternatives: [], alone: null, overdrawn: [] }),
    [APPLY]: () => ({ applied: 2, shifts: [], undo_id: proposal.id }),
  });
  const onClose = vi.fn<() => void>();
  await renderPart(
    <RepairDialog initial={newAbsence(['ona'], '2026-03-03')} people={people} editing={editing} onClose={onClose} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show the effect' }));
  expect(await screen.findByText('1 shift reassigned')).toBeTruthy();
  expect(screen.getByText('1 shift stays open because no one can take it.')).toBeTruthy();
  expect(screen.getByText('Proven: this is the smallest possible number of changes.')).toBeTruthy();
  expect(screen.getByLabelText('New: Jonas')).toBeTruthy();
  expect(await screen.findByText('1 h to pay under the business rule: €10.00')).toBeTruthy();
  expect(await screen.findByText('Made now, 1 late change costs €10.00.')).toBeTruthy();
  expect(screen.getByText('Daily rest: 1 person')).toBeTruthy();
  expect(calls.find(({ route }) => route === PROPOSE)?.body).toContain('"end":"2026-03-03"');
  fireEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(editing.remember).toHaveBeenCalledWith(proposal.id, 'repair');
});

it('speaks of the absence alone where no shift changes', async () => {
  stubNetwork({
    [PROPOSE]: () => ({ ...proposal, changes: [], alternatives: [], alone: null, overdrawn: [] }),
    [APPLY]: () => ({ applied: 0, shifts: [], undo_id: proposal.id }),
  });
  const initial = newAbsence(['ona'], '2026-03-03');
  await renderPart(
    <>
      <Notifications />
      <RepairDialog initial={initial} people={people} onClose={vi.fn<() => void>()} />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show the effect' }));
  fireEvent.click(await screen.findByRole('button', { name: /^(Apply changes|Record absence)$/ }));
  expect(await screen.findByText('Absence recorded.')).toBeTruthy();
});

it('takes an empty last day as not known yet', async () => {
  const calls = stubNetwork({ [PROPOSE]: () => ({ ...proposal, alternatives: [], alone: null, overdrawn: [] }) });
  await renderPart(
    <RepairDialog
      initial={newAbsence(['ona'], '2026-03-03')}
      people={people}
      editing={editing}
      onClose={vi.fn<() => void>()}
    />,
  );
  const until = await screen.findByPlaceholderText('Not known yet');
  fireEvent.change(until, { target: { value: '' } });
  fireEvent.blur(until);
  fireEvent.click(screen.getByRole('button', { name: 'Show the effect' }));
  expect(await screen.findByText('1 shift reassigned')).toBeTruthy();
  expect(JSON.parse(calls.find(({ route }) => route === PROPOSE)?.body ?? '')).toEqual({
    employee_id: 'ona',
    start: '2026-03-03',
    type: 'sick_leave',
  });
});

it.each([
  ['after what it does', ['Show the effect']],
  ['at once', []],
])('says who will be asked first about which shift, before anybody is: %s', async (_, looksAt) => {
  const asked = ['Jonas', 'Rita', 'Ąžuolas', 'Eglė', 'Tomas', 'Lukas', 'Rūta', 'Ieva'];
  const changes = [
    { ...given, asked },
    { ...left, asked: [] },
    { ...left, shift_id: 's3', asked: null },
  ];
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, changes, alternatives: [], alone: null, overdrawn: [] }),
    [`POST /api/schedule/repair/${proposal.id}/ask`]: () => ({ asked: 1, undo_id: proposal.id }),
  });
  const onClose = vi.fn<() => void>();
  await renderPart(<RepairDialog initial={newAbsence(['ona'], '2026-03-03')} people={people} onClose={onClose} />);
  for (const name of looksAt) {
    fireEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('button', { name: 'Apply changes' });
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Ask first' }));
  expect(await screen.findByText('Who is asked, in this order')).toBeTruthy();
  const shifts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shifts.map((text) => text.replace(/^.*barista/, ''))).toEqual([
    'Jonas, Rita, Ąžuolas, Eglė, Tomas, Lukas and 2 more',
    'No one can take this shift without breaking a rule.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask employees' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.some(({ route }) => route === `POST /api/schedule/repair/${proposal.id}/ask`)).toBe(true);
});

it('shows what an absence does if nobody can be asked about it', async () => {
  const found = { ...proposal, changes: [{ ...left, asked: [] }], alternatives: [], alone: null, overdrawn: [] };
  stubNetwork({ [PROPOSE]: () => found });
  const initial = newAbsence(['ona'], '2026-03-03');
  await renderPart(<RepairDialog initial={initial} people={people} onClose={vi.fn<() => void>()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask first' }));
  expect(await screen.findByText('1 shift stays open because no one can take it.')).toBeTruthy();
});

const choose = async (name: string) => {
  const field = await screen.findByRole('combobox', { name: /^Who is absent\?/ });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name }));
};

it('records the absence alone: its shifts become open, and who could take them is shown', async () => {
  const alone = {
    ...proposal,
    id: '018f0000-0000-7000-8000-000000000002',
    changes: [{ ...left, takers: ['Jonas', 'Rita'] }],
    minimal: false,
  };
  const calls = stubNetwork({
    [PROPOSE]: () => ({
      ...proposal,
      alternatives: [],
      alone,
      overdrawn: [{ name: 'Ona', year: 2026, unit: 'days', left: 2, takes: 5 }],
    }),
    [`POST /api/schedule/repair/${alone.id}/apply`]: () => ({ applied: 1, shifts: [], undo_id: alone.id }),
  });
  await renderPart(
    <RepairDialog
      initial={newAbsence(['ona'], '2026-03-02', '2026-03-06')}
      people={people}
      onClose={vi.fn<() => void>()}
    />,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: 'Note' }), { target: { value: 'Paid' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the effect' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Leave shifts open' }));
  expect(screen.getByText('1 shift will become open')).toBeTruthy();
  expect(screen.getByText(/^Ona has 2 working days left in 2026, and this takes 5/)).toBeTruthy();
  expect(screen.getByText('Can take it: Jonas, Rita')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Record absence' }));
  await waitFor(() => expect(calls.some(({ route }) => route.includes(alone.id))).toBe(true));
  expect(JSON.parse(calls.find(({ route }) => route === PROPOSE)?.body ?? '')).toMatchObject({
    type: 'vacation',
    end: '2026-03-06',
    note: 'Paid',
  });
});

it('keeps what is typed and names the field: days of another absence, hours that are none', async () => {
  const overlaps = { code: 'time_off_overlaps', detail: 'Some of these days are taken.' };
  stubNetwork({ [PROPOSE]: () => problem(409, overlaps.code, overlaps.detail) });
  await renderPart(
    <RepairDialog
      initial={newAbsence(['ona'], '2026-03-02', '2026-03-06')}
      people={people}
      onClose={vi.fn<() => void>()}
    />,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: 'Note' }), { target: { value: 'Paid' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the effect' }));
  expect(await screen.findByText(overlaps.detail)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Paid');
  fireEvent.click(screen.getByRole('switch', { name: 'Only some hours' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show the effect' }));
  expect(await screen.findAllByText('Enter a time, for example 07:30.')).toHaveLength(2);
});

it('asks for several people at once and says whose shift each change is', async () => {
  const rita = { id: 'rita', name: 'Rita', roles: ['barista'], known: true };
  const hers = { ...left, from_employee_id: 'rita', from_name: 'Rita' };
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, changes: [given, hers], alternatives: [], alone: null, overdrawn: [] }),
  });
  await renderPart(
    <RepairDialog
      initial={newAbsence([], '2026-03-03')}
      people={[...people, rita]}
      editing={editing}
      onClose={vi.fn<() => void>()}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Show the effect' });
  expect(button).toHaveProperty('disabled', true);
  for (const name of ['Ona', 'Rita']) await choose(name);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Sick leave: Ona, Rita' })).toBeTruthy();
  const sent = JSON.parse(calls.find(({ route }) => route === PROPOSE)?.body ?? '{}') as object;
  expect(sent).toMatchObject({ employee_id: 'ona', others: ['rita'], start: '2026-03-03' });
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('OnaabsentJonas');
  expect(lines[1]).toContain('RitaabsentOpen shift');
});

it('deselects a chosen employee, and says that none of several has shifts', async () => {
  const rita = { id: 'rita', name: 'Rita', roles: ['barista'], known: true };
  const calls = stubNetwork({
    [PROPOSE]: () => ({ ...proposal, changes: [], open: [], alternatives: [], alone: null, overdrawn: [] }),
  });
  await renderPart(
    <RepairDialog
      initial={newAbsence(['ona'], '2026-03-03')}
      people={[...people, rita]}
      editing={editing}
      onClose={vi.fn<() => void>()}
    />,
  );
  for (const name of ['Rita', 'Jonas', 'Rita']) await choose(name);
  fireEvent.click(screen.getByRole('button', { name: 'Show the effect' }));
  expect(await screen.findByText(/^None of them has shifts on these dates/)).toBeTruthy();
  expect(calls.find(({ route }) => route === PROPOSE)?.body).toContain('"others":["jonas"]');
});

it('hands over all chosen shifts with one call, and names the one that could not be given', async () => {
  const shift = { employee_id: 'ona', employee_name: 'Ona', role: 'barista', status: 'published' };
  const hours = { start_time: '08:00', end_time: '16:00' };
  const takers = [{ employee_id: 'jonas', name: 'Jonas' }];
  const opened = (version: number) => [
    { id: 's1', ...shift, date: '2026-03-03', ...hours, version: 1, takers },
    { id: 's2', ...shift, date: '2026-03-04', ...hours, version, takers },
  ];
  const HAND_OVER = 'POST /api/schedule/replace';
  const STATE = 'POST /api/unavailability';
  let isTaken = true;
  const stated = { id: 'u1', employee_id: 'ona', start: '2026-03-02T22:00:00Z', end: '2026-03-04T22:00:00Z' };
  const calls = stubNetwork({
    'POST /api/unavailability/preview': () => ({ opened: opened(isTaken ? 1 : 2) }),
    [HAND_OVER]: () => {
      if (!isTaken) return { shifts: [] };
      isTaken = false;
      return problem(422, 'invalid', 'Check', { 'shifts.1.id': ['This shift has changed meanwhile.'] });
    },
    [STATE]: () => ({ ...stated, source: 'self', note: null, repeats_weekly: false }),
  });
  const onClose = vi.fn<() => void>();
  const initial = { ...newAbsence(['ona'], '2026-03-03'), kind: 'unavailable' as const };
  await renderPart(<RepairDialog initial={initial} people={people} onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save and give 2 shifts' }));
  expect(await screen.findByText('This shift has changed meanwhile.')).toBeTruthy();
  expect(calls.some(({ route }) => route === STATE)).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Save and give 2 shifts' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = calls.filter(({ route }) => route === HAND_OVER).map(({ body }) => JSON.parse(body ?? '') as object);
  expect(sent).toEqual(
    [1, 2].map((version) => ({
      shifts: [
        { id: 's1', version: 1, employee_id: 'jonas' },
        { id: 's2', version, employee_id: 'jonas' },
      ],
      employee_is_cause: true,
      reason: 'Ona can’t work',
    })),
  );
});

it('a colleague who can’t take a shift any more is not sent again', async () => {
  const shift = { employee_id: 'ona', employee_name: 'Ona', role: 'barista', status: 'published', version: 1 };
  const HAND_OVER = 'POST /api/schedule/replace';
  const STATE = 'POST /api/unavailability';
  const jonas = { employee_id: 'jonas', name: 'Jonas' };
  let others = [jonas];
  const stated = { id: 'u1', employee_id: 'ona', start: '2026-03-02T22:00:00Z', end: '2026-03-04T22:00:00Z' };
  const calls = stubNetwork({
    'POST /api/unavailability/preview': () => ({
      opened: [
        { id: 's1', ...shift, date: '2026-03-03', start_time: '08:00', end_time: '16:00', takers: [jonas] },
        { id: 's2', ...shift, date: '2026-03-04', start_time: '08:00', end_time: '16:00', takers: others },
      ],
    }),
    [HAND_OVER]: ({ body }) => {
      if (!body?.includes('s2')) return { shifts: [] };
      others = [];
      return problem(422, 'invalid', 'Check', { 'shifts.1.employee_id': ['Another shift at that time.'] });
    },
    [STATE]: () => ({ ...stated, source: 'self', note: null, repeats_weekly: false }),
  });
  const onClose = vi.fn<() => void>();
  const initial = { ...newAbsence(['ona'], '2026-03-03'), kind: 'unavailable' as const };
  await renderPart(<RepairDialog initial={initial} people={people} onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save and give 2 shifts' }));
  expect(await screen.findByText('Another shift at that time.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Save and give 1 shift' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [, last] = calls.filter(({ route }) => route === HAND_OVER);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ shifts: [{ id: 's1', employee_id: 'jonas' }] });
  expect(calls.filter(({ route }) => route === STATE)).toHaveLength(1);
});

it('shows the shifts in the time of unavailability before it is saved', async () => {
  const PREVIEW = 'POST /api/unavailability/preview';
  const STATE = 'POST /api/unavailability';
  const shift = { id: 's1', employee_id: 'ona', employee_name: 'Ona', date: '2026-03-03', role: 'barista' };
  const stated = { id: 'u1', employee_id: 'ona', start: '2026-03-02T22:00:00Z', end: '2026-03-03T22:00:00Z' };
  let opened = [{ ...shift, start_time: '08:00', end_time: '16:00', status: 'published', version: 1, takers: [] }];
  const calls = stubNetwork({
    [PREVIEW]: () => ({ opened }),
    [STATE]: () => ({ ...stated, source: 'self', note: null, repeats_weekly: false }),
  });
  const onClose = vi.fn<() => void>();
  const initial = { ...newAbsence(['ona'], '2026-03-03'), kind: 'unavailable' as const };
  await renderPart(<RepairDialog initial={initial} people={people} onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 shift is in this time')).toBeTruthy();
  expect(screen.getByText(/08:00–16:00, barista: Ona$/)).toBeTruthy();
  expect(calls.some(({ route }) => route === STATE)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  opened = [];
  // Nothing is in the way: no question.
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.filter(({ route }) => route === STATE)).toHaveLength(1);
});
