export default {
  many: {
    samePerson: 'Keep assigned employees',
    first: 'New date for the first shift',
    copyTitle: 'Copy selected shifts',
    firstHelp: 'The other shifts move by the same number of days.',
    sameMove: 'Choose a different date or employee.',
  },
  stale: 'The shift was changed in the meantime. Look at it again, then repeat this.',
  cut: {
    title: 'Cut the shift in two',
    published:
      'A published shift can’t be changed in place. Amend the published days first, then cut the shift there: employees see it when you publish the amendment.',
    at: 'Cut at',
    middle: 'Middle, {{time}}',
    break: 'At its break, {{time}}',
    breakRule:
      'A half longer than {{hours}} keeps the break of {{minutes}} min, because work that long needs one. A shorter half has no break, and all of it is paid. There is no break between the halves: the second begins when the first ends.',
    first: 'First half, {{start}}–{{end}}',
    second: 'Second half, {{start}}–{{end}}',
    noBreak: 'No break',
    withBreak: 'Break of {{minutes}} min',
    open: 'Leave open',
    fits: 'Can take it, best match first',
    others: 'A rule is against it',
    samePerson: 'Choose another employee: the two halves are for two people.',
    submit: 'Cut',
    done: 'Cut in two at {{time}}',
    failed: 'Couldn’t cut the shift. Try again.',
    previewFailed: 'Couldn’t find out who could take the halves. Try again.',
  },
  hours: {
    title: 'Change the hours',
    start: 'Starts at',
    end: 'Stays until',
    steps: 'Other ends',
    until: 'Until {{time}}',
  },
  join: {
    title: 'Join the halves',
    who: 'Who works the whole shift?',
    apart:
      'The second half doesn’t begin when the first ends. Change the hours of one of them so that they meet, then join them.',
    gone: 'The other half is no longer there.',
    submit: 'Join',
    done: 'The halves are one shift again',
    failed: 'Couldn’t join the halves. Try again.',
  },
};
