export default {
  security: 'Security',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Other devices have been logged out.',
  passwordHelp: 'At least 6 characters',
  firstPassword: {
    title: 'Choose your own password',
    text: 'You signed in with a temporary password. Choose a new one to continue.',
    current: 'Temporary password',
  },
};
