import { notifications } from '@pamaina/contract';
import { call } from '../../lib/api-client.ts';

/** Why this browser shows no push, or that it does. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Whose push this browser shows: a colleague who signs in here later has to ask for it. */
const KEPT = 'pushAccount';

/** How it stands on this device for the account. */
export async function readPushState(accountId: string): Promise<PushState> {
  const registration = await findRegistration();
  if (registration === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && localStorage.getItem(KEPT) === accountId ? 'on' : 'off';
}

/** Asks for the permission, which a browser gives only after a press, and subscribes. */
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
 * After a new sign-in the server has to learn of this browser again: it forgets it with the log-out. What a colleague whose session ran
 * out here asked for ends; the push service then answers that it is gone, and the server forgets it too.
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
    // A subscription for the key of another installation stands in the way.
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
