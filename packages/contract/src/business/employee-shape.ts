import { z } from 'zod';
import { storedOf } from '../base/entity-field.ts';
import { date } from '../base/fields.ts';
import { employeeFields } from './employee-fields.ts';

/** A full norm is not a reduced one. */
export function checkNorm(
  {
    has_reduced_norm,
    contract_hours_per_week: hours,
  }: { has_reduced_norm?: boolean | undefined; contract_hours_per_week?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  if (has_reduced_norm === true && (hours ?? 40) >= 40)
    context.addIssue({ code: 'custom', path: ['contract_hours_per_week'], message: 'reduced_norm' });
}

export const Employee = z.object({
  id: z.string(),
  ...storedOf(employeeFields),
  has_login: z.boolean(),
  /** The last day of the employment (`employment.endEmployment`); null: none is known. */
  last_day: z.string().nullable(),
  is_fixed_term: z.boolean(),
  /** In lists: the URL of the picture, relative to the API. */
  picture: z.string().nullish(),
  version: z.number(),
});
export type Employee = z.infer<typeof Employee>;

export const contractKinds = ['full', 'part', 'reduced'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Full time is 40 hours a week, also where nothing is said; a reduced norm is less, and not part time (DK 112). */
export const contractKindOf = (
  person: Pick<Employee, 'has_reduced_norm' | 'contract_hours_per_week'>,
): ContractKind => {
  if (person.has_reduced_norm) return 'reduced';
  return (person.contract_hours_per_week ?? 40) >= 40 ? 'full' : 'part';
};

/** Terms that hold from a day on, until the next ones. */
const Term = z.object({
  /** Null: since the first day, or since ever. */
  from: z.string().nullable(),
  contract_hours_per_week: z.number().nullable(),
  hourly_rate_cents: z.number().nullable(),
  roles: z.array(z.string()),
});

/** An employee with the employment as other programs name it. */
export const EmployeeInFull = Employee.extend({
  employment_start: z.string().nullable(),
  employment_end: z.string().nullable(),
  contract_kind: z.enum(contractKinds),
  /** Earliest first; at least one. */
  terms: z.array(Term),
});
export type EmployeeInFull = z.infer<typeof EmployeeInFull>;

/** What is left out stays as it is. */
export const employmentFields = {
  /** `first_day` under another name. */
  employment_start: date.nullish(),
  /** Null takes the last day back. Shifts after it that have not begun become open. */
  employment_end: date.nullish(),
  /** Full time is 40 hours unless the contract hours say more; the others need contract hours below 40. */
  contract_kind: z.enum(contractKinds, 'choice').optional(),
  /** All of them, in place of those that there were; what one leaves out is as before it. */
  terms: z
    .array(
      z.strictObject({
        from: date.nullable(),
        contract_hours_per_week: employeeFields.contract_hours_per_week.schema,
        hourly_rate_cents: employeeFields.hourly_rate_cents.schema,
        roles: employeeFields.roles.schema.optional(),
      }),
    )
    .min(1, 'required')
    .max(100, 'too_many')
    .optional(),
};

interface Said {
  employment_start?: string | null | undefined;
  employment_end?: string | null | undefined;
  contract_kind?: ContractKind | undefined;
  contract_hours_per_week?: number | null | undefined;
  has_reduced_norm?: boolean | undefined;
  terms?: { from: string | null }[] | undefined;
}

export function checkEmployment(said: Said, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { employment_start: start, employment_end: end, contract_kind: kind, contract_hours_per_week: hours } = said;
  if (start != null && end != null && end < start) refuse(['employment_end'], 'before_first_day');
  if (kind === 'full' && hours != null && hours < 40) refuse(['contract_kind'], 'kind_full');
  if ((kind === 'part' || kind === 'reduced') && (hours ?? 40) >= 40) refuse(['contract_hours_per_week'], 'kind_hours');
  // A new employee has no reduced norm where nothing is said.
  if (kind !== undefined && kind !== 'reduced' && said.has_reduced_norm === true)
    refuse(['contract_kind'], 'two_values');
  said.terms?.forEach(({ from }, index) => {
    const before = said.terms?.[index - 1]?.from ?? '';
    if (from === null ? index > 0 : index > 0 && from <= before) refuse(['terms', index, 'from'], 'terms_order');
    if (index > 0 && from !== null && start != null && from <= start)
      refuse(['terms', index, 'from'], 'before_first_day');
    if (from !== null && end != null && from > end) refuse(['terms', index, 'from'], 'after_last_day');
  });
}
