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
