/** Texts of the emails about second factors. */
export const secondFactor = {
  subject: {
    totpAdded: 'Authenticator app added to your Pamaina account',
    totpRemoved: 'Authenticator app removed from your Pamaina account',
    passkeyAdded: 'Passkey added to your Pamaina account',
    passkeyRemoved: 'Passkey removed from your Pamaina account',
    codesRenewed: 'New recovery codes for your Pamaina account',
    recoveryCodeUsed: 'Recovery code used for your Pamaina account',
    factorsRemoved: 'Two-step sign-in turned off for your Pamaina account',
    codesGuessed: 'Someone is trying to get into your Pamaina account',
  },
  mail: {
    totpAdded: 'An authenticator app was added to the account “{{username}}” on {{time}}.',
    totpRemoved: 'The authenticator app was removed from the account “{{username}}” on {{time}}.',
    passkeyAdded: 'The passkey “{{name}}” was added to the account “{{username}}” on {{time}}.',
    passkeyRemoved: 'The passkey “{{name}}” was removed from the account “{{username}}” on {{time}}.',
    codesRenewed:
      'New recovery codes were created for the account “{{username}}” on {{time}}. The old ones no longer work.',
    recoveryCodeUsed_one:
      'A recovery code was used for the account “{{username}}” on {{time}}. {{count}} code is left.',
    recoveryCodeUsed_other:
      'A recovery code was used for the account “{{username}}” on {{time}}. {{count}} codes are left.',
    factorsRemoved:
      'Your manager set a new password for the account “{{username}}” on {{time}}. Two-step sign-in was turned off with it.',
    codesGuessed:
      'On {{time}}, there were 100 incorrect codes for the account “{{username}}” after the correct password. Codes are blocked on new devices for a day. Your passkeys, recovery codes and known devices still work.',
    notYou: 'If this wasn’t you, change your password now and check the security settings of your account.',
    guessed: 'If this wasn’t you, change your password now: someone knows it.',
  },
};

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
