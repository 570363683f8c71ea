import type { swaps } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const offer: swaps.SwapOffer = {
  id: 'o1',
  shift: { id: 's1', date: '2026-12-01', start_time: '07:00', end_time: '15:30', template: 'RYT' },
  role: 'barista',
  return_shift: null,
  offered_by: { employee_id: 'ona', name: 'Ona Petraitė' },
  target: null,
  accepted_by: { employee_id: 'jonas', name: 'Jonas Jonaitis' },
  status: 'employee_accepted',
  note: 'A wedding',
  rejection_reason: null,
  created_at: '2026-11-20T08:00:00Z',
  allowed_actions: ['approve', 'reject'],
};
const hardRule = { rule: 'rest', severity: 'hard', detail: 'Only 6 h of rest', source: 'Labour Code, Art. 122(2)' };
const taker = { employee_id: 'jonas', name: 'Jonas Jonaitis', cost_cents: 6000, hours_after: 120 };

let broken: object[];
const answers = (waiting: swaps.SwapOffer[] = [offer]) => ({
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/manager/swaps': ({ url }: SentCall) => {
    const items = url.searchParams.get('status') === 'pending' ? [] : waiting;
    return { items, total: items.length };
  },
  'GET /api/manager/claims': (): object => ({ items: [], total: 0 }),
  'GET /api/schedule/s1/candidates': () => [{ ...taker, fits: broken.length === 0, blocked_by: broken }],
});

beforeEach(() => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  broken = [];
});

async function review() {
  await renderApp('/manager/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: 'Review swap: Ona Petraitė' }));
  return within(await screen.findByRole('dialog'));
}

test('what the rules say is there before the approval; then the shift is with the colleague', async () => {
  const calls = stubNetwork({
    ...answers(),
    'POST /api/manager/swaps/o1/approve': () => ({ ...offer, status: 'approved' }),
  });
  const drawer = await review();
  expect(await drawer.findByText('No rules broken')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. Shift assigned: Jonas Jonaitis')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('POST')).length).toBe(1);
});

test('in the list an approval takes one press if it breaks nothing', async () => {
  const calls = stubNetwork({
    ...answers(),
    'POST /api/manager/swaps/o1/approve': () => ({ ...offer, status: 'approved' }),
  });
  await renderApp('/manager/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: /^Approve: Ona Petraitė gives .* to Jonas Jonaitis$/ }));
  expect(await screen.findByText('Approved. Shift assigned: Jonas Jonaitis')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('POST')).length).toBe(1);
});

test('in the list a broken rule is shown instead of an approval, and a rejection needs its reason', async () => {
  broken = [hardRule];
  const calls = stubNetwork({
    ...answers(),
    'POST /api/manager/swaps/o1/reject': () => ({ ...offer, status: 'rejected' }),
  });
  await renderApp('/manager/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: /^Approve: / }));
  expect(await screen.findByText(/Only 6 h of rest Labour Code, Art. 122\(2\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve anyway' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const reason = screen.getByLabelText('Reason');
  expect(document.activeElement).toBe(reason);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  fireEvent.change(reason, { target: { value: 'Too few cooks' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Swap rejected')).toBeTruthy();
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toBe('{"reason":"Too few cooks"}');
});

test('the second of two quick presses decides nothing', async () => {
  const calls = stubNetwork(answers());
  await renderApp('/manager/swap-requests');
  fireEvent.click(await screen.findByRole('button', { name: /^Approve: / }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: /^Reject: / }), { detail: 2 });
  expect(screen.queryByLabelText('Reason')).toBeNull();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('the buttons of the form are the actions that the reply allows', async () => {
  stubNetwork(answers([{ ...offer, allowed_actions: ['reject'] }]));
  const drawer = await review();
  expect(drawer.getByRole('button', { name: 'Reject' })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a broken rule is named with its article, and nothing can be approved', async () => {
  broken = [hardRule];
  stubNetwork(answers());
  const drawer = await review();
  expect(await drawer.findByText(/Only 6 h of rest Labour Code, Art. 122\(2\)/)).toBeTruthy();
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
});

test('of an exchange the rules are shown for both, and it waits for them', async () => {
  const return_shift = { ...offer.shift, id: 's2', date: '2026-12-06', role: 'barista' };
  const both = (rules: object[]) => [
    { employee_id: 'ona', name: 'Ona Petraitė', broken: rules },
    { employee_id: 'jonas', name: 'Jonas Jonaitis', broken: [] },
  ];
  stubNetwork({
    ...answers([{ ...offer, return_shift }]),
    'GET /api/manager/swaps/o1/verdicts': () => both([hardRule]),
  });
  const drawer = await review();
  expect(await drawer.findByText(/Only 6 h of rest Labour Code, Art. 122\(2\)/)).toBeTruthy();
  expect(drawer.getByRole('heading', { name: 'Rule check: Ona Petraitė' })).toBeTruthy();
  expect(drawer.getByRole('heading', { name: 'Rule check: Jonas Jonaitis' })).toBeTruthy();
  expect(drawer.getByText('No rules broken')).toBeTruthy();
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
});

test('a rejection without a reason is not sent; a late one closes and says why', async () => {
  const calls = stubNetwork({
    ...answers(),
    'POST /api/manager/swaps/o1/reject': () => problem(409, 'swap_over', 'Taken back meanwhile'),
  });
  const drawer = await review();
  const reason = drawer.getByLabelText('Reason');
  fireEvent.click(drawer.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(drawer.getByText('This field is required.')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  fireEvent.change(reason, { target: { value: 'Too few cooks' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Taken back meanwhile')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what waits is in pages, which the address holds', async () => {
  const all = Array.from({ length: 45 }, (_, index) => ({
    ...offer,
    id: `o${index}`,
    offered_by: { employee_id: `e${index}`, name: `Person ${index}` },
  }));
  const claim = { ...offer, employee_id: 'ona', status: 'pending', rejection_reason: null };
  const pageOf = <Item,>({ url }: SentCall, items: Item[]) => {
    const [page, size] = ['page', 'page_size'].map((name) => Number(url.searchParams.get(name)));
    return { items: items.slice(((page ?? 1) - 1) * (size ?? 0), (page ?? 1) * (size ?? 0)), total: items.length };
  };
  stubNetwork({
    ...answers(),
    'GET /api/manager/swaps': (sent) => pageOf(sent, sent.url.searchParams.get('status') === 'pending' ? [] : all),
    'GET /api/manager/claims': (sent) =>
      pageOf(
        sent,
        sent.url.searchParams.get('status') === 'decided'
          ? []
          : all.map(({ id }) => ({ ...claim, id, employee_name: `Asks ${id}` })),
      ),
  });
  const { path } = await renderApp('/manager/swap-requests?waiting=3');
  expect(await screen.findByText('41–45 of 45')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review swap: Person 44' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('button', { name: 'Review swap: Person 20' })).toBeTruthy();
  expect(path()).toBe('/manager/swap-requests?waiting=2');
  fireEvent.click(screen.getByText('Open shifts (45)'));
  expect(await screen.findByText('1–20 of 45')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('21–40 of 45')).toBeTruthy();
  expect(screen.getAllByText(/^Asks o/).length).toBe(20);
});

test('nothing waits: the page says what will be listed here', async () => {
  stubNetwork(answers([]));
  await renderApp('/manager/swap-requests', 'lt');
  expect(await screen.findByText('Jūsų sprendimo niekas nelaukia')).toBeTruthy();
});
