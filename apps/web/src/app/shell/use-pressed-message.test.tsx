import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a pressed push message leads to its place, and other messages lead nowhere', async () => {
  const serviceWorker = Object.assign(new EventTarget(), { startMessages: () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  stubNetwork({ 'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }) });
  const { path } = await renderApp('/worker');
  const tell = (data: unknown) => act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data })));
  tell({ goTo: '/worker/schedule?day=2031-05-12' });
  expect(path()).toBe('/worker/schedule?day=2031-05-12');
  tell(null);
  tell({ goTo: 7 });
  expect(path()).toBe('/worker/schedule?day=2031-05-12');
});
