import businessRules from '@pamaina/contract/i18n/en/business-rules.ts';

/** Why a change breaks a rule, or why somebody cannot take a shift; by the engine's rule codes. */
export const rules = {
  ...businessRules.findings,
  /** For an employee, of a colleague. */
  other: 'A rule stops the other employee.',
  budget: 'Above the budget of {{from}} to {{to}}.',
  role: 'Does not have the role: {{role}}.',
  unavailable: {
    time_off: {
      day: 'Has time off on {{day}}.',
      hours: 'Has time off on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Has time off from {{blockStart}} to {{blockEnd}}.',
    },
    self: {
      day: 'Unavailable on {{day}}.',
      hours: 'Unavailable on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Unavailable from {{blockStart}} to {{blockEnd}}.',
    },
    ill: {
      day: 'Is ill on {{day}}.',
      hours: 'Is ill on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Is ill from {{blockStart}} to {{blockEnd}}.',
      open: 'Is ill since {{blockStart}}; the end is not known yet.',
    },
    /** For readers who may not know why. */
    absent: {
      day: 'Is absent on {{day}}.',
      hours: 'Is absent on {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Is absent from {{blockStart}} to {{blockEnd}}.',
      open: 'Is absent since {{blockStart}}.',
    },
  },
  'closed-day': 'Closed on this day.',
  'not-employed': {
    starts: 'Not employed yet; the first day is {{day}}.',
    left: 'Not employed any more; the last day was {{day}}.',
    never: 'Not employed on this day.',
  },
  certificate: {
    none: 'Doesn’t have the certificate “{{certificate}}”.',
    expired: 'The certificate “{{certificate}}” expires on {{day}}.',
    later: 'The certificate “{{certificate}}” is valid from {{day}} only.',
  },
  overlap: 'Has another shift at the same time.',
  'one-shift-a-day': 'Already has a shift on this day; the maximum is one.',
  'split-break':
    '{{minutesHours}} h between the two shifts of the day; it must be from {{leastHours}} to {{mostHours}} h.',
  'split-length': '{{minutesHours}} h of work on this day; the maximum is {{limitHours}} h.',
  'shift-length': '{{minutesHours}} h of work in this shift; the daily maximum is {{limitHours}} h.',
  'minor-hours': 'Under 18: {{minutesHours}} h on this day; the maximum is {{limitHours}} h.',
  'minor-night': 'Under 18: no work between {{nightFrom}} and {{nightTo}}.',
  'daily-rest': 'Only {{minutesHours}} h of rest between two shifts; the minimum is {{limitHours}} h.',
  'minor-rest': 'Under 18: only {{minutesHours}} h of rest between two shifts; the minimum is {{limitHours}} h.',
  'long-shift-rest': 'Only {{minutesHours}} h of rest after a shift over 12 h; the minimum is {{limitHours}} h.',
  'forbidden-sequence': '{{next}} can’t follow {{first}} on the next day.',
  'forbidden-pattern': 'Would work {{pattern}} on consecutive days, which isn’t allowed.',
  'max-template-days': 'Too many days in a row with the {{template}} shift; the maximum is {{limit}}.',
  'min-template-days': 'Days in a row with the {{template}} shift: {{days}}; the minimum is {{limit}}.',
  'work-days': 'Would work {{days}} days within 7 days; the maximum is {{limit}}.',
  'weekly-rest': 'Would have no uninterrupted rest of {{limitHours}} h within 7 days.',
  'made-up-rest':
    'A rest of less than {{limitHours}} h isn’t made up for by longer ones that begin within {{withinHours}} h of it.',
  'average-rest': 'Weekly rest would average {{minutesHours}} h; the minimum average is {{limitHours}} h.',
  'weekly-hours': 'Would have {{minutesHours}} h in the week; the limit is {{limitHours}} h.',
  'minor-weekly-hours': 'Under 18: {{minutesHours}} h in the week; the maximum is {{limitHours}} h.',
  'minor-free-days': 'Under 18: {{days}} days of work in the week; the maximum is {{limit}}.',
  'summary-hours': 'Would have {{minutesHours}} h within 7 days; the maximum is {{limitHours}} h with averaged hours.',
  'seven-day-hours': 'Would have {{minutesHours}} h within 7 days; the maximum is {{limitHours}} h.',
  'max-template-shifts': 'Would have {{count}} {{template}} shifts; the limit is {{limit}}.',
  'max-consecutive-days': 'Would work {{days}} days in a row; the limit is {{limit}}.',
  'min-consecutive-days': 'Would work only {{days}} days in a row; the minimum is {{limit}}.',
  'min-consecutive-days-off': 'Would have only {{days}} days off in a row; the minimum is {{limit}}.',
  'max-weekends': 'Would work {{weekends}} weekends; the limit is {{limit}}.',
  'max-consecutive-weekends': 'Would work {{weekends}} weekends in a row; the limit is {{limit}}.',
  'max-minutes': 'Would have {{minutesHours}} h in the month; the limit is {{limitHours}} h.',
  'norm-hours':
    'Would have {{minutesHours}} h in the month; more than {{limitHours}} h needs further written consent to overtime.',
  'min-minutes': 'Has {{minutesHours}} h in the month; the minimum is {{limitHours}} h.',
  'meal-break':
    '{{minutesHours}} h of work with a {{breakMinutes}} min break; over {{overHours}} h, a break of at least {{limit}} min is required.',
  'longest-break': 'The break is {{minutesHours}} h; over {{limitHours}} h makes it a split day.',
  'minor-alcohol': 'Under 18: no work with alcohol in the role {{role}}.',
  'minor-break':
    'Under 18: {{minutesHours}} h of work with a {{breakMinutes}} min break; over 4.5 h, a break of at least {{limit}} min is required.',
  'minor-overtime':
    'Under 18: {{minutesHours}} h in the month; only {{limitHours}} norm hours are left, and overtime is not allowed.',
  'holiday-consent': 'Needs written consent to work on a public holiday.',
  'rest-day-consent': 'Needs written consent to work on a rest day.',
  'eve-consent':
    'Before a public holiday, the shift must be 1 h shorter; otherwise the hour is overtime and needs written consent.',
  'night-consent': 'Needs written consent to work at night; the shift has {{minutesHours}} h of night work.',
  'weekly-overtime':
    'Would have {{minutesHours}} h within 7 days; more than {{limitHours}} h needs further written consent to overtime.',
  'most-weekly-overtime':
    'Would have {{minutesHours}} h within 7 days; the maximum including overtime is {{limitHours}} h.',
  'yearly-overtime':
    'Would have {{minutesHours}} h in the month; with the overtime left for this year, the maximum is {{limitHours}} h.',
  'average-hours':
    'Would have {{minutesHours}} h in the month; the maximum for an average of 48 h per week is {{limitHours}} h.',
  'night-average':
    'With night work, shifts average {{minutesHours}} h over three months; the maximum average is {{limitHours}} h.',
  'even-rotation': 'All {{count}} shifts of the month are early or all are late; shifts should rotate evenly.',
  'closing-before-opening': 'Can’t open the day after closing.',
  'max-weekly-shifts': 'Would have {{count}} shifts in the week; the limit is {{limit}}.',
  'max-weekly-template-shifts': 'Would have {{count}} {{template}} shifts in the week; the limit is {{limit}}.',
  'max-consecutive-days-off': 'Has {{days}} days off in a row; the limit is {{limit}}.',
  'max-shifts': 'Would have {{count}} shifts in the month; the limit is {{limit}}.',
  'max-accounting-shifts':
    'Would have {{count}} shifts in the month; only {{limit}} are left in the accounting period.',
  'max-accounting-minutes':
    'Would have {{minutesHours}} h in the month; only {{limitHours}} h are left in the accounting period.',
  'min-weekly-minutes': 'Has {{minutesHours}} h in the week; the minimum is {{limitHours}} h.',
  'least-shifts': 'Shifts in the month: {{count}}; the minimum is {{limit}}.',
  'least-accounting-shifts':
    'Shifts in the month: {{count}}; at least {{limit}} are still needed in the accounting period.',
  'least-accounting-minutes':
    'Has {{minutesHours}} h in the month; at least {{limitHours}} h are still needed in the accounting period.',
  'pair-apart': '{{first}} and {{second}} can’t work at the same time.',
  'pair-together': '{{first}} and {{second}} must work the {{template}} shift together or not at all.',
  'senior-present':
    'Employees not marked as experienced on the {{template}} shift: {{count}}; the maximum is {{places}}.',
  'min-shifts': 'Shifts this week: {{count}}; the goal is at least {{limit}}.',
  'on-call-overlap': 'Is on call at home at the same time.',
  'on-call-consent': 'Needs written consent to be on call.',
  'home-on-call-minor': 'Under 18: no on-call time at home.',
  'home-on-call-week':
    'Would be on call at home in more than one week of four: within {{limit}} days, all of it must be within {{days}} consecutive days.',
  wishes: { off: 'Prefers not to work on this day.', on: 'Prefers to work {{template}} on this day.' },
};
