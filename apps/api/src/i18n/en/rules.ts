/** Why a change breaks a rule, or why somebody cannot take a shift; by the engine's rule codes. */
export const rules = {
  role: 'Does not have the role: {{role}}.',
  unavailable: {
    time_off: {
      day: 'Has time off on {{day}}.',
      hours: 'Has time off on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Has time off from {{blockStart}} to {{blockEnd}}.',
    },
    self: {
      day: 'Cannot work on {{day}}.',
      hours: 'Cannot work on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Cannot work from {{blockStart}} to {{blockEnd}}.',
    },
    ill: {
      day: 'Is ill on {{day}}.',
      hours: 'Is ill on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Is ill from {{blockStart}} to {{blockEnd}}.',
      open: 'Is ill since {{blockStart}}; the end is not known yet.',
    },
  },
  'closed-day': 'The business is closed on this day.',
  overlap: 'Has another shift at the same time.',
  'one-shift-a-day': 'Has a shift on this day already; nobody works two shifts a day.',
  'shift-length': 'The shift has {{minutesHours}} h of work; at most {{limitHours}} h are allowed in a day.',
  'minor-hours': 'Is under age: {{minutesHours}} h on this day; at most {{limitHours}} h are allowed.',
  'minor-night': 'Is under age: no work between {{nightFrom}} and {{nightTo}}.',
  'daily-rest': 'Only {{minutesHours}} h of rest between two shifts; at least {{limitHours}} h are needed.',
  'minor-rest':
    'Is under age: only {{minutesHours}} h of rest between two shifts; at least {{limitHours}} h are needed.',
  'long-shift-rest': 'Only {{minutesHours}} h of rest after a shift over 12 h; at least {{limitHours}} h are needed.',
  'forbidden-sequence': '{{next}} may not follow {{first}} on the next day.',
  'work-days': 'Would work {{days}} days out of 7 in a row; at most {{limit}} are allowed.',
  'weekly-rest': 'Would have no uninterrupted rest of {{limitHours}} h within 7 days in a row.',
  'weekly-hours': 'Would have {{minutesHours}} h in the week; at most {{limitHours}} h are agreed.',
  'minor-weekly-hours': 'Is under age: {{minutesHours}} h in the week; at most {{limitHours}} h are allowed.',
  'minor-free-days': 'Is under age: {{days}} days of work in the week; at most {{limit}} are allowed.',
  'summary-hours':
    'Would have {{minutesHours}} h within 7 days; at most {{limitHours}} h are allowed under summary recording.',
  'seven-day-hours': 'Would have {{minutesHours}} h within 7 days; at most {{limitHours}} h are allowed.',
  'max-template-shifts': 'Would have {{count}} shifts {{template}}; at most {{limit}} are agreed.',
  'max-consecutive-days': 'Would work {{days}} days in a row; at most {{limit}} are agreed.',
  'min-consecutive-days': 'Would work {{days}} days in a row; at least {{limit}} are agreed.',
  'min-consecutive-days-off': 'Would have {{days}} days off in a row; at least {{limit}} are agreed.',
  'max-weekends': 'Would work {{weekends}} weekends; at most {{limit}} are agreed.',
  'max-minutes': 'Would have {{minutesHours}} h in the month; at most {{limitHours}} h are agreed.',
  'norm-hours':
    'Would have {{minutesHours}} h in the month; at most {{limitHours}} h without further written consent to overtime.',
  'min-minutes': 'Has {{minutesHours}} h in the month; at least {{limitHours}} h are agreed.',
  'meal-break':
    'The shift has {{minutesHours}} h of work and a break of {{breakMinutes}} min; after {{overHours}} h a break of at least {{limit}} min is due.',
  'longest-break': 'The break lasts {{minutesHours}} h; longer than {{limitHours}} h makes it a split day.',
  'minor-alcohol': 'Is under age: no work connected with alcohol in the role {{role}}.',
  'minor-break':
    'Is under age: {{minutesHours}} h of work and a break of {{breakMinutes}} min; after 4.5 h a break of at least {{limit}} min is due.',
  'minor-overtime':
    'Is under age: {{minutesHours}} h in the month; the norm up to its end leaves {{limitHours}} h, and overtime is not allowed.',
  'holiday-consent': 'Works on a public holiday only with written consent.',
  'rest-day-consent': 'Works on Sunday only with written consent.',
  'night-consent': 'Works at night only with written consent; the shift has {{minutesHours}} h of night.',
  'weekly-overtime':
    'Would have {{minutesHours}} h in the week; at most {{limitHours}} h without further written consent to overtime.',
  'most-weekly-overtime':
    'Would have {{minutesHours}} h in the week; at most {{limitHours}} h are allowed, overtime included.',
  'yearly-overtime':
    'Would have {{minutesHours}} h in the month; with the overtime left for this year at most {{limitHours}} h are allowed.',
  'average-hours':
    'Would have {{minutesHours}} h in the month; at most {{limitHours}} h keep the average of 48 h a week.',
  'night-average':
    'Night shifts last {{minutesHours}} h on average over three months; the average should be at most {{limitHours}} h.',
  'even-rotation': 'All shifts of the month ({{count}}) are at the same end of the day; shifts should rotate evenly.',
  'closing-before-opening': 'Whoever closes may not open the next day.',
  'max-weekly-shifts': 'Would have {{count}} shifts in the week; at most {{limit}} are agreed.',
  'max-weekly-template-shifts': 'Would have {{count}} shifts {{template}} in the week; at most {{limit}} are agreed.',
  'max-consecutive-days-off': 'Has {{days}} days off in a row; at most {{limit}} are agreed.',
  'max-shifts': 'Would have {{count}} shifts in the month; at most {{limit}} are agreed.',
  'max-accounting-shifts':
    'Would have {{count}} shifts in the month; at most {{limit}} are left in the accounting period.',
  'max-accounting-minutes':
    'Would have {{minutesHours}} h in the month; at most {{limitHours}} h are left in the accounting period.',
  'min-weekly-minutes': 'Has {{minutesHours}} h in the week; at least {{limitHours}} h are agreed.',
  'least-shifts': 'Shifts in the month: {{count}}; at least {{limit}} are agreed.',
  'least-accounting-shifts':
    'Shifts in the month: {{count}}; at least {{limit}} are still due in the accounting period.',
  'least-accounting-minutes':
    'Has {{minutesHours}} h in the month; at least {{limitHours}} h are still due in the accounting period.',
  'pair-apart': '{{first}} and {{second}} may not work at the same time.',
  'pair-together': '{{first}} and {{second}} work the shift {{template}} together or not at all.',
  'senior-present':
    'Places in the shift {{template}} for people who are not senior: {{places}}; there would be {{count}}.',
  'min-shifts': 'Shifts in this week: {{count}}; the goal is at least {{limit}}.',
  wishes: { off: 'Would rather not work on this day.', on: 'Would like to work {{template}} on this day.' },
};
