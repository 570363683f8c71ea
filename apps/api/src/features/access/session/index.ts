export { keepConsents } from './keep-consents.ts';
export { endTemporaryPassword } from './end-temporary-password.ts';
export { endSignIns } from './end-sessions.ts';
export { browserOf, giveTokens } from './give-tokens.ts';
export { openSession } from './open-session.ts';
export { releaseOwnLogins } from './release-own-logins.ts';
export { refuseDemo } from './change-password.ts';
