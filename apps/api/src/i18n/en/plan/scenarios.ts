/** The one sentence about a month with and without a change. */
export const scenarios = {
  nothing_needed: 'No shifts are required on these days, with the change or without it.',
  stays_open_one: 'With this change at least {{count}} more shift stays open, whatever you do.',
  stays_open_other: 'With this change at least {{count}} more shifts stay open, whatever you do.',
  stays_open_exactly_one: 'With this change {{count}} more shift stays open, whatever you do.',
  stays_open_exactly_other: 'With this change {{count}} more shifts stay open, whatever you do.',
  fills_one: 'With this change at least {{count}} shift can be filled that stays open without it.',
  fills_other: 'With this change at least {{count}} shifts can be filled that stay open without it.',
  fills_exactly_one: 'With this change {{count}} shift can be filled that stays open without it.',
  fills_exactly_other: 'With this change {{count}} shifts can be filled that stay open without it.',
  fewer_open_one: 'With this change at least {{count}} fewer shift stays open.',
  fewer_open_other: 'With this change at least {{count}} fewer shifts stay open.',
  fewer_open_exactly_one: 'With this change {{count}} fewer shift stays open.',
  fewer_open_exactly_other: 'With this change {{count}} fewer shifts stay open.',
  as_open: 'As many shifts stay open with the change as without it.',
  same: 'The best schedules with the change and without it are equally good for all goals together.',
  worse: 'With this change the best schedule is worse. This is proved for all goals together.',
  worse_as_full:
    'As many shifts can be filled, but with this change the best schedule is worse. This is proved for all goals together.',
  better: 'With this change the best schedule is better. This is proved for all goals together.',
  better_as_full:
    'As many shifts can be filled, and with this change the best schedule is better. This is proved for all goals together.',
  close: 'Both schedules may be equally good.',
  close_as_full: 'As many shifts can be filled, and both schedules may be equally good.',
  close_open_one:
    'Not proved which is better: the number of open shifts differs by at most {{count}} in the best schedules.',
  close_open_other:
    'Not proved which is better: the number of open shifts differs by at most {{count}} in the best schedules.',
  as_full: 'As many shifts can be filled with the change as without it.',
  unproved: 'Not proved. Open shifts in the best schedules found: {{changed}} with the change and {{base}} without it.',
};
