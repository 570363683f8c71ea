import { employees, schedule, session, timesheets } from '@pamaina/contract';
import i18n from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../testing/stub-network.ts';
import { call } from './api-client.ts';
import { StaleAnswer } from './api-error.ts';
import { listenToAuth, type AuthEvent } from '../session/auth-events.ts';
import en from '../../i18n/en/common.ts';

const events: AuthEvent[] = [];
let stopListening = () => undefined as void;
beforeEach(() => {
  stopListening = listenToAuth((event) => events.push(event));
});
afterEach(() => {
  stopListening();
  events.length = 0;
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('sends the token, the language and the version, and parses the reply', async () => {
  await i18n.changeLanguage('lt');
  localStorage.setItem('accessToken', 'abc');
  const calls = stubNetwork({ 'DELETE /api/employees/ona%20p': () => null });
  await call(employees.deleteEmployee, { params: { id: 'ona p' }, ifMatch: 3 });
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
    authorization: 'Bearer abc',
    'accept-language': 'lt',
    'if-match': '"3"',
  });
});

test('a call begins a trace where the server traces', async () => {
  document.documentElement.dataset['traced'] = '';
  const calls = stubNetwork({ 'GET /api/users/me': () => problem(500, 'internal', 'No.') });
  await expect(call(session.getMe, {})).rejects.toThrow();
  delete document.documentElement.dataset['traced'];
  expect(calls[0]?.headers.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
});

test('signs in with a form, as the contract says', async () => {
  const calls = stubNetwork({ 'POST /api/token': () => ({ access_token: 't', token_type: 'bearer' }) });
  const body = { username: 'ona', password: 'a&b' };
  expect(await call(session.signIn, { body })).toEqual({ access_token: 't', token_type: 'bearer' });
  expect(calls[0]?.body).toBe('username=ona&password=a%26b');
});

test('a refusal carries the words and the fields of the server', async () => {
  const errors = { name: ['Too long.'] };
  stubNetwork({ 'GET /api/users/me': () => problem(422, 'invalid', 'Check the fields.', errors) });
  await expect(call(session.getMe, {})).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    detail: 'Check the fields.',
    errors,
  });
});

test('a reply of another shape is an error, not data: the page is older than the server', async () => {
  stubNetwork({ 'GET /api/users/me': () => ({ id: 7 }) });
  await expect(call(session.getMe, {})).rejects.toMatchObject({ code: 'outdated', detail: en.error.outdated });
});

test('a long list shows in entries from all over it whether the server is newer, and arrives whole', async () => {
  const month = { start: '2026-03-01', end: '2026-03-31' };
  const shifts = Array.from({ length: 1000 }, (_, index) => sampleShift({ id: `s${index}` }));
  const answer = { shifts, holidays: [], events: [], comments: [] };
  stubNetwork({ 'GET /api/schedule': () => answer });
  expect((await call(schedule.getSchedule, { query: month })).shifts).toEqual(shifts);
  const { date: _, ...bad } = sampleShift({ id: 'last' });
  stubNetwork({ 'GET /api/schedule': () => ({ ...answer, shifts: [...shifts, bad] }) });
  await expect(call(schedule.getSchedule, { query: month })).rejects.toMatchObject({ code: 'outdated' });
});

test('an error page that is not JSON gets a message of the product', async () => {
  stubNetwork({ 'GET /api/users/me': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  await expect(call(session.getMe, {})).rejects.toMatchObject({ status: 502, detail: en.error.occurred });
});

test('silence and a time-out say that the server does not respond', async () => {
  const expected = { status: 0, detail: 'Server is not responding. Please check backend.' };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(session.getMe, {})).rejects.toMatchObject(expected);
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await expect(call(session.getMe, { timeoutMs: 5 })).rejects.toMatchObject(expected);
});

test('401 forgets the session and says so once; a refused sign-in does not', async () => {
  localStorage.setItem('accessToken', makeToken());
  localStorage.setItem('cachedUser', JSON.stringify(makeUser()));
  stubNetwork({
    'GET /api/users/me': () => problem(401, 'session_expired', 'Expired.'),
    'POST /api/token': () => problem(401, 'login_failed', 'No.'),
  });
  await expect(call(session.signIn, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('cachedUser')).not.toBeNull();
  const both = await Promise.allSettled([call(session.getMe, {}), call(session.getMe, {})]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(events).toEqual(['expired']);
});

test('403 says what is missing: the permission, or only a project', async () => {
  stubNetwork({
    'GET /api/users/me': () => problem(403, 'managers_only', 'No.'),
    'GET /api/employees': () => problem(403, 'project_not_selected', 'Select a project.'),
  });
  await expect(call(session.getMe, {})).rejects.toMatchObject({ status: 403 });
  await expect(call(employees.listEmployees, { query: {} })).rejects.toMatchObject({ status: 403 });
  expect(events).toEqual(['forbidden', 'project-missing']);
});

test('an answer to a token that has been replaced is dropped, good or bad', async () => {
  localStorage.setItem('accessToken', 'old');
  const late = Promise.withResolvers<undefined>();
  stubNetwork({ 'GET /api/employees': () => late.promise.then(() => problem(401, 'session_expired', 'Expired.')) });
  const pending = [call(employees.listEmployees, { query: {} }), call(employees.listEmployees, { query: {} })];
  localStorage.setItem('accessToken', 'new');
  late.resolve(undefined);
  for (const answer of pending) await expect(answer).rejects.toBeInstanceOf(StaleAnswer);
  expect(localStorage.getItem('accessToken')).toBe('new');
  expect(events).toEqual([]);
});

test('an answer that the server calls unchanged is the one from before, and for the same session alone', async () => {
  const query = { start: '2031-05-01', end: '2031-05-31' };
  const headers = { etag: 'W/"one"', 'content-type': 'application/json' };
  const calls = stubNetwork({
    'GET /api/timesheets': ({ headers: sent }) =>
      sent.get('if-none-match') === 'W/"one"'
        ? new Response(null, { status: 304, headers })
        : new Response('[]', { headers }),
  });
  localStorage.setItem('accessToken', 'ona');
  const first = await call(timesheets.listTimesheets, { query });
  await import('./known-answers.ts');
  expect(await call(timesheets.listTimesheets, { query })).toEqual(first);
  localStorage.setItem('accessToken', 'petras');
  await call(timesheets.listTimesheets, { query });
  localStorage.setItem('accessToken', 'ona');
  await call(timesheets.listTimesheets, { query });
  expect(calls.map((sent) => sent.headers.get('if-none-match'))).toEqual([null, 'W/"one"', null, null]);
});
