import { storageKeys } from '@pamaina/contract';

/** What the sign-in asks of this device, before the rest of the session is loaded. */

/** An employee's offline schedule: it survives an expired session, and is never shown to another user. */
export const OFFLINE_KEY = 'offlineSchedule';

/** Whether anyone is signed in on this device, in any tab. */
export const isAnybodySignedIn = (): boolean => localStorage.getItem(storageKeys.token) !== null;

/** Whether this device has a stored schedule of its last user. */
export const hasOfflineCopy = (): boolean => localStorage.getItem(OFFLINE_KEY) !== null;
