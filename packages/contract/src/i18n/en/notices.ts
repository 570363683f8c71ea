/**
 * What people are told, in the bell, by email and on the lock screen, by kind and variant; `setting` is the kind in the
 * notification settings. Titles name nobody: locked screens show them.
 */
export default {
  note: 'Note: {{note}}',
  general: { title: 'Something has changed', text: 'Open Pamaina to see what is new.' },
  mail: {
    subject_one: '{{count}} new notification',
    subject_other: '{{count}} new notifications',
    more_one: 'And {{count}} more in Pamaina.',
    more_other: 'And {{count}} more in Pamaina.',
    confirm: 'Confirm that you have seen it',
    open: 'Open in Pamaina',
    yes: 'Yes, I’ll take it',
    no: 'No',
    why: 'You’re receiving this email because you’re part of {{project}}.',
    choose: 'Notification settings',
  },
  schedule_published: {
    setting: 'My schedule is published',
    first: {
      title: 'Your schedule is published',
      text_one: '{{month}}: {{count}} shift',
      text_other: '{{month}}: {{count}} shifts',
    },
    days: {
      title: 'Your schedule is published',
      text_one: '{{days}}: {{count}} shift',
      text_other: '{{days}}: {{count}} shifts',
    },
    amended: {
      title: 'Your published schedule has changed',
      text_one: '{{month}}: {{count}} change. Please confirm that you have seen it.',
      text_other: '{{month}}: {{count}} changes. Please confirm that you have seen them.',
    },
    unconfirmed: {
      title: 'Please confirm your schedule',
      text: '{{month}}, version {{version}}: confirm that you have seen it.',
    },
    again: {
      title: 'Your schedule was updated',
      text_one: '{{month}} was published again. You now have {{count}} shift.',
      text_other: '{{month}} was published again. You now have {{count}} shifts.',
    },
  },
  announcement: {
    setting: 'Something is announced',
    announced: { title: 'New announcement', text: '{{title}}. Confirm that you have seen it.' },
    changed: { title: 'An announcement was changed', text: '{{title}}. Read it and confirm again.' },
    unconfirmed: { title: 'Please confirm an announcement', text: '{{title}}. Confirm that you have seen it.' },
  },
  shift_changed: {
    setting: 'My shift changes',
    given: { title: 'You have a new shift', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    taken: {
      title: 'One of your shifts was reassigned',
      text: 'You no longer work on {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    opened: {
      title: 'One of your shifts is now open',
      text: 'You no longer work on {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    several: {
      title: 'Your shifts have changed',
      text_one: '{{count}} of your shifts has changed. The first is on {{day}}.',
      text_other: '{{count}} of your shifts have changed. The first is on {{day}}.',
    },
    cleared: {
      title: 'Your shifts were removed',
      text_one: '{{month}}: {{count}} published shift was removed.',
      text_other: '{{month}}: {{count}} published shifts were removed.',
    },
  },
  shift_soon: {
    setting: 'My shift starts soon',
    day: { title: 'You work on {{day}}', text: '{{start}}–{{end}}, {{role}}' },
    hours: { title: 'Your shift starts soon', text: '{{start}}–{{end}}, {{role}}' },
  },
  clock_forgotten: {
    setting: 'I forgot to clock out',
    end: {
      title: 'You haven’t clocked out',
      text: 'You clocked in on {{day}} at {{start}}. Clock out, or enter when you finished.',
    },
  },
  shift_open: {
    setting: 'A shift I can take becomes open',
    one: { title: 'An open shift you can claim', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    several: {
      title: 'Open shifts you can claim',
      text_one: 'You can claim {{count}} open shift. The first is on {{day}}.',
      text_other: 'You can claim {{count}} open shifts. The first is on {{day}}.',
    },
  },
  shift_asked: {
    setting: 'I’m asked to take a shift',
    you: {
      title: 'Can you take a shift?',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Answer by {{byDay}}, {{by_time}}.',
    },
    taken: { title: 'The shift has been taken', text: '{{day}}, {{start}}–{{end}}, {{role}}. Thank you.' },
    stopped: {
      title: 'Your answer is no longer needed',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Your schedule stays as it was.',
    },
  },
  swap_offered: {
    setting: 'A shift is offered to me',
    you: {
      title: 'A colleague offers you a shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Offered by: {{name}}.',
    },
    anyone: {
      title: 'A colleague offers a shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Offered by: {{name}}.',
    },
    exchange: {
      title: 'A colleague wants to exchange shifts with you',
      text: 'You would get {{day}}, {{start}}–{{end}}, {{role}}, and give {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}. Offered by: {{name}}.',
    },
    ring: {
      title: 'Your manager suggests a ring of swaps',
      text: 'You would get {{day}}, {{start}}–{{end}}, {{role}}, and give {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}. It happens if everyone in the ring agrees.',
    },
  },
  swap_answered: {
    setting: 'My shift offer or swap is decided',
    accepted: {
      title: 'Your shift offer was accepted',
      text: '{{day}}, {{start}}–{{end}}. Accepted by: {{name}}. Waiting for your manager’s approval.',
    },
    declined: { title: 'Your shift offer was declined', text: '{{day}}, {{start}}–{{end}}. Declined by: {{name}}.' },
    given: {
      title: 'Your swap was approved',
      text: 'You no longer work on {{day}}, {{start}}–{{end}}. Taken by: {{name}}.',
    },
    taken: { title: 'Your swap was approved', text: 'You have a new shift: {{day}}, {{start}}–{{end}}, {{role}}.' },
    rejected: { title: 'Your swap was rejected', text: '{{day}}, {{start}}–{{end}}. The schedule stays as it was.' },
    cancelled: { title: 'A shift offer was cancelled', text: '{{day}}, {{start}}–{{end}}. Cancelled by: {{name}}.' },
    ended: {
      title: 'A shift offer is no longer available',
      text: '{{day}}, {{start}}–{{end}}. Offered by: {{name}}. The schedule has changed.',
    },
    exchange_accepted: {
      title: 'Your exchange of shifts was accepted',
      text: '{{day}}, {{start}}–{{end}} for {{backDay}}, {{back_start}}–{{back_end}}. Accepted by: {{name}}. Waiting for your manager’s approval.',
    },
    exchange_declined: {
      title: 'Your exchange of shifts was declined',
      text: '{{day}}, {{start}}–{{end}} for {{backDay}}, {{back_start}}–{{back_end}}. Declined by: {{name}}.',
    },
    exchange_rejected: {
      title: 'Your exchange of shifts was rejected',
      text: '{{day}}, {{start}}–{{end}} for {{backDay}}, {{back_start}}–{{back_end}}. The schedule stays as it was.',
    },
    exchange_cancelled: {
      title: 'An exchange of shifts was cancelled',
      text: '{{day}}, {{start}}–{{end}} for {{backDay}}, {{back_start}}–{{back_end}}. Cancelled by: {{name}}.',
    },
    exchange_ended: {
      title: 'An exchange of shifts is no longer possible',
      text: '{{day}}, {{start}}–{{end}} for {{backDay}}, {{back_start}}–{{back_end}}. With: {{name}}. The schedule has changed.',
    },
    exchanged: {
      title: 'Your exchange of shifts was approved',
      text: 'You now work {{day}}, {{start}}–{{end}}, {{role}}. You no longer work {{backDay}}, {{back_start}}–{{back_end}}.',
    },
    ring_done: {
      title: 'The ring of swaps is done',
      text: 'You now work {{day}}, {{start}}–{{end}}, {{role}}. You no longer work {{backDay}}, {{back_start}}–{{back_end}}.',
    },
    ring_ended: {
      title: 'The ring of swaps won’t happen',
      text: 'No shifts were swapped: {{backDay}}, {{back_start}}–{{back_end}}. See the reason under “My offers”.',
    },
  },
  claim_answered: {
    setting: 'My claim is decided',
    approved: { title: 'Your claim was approved', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    rejected: { title: 'Your claim was rejected', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    lost: {
      title: 'The open shift went to a colleague',
      text: '{{day}}, {{start}}–{{end}}, {{role}}',
    },
    removed: { title: 'The open shift you claimed was removed', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
  },
  time_off_answered: {
    setting: 'My time off is decided',
    approved: { title: 'Your time off was approved', text: '{{days}}' },
    rejected: { title: 'Your time off was rejected', text: '{{days}}' },
    cancelled: { title: 'Your time off was cancelled', text: '{{days}}' },
    ended: { title: 'The end of your sick leave is set', text: '{{days}}' },
    entered: { title: 'Your manager recorded your absence', text: '{{days}}' },
    changed: { title: 'Your manager changed your absence', text: '{{days}}' },
    corrected: { title: 'Your manager corrected your leave balance', text: '{{days}}' },
    unavailable: { title: 'Your manager recorded that you’re unavailable', text: '{{days}}' },
    unavailable_weekly: { title: 'Your manager recorded that you’re unavailable every week', text: 'First: {{days}}' },
    overtime_approved: { title: 'Your overtime was turned into leave', text: '{{month}}: {{hours}} of leave' },
    overtime_rejected: { title: 'Your overtime will be paid', text: '{{month}}: your request for leave was rejected' },
    overtime_cancelled: { title: 'Your overtime will be paid after all', text: '{{month}}' },
  },
  request_answered: {
    setting: 'My request is decided',
    approved: { title: 'Your request was approved', text: '{{title}}' },
    rejected: { title: 'Your request was rejected', text: '{{title}}' },
  },
  swap_waiting: {
    setting: 'A swap needs my approval, or a ring of swaps is over',
    asked: {
      title: 'A swap needs your approval',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. From: {{from}}. To: {{name}}.',
    },
    exchange: {
      title: 'An exchange of shifts needs your approval',
      text: '{{day}}, {{start}}–{{end}}, {{role}}: {{name}} instead of {{from}}. {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}: {{from}} instead of {{name}}.',
    },
    ring: { title: 'A ring of swaps is done', text: 'The first shift that changed hands: {{day}}.' },
    no_ring: {
      title: 'A ring of swaps won’t happen',
      text: 'No shifts were swapped. The first shift of the ring: {{day}}.',
    },
  },
  claim_waiting: {
    setting: 'Someone claims an open shift',
    asked: {
      title: 'New claim for an open shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Claimed by: {{name}}.',
    },
  },
  ask_answered: {
    setting: 'Employees answer whether they take a shift',
    filled: { title: 'The shift is filled', text: '{{day}}, {{start}}–{{end}}, {{role}}. Taken by: {{name}}.' },
    waiting: {
      title: 'An employee said yes to a shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. {{name}} waits for your approval.',
    },
    unfilled: {
      title: 'No one took the shift',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Everyone who may take it was asked.',
    },
  },
  time_off_waiting: {
    setting: 'Someone requests time off',
    asked: { title: 'New time-off request', text: '{{name}}: {{days}}' },
    overtime: { title: 'New request: leave for overtime', text: '{{name}}: {{month}}, {{hours}} of leave' },
  },
  request_waiting: {
    setting: 'Someone sends a request',
    asked: { title: 'New request', text: '{{name}}: {{title}}' },
  },
  timesheet_disputed: {
    setting: 'An employee disputes their timesheet',
    asked: { title: 'An employee disputes their timesheet', text: '{{name}}: {{month}}' },
  },
  timesheet_answered: {
    setting: 'My manager replies about my timesheet',
    answered: { title: 'Your manager replied about your timesheet', text: '{{month}}' },
  },
  invitation_answered: {
    setting: 'A person I invited joins or declines',
    joined: { title: 'Your invitation was accepted', text: '{{name}} is now an employee and can be scheduled.' },
    declined: { title: 'Your invitation was declined', text: '{{name}} doesn’t join the team.' },
    asked: {
      title: 'A person wants to join your team',
      text: '{{name}} signed up with the link of your team. Approve or reject.',
    },
  },
  own_certificate_expiring: {
    setting: 'My certificate expires soon',
    own: { title: 'A certificate of yours expires soon', text: '{{certificate}}: {{day}}. Renew it in time.' },
  },
  calendar_rules_changed: {
    setting: 'The public holidays or clock changes of my country are set differently',
    added: {
      title: 'Another public holiday',
      text_one: 'The public holidays of your country have {{count}} more date: {{day}}. Norm hours and pay follow it.',
      text_other:
        'The public holidays of your country have {{count}} more dates, the first on {{day}}. Norm hours and pay follow them.',
    },
    removed: {
      title: 'A public holiday less',
      text_one: 'The public holidays of your country have {{count}} date less: {{day}}. Norm hours and pay follow it.',
      text_other:
        'The public holidays of your country have {{count}} dates less, the first on {{day}}. Norm hours and pay follow them.',
    },
    zone: {
      title: 'The clocks change differently',
      text_one:
        'In {{zone}} the clocks will change differently, so {{count}} future shift has another length: {{day}}. It begins and ends at the same local times.',
      text_other:
        'In {{zone}} the clocks will change differently, so {{count}} future shifts have another length, the first on {{day}}. They begin and end at the same local times.',
    },
  },
  certificate_expiring: {
    setting: 'An employee’s certificate expires soon',
    manager: { title: 'A certificate expires soon', text: '{{name}}, {{certificate}}: {{day}}' },
  },
  employment_ending: {
    setting: 'A probation or a fixed term ends soon',
    probation: { title: 'A probation ends soon', text: '{{name}}: {{day}}' },
    fixed_term: { title: 'A fixed-term contract ends soon', text: '{{name}}: {{day}}' },
  },
  billing: {
    setting: 'A payment fails or a project ends',
    refused: {
      title: 'A payment failed',
      text: 'The card provider couldn’t take the monthly payment and will try again in the next few days. You can keep using the project. To fix this, change the card.',
    },
    waiting: {
      title: 'Your project waits for a payment',
      text: 'The card is not charged any more: payments failed several times, or were paused. The project is read-only until it is paid, and nothing is deleted. Change the card to continue, or cancel the subscription.',
    },
    ending: {
      title: 'Your subscription is cancelled',
      text: 'The project is read-only until the end of the paid period and for 30 days after it. All its data will be permanently deleted on {{days}}. Until then you can download the data or resume the subscription.',
    },
    ended: {
      title: 'Your project has ended',
      text: 'The project is read-only, and you can download its data. Everything will be permanently deleted on {{days}} unless you renew before then.',
    },
    soon: {
      title: 'Project data will soon be deleted',
      text: 'All project data will be permanently deleted on {{days}}. This is the last reminder: download the data, or renew to keep it.',
    },
  },
};
