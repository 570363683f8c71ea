export default {
  offline: {
    title: 'My shifts',
    asOf: 'No connection. Your schedule as of {{time}}.',
    checking: 'Your schedule as of {{time}}, looking for changes.',
    ended:
      'No connection, and your session has ended. These are your shifts as of {{time}}. Sign in again once you are online.',
    tooOld:
      'No connection, and what this device knows of your shifts is too old to rely on. Sign in again once you are online, or ask your manager.',
    none: 'No coming shifts were known then.',
    signIn: 'Sign in',
    teamTitle: 'The team’s schedule needs a connection',
    teamText: 'Only your own shifts are kept on this device.',
  },
};
