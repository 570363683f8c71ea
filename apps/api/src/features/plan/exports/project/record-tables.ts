import { keptPayrollTable } from './kept-payroll-table.ts';
import { joinEmployee, local, person, type ProjectTable } from './project-table.ts';

/** What was worked, what was written down beside the schedule, and who did what when. */
export const recordTables: readonly ProjectTable[] = [
  {
    name: 'time_entries',
    columns: {
      date: 't.date',
      employee: 't.employee_id',
      name: 'coalesce(employee.name, t.former_name)',
      starts_at: local('t.started_at'),
      ends_at: local('t.ended_at'),
      break: 't.break_minutes',
      additional: 't.is_additional',
      source: 't.source',
      status: 't.state',
      note: 't.note',
      approved_at: local('t.approved_at'),
      approved_by: 't.approved_by',
    },
    words: ['source', 'status'],
    users: { approved_by: 't.approved_at' },
    from: `time_entry t ${joinEmployee}`,
    order: 't.started_at, t.id',
  },
  {
    name: 'clock_events',
    columns: {
      employee: 'entry.employee_id',
      name: 'coalesce(employee.name, entry.former_name)',
      tap: 't.kind',
      happened_at: local('t.happened_at'),
      device_at: local('t.device_at'),
      received_at: local('t.received_at'),
      source: 't.source',
    },
    words: ['tap', 'source'],
    from: `clock_event t
      join time_entry entry on entry.project_id = t.project_id and entry.id = t.entry_id
      left join employee on employee.project_id = t.project_id and employee.id = entry.employee_id`,
    order: 't.happened_at, t.id',
  },
  {
    name: 'corrections',
    columns: {
      date: 'entry.date',
      employee: 'entry.employee_id',
      name: 'coalesce(employee.name, entry.former_name)',
      version: 't.version',
      starts_at: local('t.started_at'),
      ends_at: local('t.ended_at'),
      break: 't.break_minutes',
      additional: 't.is_additional',
      reason: 't.reason',
      changed_at: local('t.changed_at'),
      changed_by: 't.changed_by',
    },
    users: { changed_by: 't.changed_at' },
    from: `time_entry_version t
      join time_entry entry on entry.project_id = t.project_id and entry.id = t.entry_id
      left join employee on employee.project_id = t.project_id and employee.id = entry.employee_id`,
    order: 't.changed_at, t.entry_id, t.version',
  },
  {
    name: 'locked_months',
    columns: { month: "to_char(t.month, 'YYYY-MM')", locked_at: local('t.locked_at'), locked_by: 't.locked_by' },
    users: { locked_by: 't.locked_at' },
    from: 'timesheet_month t',
    order: 't.month',
  },
  keptPayrollTable,
  {
    name: 'timesheet_confirmations',
    columns: {
      month: "to_char(t.month, 'YYYY-MM')",
      ...person,
      right: 't.is_right',
      note: 't.note',
      said_at: local('t.said_at'),
      answer: 't.answer',
      answered_at: local('t.answered_at'),
      answered_by: 't.answered_by',
    },
    words: ['right'],
    users: { answered_by: 't.answered_at' },
    from: `sheet_confirmation t ${joinEmployee}`,
    order: 't.month, t.employee_id',
  },
  {
    name: 'timesheet_marks',
    columns: { date: 't.date', ...person, kind: 't.kind' },
    from: `sheet_mark t ${joinEmployee}`,
    order: 't.date, t.employee_id',
  },
  {
    name: 'comments',
    columns: { date: 't.date', comment: 't.comment', author: 't.author', created_at: local('t.created_at') },
    from: 'daily_comment t',
    order: 't.date, t.id',
  },
  {
    name: 'notes',
    columns: {
      date: 't.date',
      template: 't.template',
      note: 't.note',
      author: 't.author',
      created_at: local('t.created_at'),
    },
    from: 'shift_note t',
    order: 't.date, t.id',
  },
  {
    name: 'tasks_done',
    columns: { date: 't.date', template: 't.template', task: 't.task', author: 't.author', at: local('t.at') },
    from: 'task_done t',
    order: 't.date, t.at, t.id',
  },
  {
    name: 'announcements',
    columns: {
      created_at: local('t.created_at'),
      title: 't.title',
      announced: 't.text',
      author: 't.author',
      end_date: 't.until',
      name: 'receipt.employee_name',
      confirmed_at: local('receipt.confirmed_at'),
    },
    from: `announcement t left join announcement_receipt receipt
      on receipt.project_id = t.project_id and receipt.announcement_id = t.id`,
    order: 't.created_at, t.id, receipt.employee_name, receipt.id',
  },
  {
    name: 'events',
    columns: { date: 't.date', title: 't.title', description: 't.description' },
    from: 'event t',
    order: 't.date, t.id',
  },
  {
    name: 'history',
    columns: { at: local('t.at'), author: 't.actor', action: 't.action_type', details: 't.details' },
    users: { author: 't.at' },
    from: 'activity t',
    order: 't.at, t.id',
  },
];
