/** Why a change breaks a rule, or why somebody cannot take a shift; by the engine's rule codes. */
export const rules = {
  role: 'Does not have the role: {{role}}.',
  unavailable: {
    time_off: 'Has time off from {{blockStart}} to {{blockEnd}}.',
    self: 'Cannot work from {{blockStart}} to {{blockEnd}}.',
  },
  'closed-day': 'The business is closed on this day.',
  overlap: 'Has another shift at the same time.',
  'one-shift-a-day': 'Has a shift on this day already; two shifts in a row are not allowed.',
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
    'Would have {{minutesHours}} h in the month; the norm is {{limitHours}} h, and more is overtime with written consent.',
  'min-minutes': 'Has {{minutesHours}} h in the month; at least {{limitHours}} h are agreed.',
  'meal-break':
    'The shift has {{minutesHours}} h of work and a break of {{breakMinutes}} min; after 5 h a break of at least 30 min is due.',
  'min-shifts': 'Shifts in this week: {{count}}; the goal is at least {{limit}}.',
  wishes: 'A wish for {{template}} is not kept.',
};
