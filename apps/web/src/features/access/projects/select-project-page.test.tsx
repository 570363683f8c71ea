import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const project = (id: string, name: string) => ({ ...makeUser().projects[0], id, name, description: null });

async function openWith(list: object[]) {
  localStorage.setItem('accessToken', makeToken());
  stubNetwork({ 'GET /api/users/me': () => makeUser(), 'GET /api/projects': () => list });
  await renderApp('/select-project');
}

test('the only project has the focus, so that Enter goes on', async () => {
  await openWith([project('p1', 'Rytas')]);
  const button = await screen.findByRole('button', { name: /Rytas/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('of several the one worked in last has it', async () => {
  localStorage.setItem('lastProject', 'p2');
  await openWith([project('p1', 'Rytas'), project('p2', 'Vakaras')]);
  const button = await screen.findByRole('button', { name: /Vakaras/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('of several that are all new here none has it', async () => {
  localStorage.setItem('lastProject', 'elsewhere');
  await openWith([project('p1', 'Rytas'), project('p2', 'Vakaras')]);
  await screen.findByRole('button', { name: /Vakaras/ });
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

const signInWith = async (list: object[], offers: object[] = []) => {
  const token = makeToken({ project_id: 'p1' });
  const user = makeUser({ projects: list as never });
  const calls = stubNetwork({
    'POST /api/token': () => ({ access_token: makeToken(), token_type: 'bearer' }),
    'GET /api/users/me': () => user,
    'GET /api/projects': () => list,
    'GET /api/member-invitations': () => offers,
    'POST /api/projects/select/p1': () => ({ access_token: token, token_type: 'bearer' }),
  });
  const { path } = await renderApp('/manager-login');
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'rasa' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return { calls, path };
};

test('right after the sign-in the only project opens by itself, without a message', async () => {
  const { path } = await signInWith([project('p1', 'Rytas')]);
  await waitFor(() => expect(path()).toBe('/manager'));
  expect(screen.queryByText('Login successful')).toBeNull();
  expect(screen.queryByText('Projektas sėkmingai pasirinktas')).toBeNull();
});

test('where another team asks too, or there are several, the choice is the user’s', async () => {
  const offer = { id: 'o1', project_name: 'Vakaras', role: 'accountant', expires_at: '2031-01-01T00:00:00Z' };
  const { path } = await signInWith([project('p1', 'Rytas')], [offer]);
  expect(await screen.findByRole('button', { name: /Rytas/ })).toBeTruthy();
  expect(path()).toBe('/select-project');
});
