export default {
  noProject: {
    title: 'You’re not on a team yet',
    text: 'Ask your manager to add you on the Employees page and create your login. Then sign in with the ID and temporary password they give you.',
  },
  home: {
    since: 'Since your last visit, {{time}}',
    hoursThisWeek: 'Hours this week',
    pending: 'Pending requests',
    pendingWhere: 'View pending requests',
    ownTime: '{{from}}–{{to}} in your time zone',
  },
  offline: {
    title: 'My shifts',
    asOf: 'You’re offline. Your schedule as of {{time}}.',
    checking: 'Your schedule as of {{time}}. Checking for updates...',
    ended:
      'You’re offline and your session has ended. These are your shifts as of {{time}}. Sign in again when you’re online.',
    tooOld:
      'You’re offline, and the shifts saved on this device are too old to rely on. Sign in again when you’re online, or ask your manager.',
    none: 'No upcoming shifts at that time.',
    signIn: 'Sign in',
    teamTitle: 'The team schedule isn’t available offline',
    teamText: 'Only your own shifts are saved on this device.',
    unknownDay: 'Not saved on this device',
    unknownDays: 'Some days aren’t saved on this device, so shifts may be missing: {{days}}.',
  },
  feed: {
    title: 'Shifts in my calendar app',
    what: 'Show your published shifts in Google, Apple, Outlook or another calendar. They update automatically.',
    secret: 'Anyone with this link can see your shifts, so keep it private.',
    make: 'Create calendar link',
    google: 'Add to Google Calendar',
    apple: 'Add to Apple Calendar',
    outlook: 'Add to Outlook',
    late: 'Calendar apps check for updates on their own schedule, some only every few hours. They must be able to reach this server from the internet.',
    address: 'Calendar link',
    copy: 'Copy link',
    name: 'My shifts · {{project}}',
    renew: 'Reset link',
    renewTitle: 'Reset calendar link?',
    renewText:
      'The current link stops working immediately. Add the new link to every calendar that should show your shifts.',
    renewed: 'New link created. The old link no longer works.',
    end: 'Turn off link',
    endTitle: 'Turn off calendar link?',
    endText:
      'Your shifts will disappear from every calendar that uses this link. You can create a new link at any time.',
    ended: 'Calendar link turned off',
  },
  share: {
    week: 'Share this week as an image',
    file: 'shifts',
    saved: 'Image of the week saved',
    footer: '{{project}} · as of {{time}}',
  },
};
