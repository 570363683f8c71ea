/** The history of takings, of what they ask for, of overtime, clock and timesheets. */
export default {
  cost_terms: { set: 'Employer’s share ({{shares}}), rates of roles ({{rates}}) and budgets ({{budgets}}) were set' },
  staffing: { productivity: 'How many guests one employee serves was set: {{roles}}' },
  takings: {
    stored: 'Takings recorded, {{start}} – {{end}}',
    expected: 'Expectation typed in: {{date}}, {{came_in}}',
    expectation_removed: 'The forecast counts again: {{date}}, {{came_in}}',
    confirmed: 'Unusual takings confirmed, {{start}} – {{end}}',
  },
  overtime_leave: {
    requested: 'Leave for overtime requested: {{person}}, {{month}}',
    recorded: 'Leave for overtime recorded: {{person}}, {{month}}',
    approved: 'Leave for overtime approved: {{person}}, {{month}}',
    rejected: 'Leave for overtime rejected: {{person}}, {{month}}',
    cancelled: 'Leave for overtime withdrawn: {{person}}, {{month}}',
  },
  clock: {
    in: 'Clocked in: {{person}}, {{at}}',
    out: 'Clocked out: {{person}}, {{at}}',
    break_start: 'Break started: {{person}}, {{at}}',
    break_end: 'Break ended: {{person}}, {{at}}',
  },
  timesheet: {
    created: 'Time entry added: {{person}}, {{started_at}} – {{ended_at}} ({{reason}})',
    updated: 'Time entry corrected: {{person}}, {{started_at}} – {{ended_at}} ({{reason}})',
    approved: 'Timesheets approved: {{start}} – {{end}}, entries: {{entries}}',
    locked: 'Timesheets locked: {{month}}',
    unlocked: 'Timesheets unlocked: {{month}}',
    confirmed: 'Timesheet confirmed: {{person}}, {{month}}',
    disputed: 'Timesheet disputed: {{person}}, {{month}} ({{note}})',
    answered: 'Dispute answered: {{person}}, {{month}} ({{note}})',
    marked: 'Sign of a day changed: {{person}}, {{date}}',
  },
};
