import { allAbsenceTypes, type AbsenceType } from '@pamaina/contract';
import type { ProjectTable } from './project-table.ts';

/** Another version may have kept something else in its place: nothing is said then. */
const numberOf = (line: string, key: string) =>
  `case jsonb_typeof(${line} -> '${key}') when 'number' then (${line} ->> '${key}')::numeric end`;
const hours = (key: string) => `${numberOf('line', key)} / 60`;
const daysOf = (kinds: readonly AbsenceType[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, `line -> 'absences' ->> '${kind}'`]));
const money = (key: string) => `${numberOf('line', key)} / 100`;
const listOf = (key: string) => `case jsonb_typeof(line -> '${key}') when 'array' then line -> '${key}' else '[]' end`;

/** The payroll of locked months per employee, as stored when they were locked. */
export const keptPayrollTable: ProjectTable = {
  name: 'payroll',
  columns: {
    month: "to_char(t.month, 'YYYY-MM')",
    employee: "line ->> 'id'",
    name: "line ->> 'name'",
    norm: hours('norm'),
    planned: hours('planned'),
    worked: hours('worked'),
    night: hours('night'),
    public_holidays: hours('holiday'),
    rest_days: hours('rest'),
    overtime: hours('overtime'),
    additional_hours: hours('additional'),
    ...daysOf(allAbsenceTypes.slice(0, 3)),
    hourly_rate: money('rateCents'),
    // Without a rate the cost is unknown.
    cost: `case when line ->> 'rateCents' is not null then ${money('cents')} end`,
    coinciding: hours('coinciding'),
    to_leave: hours('toLeave'),
    leave_credit: hours('leaveCredit'),
    earlier_overtime: `(select coalesce(sum(${numberOf('part', 'minutes')}), 0) / 60 from jsonb_array_elements(${listOf('earlierOvertime')}) as part)`,
    on_call_home: `coalesce(${hours('onCallHome')}, 0)`,
    ...daysOf(allAbsenceTypes.slice(3)),
  },
  numbers: [
    'norm',
    'planned',
    'worked',
    'night',
    'public_holidays',
    'rest_days',
    'overtime',
    'additional_hours',
    'hourly_rate',
    'cost',
    'coinciding',
    'to_leave',
    'leave_credit',
    'earlier_overtime',
    'on_call_home',
  ],
  from: 'timesheet_month t cross join jsonb_array_elements(t.payroll) with ordinality as listed (line, place)',
  order: 't.month, place',
};
