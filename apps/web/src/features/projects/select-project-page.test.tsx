import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';

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
