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
  none: '{{what}}: no more shifts can be filled.',
  unknown: '{{what}}: how many more shifts could be filled is not known.',
};
