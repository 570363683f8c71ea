import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const entry = (id: number, status: string) => ({
  id: String(id),
  employee_id: 'ona',
  employee_name: `Person ${id}`,
  type: 'vacation',
  type_name: null,
  counts_as: 'vacation',
  start_date: '2026-12-01',
  end_date: '2026-12-02',
  is_open: false,
  reason: 'Sea',
  status,
  requested_date: '2026-11-01',
  decision_note: null,
  decided_by: null,
  starts_at: null,
  ends_at: null,
  manager_note: null,
  version: 1,
});

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));
afterEach(cleanup);

test('long lists come in pages, which the address carries; another filter begins with its first', async () => {
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/time-off': ({ url }) => {
      const [status, page] = [url.searchParams.get('status') ?? '', Number(url.searchParams.get('page'))];
      return Response.json([entry(page * 20, status)], { headers: { 'x-total-count': '45' } });
    },
  });
  // The page asks for the number of pending requests too, and for other things at any time.
  const asked = () =>
    calls.findLast(({ route, url }) => route === 'GET /api/time-off' && url.searchParams.get('status') !== 'pending')
      ?.url.searchParams;
  await renderApp('/manager/timeoff?page=2');
  expect(await screen.findByText('45 pending requests')).toBeTruthy();
  expect(await screen.findByText('21–40 of 45')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  await waitFor(() => expect([asked()?.get('status'), asked()?.get('page')]).toEqual(['rejected', '1']));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'on ' } });
  await waitFor(() => expect(asked()?.get('name')).toBe('on'));
});

test('a page beyond the list shows the last one, and the vacation counts in the year of its days', async () => {
  const asked: (string | null)[] = [];
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/time-off': ({ url }) => {
      const isBeyond = url.searchParams.get('page') === '2' || url.searchParams.get('status') !== 'pending';
      const left = { ...entry(7, 'pending'), start_date: '2026-12-30', end_date: '2027-01-04' };
      return Response.json(isBeyond ? [] : [left], { headers: { 'x-total-count': '20' } });
    },
    'GET /api/time-off/balance': ({ url }) => {
      const year = url.searchParams.get('year');
      asked.push(year, url.searchParams.get('by'));
      const figures = { allowed: 20, earned: null, taken: 1, planned: 0, pending: 2, added: 0, left: 19 };
      return { employee_id: 'ona', year: Number(year), ...figures };
    },
  });
  await renderApp('/manager/timeoff?waiting=2');
  fireEvent.click(await screen.findByRole('button', { name: 'Review: Person 7' }));
  expect(await screen.findByText('Vacation remaining in 2027 before this request: 19 of 20 working days')).toBeTruthy();
  expect(asked.toSorted()).toEqual(['2026', '2026-12-30', '2027', '2027-01-01']);
});
