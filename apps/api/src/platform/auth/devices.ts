import { constants } from '@pamaina/contract';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Devices on which accounts signed in before: a signed cookie that only the server reads. It grants no access, it only
 * bypasses the limits for unknown devices.
 */
export interface Devices {
  /** The number of this device for an account, or null if no one signed in to it here. */
  find(cookie: string | undefined, account: string): string | null;
  /**
   * The cookie's new value after a sign-in: a new number for this account, and the latest of others who share the
   * device.
   */
  remember(cookie: string | undefined, account: string): string;
}

const DEVICE_SECONDS = constants.cookies.device.days * 24 * 60 * 60;
/** Of accounts that share a device. */
const KEPT = 10;

/** @param secret signs the cookies; the accounts they name cannot be read from them */
export function createDevices(secret: string, now: () => number): Devices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pamaina known devices', 32));
  const markOf = (text: string, account: string) =>
    createHmac('sha256', key).update(`${text}\n${account}`).digest('base64url').slice(0, 32);
  const isOf = (entry: string, account: string) => {
    const [id = '', since = '', mark = ''] = entry.split('.');
    const right = Buffer.from(markOf(`${id}.${since}`, account));
    const given = Buffer.from(mark);
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const entriesOf = (cookie: string | undefined) =>
    (cookie ?? '').split('~', KEPT).filter((entry) => {
      const since = Number(/^[\w-]{16}\.(\d{1,11})\.[\w-]{32}$/.exec(entry)?.[1]);
      return since + DEVICE_SECONDS > now() / 1000;
    });
  return {
    find: (cookie, account) =>
      entriesOf(cookie)
        .find((entry) => isOf(entry, account))
        ?.split('.', 1)[0] ?? null,
    remember(cookie, account) {
      const text = `${randomBytes(12).toString('base64url')}.${Math.floor(now() / 1000)}`;
      const others = entriesOf(cookie).filter((entry) => !isOf(entry, account));
      return [`${text}.${markOf(text, account)}`, ...others].slice(0, KEPT).join('~');
    },
  };
}
