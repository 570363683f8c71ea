/** Words of the timesheets' files. */
export const timesheets = {
  file: 'timesheets',
  payroll: 'Payroll',
  sheet: 'Timesheet',
  title: 'Timesheet {{from}} – {{to}}, hours',
  signature: 'Responsible person (name, signature): ______________________________',
  unapproved: '* Pending approval, or no end time yet.',
  nothingWorked:
    'No worked hours are recorded for this period, so there is nothing to pay. Scheduled shifts count once they are clocked, added as entries or counted as worked.',
  notLocked: 'No month in this period is locked, so these figures can still change.',
  id: 'ID',
  person: 'Employee',
  norm: 'Norm hours',
  planned: 'Scheduled, h',
  worked: 'Worked, h',
  night: 'Night 22–06, h',
  holiday: 'Public holidays, h',
  restDay: 'Unscheduled work on rest days, h',
  overtime: 'Overtime, h',
  additional: 'Additional work (Labour Code, Art. 35), h',
  vacation: 'Vacation, working days',
  sickLeave: 'Sick leave, working days',
  personal: 'Personal leave, working days',
  rate: 'Hourly rate, EUR',
  cost: 'Cost with premiums, EUR',
  coinciding: 'Overlapping premiums (higher one used), h',
  earlierOvertime: 'Overtime of earlier months (premium only), h',
  onCallHome: 'On-call at home, h',
  onCallPay:
    'On-call at home isn’t working time and isn’t in the cost. For each week of it at least 20% of the average wage is due (Labour Code, Art. 118).',
  rule: 'Premiums are the minimum of the Labour Code, Art. 144. If two apply, the higher one is used and the hours are marked.',
  short: {
    worked: 'Worked',
    overtime: 'Overtime',
    night: 'Night',
    holiday: 'Holiday',
    restDay: 'Rest day',
    additional: 'Additional',
  },
  /** Under a law other than the Labour Code of Lithuania, or none. */
  otherLaw: {
    onCallPay: 'On-call at home isn’t in the cost.',
    additional: 'Additional work by agreement, h',
    rule: 'The cost has no premiums: the chosen labour law sets none.',
  },
  premiums:
    'Overlapping premiums (night, holiday, rest day), {{hours}}: the higher one is paid (Labour Code, Art. 144).',
  toLeave:
    '{{name}}: {{hours}} were turned into {{leave}} of annual leave at the employee’s request and are not paid (Labour Code, Art. 144(5)).',
  earlierNote:
    '{{name}}, {{month}}: {{hours}} became overtime at the end of the accounting period, when this month was already locked. Its hours have been paid, so only the overtime premium is added now.',
};
