import { employees, employment } from '@pamaina/contract';
import { deciders, decision, describedTable, joinEmployee, local, person, type ProjectTable } from './project-table.ts';

const employeeTable = describedTable('employee', employees.fields, { first: ['id'] });
const termTable = describedTable('employee', employment.termFields);

/** Who works here, and what they asked for. */
export const peopleTables: readonly ProjectTable[] = [
  {
    name: 'employees',
    ...employeeTable,
    columns: { ...employeeTable.columns, end_date: 't.last_day', created_at: local('t.created_at') },
    from: 'employee t',
    order: 't.id',
  },
  {
    name: 'employment_terms',
    ...termTable,
    columns: { ...person, start_date: "nullif(t.valid_from, '-infinity')", ...termTable.columns },
    from: `employment_term t ${joinEmployee}`,
    order: 't.employee_id, t.valid_from',
  },
  {
    name: 'certificates',
    columns: { ...person, title: 'kind.name', start_date: 't.valid_from', end_date: 't.valid_until' },
    from: `certificate t ${joinEmployee} join certificate_kind kind on kind.project_id = t.project_id and kind.id = t.kind_id`,
    order: 't.employee_id, t.valid_until, t.id',
  },
  {
    name: 'former_employees',
    columns: { number: 't.number', employee: 't.employee_id', name: 't.name', left_at: local('t.left_at') },
    from: 'former_employee t',
    order: 't.number',
  },
  {
    name: 'time_off',
    columns: {
      ...person,
      type: 't.type',
      leave_type: 'leave.name',
      start_date: 't.start_date',
      // Nothing while nobody knows until when.
      end_date: "case when t.is_open and t.status = 'approved' then null else t.end_date end",
      reason: 't.reason',
      status: 't.status',
      created_at: local('t.requested_at'),
      ...decision,
      note: 't.decision_note',
      manager_note: 't.manager_note',
      starts_at: local('t.starts_at'),
      ends_at: local('t.ends_at'),
    },
    words: ['type', 'status'],
    users: deciders,
    from: `time_off t ${joinEmployee} left join leave_type leave on leave.project_id = t.project_id and leave.type = t.leave_code`,
    order: 't.start_date, t.id',
  },
  {
    name: 'unavailability',
    columns: {
      ...person,
      starts_at: local('t.starts_at'),
      ends_at: local('t.ends_at'),
      weekly: 't.repeats_weekly',
      source: 't.source',
      note: 't.note',
    },
    words: ['weekly', 'source'],
    from: `unavailability t ${joinEmployee}`,
    order: 't.starts_at, t.id',
  },
  {
    name: 'wishes',
    columns: { ...person, date: 't.date', wish: "'wish_' || t.kind", template: 't.template' },
    words: ['wish'],
    from: `wish t ${joinEmployee}`,
    order: 't.date, t.employee_id',
  },
  {
    name: 'overtime_leave',
    columns: {
      ...person,
      month: "to_char(t.month, 'YYYY-MM')",
      leave_hours: 'round(t.leave_minutes / 60.0, 2)',
      status: 't.status',
      created_at: local('t.requested_at'),
      ...decision,
      note: 't.decision_note',
    },
    words: ['status'],
    users: deciders,
    numbers: ['leave_hours'],
    from: `overtime_leave t ${joinEmployee}`,
    order: 't.month, t.id',
  },
  {
    name: 'requests',
    columns: {
      ...person,
      type: 't.type',
      title: 't.title',
      reason: 't.reason',
      priority: 't.priority',
      status: 't.status',
      created_at: local('t.submitted_at'),
      ...decision,
      note: 't.decision_note',
    },
    words: ['type', 'priority', 'status'],
    users: deciders,
    from: `request t ${joinEmployee}`,
    order: 't.submitted_at, t.id',
  },
];
