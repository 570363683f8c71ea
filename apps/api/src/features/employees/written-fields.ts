import type { BodyOf, employees } from '@pamaina/contract';

type Body = Omit<BodyOf<typeof employees.createEmployee>, 'id'>;

/** A body as the row's columns: what was left out is empty. */
export function writtenFields(body: Body) {
  return {
    name: body.name,
    roles: body.roles,
    max_hours_per_week: body.max_hours_per_week,
    min_shifts_per_week: body.min_shifts_per_week,
    email: body.email ?? null,
    phone: body.phone ?? null,
    hourly_rate_cents: body.hourly_rate_cents ?? null,
    birth_date: body.birth_date ?? null,
    contract_hours_per_week: body.contract_hours_per_week ?? null,
    has_reduced_norm: body.has_reduced_norm,
    work_days_per_week: body.work_days_per_week,
    vacation_days_per_year: body.vacation_days_per_year ?? null,
    department: body.department ?? null,
    location: body.location ?? null,
    is_senior: body.is_senior,
    consents: JSON.stringify(body.consents),
    needs_consent: body.needs_consent,
    limits: JSON.stringify(body.limits),
    wished_days_off: body.wished_days_off,
    rest_weekdays: body.rest_weekdays,
  };
}
