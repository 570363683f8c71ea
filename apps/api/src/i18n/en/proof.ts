/** What the proven bound means for the manager: the verdict, then one sentence for each shortage. */
export const proof = {
  nothing_needed: 'No shifts are needed in this period.',
  all_filled: 'All {{needed}} needed shifts are filled.',
  best_possible: '{{filled}} of {{needed}} filled; no schedule fills more.',
  can_improve: '{{filled}} of {{needed}} filled; at best {{fillable}} are possible.',
  on: 'On {{from}}',
  from_to: 'From {{from}} to {{to}}',
  certificate: {
    'nobody-qualified': '{{when}} nobody can work as {{roles}}: {{missing_shifts}}.',
    'nobody-free':
      '{{when}} nobody can work as {{roles}}, not even those who have the role ({{names}}): {{missing_shifts}}.',
    'people-on-day':
      '{{when}} the work as {{roles}} needs {{places}} people, and {{people}} can come at most ({{names}}): {{missing_shifts}}.',
    'hours-of-people':
      '{{when}} the work as {{roles}} needs {{needed}} h, and at most {{possible}} h are there ({{names}}): {{missing_shifts}}.',
    'weekly-hours-of-people':
      '{{when}} the work as {{roles}} needs {{needed}} h, and at most {{possible}} h are there in the week ({{names}}): {{missing_shifts}}.',
    'exact-group':
      '{{when}} the work as {{roles}} needs {{needed}} h; every plan that keeps the rules was weighed, and none gives more than {{possible}} h ({{names}}): {{missing_shifts}}.',
  },
  many_one: '{{count}} person',
  many_other: '{{count}} people',
  missing_one: '{{count}} shift must stay open',
  missing_other: '{{count}} shifts must stay open',
};
