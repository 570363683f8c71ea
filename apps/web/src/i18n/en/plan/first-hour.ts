export default {
  title: 'Set up your first schedule',
  done: '{{done}} of {{all}} done',
  stepDone: 'Done',
  skip: 'Skip',
  skipOne: 'Skip: {{step}}',
  skipped: 'Skipped for now.',
  takeUp: 'Resume',
  takeUpOne: 'Resume: {{step}}',
  skipAll: 'Hide setup guide',
  look: 'View',
  steps: {
    templates: {
      title: 'Add your shifts',
      text: 'A name, a start time and an end time, for example Morning, 07:00–15:30.',
      action: 'Add templates',
    },
    requirements: {
      title: 'Set how many people you need',
      text: 'Enter a number for each shift, role and weekday. You can change single dates.',
      action: 'Set requirements',
    },
    employees: {
      title: 'Add your team',
      text: 'You only need a name, an ID and roles. You can also import a CSV file.',
      action: 'Add employees',
    },
    holidays: {
      title: 'Choose when you’re closed',
      text: 'Public holidays are added automatically. Choose the ones when you’re closed.',
      action: 'Set closing days',
    },
    plan: {
      title: 'Generate your first schedule',
      text: 'Generate the month, review it, change what you like, then publish.',
      action: 'Plan next month',
    },
  },
  earlier: {
    title: 'Have last month’s schedule?',
    text: 'Paste it: people, templates, requirements and past shifts come out of it in a minute.',
    button: 'Begin with it',
  },
  sample: {
    title: 'Want to look around first?',
    text: 'Fill this project with a made-up business. No one is notified; later delete what you don’t need.',
    cafe: 'Café, 12 people',
    restaurant: 'Restaurant, 35 people',
    shop: 'Shop, 80 people',
    filled_one: 'Sample data added: {{count}} employee. Now generate a month.',
    filled_other: 'Sample data added: {{count}} employees. Now generate a month.',
    failed: 'Couldn’t add the sample data. Try again.',
  },
};
