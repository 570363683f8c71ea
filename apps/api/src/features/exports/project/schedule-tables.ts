import { requirements, templates } from '@pamaina/contract';
import { decision, describedTable, joinEmployee, local, shiftTimes, type ProjectTable } from './project-table.ts';

const answered = {
  status: 't.status',
  note: 't.note',
  reason: 't.rejection_reason',
  created_at: local('t.created_at'),
  ...decision,
};

/** What was planned and published, and who gave which shift to whom. */
export const scheduleTables: readonly ProjectTable[] = [
  {
    name: 'shifts',
    columns: {
      ...shiftTimes,
      break: 't.break_minutes',
      role: 't.role',
      template: 't.template',
      employee: 't.employee_id',
      name: 'coalesce(employee.name, t.former_name)',
      status: 't.status',
      on_call: 't.on_call',
    },
    words: ['status', 'on_call'],
    from: `shift t ${joinEmployee}`,
    order: 't.starts_at, t.id',
  },
  {
    name: 'published_months',
    columns: {
      year: 't.year',
      month: 't.month',
      version: 't.version',
      published_at: local('t.published_at'),
      published_by: 't.published_by',
      date: "entry ->> 'date'",
      start: "entry ->> 'start_time'",
      end: "entry ->> 'end_time'",
      role: "entry ->> 'role'",
      template: "entry ->> 'template'",
      employee: "entry ->> 'employee_id'",
      name: "entry ->> 'employee_name'",
    },
    from: 'archive t cross join jsonb_array_elements(t.entries) with ordinality as entries (entry, position)',
    order: 't.year, t.month, t.version, entries.position',
  },
  {
    name: 'swaps',
    columns: {
      ...shiftTimes,
      role: 't.role',
      offered_by: 't.offered_by_name',
      target: 't.target_name',
      accepted_by: 't.accepted_by_name',
      ...answered,
    },
    words: ['status'],
    from: 'swap_offer t',
    order: 't.created_at, t.id',
  },
  {
    name: 'claims',
    columns: { ...shiftTimes, role: 't.role', employee: 't.employee_id', name: 't.employee_name', ...answered },
    words: ['status'],
    from: 'shift_claim t',
    order: 't.created_at, t.id',
  },
  {
    name: 'templates',
    ...describedTable('template', templates.fields, {
      sql: { on_call: "nullif(t.on_call, 'none')" },
      words: ['on_call'],
      headings: { on_call: 'on_call' },
    }),
    from: 'template t',
    order: 't.name',
  },
  {
    name: 'requirements',
    ...describedTable('requirement', requirements.fields, { headings: { weekday: 'weekday' } }),
    from: 'requirement t',
    order: 't.date nulls first, t.weekday, t.template, t.role, t.id',
  },
  {
    name: 'holidays',
    columns: { date: 't.date', name: 't.name', closed: 't.closed' },
    words: ['closed'],
    from: 'holiday t',
    order: 't.date',
  },
  {
    name: 'payroll_exports',
    columns: { name: 't.name', file_format: 't.file' },
    from: 'payroll_export t',
    order: 't.name',
  },
];
