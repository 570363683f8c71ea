/** What late changes of published shifts cost: before they are made, and in figures. */
export default {
  due: {
    law: '{{time}} to pay under {{article}}: {{money}}',
    house: '{{time}} to pay under the business rule: {{money}}',
  },
  dueHours: {
    law: '{{time}} to pay under {{article}}',
    house: '{{time}} to pay under the business rule',
  },
  dueMoney: {
    law: '{{money}} to pay under {{article}}',
    house: '{{money}} to pay under the business rule',
  },
  hidden: 'To pay under {{article}}',
  noRate: {
    law: '{{time}} to pay under {{article}}. The hourly rate of {{name}} isn’t known, so there is no amount.',
    house: '{{time}} to pay under the business rule. The hourly rate of {{name}} isn’t known, so there is no amount.',
  },
  noAmount: 'Too late by {{late}} under {{article}}, which names no amount to pay.',
  unset: 'Late changes will have to be paid for once regulations say so ({{article}}). Nothing is due under it yet.',
  total_one: 'Made now, {{count}} late change costs {{money}}.',
  total_other: 'Made now, {{count}} late changes cost {{money}}.',
  totalHours_one: 'Made now, {{count}} late change costs {{time}}.',
  totalHours_other: 'Made now, {{count}} late changes cost {{time}}.',
  unknown_one: 'For {{count}} more there is no amount: the hourly rate isn’t known.',
  unknown_other: 'For {{count}} more there is no amount: hourly rates aren’t known.',
  isCause: 'The employee is ill or asked for it: nothing to pay',
  kept: {
    title: 'Late changes of published shifts',
    text: 'Paid though nothing was worked. Part of the cost, and lines of their own in payroll files.',
    employee: 'Employee',
    shift: 'Shift',
    change: 'Change',
    late: 'Late by',
    hours: 'To pay',
    amount: 'Amount',
    under: 'Under',
    house: 'Business rule',
    unknown: 'not known',
  },
  change: { cancelled: 'cancelled', given_away: 'given to someone else', cut: 'shortened', moved: 'moved' },
};
