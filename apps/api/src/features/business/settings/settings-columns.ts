import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../platform/database/tables.ts';

type Rows<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, 'project_id'>[];

/** The columns of `settingsColumns`. */
export interface StoredSettings extends Pick<
  Selectable<Tables['project']>,
  | 'law_pack'
  | 'regime'
  | 'accounting_months'
  | 'accounting_start'
  | 'importance'
  | 'severities'
  | 'limits'
  | 'business_rules'
  | 'closing_before_opening'
  | 'alcohol_roles'
> {
  forbidden_sequences: Rows<'forbidden_sequence'>;
  template_limits: Rows<'template_limit'>;
  pairs: Rows<'employee_pair'>;
  seniors: Rows<'senior_rule'>;
}

/** The planner's settings as stored: for queries that read a project's row and want them in the same statement. */
export function settingsColumns(project: ExpressionBuilder<Tables, 'project'>) {
  return [
    'project.law_pack',
    'project.regime',
    'project.accounting_months',
    'project.accounting_start',
    'project.accounting_ground',
    'project.importance',
    'project.planning_seconds',
    'project.opening_hours',
    'project.severities',
    'project.limits',
    'project.business_rules',
    'project.closing_before_opening',
    'project.asks_need_approval',
    'project.alcohol_roles',
    jsonArrayFrom(
      project
        .selectFrom('forbidden_sequence')
        .select(['template', 'next_template'])
        .whereRef('forbidden_sequence.project_id', '=', 'project.id')
        .orderBy('template')
        .orderBy('next_template'),
    ).as('forbidden_sequences'),
    jsonArrayFrom(
      project
        .selectFrom('template_limit')
        .select(['template', 'max_per_week', 'max_per_month'])
        .whereRef('template_limit.project_id', '=', 'project.id')
        .orderBy('template'),
    ).as('template_limits'),
    jsonArrayFrom(
      project
        .selectFrom('employee_pair')
        .select(['employee_id', 'other_employee_id', 'together'])
        .whereRef('employee_pair.project_id', '=', 'project.id')
        .orderBy('employee_id')
        .orderBy('other_employee_id'),
    ).as('pairs'),
    jsonArrayFrom(
      project
        .selectFrom('senior_rule')
        .select(['template', 'role', 'least'])
        .whereRef('senior_rule.project_id', '=', 'project.id')
        .orderBy('template')
        .orderBy('role'),
    ).as('seniors'),
  ] as const;
}
