import { abilitiesOf } from '@pamaina/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { earlyRequests, keptUser } from './early-requests.ts';

const employee = makeUser({ id: 'u2', username: 'ona', role: 'employee', employee_id: 'ona' });
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: makeUser().projects[0]?.time_zone }).format();

afterEach(() => delete window.earlyAnswers);

test.each([
  ['/manager', makeUser(), 3],
  ['/manager/calendar', makeUser(), 6],
  ['/manager/employees', makeUser(), 1],
  ['/worker', employee, 3],
  ['/worker/schedule', employee, 1],
])('what the document requests for %s, the page uses and does not request again', async (path, user, count) => {
  const token = makeToken({ sub: user.id, role: user.role, project_id: 'p1' });
  localStorage.setItem('accessToken', token);
  const calls = stubNetwork({});
  const addresses = earlyRequests(path, '', { today, isPhone: false }, user);
  expect(addresses).toHaveLength(count);
  const answerTo = (address: string) => (address === '/api/users/me' ? Response.json(user) : Response.json([]));
  const answers = Object.fromEntries(addresses.map((address) => [address, Promise.resolve(answerTo(address))]));
  window.earlyAnswers = { token, language: 'en', at: Date.now(), answers, settled: Promise.resolve() };
  await renderApp(path);
  await waitFor(() => expect(Object.keys(answers)).toEqual([]));
  expect(calls.map(({ url }) => url.pathname + url.search).filter((sent) => addresses.includes(sent))).toEqual([]);
  await vi.dynamicImportSettled();
});

test('the calendar is requested for the month in its address, and for the current one', () => {
  const february = '/api/schedule?start=2026-01-26&end=2026-03-01';
  const calendar = (search: string, day: string, isPhone = false) =>
    earlyRequests('/manager/calendar', search, { today: day, isPhone }, makeUser());
  expect(calendar('?month=2026-02&view=month', '2026-11-25')[1]).toBe(february);
  expect(calendar('', '2026-02-10')[1]).toBe(february);
  // A Saturday whose week belongs to February, by its Thursday; a Monday whose week belongs to March.
  expect(calendar('?view=month', '2026-02-28')[1]).toBe(february);
  expect(calendar('', '2026-03-30')[1]).toBe('/api/schedule?start=2026-03-30&end=2026-05-03');
  for (const shown of [calendar('?view=list', '2026-03-30'), calendar('', '2026-03-30', true)])
    expect(shown[1]).toBe('/api/schedule?start=2026-02-23&end=2026-04-05');
});

test.each([
  ['/manager', { project_role: 'lead', abilities: abilitiesOf.lead }, ['/api/dashboard/manager-stats']],
  ['/manager', { project_role: 'accountant', abilities: abilitiesOf.accountant }, []],
  ['/manager/calendar', { project_role: 'accountant', abilities: abilitiesOf.accountant }, []],
  ['/manager', null, []],
  ['/manager/calendar', { abilities: 'all' }, []],
] as const)('at %s the document requests nothing that %j may not read', (path, user, addresses) => {
  expect(earlyRequests(path, '', { today, isPhone: false }, user)).toEqual(['/api/users/me', ...addresses]);
});

test('what is stored of the user counts for the same account, area and project alone', () => {
  const contents = { sub: 'u1', role: 'manager', project_id: 'p1', exp: 0 } as const;
  const stored = JSON.stringify({ ...makeUser(), project_id: 'p1' });
  expect(keptUser(stored, contents)).toMatchObject({ project_role: 'owner' });
  for (const other of [{ sub: 'u2' }, { role: 'employee' }, { project_id: 'p2' }] as const)
    expect(keptUser(stored, { ...contents, ...other })).toBeNull();
  for (const broken of [null, '', '{', 'null', '[]', '7']) expect(keptUser(broken, contents)).toBeNull();
});
