// Notifying people: one call of `notify` becomes a line in the app, an email and a push message.

export type { Notice } from './notice.ts';
export { notify } from './notify.ts';
export { shiftReminders } from './remind-of-shifts.ts';
export { startNotifying } from './start-notifying.ts';
export { withdrawNoticesOf } from './withdraw-notices-of.ts';

export { notificationsSince } from './list-notifications.ts';
export { expireNotices, expireNoticesAbout } from './expire-notices.ts';
export { reachOf, type Reach } from './reach-of.ts';
export { endPushOf, forgetReaders } from './subscribe-push.ts';
