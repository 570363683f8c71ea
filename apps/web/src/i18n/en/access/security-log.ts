export default {
  title: 'Security log',
  description:
    'Sign-ins and changes of passwords, second steps and email addresses in this project. Kept for 180 days.',
  line: '{{who}}: {{what}}',
  by: 'by {{by}}',
  kinds: {
    signed_in: 'signed in',
    sign_in_failed: 'entered a wrong password',
    password_changed: 'changed the password',
    password_reset: 'chose a new password with a link or code',
    email_changed: 'changed the email address',
    email_verified: 'confirmed the email address',
    sessions_ended: 'logged out a device',
    refresh_reused: 'was logged out: a copy of the session was used',
    code_created: 'got a sign-in code',
    factor_added: 'added a second sign-in step',
    factor_removed: 'no longer has a second sign-in step that was set up',
    recovery_codes_renewed: 'renewed the recovery codes',
    recovery_code_used: 'used a recovery code',
    codes_guessed: 'had a hundred wrong codes entered within a day',
  },
};
