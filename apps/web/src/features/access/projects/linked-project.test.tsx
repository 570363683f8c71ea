import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';

const [rytas] = makeUser().projects;
if (rytas === undefined) throw new Error('The sample user has a project');
const vakaras = { ...rytas, id: 'p2', name: 'Vakaras' };
const user = makeUser({ projects: [rytas, vakaras] });
const inVakaras = makeToken({ project_id: 'p2' });

const answers = {
  'GET /api/users/me': () => user,
  'GET /api/projects': () => user.projects,
  'GET /api/manager/swaps': () => ({ items: [], total: 0 }),
  'GET /api/manager/claims': () => ({ items: [], total: 0 }),
  'POST /api/projects/select/p2': (): object => ({ access_token: inVakaras, token_type: 'bearer' }),
};

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

test('a message of another project leads to its place in that project', async () => {
  const calls = stubNetwork(answers);
  const { path } = await renderApp('/manager/swap-requests?tab=claims&project=p2');
  await waitFor(() => expect(path()).toBe('/manager/swap-requests?tab=claims'));
  expect(await screen.findByText('Switched to Vakaras')).toBeTruthy();
  expect(localStorage.getItem('accessToken')).toBe(inVakaras);
  await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/manager/claims')).toBe(true));
  const asked = calls.filter(({ route }) => route === 'GET /api/manager/claims');
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(asked.map(() => `Bearer ${inVakaras}`));
});

test('a message of the selected project leads there at once', async () => {
  const calls = stubNetwork(answers);
  const { path } = await renderApp('/manager/swap-requests?project=p1');
  await waitFor(() => expect(path()).toBe('/manager/swap-requests'));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('who signs in for a message need not choose its project', async () => {
  localStorage.clear();
  stubNetwork({ ...answers, 'POST /api/token': () => ({ access_token: makeToken(), token_type: 'bearer' }) });
  const { path } = await renderApp('/manager/swap-requests?project=p2');
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'demo' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo-demo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/manager/swap-requests'));
  expect(localStorage.getItem('accessToken')).toBe(inVakaras);
});

test('a switch that fails says which project it is, and is tried again', async () => {
  let failures = 1;
  stubNetwork({
    ...answers,
    'POST /api/projects/select/p2': () =>
      failures-- > 0 ? problem(503, 'unavailable', 'Busy') : { access_token: inVakaras, token_type: 'bearer' },
  });
  const { path } = await renderApp('/manager/swap-requests?project=p2');
  expect(
    await screen.findByText('This message is about the project Vakaras, but we couldn’t switch to it.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch project' }));
  await waitFor(() => expect(path()).toBe('/manager/swap-requests'));
});

test('a message of a project that is not theirs says so, and their own is a step away', async () => {
  stubNetwork(answers);
  const { path } = await renderApp('/manager/swap-requests?project=p9', 'lt');
  expect(await screen.findByText('Kito projekto pranešimas')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Eiti į savo pradžios puslapį' }));
  await waitFor(() => expect(path()).toBe('/manager'));
});
