/** Ways to fill an open need, by what has to give way. */
export const explanations = {
  free: '{{name}} can take it without breaking a rule.',
  goal: '{{name}} can take it, but the month becomes less balanced.',
  handed_on: 'No rule is broken if other shifts are reassigned.',
  bent: {
    'norm-hours': '{{hours}} h of overtime for {{name}} (needs written consent)',
    'weekly-hours': '{{hours}} h over the weekly limit for {{name}}',
    'max-minutes': '{{hours}} h over the monthly limit for {{name}}',
    'max-template-shifts': 'More {{template}} shifts than the limit for {{name}} (+{{number}})',
    'max-consecutive-days': 'More days in a row than the limit for {{name}} (+{{number}})',
    'max-weekends': 'More weekends than the limit for {{name}} (+{{number}})',
    unavailable: '{{name}} works on {{date}} although they are unavailable',
    'time-off': '{{name}} works on {{date}} instead of taking time off',
    role: 'Train {{name}} as {{role}}',
    'pair-apart': '{{name}} works on {{date}}, although {{first}} and {{second}} should work apart',
    'pair-together':
      '{{name}} works the {{template}} shift on {{date}}, although {{first}} and {{second}} should work it together',
    'senior-present': '{{name}} works the {{template}} shift on {{date}}, although it needs an experienced employee',
    consent: '{{name}} gives written consent. {{detail}}',
    other: 'An exception for {{name}}. {{detail}}',
  },
  step: '{{date}}, {{template}}, {{role}}: {{from}} → {{to}}',
  step_own_hours: '{{date}}, {{role}}: {{from}} → {{to}}',
  nobody: 'open',
};
