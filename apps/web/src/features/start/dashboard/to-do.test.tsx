import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const stats = {
  employees: 12,
  has_shifts: true,
  active_shifts: 8,
  working_now: 0,
  hours_this_week: 332,
  hours_last_week: 0,
  pending_requests: 0,
  pending_place: null,
  month_to_plan: '2026-12',
  attention: null,
  to_do: [] as object[],
  today: [] as object[],
  upcoming: [],
  activity: [],
};
const span = { start: '2026-12-01', end: '2026-12-31' };
const none = { unplanned_months: 0, unknown_months: 0, least_cents: null, people: [] };
const ledger = { month: span, period: span, currency: 'EUR', ...none };
const calm = {
  'GET /api/users/me': () => makeUser(),
  'GET /api/projects': () => makeUser().projects,
  'GET /api/dashboard/manager-stats': (): object => stats,
  'GET /api/schedule/receipts/open': (): object => [],
  'GET /api/ledger': () => ledger,
  'GET /api/settings/email': (): object => ({ email: 'Rasa@example.lt', verified_email: 'rasa@example.lt' }),
  'POST /api/settings/email/verification': () => new Response(null, { status: 204 }),
  'POST /api/schedule/receipts/remind': () => ({ reminded: 1 }),
};
const list = async (title = 'To do') => within(await screen.findByRole('region', { name: title }));
const sentences = async () => (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);

test('it says that nothing waits only when truly nothing does', async () => {
  stubNetwork(calm);
  await renderApp('/manager');
  expect(await (await list()).findByText('You’re all caught up.')).toBeTruthy();
  const figures = within(screen.getByRole('group', { name: 'Key figures' }));
  expect(figures.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '12 people',
    '8 shifts',
    '0 requests',
    '332\u00a0h this week',
  ]);
});

test('somebody who is missing today is not "all caught up"', async () => {
  const line = { id: 's1', state: 'missing', role: 'barista', employee_id: 'ona', employee_name: 'Ona', phone: null };
  const shift = { id: 's1', date: '2031-05-13', start_time: '08:30', end_time: '17:00', on_call: null };
  const times = { starts_at: '2031-05-13T05:30:00Z', ends_at: '2031-05-13T14:00:00Z' };
  const today = [{ ...line, shift: { ...shift, ...times }, since: null, minutes_late: 40, absence: null }];
  stubNetwork({ ...calm, 'GET /api/dashboard/manager-stats': () => ({ ...stats, today }) });
  await renderApp('/manager');
  expect(await (await list()).findByText('Nothing else waits.')).toBeTruthy();
});

test('what could not be loaded is said, and asked for again', async () => {
  let isDown = true;
  stubNetwork({
    ...calm,
    'GET /api/schedule/receipts/open': () => (isDown ? problem(403, 'forbidden', 'No') : []),
  });
  await renderApp('/manager');
  await (await list()).findByText('Some of what waits couldn’t be loaded.');
  isDown = false;
  fireEvent.click((await list()).getByRole('button', { name: 'Try again' }));
  expect(await (await list()).findByText('You’re all caught up.')).toBeTruthy();
});

test('one list by date: joins, receipts, the address, open shifts', async () => {
  const to_do = [
    { kind: 'requests', place: 'joins', count: 1, first_date: '2026-11-20', name: 'Jurga Jurgaitė' },
    { kind: 'unfilled', count: 3, first_date: '2099-12-05' },
  ];
  const asked = { employee_id: 'a', version: 1, asked_at: '2026-11-22T08:00:00Z', reminded_at: null };
  const people = ['Ona', 'Rūta', 'Lukas', 'Tomas'].map((name) => ({ ...asked, name, has_login: name !== 'Tomas' }));
  const calls = stubNetwork({
    ...calm,
    'GET /api/dashboard/manager-stats': () => ({ ...stats, to_do }),
    'GET /api/schedule/receipts/open': () => [{ year: 2099, month: 12, people }],
    'GET /api/settings/email': () => ({ email: 'rasa@example.lt', verified_email: null }),
  });
  await renderApp('/manager');
  await (await list()).findByText('Jurga Jurgaitė wants to join the team');
  expect(await sentences()).toEqual([
    'Jurga Jurgaitė wants to join the teamReview',
    'December 2099: Ona, Rūta and 1 more haven’t confirmedRemind',
    'December 2099: Tomas has no login to confirm withCreate logins',
    'Confirm rasa@example.lt: open the link that was sent thereSend again',
    '3 open shifts from Saturday 5 DecemberFill open shifts',
  ]);
  expect((await list()).getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/manager/employees');
  fireEvent.click((await list()).getByRole('button', { name: 'Remind' }));
  await screen.findByText('Reminded: 1 employee');
  fireEvent.click((await list()).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/settings/email/verification')).toBe(true));
});

test('a few requests are decided in the list; of many their number is there, and the first two', async () => {
  const asks = (id: string) => ({
    id,
    employee_id: id,
    employee_name: `Person ${id}`,
    type: 'schedule_change',
    title: `Hours ${id}`,
    reason: 'School',
    priority: 'normal',
    status: 'pending',
    submitted_date: '2026-11-20',
    decision_note: null,
    decided_by: null,
  });
  let all = ['a', 'b', 'c', 'd'];
  const to_do = () => [
    { kind: 'requests', place: 'requests', count: all.length, first_date: '2026-11-20', name: null },
  ];
  stubNetwork({
    ...calm,
    'GET /api/dashboard/manager-stats': () => ({ ...stats, to_do: to_do() }),
    'GET /api/requests': ({ url }) => {
      const shown = all.slice(0, Number(url.searchParams.get('page_size')));
      return Response.json(shown.map(asks), { headers: { 'x-total-count': String(all.length) } });
    },
    'POST /api/requests/a/approve': () => {
      all = ['b', 'c', 'd'];
      return { ...asks('a'), status: 'approved' };
    },
  });
  await renderApp('/manager');
  const first = await (await list()).findByRole('button', { name: 'Approve: Person a asks: “Hours a”' });
  expect(await sentences()).toEqual([
    '4 requests since 20 NovemberReview',
    'Person a: “Hours a” ApproveReject',
    'Person b: “Hours b” ApproveReject',
  ]);
  fireEvent.click(first);
  await (await list()).findByText('Person d: “Hours d”');
  expect(await sentences()).toEqual(['b', 'c', 'd'].map((id) => `Person ${id}: “Hours ${id}” ApproveReject`));
});

test('overtime for leave has no day, and 21 of something says which day is the first', async () => {
  const asks = { kind: 'requests', first_date: '2026-12-05', name: null };
  const to_do = [
    { ...asks, place: 'time_off', count: 21 },
    { ...asks, place: 'overtime_leave', count: 2 },
    { ...asks, place: 'overtime_leave', count: 1, name: 'Ona Onaitė' },
    { ...asks, place: 'claims', count: 31 },
    { kind: 'unfilled', count: 21, first_date: '2026-12-05' },
    { kind: 'unfilled', count: 1, first_date: '2026-12-05' },
  ];
  const lost = () => problem(403, 'forbidden', 'No');
  stubNetwork({
    ...calm,
    'GET /api/dashboard/manager-stats': () => ({ ...stats, to_do }),
    'GET /api/time-off': lost,
    'GET /api/overtime-leave': lost,
    'GET /api/manager/claims': lost,
  });
  await renderApp('/manager', 'lt');
  await (await list('Laukia Jūsų')).findByText('Ona Onaitė prašo pridėti viršvalandžius prie atostogų');
  const rows = (await list('Laukia Jūsų')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.slice(0, 6)).toEqual([
    '21 laisvų dienų prašymas, pirmasis – gruodžio 5 d.Atsakyti',
    '2 prašymai pridėti viršvalandžius prie atostogųAtsakyti',
    'Ona Onaitė prašo pridėti viršvalandžius prie atostogųAtsakyti',
    '31 žmogus nori laisvų pamainų, pirmoji – gruodžio 5 d.Atsakyti',
    '21 laisva pamaina, pirmoji – gruodžio 5 d., šeštadienisUžpildyti',
    '1 laisva pamaina: gruodžio 5 d., šeštadienisUžpildyti',
  ]);
});

test('without an address it leads to the profile', async () => {
  stubNetwork({ ...calm, 'GET /api/settings/email': () => ({ email: null, verified_email: null }) });
  await renderApp('/manager', 'lt');
  const row = await (await list('Laukia Jūsų')).findByRole('link', { name: 'Eiti į profilį' });
  expect(row.getAttribute('href')).toBe('/manager/settings');
});
