// Registering, signing in and out, and the sessions of an account on its devices.

export { keepConsents } from './keep-consents.ts';
export { endTemporaryPassword } from './end-temporary-password.ts';
export { endSignIns, signInsEnd, type Which } from './end-sessions.ts';
export { browserOf, giveTokens } from './give-tokens.ts';
export { openSession } from './open-session.ts';
export { refuseDemo } from './change-password.ts';
