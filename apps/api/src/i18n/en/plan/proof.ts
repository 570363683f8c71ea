/** The meaning of the proven bound for the manager: the verdict, then one sentence for each shortage. */
export const proof = {
  nothing_needed: 'No shifts are needed in this period.',
  all_filled: 'All {{needed}} shifts are filled.',
  best_possible: '{{filled}} of {{needed}} filled. No schedule can fill more.',
  can_improve: '{{filled}} of {{needed}} filled. Up to {{fillable}} are possible.',
  on: 'On {{from}}',
  from_to: 'From {{from}} to {{to}}',
  certificate: {
    'nobody-qualified': '{{when}}, no one can work as {{roles}}: {{missing_shifts}}.',
    'nobody-free': '{{when}}, no one with the role {{roles}} is available ({{names}}): {{missing_shifts}}.',
    'people-on-day':
      '{{when}}, people needed as {{roles}}: {{places}}; available at most: {{people}} ({{names}}). {{missing_shifts}}.',
    'hours-of-people':
      '{{when}}, {{roles}} shifts need {{needed}} h, but at most {{possible}} h are available ({{names}}): {{missing_shifts}}.',
    'weekly-hours-of-people':
      '{{when}}, {{roles}} shifts need {{needed}} h, but at most {{possible}} h are available in the week ({{names}}): {{missing_shifts}}.',
    'exact-group':
      '{{when}}, {{roles}} shifts need {{needed}} h, but no schedule that keeps the rules gives more than {{possible}} h ({{names}}): {{missing_shifts}}.',
  },
  many_one: '{{count}} person',
  many_other: '{{count}} people',
  missing_one: '{{count}} shift must stay open',
  missing_other: '{{count}} shifts must stay open',
};
