import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword, type HashPlace } from '../../../platform/auth/passwords.ts';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';
import { hashAtFullCost } from '../../../testing/hash-cost.ts';

hashAtFullCost();

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/**
 * Makes the calls while the line of this kind and share is full, or nearly: it moves on meanwhile. @returns how each
 * was answered
 */
async function whileFull(place: HashPlace, calls: (() => Promise<Reply>)[]): Promise<number[]> {
  const line = Array.from({ length: 60 }, () => verifyPassword('waits', null, place).catch(() => false));
  const replies = await Promise.all(calls.map((call) => call()));
  await Promise.all(line);
  return replies.map(({ status }) => status);
}

const twelve = <T>(one: T): T[] => Array.from({ length: 12 }, () => one);
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

test('what a full queue refuses counts for nothing: password, PIN and account are changed afterwards', async () => {
  const { id, token } = await createWorker(api, await createManager(api));
  const { id: share } = (await api.call('GET', '/users/me', { token })).json;
  const change = (word: string) => {
    const body = { current_password: 'secret-2', new_password: word, confirm_password: word };
    return api.call('POST', '/settings/change-password', { token, body });
  };
  const setPin = () => api.call('PUT', `/employees/${id}/clock-pin`, { token, body: { pin: '4716' } });
  const erase = () => api.call('DELETE', '/settings/profile', { token, body: { password: 'not-the-one' } });
  const seen = async (kind: string) => (await api.deps.limits.seen(`${kind}:${share}`)).count;

  const calls = [...twelve(() => change('password')), ...twelve(setPin), ...twelve(erase)];
  const statuses = await whileFull({ kind: 'change', share }, calls);
  expect(count(statuses, 429)).toBeGreaterThan(20);
  expect(await Promise.all(['change-password', 'set-pin', 'erase-account'].map(seen))).toEqual([
    0,
    count(statuses, 204),
    count(statuses.slice(24), 422),
  ]);
  expect([(await setPin()).status, (await erase()).status, (await change('new-secret-1')).status]).toEqual([
    204, 422, 204,
  ]);
});

test('registrations that a full queue refuses are not counted against their network', async () => {
  const register = () => api.call('POST', '/register', { body: { username: unique('r'), password: 'secret-9' } });
  const seen = async () => (await api.deps.limits.seen('register-network:127.0.0.1')).count;
  const before = await seen();
  const statuses = await whileFull({ kind: 'register', share: '127.0.0.1' }, twelve(register));
  expect([count(statuses, 429) > 5, (await seen()) - before]).toEqual([true, count(statuses, 201)]);
});
