export { keepConsents } from './keep-consents.ts';
export { openSession } from './open-session.ts';
export { releaseOwnLogins } from './release-own-logins.ts';
export { refuseDemo } from './change-password.ts';
