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
      text: 'For example Morning, 07:00–15:30.',
      action: 'Add templates',
    },
    requirements: {
      title: 'Set how many people you need',
      text: 'A number for each shift, role and weekday. Single dates can differ.',
      action: 'Set requirements',
    },
    employees: {
      title: 'Add your team',
      text: 'A name and roles are enough. You can also paste or import a list.',
      action: 'Add employees',
    },
    holidays: {
      title: 'Choose when you’re closed',
      text: 'Public holidays are there already. Choose the ones when you’re closed.',
      action: 'Set closing days',
    },
    plan: {
      title: 'Generate your first schedule',
      text: 'Review it, change what you like, then publish.',
      action: 'Plan next month',
    },
  },
  earlier: {
    title: 'Have last month’s schedule?',
    text: 'Paste it, and most of these steps are done.',
    button: 'Begin with it',
  },
  sample: {
    title: 'Want to look around first?',
    text: 'Fill it with a made-up business. Delete later what you don’t need.',
    cafe: 'Café, 12 people',
    restaurant: 'Restaurant, 35 people',
    shop: 'Shop, 80 people',
    filled_one: 'Sample data added: {{count}} employee. Now generate a month.',
    filled_other: 'Sample data added: {{count}} employees. Now generate a month.',
    failed: 'Couldn’t add the sample data. Try again.',
  },
};
