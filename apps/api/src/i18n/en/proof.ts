/** What the proven bound means for the manager: the verdict, then one sentence for each shortage. */
export const proof = {
  nothing_needed: 'No shifts are needed in this period.',
  all_filled: 'All {{needed}} needed shifts are filled.',
  best_possible: '{{filled}} of {{needed}} filled; nobody can do better.',
  can_improve: '{{filled}} of {{needed}} filled; at best {{fillable}} are possible.',
  certificate: {
    'nobody-qualified': 'Nobody can work as {{roles}} from {{from}} to {{to}}: {{missing_shifts}}.',
    'people-on-day': 'On {{from}} there are too few people for {{roles}}: {{missing_shifts}}.',
    'hours-of-people':
      'From {{from}} to {{to}} the work as {{roles}} needs {{needed}} h, and {{names}} have at most {{possible}} h: {{missing_shifts}}.',
    'weekly-hours-of-people':
      'From {{from}} to {{to}} the work as {{roles}} needs {{needed}} h, and {{names}} have at most {{possible}} h in the week: {{missing_shifts}}.',
    'exact-group': 'Every possible plan of {{names}} for {{roles}} was checked: {{missing_shifts}}.',
  },
  missing_one: '{{count}} shift must stay open',
  missing_other: '{{count}} shifts must stay open',
};
