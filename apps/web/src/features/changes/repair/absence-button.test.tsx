import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

test('F8 opens the window of an absence, but not another one over it', async () => {
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/projects': () => makeUser().projects,
    'GET /api/requirements': () => [],
    'GET /api/employees': () => [makeEmployee({ id: 'ona', name: 'Ona Petraitė' })],
  });
  const { path } = await renderApp('/manager/employees/team?absence=ona');
  await screen.findByRole('dialog', { name: 'Record absence' });
  const press = () => fireEvent.keyDown(document.documentElement, { key: 'F8', code: 'F8' });
  press();
  expect(path()).toBe('/manager/employees/team?absence=ona');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(path()).toBe('/manager/employees/team'));
  press();
  await waitFor(() => expect(path()).toBe('/manager/employees/team?absence=new'));
});
