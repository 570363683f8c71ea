import { constants } from '@pamaina/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { dropEarly } from '../../lib/http/early-answers.ts';
import { forgetSession, readToken } from '../../lib/session/session-store.ts';
import { loadAhead } from './load-ahead.ts';

const store = (token: string) => localStorage.setItem(constants.storageKeys.token, token);
/** A tab whose document has requested data of a project, some of which was read. */
function begin(): QueryClient {
  store('of A');
  window.earlyAnswers = { token: 'of A', language: 'en', at: Date.now(), answers: {}, settled: Promise.resolve() };
  const client = new QueryClient();
  client.setQueryData(['templates'], ['A’s template']);
  return client;
}
afterEach(() => {
  dropEarly();
  forgetSession();
});

test('what was read ahead stays for the page', async () => {
  const client = begin();
  await loadAhead(client);
  expect(client.getQueryData(['templates'])).toEqual(['A’s template']);
  expect(readToken()).toBe('of A');
});

test('nothing of a project is left when another tab selects another one before the first render', async () => {
  const client = begin();
  const ahead = loadAhead(client);
  store('of B');
  await ahead;
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(readToken()).toBe('of B');
});

test('nothing of it is left either when the requests for the other project have come first', async () => {
  const client = begin();
  const ahead = loadAhead(client);
  store('of B');
  dropEarly();
  await ahead;
  expect(client.getQueryCache().getAll()).toEqual([]);
});
