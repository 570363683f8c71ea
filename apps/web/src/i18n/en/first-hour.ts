export default {
  title: 'To your first schedule',
  done: '{{done}} of {{all}} done',
  stepDone: 'Done',
  skip: 'Skip',
  skipOne: 'Skip: {{step}}',
  skipped: 'Skipped for now.',
  takeUp: 'Take up again',
  takeUpOne: 'Take up again: {{step}}',
  skipAll: 'I know my way, hide this',
  look: 'Look',
  steps: {
    templates: {
      title: 'Which shifts are there?',
      text: 'A name, a start and an end: “Morning, 07:00 to 15:30”.',
      action: 'Add templates',
    },
    requirements: {
      title: 'Roles, and how many people a day needs',
      text: 'For each shift, role and weekday a number. Single dates can differ.',
      action: 'Set requirements',
    },
    employees: {
      title: 'Who works here?',
      text: 'A name, an ID and the roles are enough. A list from a spreadsheet can be imported.',
      action: 'Add employees',
    },
    holidays: {
      title: 'Public holidays and days on which you are closed',
      text: 'The holidays of your country come with one press.',
      action: 'Import holidays',
    },
    plan: {
      title: 'The first plan',
      text: 'Let the month be planned, look at it, change what you like, publish.',
      action: 'Plan the next month',
    },
  },
  sample: {
    title: 'Would you rather look around first?',
    text: 'An example fills this project with made-up people, shifts and requirements. Nobody is written to; what you do not want you delete by hand.',
    cafe: 'Café, 12 people',
    restaurant: 'Restaurant, 35 people',
    shop: 'Shop, 80 people',
    filled_one: 'The example is in: {{count}} person. Now plan a month.',
    filled_other: 'The example is in: {{count}} people. Now plan a month.',
    failed: 'The example could not be filled in. Try again.',
  },
};
