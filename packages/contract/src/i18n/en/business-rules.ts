/** The rules of a business that numbers define: their names and findings by their code, their settings by field. */
export default {
  names: {
    'weekends-off': 'Weekends off',
    'split-days': 'Split days',
    'start-times': 'Maximum start times per week',
  },
  findings: {
    'weekends-off': 'Would work {{weekends}} of {{weeks}} weekends in a row; the limit is {{limit}}.',
    'split-days': 'Would work {{count}} split days in this week; the limit is {{limit}}, with two shifts each.',
    'start-times': 'Would start at {{count}} different times in this week; the limit is {{limit}}.',
  },
  settings: {
    weekends_off: {
      label: 'Weekends off',
      help: 'A weekend is off without a shift that starts on Saturday or Sunday',
      least: 'Weekends off, at least',
      in_weeks: 'In any so many weeks',
      value: 'At least {{least}} in any {{in_weeks}} weeks',
    },
    split_days: {
      label: 'Split days',
      help: 'Employees who agree can have two shifts on a day. Generated schedules do this only where a shift would otherwise stay open, or where it clearly makes the schedule better.',
      least_break: 'Break between the shifts, at least (h)',
      most_break: 'Break between the shifts, at most (h)',
      most_per_week: 'Split days per week, at most',
      value: '{{least_break}}–{{most_break}} h between the shifts, up to {{most_per_week}} per week',
    },
    start_times: {
      label: 'Limit of start times',
      help: 'How many different times an employee can start at from Monday to Sunday. Both shifts of a split day count.',
      most_per_week: 'Start times per week, at most',
      value: 'Up to {{most_per_week}} per week',
    },
  },
};
