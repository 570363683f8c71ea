import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

test.each([
  ['en', '/worker/schedule', 'Discard unsaved changes?', 'Cancel', 'Discard'],
  ['lt', '/worker/schedule', 'Atsisakyti pakeitimų?', 'Atšaukti', 'Atsisakyti'],
  ['en', '/worker/requests?of=mine', 'Discard unsaved changes?', 'Cancel', 'Discard'],
])('in %s a message that leads to %s asks before what was typed is lost', async (language, to, title, stay, leave) => {
  const serviceWorker = Object.assign(new EventTarget(), { startMessages: () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  stubNetwork({ 'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }) });
  const { path } = await renderApp('/worker/requests', language);
  const press = (goTo: string) =>
    act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data: { goTo } })));
  const [add] = await screen.findAllByRole('button', { name: language === 'en' ? /^New request/ : /^Naujas prašymas/ });
  fireEvent.click(add as HTMLElement);
  const field = await screen.findByRole('textbox', { name: language === 'en' ? /Title/ : /Tema/ });
  fireEvent.change(field, { target: { value: 'Half a thought' } });
  press(to);
  await screen.findByText(title);
  expect(path()).toBe('/worker/requests');
  fireEvent.click(screen.getAllByRole('button', { name: stay }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect((field as HTMLInputElement).value).toBe('Half a thought');
  press(to);
  fireEvent.click(await screen.findByRole('button', { name: leave }));
  await waitFor(() => expect(path()).toBe(to));
});

test('logging out asks before what was typed is lost', async () => {
  localStorage.setItem('accessToken', makeToken({ role: 'employee', project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser({ role: 'employee', employee_id: 'ona' }),
    'DELETE /api/token': () => null,
  });
  const { path } = await renderApp('/worker/requests');
  const [add] = await screen.findAllByRole('button', { name: /^New request/ });
  fireEvent.click(add as HTMLElement);
  fireEvent.change(await screen.findByRole('textbox', { name: /Title/ }), { target: { value: 'Half a thought' } });
  const [signOut] = screen.getAllByRole('button', { name: 'Log out', hidden: true });
  fireEvent.click(signOut as HTMLElement);
  const leave = await screen.findByRole('button', { name: 'Discard' });
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  fireEvent.click(leave);
  await waitFor(() => expect(path()).toBe('/'));
  expect(localStorage.getItem('accessToken')).toBeNull();
});
