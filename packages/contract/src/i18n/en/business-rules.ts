/**
 * The rules of a business that numbers define: what they say where they are broken, by code, and their settings, by
 * field. A rule's name is in the web app's texts of the schedule.
 */
export default {
  findings: {
    'weekends-off': 'Would work {{weekends}} of {{weeks}} weekends in a row; the limit is {{limit}}.',
    'complete-weekends': 'Would work on only one day of the weekend.',
    'same-weekend-shift': 'Would work different shifts on Saturday and Sunday.',
    'rest-after-nights':
      'Only {{minutesHours}} h of rest after {{nights}} or more nights in a row; the minimum is {{limitHours}} h.',
    'split-days': 'Would work {{count}} split days in this week; the limit is {{limit}}, with two shifts each.',
    'start-times': 'Would start at {{count}} different times in this week; the limit is {{limit}}.',
  },
  settings: {
    weekends_off: {
      help: 'A weekend is off without a shift that starts on Saturday or Sunday',
      least: 'Weekends off, at least',
      in_weeks: 'In any so many weeks',
      value: 'At least {{least}} in any {{in_weeks}} weeks',
    },
    complete_weekends: {
      help: 'Employees work on both Saturday and Sunday, or are off on both. Weekends don’t count if one of the days is closed, or if the employee is away or not employed on it.',
      value: 'On both days or on neither',
    },
    same_weekend_shift: {
      help: 'Anyone who works on Saturday and Sunday has the same template on both',
      value: 'The same template',
    },
    rest_after_nights: {
      help: 'Nights are in a row if they start on consecutive days with no other shift between them',
      nights: 'After so many nights in a row or more',
      hours: 'Rest until the next shift, at least (h)',
      value: 'At least {{hours}} h after {{nights}} or more',
    },
    split_days: {
      help: 'Employees who agree can have two shifts on a day. Generated schedules do this only where a shift would otherwise stay open, or where it clearly makes the schedule better.',
      least_break: 'Break between the shifts, at least (h)',
      most_break: 'Break between the shifts, at most (h)',
      most_per_week: 'Split days per week, at most',
      value: '{{least_break}}–{{most_break}} h between the shifts, up to {{most_per_week}} per week',
    },
    start_times: {
      help: 'How many different times an employee can start at from Monday to Sunday. Both shifts of a split day count.',
      most_per_week: 'Start times per week, at most',
      value: 'Up to {{most_per_week}} per week',
    },
  },
};
