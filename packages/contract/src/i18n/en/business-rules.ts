/** The rules of a business that numbers define: their names and findings by their code, their settings by field. */
export default {
  names: {
    'weekends-off': 'Weekends off',
  },
  findings: {
    'weekends-off': 'Would work {{weekends}} of {{weeks}} weekends in a row; the limit is {{limit}}.',
  },
  settings: {
    weekends_off: {
      label: 'Weekends off',
      help: 'A weekend is off without a shift that starts on Saturday or Sunday',
      least: 'Weekends off, at least',
      in_weeks: 'In any so many weeks',
      value: 'At least {{least}} in any {{in_weeks}} weeks',
    },
  },
};
