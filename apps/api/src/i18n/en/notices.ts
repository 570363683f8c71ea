/** What people are told, in the bell, by e-mail and on the lock screen. Titles name nobody: they stand on locked screens. */
export const notices = {
  note: 'Note: {{note}}',
  mail: {
    subject_one: '{{count}} new notification',
    subject_other: '{{count}} new notifications',
    more_one: 'And {{count}} more in Pamaina.',
    more_other: 'And {{count}} more in Pamaina.',
    open: 'Open in Pamaina',
    why: 'You get this message because you are in the team of {{project}}.',
    choose: 'Choose what is sent to you',
  },
  schedule_published: {
    first: {
      title: 'Your schedule is out',
      text_one: '{{month}}: {{count}} shift',
      text_other: '{{month}}: {{count}} shifts',
    },
    again: {
      title: 'Your schedule has new shifts',
      text_one: '{{month}} was published again. You have {{count}} shift now.',
      text_other: '{{month}} was published again. You have {{count}} shifts now.',
    },
  },
  shift_changed: {
    given: { title: 'You have a new shift', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    taken: {
      title: 'A shift of yours was given away',
      text: 'You do not work on {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    opened: {
      title: 'A shift of yours is open now',
      text: 'You do not work on {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    several: {
      title: 'Your shifts have changed',
      text_one: '{{count}} shift of yours has changed. The first is on {{day}}.',
      text_other: '{{count}} shifts of yours have changed. The first is on {{day}}.',
    },
    cleared: {
      title: 'Your shifts were removed',
      text_one: '{{month}}: {{count}} published shift was removed.',
      text_other: '{{month}}: {{count}} published shifts were removed.',
    },
  },
  shift_soon: {
    day: { title: 'You work on {{day}}', text: '{{start}}–{{end}}, {{role}}' },
    hours: { title: 'Your shift begins soon', text: '{{start}}–{{end}}, {{role}}' },
  },
  clock_forgotten: {
    end: {
      title: 'You have not clocked out',
      text: 'You clocked in on {{day}} at {{start}}. Clock out, or say when you finished.',
    },
  },
  shift_open: {
    one: { title: 'An open shift that you can take', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    several: {
      title: 'Open shifts that you can take',
      text_one: '{{count}} open shift fits you. The first is on {{day}}.',
      text_other: '{{count}} open shifts fit you. The first is on {{day}}.',
    },
  },
  swap_offered: {
    you: { title: 'A shift is offered to you', text: '{{day}}, {{start}}–{{end}}, {{role}}. Offered by: {{name}}.' },
    anyone: { title: 'A shift is offered', text: '{{day}}, {{start}}–{{end}}, {{role}}. Offered by: {{name}}.' },
  },
  swap_answered: {
    accepted: {
      title: 'Your shift offer was accepted',
      text: '{{day}}, {{start}}–{{end}}. Accepted by: {{name}}. Your manager decides next.',
    },
    declined: { title: 'Your shift offer was declined', text: '{{day}}, {{start}}–{{end}}. Declined by: {{name}}.' },
    given: {
      title: 'Your swap was approved',
      text: 'You do not work on {{day}}, {{start}}–{{end}}. The shift is taken by: {{name}}.',
    },
    taken: { title: 'Your swap was approved', text: 'You have a new shift: {{day}}, {{start}}–{{end}}, {{role}}.' },
    rejected: { title: 'Your swap was rejected', text: 'Nothing changes on {{day}}, {{start}}–{{end}}.' },
    cancelled: { title: 'A shift offer was withdrawn', text: '{{day}}, {{start}}–{{end}}. Withdrawn by: {{name}}.' },
    ended: {
      title: 'A shift offer no longer stands',
      text: '{{day}}, {{start}}–{{end}}. Offered by: {{name}}. The schedule has changed.',
    },
  },
  claim_answered: {
    approved: { title: 'The open shift is yours', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    rejected: { title: 'You did not get the open shift', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    lost: {
      title: 'The open shift went to a colleague',
      text: '{{day}}, {{start}}–{{end}}, {{role}}',
    },
    removed: { title: 'The open shift you asked for was removed', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
  },
  time_off_answered: {
    approved: { title: 'Your time off was approved', text: '{{days}}' },
    rejected: { title: 'Your time off was rejected', text: '{{days}}' },
    cancelled: { title: 'Your time off was cancelled', text: '{{days}}' },
    ended: { title: 'The end of your sick leave is set', text: '{{days}}' },
  },
  request_answered: {
    approved: { title: 'Your request was approved', text: '{{title}}' },
    rejected: { title: 'Your request was rejected', text: '{{title}}' },
  },
  swap_waiting: {
    asked: {
      title: 'A swap waits for your decision',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. From: {{from}}. To: {{name}}.',
    },
  },
  claim_waiting: {
    asked: {
      title: 'Somebody asks for an open shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Asked for by: {{name}}.',
    },
  },
  time_off_waiting: { asked: { title: 'A request for time off waits', text: '{{name}}: {{days}}' } },
  request_waiting: { asked: { title: 'A request waits for your answer', text: '{{name}}: {{title}}' } },
  billing: {
    refused: {
      title: 'A payment was refused',
      text: 'The card provider could not take the monthly payment and will try again in the coming days. The project can be used meanwhile. Another card settles it.',
    },
    ending: {
      title: 'The project ends',
      text: 'It can be read until the paid period is over and 30 days longer. Everything in it is erased on {{days}}. Until then you can download all of it as one file, or go on with the subscription.',
    },
    ended: {
      title: 'The project has ended',
      text: 'It can be read, and all of it downloaded as one file, until everything in it is erased on {{days}}. Whoever pays again before that day keeps it.',
    },
    soon: {
      title: 'The data of a project will soon be erased',
      text: 'Everything in the project is erased on {{days}}. This is the last reminder: download all of it as one file, or pay again to keep it.',
    },
  },
};
