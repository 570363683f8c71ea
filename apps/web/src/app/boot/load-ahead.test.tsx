import { constants } from '@pamaina/contract';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dropEarly } from '../../lib/http/early-answers.ts';
import { useSession } from '../../lib/session/session.tsx';
import { forgetSession, readToken } from '../../lib/session/session-store.ts';
import { BrowserFrame } from '../../testing/browser-frame.tsx';
import { makeToken, makeUser } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { loadAhead } from './load-ahead.ts';

const KEY = constants.storageKeys.token;
const [ofA, ofB] = [makeToken({ project_id: 'p1' }), makeToken({ project_id: 'p2' })];
const ofOther = makeToken({ sub: 'u2', project_id: 'p3' });
const store = (token: string) => localStorage.setItem(KEY, token);
/** A tab whose document has requested data of a project, some of which was read. */
function begin(): QueryClient {
  store(ofA);
  window.earlyAnswers = { token: ofA, language: 'en', at: Date.now(), answers: {}, settled: Promise.resolve() };
  const client = new QueryClient();
  client.setQueryData(['templates'], ['A’s template']);
  return client;
}
/** The page with its session, from its first render on. */
function show(client: QueryClient) {
  stubNetwork({ 'GET /api/users/me': () => makeUser() });
  const began: unknown[] = [];
  function Page() {
    const { projectId } = useSession();
    began.push([projectId, client.getQueryData(['templates'])]);
    return <p>{projectId}</p>;
  }
  render(
    <BrowserFrame client={client}>
      <Page />
    </BrowserFrame>,
  );
  return began;
}
afterEach(() => {
  dropEarly();
  forgetSession();
});

test('what was read ahead stays for the page', async () => {
  const client = begin();
  await loadAhead(client);
  expect(client.getQueryData(['templates'])).toEqual(['A’s template']);
  expect(readToken()).toBe(ofA);
  expect(show(client)[0]).toEqual(['p1', ['A’s template']]);
});

test('nothing is read ahead where another tab has selected another project since the document asked', async () => {
  const client = begin();
  client.clear();
  store(ofB);
  await loadAhead(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(show(client)[0]).toEqual(['p2', undefined]);
});

test.each([
  ['while it was read', true],
  ['between that and the first render', false],
])('the page stays in its project when another tab selects another one %s', async (_, isEarly) => {
  const client = begin();
  const ahead = loadAhead(client);
  if (isEarly) store(ofB);
  await ahead;
  store(ofB);
  expect(show(client)[0]).toEqual(['p1', ['A’s template']]);
  expect(await screen.findByText('p1')).toBeTruthy();
  // Also after a reload.
  expect(sessionStorage.getItem(KEY)).toBe(ofA);
  expect(readToken()).toBe(ofA);
});

test('the page follows when somebody else signs in in another tab before it listens', async () => {
  const client = begin();
  await loadAhead(client);
  store(ofOther);
  show(client);
  expect(await screen.findByText('p3')).toBeTruthy();
  expect(client.getQueryData(['templates'])).toBeUndefined();
  expect(readToken()).toBe(ofOther);
});

test('nothing of a session is left that ended while it was read', async () => {
  const client = begin();
  const ahead = loadAhead(client);
  forgetSession();
  await ahead;
  expect(client.getQueryCache().getAll()).toEqual([]);
});
