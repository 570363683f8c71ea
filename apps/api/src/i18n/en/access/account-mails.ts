/** Emails to an account: links that work once, and notices of what changed. */
export const accountMails = {
  reset_password: {
    subject: 'Choose a new password for Pamaina',
    text: 'Someone asked for a new password for the username {{username}}. Choose it with the link below, which works once and for {{minutes}} minutes. All devices will then be logged out.\n\nIf it wasn’t you, do nothing: your password stays as it is.',
    link: 'Choose a new password',
  },
  verify_email: {
    subject: 'Confirm your email address for Pamaina',
    text: 'This address was entered for the username {{username}}. Confirm it with the link below, so that you can choose a new password if you forget yours. The link works for {{days}} days.\n\nIf it wasn’t you, do nothing.',
    link: 'Confirm the address',
  },
  invitation: {
    subject: '{{project}}: your schedule in Pamaina',
    text: '{{project}} plans its shifts in Pamaina. Choose your password with the link below to see yours. The link works once and for {{invitationDays}} days. Your username is {{username}}.\n\nIf you don’t work there, do nothing.',
    link: 'Choose a password',
  },
  password_changed: {
    subject: 'Your Pamaina password was changed',
    text: 'The password of the username {{username}} was changed, and all other devices were logged out.\n\nIf it wasn’t you, choose a new password right away.',
    link: 'I forgot my password',
  },
  email_changed: {
    subject: 'Your email address for Pamaina was changed',
    text: 'The email address of the username {{username}} was changed. New messages go to the new address.\n\nIf it wasn’t you, choose a new password right away.',
    link: 'I forgot my password',
  },
  new_device: {
    subject: 'New sign-in to Pamaina',
    text: 'The username {{username}} signed in on a device that wasn’t used before: {{device}}.\n\nIf it wasn’t you, choose a new password and log out that device in your settings.',
    link: 'I forgot my password',
  },
};
