/** Errors of second factors, a part of `problems`. */
export const secondFactorProblems = {
  second_factor_required: {
    title: 'Second step required',
    detail:
      'The password is correct. This account also needs a passkey, a code from the authenticator app or a recovery code.',
  },
  sign_in_expired: {
    title: 'Sign-in expired',
    detail: 'This took too long, or the password has changed. Enter your username and password again.',
  },
  passkey_refused: {
    title: 'Passkey not accepted',
    detail: 'This passkey wasn’t accepted. Try again, or sign in another way.',
  },
  reauthentication_required: {
    title: 'Confirm that it’s you',
    detail: 'You signed in a while ago. Confirm that it’s you to continue.',
  },
  second_factor_missing: {
    title: 'Two-step sign-in required',
    detail: 'This project requires two-step sign-in for managers. Set up a passkey or an authenticator app first.',
  },
  totp_exists: {
    title: 'Already set up',
    detail: 'An authenticator app is already set up. Remove it first.',
  },
  totp_not_begun: {
    title: 'Setup not started',
    detail: 'This setup is no longer valid. Start again.',
  },
  no_second_factor: {
    title: 'Two-step sign-in is off',
    detail: 'Recovery codes need a passkey or an authenticator app. Set one up first.',
  },
  passkey_exists: {
    title: 'Passkey already added',
    detail: 'This passkey has already been added.',
  },
  passkeys_many: {
    title: 'Too many passkeys',
    detail: 'There are already 20 passkeys. Remove one first.',
  },
  passkeys_unavailable: {
    title: 'Passkeys not available',
    detail: 'Passkeys need a public address with a domain name and HTTPS. This installation has none.',
  },
  code_locked: {
    title: 'Codes blocked',
    detail:
      'There were too many incorrect codes today. Use a passkey, a recovery code or a device that you have signed in on before.',
  },
};
