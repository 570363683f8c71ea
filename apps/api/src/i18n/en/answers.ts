/** What would fill an open need, by what must give way. */
export const answers = {
  free: '{{name}} could take it, and no rule is bent.',
  goal: '{{name}} could take it; only the balance of the month gets worse.',
  handed_on: 'No rule is bent if shifts are handed on.',
  bent: {
    'norm-hours': '{{hours}} h of overtime for {{name}} (written consent)',
    'weekly-hours': '{{hours}} h more than agreed for {{name}} in that week',
    'max-minutes': '{{hours}} h more than agreed for {{name}} in the month',
    'max-template-shifts': 'More {{template}} shifts than agreed for {{name}} (+{{number}})',
    'max-consecutive-days': 'More work days in a row than agreed for {{name}} (+{{number}})',
    'max-weekends': 'More weekends than agreed for {{name}} (+{{number}})',
    unavailable: '{{name}} works on {{date}}, although they said that they cannot',
    'time-off': '{{name}} works on {{date}} instead of having time off',
    role: 'Train {{name}} as {{role}}',
    'pair-apart': '{{name}} works on {{date}}, although {{first}} and {{second}} should not work at the same time',
    'pair-together':
      '{{name}} works the shift {{template}} on {{date}}, although {{first}} and {{second}} should work it together',
    'senior-present':
      '{{name}} works the shift {{template}} on {{date}}, although that place is kept for somebody experienced',
    consent: '{{name}} agrees to it in writing. {{detail}}',
    other: 'An exception for {{name}}. {{detail}}',
  },
  step: '{{date}}, {{template}}, {{role}}: {{from}} → {{to}}',
  step_own_hours: '{{date}}, {{role}}: {{from}} → {{to}}',
  nobody: 'open',
};
