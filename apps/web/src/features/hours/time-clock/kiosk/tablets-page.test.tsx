import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../../testing/sample-session.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const made = () => ({ id: 'k1', name: 'Counter', created_at: '2031-05-07T05:00:00Z', secret: 'a secret' });

/** What is stored on the device at the moment when the page is left, by where it goes. */
function watchLeaving(): Map<string, { token: string | null; secret: string | null }> {
  const left = new Map<string, { token: string | null; secret: string | null }>();
  const assign = (url: string) =>
    left.set(url, { token: localStorage.getItem('accessToken'), secret: localStorage.getItem('kioskSecret') });
  const { location } = window;
  const watched = new Proxy<object>(
    {},
    { get: (_, key) => (key === 'assign' ? assign : (Reflect.get(location, key) as unknown)) },
  );
  vi.stubGlobal('location', watched);
  return left;
}

async function makeTablet(create: () => Response | object) {
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/employees': () => [],
    'GET /api/kiosks': () => [],
    'POST /api/kiosks': create,
    // The server is silent: the session on the device ends nevertheless.
    'DELETE /api/token': () => new Promise<Response>(() => undefined),
  });
  await renderApp('/manager/timesheets/tablets');
  fireEvent.change(await screen.findByLabelText('Kiosk name'), { target: { value: 'Counter' } });
  const left = watchLeaving();
  fireEvent.click(screen.getByRole('button', { name: 'Start kiosk' }));
  return { calls, left };
}

test('a new tablet shows the kiosk only when the session of the manager is gone from the device', async () => {
  const { calls, left } = await makeTablet(made);
  await waitFor(() => expect([...left.keys()]).toEqual(['/kiosk']));
  expect(left.get('/kiosk')).toEqual({ token: null, secret: 'a secret' });
  expect(calls.filter(({ route }) => route === 'DELETE /api/token')).toHaveLength(1);
});

test('a tablet that could not be made leaves the manager where they are', async () => {
  const { left } = await makeTablet(() =>
    Response.json({ type: '/x', title: 'x', status: 409, detail: 'Not now', code: 'conflict' }, { status: 409 }),
  );
  expect(await screen.findByText('Not now')).toBeTruthy();
  expect(left.size).toBe(0);
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});
