import { notifications } from '@pamaina/contract';
import { call } from '../../../lib/http/api-client.ts';

/** Whether this browser shows push notifications, and if not, why. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The account whose push notifications this browser shows: a colleague who signs in here later has to turn them on. */
const KEPT = 'pushAccount';

/** The state of push on this device for the account. */
export async function readPushState(accountId: string): Promise<PushState> {
  const registration = await findRegistration();
  if (registration === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && localStorage.getItem(KEPT) === accountId ? 'on' : 'off';
}

/** Requests the permission, which a browser grants only after a press, and subscribes. */
export async function turnPushOn(accountId: string): Promise<PushState> {
  const registration = await findRegistration();
  if (registration === null) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(accountId);
  await subscribe(registration);
  localStorage.setItem(KEPT, accountId);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  localStorage.removeItem(KEPT);
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (subscription) {
    await call(notifications.unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

/**
 * After a new sign-in the server has to register this browser again, as logging out removes it. The subscription of a
 * colleague whose session expired here ends; the push service then responds that it is gone, and the server removes it
 * too.
 */
export async function renewPush(accountId: string): Promise<void> {
  const registration = await findRegistration();
  if (registration === null) return;
  const owner = localStorage.getItem(KEPT);
  if (owner !== null && owner !== accountId) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    localStorage.removeItem(KEPT);
    return;
  }
  if ((await readPushState(accountId)) === 'on') await subscribe(registration);
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const { public_key } = await call(notifications.getPushKey, {});
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription = await registration.pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with the key of another installation blocks a new one.
    const former = await registration.pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await call(notifications.subscribePush, {
    body: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  });
}

async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
