/** Written consents of an employee, with their days. */
export default {
  title: 'Written consents',
  from: 'First day',
  until: 'Last day',
  help: 'Valid from the first to the last day; without dates, always.',
  longWeek: 'up to {{hours}} a week on average',
  longWeekUnknown: 'to a longer week',
  kinds: {
    overtime: 'Overtime',
    night: 'Nights',
    holiday: 'Public holidays',
    rest_day: 'Rest days',
    on_call: 'On-call time',
    long_week: 'A longer week',
  },
  always: 'without an end',
  since: 'since {{from}}',
  ends: 'until {{until}}',
  both: '{{from}} – {{until}}',
  ended: 'ended {{until}}',
  law: {
    title: 'Written consents here',
    text: 'Employees who have agreed to what the law allows only with their consent.',
    none: 'None is recorded. You record them with each employee.',
  },
};
