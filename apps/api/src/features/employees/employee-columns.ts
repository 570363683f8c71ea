import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** What the API says of a person, for `select` and `returning` alike. */
export function employeeColumns(employee: ExpressionBuilder<Tables, 'employee'>) {
  return [
    'employee.id',
    'employee.name',
    'employee.roles',
    'employee.max_hours_per_week',
    'employee.min_shifts_per_week',
    'employee.email',
    'employee.phone',
    'employee.hourly_rate_cents',
    'employee.birth_date',
    'employee.contract_hours_per_week',
    'employee.has_reduced_norm',
    'employee.work_days_per_week',
    'employee.vacation_days_per_year',
    'employee.department',
    'employee.location',
    'employee.is_senior',
    'employee.consents',
    'employee.needs_consent',
    'employee.limits',
    'employee.wished_days_off',
    'employee.rest_weekdays',
    'employee.version',
    employee
      .exists(
        employee
          .selectFrom('account')
          .select('account.id')
          .whereRef('account.project_id', '=', 'employee.project_id')
          .whereRef('account.employee_id', '=', 'employee.id'),
      )
      .$castTo<boolean>()
      .as('has_login'),
  ] as const;
}
