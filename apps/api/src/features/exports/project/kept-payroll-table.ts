import type { ProjectTable } from './project-table.ts';

const hours = (key: string) => `to_char((line ->> '${key}')::numeric / 60, 'FM999990.00')`;
const days = (kind: string) => `line -> 'absences' ->> '${kind}'`;
const euros = (key: string) => `to_char((line ->> '${key}')::numeric / 100, 'FM999999990.00')`;

/** The payroll of locked months, person by person, as it was kept when they were locked. */
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
    vacation: days('vacation'),
    sick_leave: days('sick_leave'),
    personal: days('personal'),
    hourly_rate: euros('rateCents'),
    // Without a rate nobody knows what it cost.
    cost: `case when line ->> 'rateCents' is not null then ${euros('cents')} end`,
    coinciding: hours('coinciding'),
  },
  from: 'timesheet_month t cross join jsonb_array_elements(t.payroll) with ordinality as listed (line, place)',
  order: 't.month, place',
};
