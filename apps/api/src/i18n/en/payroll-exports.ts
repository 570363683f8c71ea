/** Kinds of hours and time off in payroll files. */
export const payrollExports = {
  kinds: {
    regular: 'Regular hours',
    night: 'Night hours',
    rest: 'Unscheduled work on rest days',
    holiday: 'Public holiday hours',
    overtime: 'Overtime',
    overtime_night: 'Overtime at night',
    overtime_rest: 'Overtime on a rest day',
    overtime_holiday: 'Overtime on a public holiday',
    additional: 'Additional work',
    worked: 'All hours worked',
    all_night: 'Of which night',
    all_rest: 'Of which rest days',
    all_holiday: 'Of which public holidays',
    all_overtime: 'Of which overtime',
    all_additional: 'Of which additional work',
    to_leave: 'Of which turned into leave',
    vacation: 'Vacation',
    sick_leave: 'Sick leave',
    personal: 'Personal leave',
  },
};
