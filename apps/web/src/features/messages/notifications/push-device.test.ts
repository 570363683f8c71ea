import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { renewPush, turnPushOn } from './push-device.ts';

/** A fake of the browser's push API, as far as this file uses it: at most one subscription. */
function fakePush() {
  let isSubscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
    subscribe: () => {
      isSubscribed = true;
      return Promise.resolve(subscription);
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return { isSubscribed: () => isSubscribed };
}

beforeEach(() => localStorage.setItem('accessToken', 'ona'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

const routes = {
  'GET /api/notifications/push': () => ({ public_key: 'key' }),
  'POST /api/notifications/push': () => Response.json({ endpoint: 'https://push.example/1' }, { status: 201 }),
};

test('a new sign-in of the same user registers this browser at the server again', async () => {
  const device = fakePush();
  const calls = stubNetwork(routes);
  expect(await turnPushOn('ona')).toBe('on');
  await renewPush('ona');
  expect(device.isSubscribed()).toBe(true);
  expect(calls.filter(({ route }) => route === 'POST /api/notifications/push')).toHaveLength(2);
});

test('a push subscription of an expired session ends with the next sign-in of another user', async () => {
  const device = fakePush();
  const calls = stubNetwork(routes);
  await turnPushOn('ona');
  await renewPush('jonas');
  expect(device.isSubscribed()).toBe(false);
  await renewPush('jonas');
  expect(calls.filter(({ route }) => route === 'POST /api/notifications/push')).toHaveLength(1);
});
