export default {
  title: 'What would help',
  about:
    'How many more shifts of this month can be filled with one more employee, with one more role for an employee, or without a rule of your own; and what stays open while someone is away. “At most” is proved: no schedule fills more. Rules of law are never dropped.',
  ask: {
    hire: 'Calculate whom to hire',
    train: 'Calculate whom to train',
    rule: 'Calculate which rule keeps shifts open',
    leave: 'Compare weeks',
  },
  who: 'Who wants to be away?',
  week: '{{from}} – {{to}}',
  working: 'Calculating. This takes up to 10 seconds.',
  cost: 'All shifts of this employee in that schedule cost {{cost}}.',
  asOf: 'With the data of {{when}}.',
  try: 'Try it',
  tryOf: 'Try it: {{what}}',
  nobody: {
    hire: 'No more employees are needed: all shifts that this month requires can be filled, or it requires none.',
    train:
      'No training is needed: all shifts that this month requires can be filled, it requires none, or everyone already has all roles.',
    rule: 'No rule that can be dropped keeps a shift open: all that this month requires can be filled, or you have set no such rule.',
    leave: 'This month has no days left to plan.',
  },
  vainRules:
    'Dropping any one of your own rules alone fills no more shifts. This is proved for each of them. Dropping two together might.',
  vainOtherRules:
    'Dropping any one of your other rules alone fills no more shifts. This is proved for each of them. Dropping two together might.',
  vain: 'None of the cases that were calculated would fill more shifts. This is proved for each of them.',
};
