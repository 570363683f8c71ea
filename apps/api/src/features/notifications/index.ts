export type { Notice } from './notice.ts';
export { notify } from './notify.ts';
export { withdrawNoticesOf } from './withdraw-notices-of.ts';
export { startNotifying } from './start-notifying.ts';
export { notificationsSince } from './notifications-since.ts';
export { expireNotices } from './expire-notices.ts';
export { reachOf, type Reach } from './reach-of.ts';
