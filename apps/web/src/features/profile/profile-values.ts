import type { BodyInput, profile } from '@pamaina/contract';

type Body = BodyInput<typeof profile.updateProfile>;

/** The form's fields: missing values are empty strings. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  department: string;
  job_position: string;
  timezone: string | null;
}

export function toValues(stored: profile.Profile): ProfileValues {
  return {
    first_name: stored.first_name ?? '',
    last_name: stored.last_name ?? '',
    email: stored.email ?? '',
    phone: stored.phone ?? '',
    department: stored.department ?? '',
    job_position: stored.job_position ?? '',
    timezone: stored.timezone,
  };
}

/**
 * The request body: the fields that changed since the form was opened, without those that the manager edits. The rest
 * may have been corrected by the manager in the meantime.
 */
export function toBody(values: ProfileValues, begun: ProfileValues, fixed: profile.Profile['fixed']) {
  const kept: readonly string[] = fixed;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !kept.includes(field) && value !== begun[field as keyof ProfileValues])
      .map(([field, value]: [string, string | null]) => [field, value?.trim() ?? null]),
  ) as NonNullable<Body>;
}
