import { employees, laws, settings, workingTimeSheet } from '@pamaina/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { readableFields, readableValues, storedObject } from '../../../platform/database/stored-json.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Rows<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, 'project_id'>[];

/** The columns of `settingsColumns`, read by `readSettingsOf`. */
export interface StoredSettings extends Pick<
  Selectable<Tables['project']>,
  'law_pack' | 'regime' | 'accounting_months' | 'accounting_start' | 'closing_before_opening' | 'alcohol_roles'
> {
  importance: Partial<settings.Importance>;
  agreed_limits: laws.AgreedLimit[];
  severities: settings.Severities;
  limits: settings.Limits;
  business_rules: settings.BusinessRules;
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
    'project.agreed_limits',
    'project.importance',
    'project.planning_seconds',
    'project.opening_hours',
    'project.severities',
    'project.limits',
    'project.business_rules',
    'project.closing_before_opening',
    'project.asks_need_approval',
    'project.alcohol_roles',
    'project.late_change_hours',
    'project.late_change_percent',
    jsonArrayFrom(
      project
        .selectFrom('forbidden_sequence')
        .select(['template', 'next_template', 'third_template'])
        .whereRef('forbidden_sequence.project_id', '=', 'project.id')
        .orderBy('template')
        .orderBy('next_template')
        .orderBy('third_template', (order) => order.asc().nullsFirst()),
    ).as('forbidden_sequences'),
    jsonArrayFrom(
      project
        .selectFrom('template_limit')
        .select(['template', 'max_per_week', 'max_per_month', 'min_in_row', 'max_in_row'])
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

const { importance, severities, opening_hours } = settings.SystemSettings.shape;

const { aims, businessRules } = settings;
const Importance = readableFields(
  Object.fromEntries(aims.map((aim) => [aim, importance.valueType])) as Record<
    (typeof aims)[number],
    typeof importance.valueType
  >,
);
const Severities = readableValues(severities.valueType);
const Limits = readableFields(settings.Limits.shape);
const Consents = readableFields(employees.Consents.shape);
const ConsentDates = readableFields(employees.ConsentDates.shape);
const UNKNOWN_HOURS = Array.from({ length: 7 }, () => null);
const OpeningHours = z.array(opening_hours.element.catch(null)).length(7).catch(UNKNOWN_HOURS);

/** Numbers that a rule has got since begin as in its form. */
const BusinessRules = storedObject.transform((stored): settings.BusinessRules => {
  const read = Object.entries(businessRules).flatMap(([name, { numbers, schema }]) => {
    const rule = z.record(z.string(), z.unknown()).safeParse(stored[name]);
    if (!rule.success) return [];
    const values = Object.entries(numbers).map(([number, { initial }]) => [number, rule.data[number] ?? initial]);
    const whole = schema.safeParse(Object.fromEntries(values));
    return whole.success ? [[name, whole.data]] : [];
  });
  return Object.fromEntries(read) as settings.BusinessRules;
});
const Signs = readableFields(
  Object.fromEntries(workingTimeSheet.signKinds.map((kind) => [kind, z.string()])) as Record<
    workingTimeSheet.SignKind,
    z.ZodString
  >,
);

const AgreedLimits = z.array(z.unknown()).catch([]);

/** What isn't known of them, as of a newer kind, counts as not agreed. */
export const readAgreedLimits = (stored: unknown): laws.AgreedLimit[] =>
  AgreedLimits.parse(stored).flatMap((one) => {
    const limit = laws.AgreedLimit.safeParse(one);
    return limit.success ? [limit.data] : [];
  });
/** Aims of which nothing is stored, or nothing that is known, have their default. */
export const readImportance = (stored: unknown): Partial<settings.Importance> => Importance.parse(stored);
/** Rules whose stored strictness isn't known have that of the law pack. */
export const readSeverities = (stored: unknown): settings.Severities => Severities.parse(stored);
/** What an employee agreed to; what isn't known counts as not agreed. */
export const readConsents = (stored: unknown): employees.Consents => Consents.parse(stored);
/** When that holds; dates that aren't known are none, and the consent holds always. */
export const readConsentDates = (stored: unknown): employees.ConsentDates => ConsentDates.parse(stored);
/** Of the project, or of one employee. */
export const readLimits = (stored: unknown): settings.Limits => Limits.parse(stored);
export const readBusinessRules = (stored: unknown): settings.BusinessRules => BusinessRules.parse(stored);
export const readOpeningHours = (stored: unknown): settings.SystemSettings['opening_hours'] =>
  OpeningHours.parse(stored);
/** The signs that the business chose for kinds of days. */
export const readSheetSigns = (stored: unknown): Partial<Record<workingTimeSheet.SignKind, string>> =>
  Signs.parse(stored);

interface StoredColumns {
  agreed_limits: unknown;
  importance: unknown;
  severities: unknown;
  limits: unknown;
  business_rules: unknown;
  opening_hours: unknown;
}

/** The row of `settingsColumns` with what its JSON says. */
export const readSettingsOf = <Row extends StoredColumns>(row: Row) => ({
  ...row,
  agreed_limits: readAgreedLimits(row.agreed_limits),
  importance: readImportance(row.importance),
  severities: readSeverities(row.severities),
  limits: readLimits(row.limits),
  business_rules: readBusinessRules(row.business_rules),
  opening_hours: readOpeningHours(row.opening_hours),
});
