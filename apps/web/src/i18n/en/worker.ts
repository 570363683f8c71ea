export default {
  noProject: {
    title: 'You are not in a team yet',
    text: 'Your manager adds you on the Employees page and creates your sign-in. You then sign in with the ID and the temporary password that you are given.',
  },
  home: {
    since: 'Since your last visit, {{time}}',
    hoursThisWeek: 'Hours this week',
    pending: 'Waiting for an answer',
    pendingWhere: 'Where your requests are answered',
    ownTime: '{{from}}–{{to}} by your own clock',
  },
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
    unknownDay: 'Not read on this device yet',
    unknownDays: 'Not read on this device yet, so you may have shifts then that are not shown: {{days}}.',
  },
  feed: {
    title: 'Shifts in my calendar',
    what: 'Google, Apple, Outlook and other calendars can show your published shifts and keep them up to date by themselves.',
    secret: 'Whoever knows this address can read your shifts, so keep it to yourself.',
    make: 'Make my calendar address',
    google: 'Add to Google Calendar',
    apple: 'Add to Apple Calendar',
    outlook: 'Add to Outlook',
    late: 'These services look for changes by themselves, some only every few hours. They must be able to reach this server from the internet.',
    address: 'Calendar address',
    copy: 'Copy the address',
    name: 'My shifts · {{project}}',
    renew: 'Change the address',
    renewTitle: 'Change the calendar address?',
    renewText:
      'The present address ends at once. Add the new one in every calendar that should go on showing your shifts.',
    renewed: 'New address made; the old one shows nothing any more',
    end: 'End the address',
    endTitle: 'End the calendar address?',
    endText:
      'Your shifts disappear from every calendar that shows them by this address. You can make a new one at any time.',
    ended: 'The calendar address has ended',
  },
  share: {
    week: 'Share this week as a picture',
    file: 'shifts',
    saved: 'Picture of the week saved',
    footer: '{{project}} · as of {{time}}',
  },
};
