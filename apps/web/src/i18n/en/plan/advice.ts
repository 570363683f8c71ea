export default {
  title: 'Whom to hire, whom to train',
  about:
    'How many more shifts of this month can be filled with one more employee, or with one more role for an employee. “At most” is proved: no schedule fills more. The three best are also tried in a schedule.',
  ask: { hire: 'Calculate whom to hire', train: 'Calculate whom to train' },
  working: 'Calculating. This takes up to 10 seconds.',
  cost: 'All shifts of this employee in that schedule cost {{cost}}.',
  asOf: 'With the data of {{when}}.',
  try: 'Try it',
  tryOf: 'Try it: {{what}}',
  nobody: {
    hire: 'No more employees are needed: all shifts that this month requires can be filled, or it requires none.',
    train:
      'No training is needed: all shifts that this month requires can be filled, it requires none, or everyone already has all roles.',
  },
  vain: 'None of the cases that were calculated would fill more shifts. This is proved for each of them.',
};
