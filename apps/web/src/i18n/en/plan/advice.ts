export default {
  title: 'What would help',
  about:
    'How many more shifts of this month can be filled with one more employee, with one more role for an employee, or without a business rule; and in which weeks of a year someone can be away: what stays open meanwhile, and what others cost more, without pay for the leave itself. “At most” is proved: no schedule fills more. Rules of law are never dropped.',
  ask: {
    hire: 'Calculate whom to hire',
    train: 'Calculate whom to train',
    rule: 'Calculate which rule keeps shifts open',
    leave: 'Compare the weeks of a year',
  },
  who: 'Who wants to be away?',
  working: 'Calculating. This takes up to 10 seconds.',
  cost: 'All shifts of this employee in that schedule cost {{cost}}.',
  asOf: 'With the data of {{when}}.',
  try: 'Try it',
  tryOf: 'Try it: {{what}}',
  leave: {
    running: 'Comparing weeks: {{done}} of {{of}} months. Each takes up to 10 seconds.',
    stopped: 'Stopped after {{done}} of {{of}} months.',
    failed: 'Couldn’t compare the rest. Try again.',
    stop: 'Stop',
    again: 'Compare again',
    free_one: '{{count}} week is free: as many shifts can be filled.',
    free_other: '{{count}} weeks are free: as many shifts can be filled.',
    freeSoFar_one: '{{count}} week is free so far: as many shifts can be filled.',
    freeSoFar_other: '{{count}} weeks are free so far: as many shifts can be filled.',
    cut: 'A week of two months is in both, because each month is scheduled by itself.',
    cost: {
      none: 'Others cost no more.',
      more: 'Others cost {{cost}} more.',
      less: 'Others cost {{cost}} less.',
      atMost: 'Others cost at most {{most}} more.',
      between: 'Others cost {{least}} to {{most}} more.',
    },
  },
  nobody: {
    hire: 'No more employees are needed: all shifts that this month requires can be filled, or it requires none.',
    train:
      'No training is needed: all shifts that this month requires can be filled, it requires none, or everyone already has all roles.',
    rule: 'No rule that can be dropped keeps a shift open: all that this month requires can be filled, or you have set no such rule.',
  },
  vainRules:
    'Dropping any one business rule alone fills no more shifts. This is proved for each of them. Dropping two together might.',
  vainOtherRules:
    'Dropping any one of the other business rules alone fills no more shifts. This is proved for each of them. Dropping two together might.',
  vain: 'None of the cases that were calculated would fill more shifts. This is proved for each of them.',
};
