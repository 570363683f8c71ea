import { constants, employees } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { makeToken } from '../../testing/sample-session.ts';
import { stubNetwork } from '../../testing/stub-network.ts';
import { call } from '../http/api-client.ts';
import { handOver, takeToken, writeCachedEmployees } from './session-store.ts';

test('until the next page is loaded, the calls of this one go out with its own token, and it caches nothing', async () => {
  const [own, next] = [makeToken({ project_id: 'p1', jti: 's1' }), makeToken({ project_id: 'p1', jti: 's2' })];
  localStorage.setItem('accessToken', own);
  takeToken();
  const calls = stubNetwork({ 'GET /api/employees': () => [] });
  handOver(next);
  writeCachedEmployees(await call(employees.listEmployees, { query: {} }));
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${own}`]);
  expect(localStorage.getItem(constants.storageKeys.employees)).toBeNull();
  expect(takeToken()).toBe(next);
});
