/** Whom to hire or train, and how much it helps. */
export const advice = {
  full: 'One more employee: {{role}}, full time',
  half: 'One more employee: {{role}}, half time',
  weekend: 'One more employee: {{role}}, weekends only',
  train: '{{name}}: also {{role}}',
  at_most_one: '{{what}}: at most {{count}} more shift.',
  at_most_other: '{{what}}: at most {{count}} more shifts.',
  tried_one: '{{what}}: at most {{count}} more shift; {{verified}} in the schedule that was tried.',
  tried_other: '{{what}}: at most {{count}} more shifts; {{verified}} in the schedule that was tried.',
  exactly_one: '{{what}}: {{count}} more shift. This is proved.',
  exactly_other: '{{what}}: {{count}} more shifts. This is proved.',
  rule: {
    at_most_one: 'Without this rule at most {{count}} more shift can be filled.',
    at_most_other: 'Without this rule at most {{count}} more shifts can be filled.',
    tried_one:
      'Without this rule at most {{count}} more shift can be filled; {{verified}} in the schedule that was tried.',
    tried_other:
      'Without this rule at most {{count}} more shifts can be filled; {{verified}} in the schedule that was tried.',
    exactly_one: 'Without this rule {{count}} more shift can be filled. This is proved.',
    exactly_other: 'Without this rule {{count}} more shifts can be filled. This is proved.',
    none: 'No more shifts can be filled without this rule. This is proved.',
    unknown: 'How many more shifts could be filled without this rule is not known.',
  },
  leave: {
    free: 'Free. No more shifts have to stay open.',
    exactly_one: '{{count}} more shift stays open, whatever you do.',
    exactly_other: '{{count}} more shifts stay open, whatever you do.',
    at_least_one: 'At least {{count}} more shift stays open.',
    at_least_other: 'At least {{count}} more shifts stay open.',
    at_most_one: 'At most {{count}} more shift stays open, perhaps none.',
    at_most_other: 'At most {{count}} more shifts stay open, perhaps none.',
    between_one: 'At least {{least}} and at most {{count}} more shift stays open.',
    between_other: 'At least {{least}} and at most {{count}} more shifts stay open.',
    unknown: 'Not proved in the time there was.',
  },
  none: '{{what}}: no more shifts can be filled.',
  unknown: '{{what}}: how many more shifts could be filled is not known.',
};
