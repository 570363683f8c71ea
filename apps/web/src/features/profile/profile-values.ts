import type { BodyInput, profile } from '@pamaina/contract';

type Body = BodyInput<typeof profile.updateProfile>;

/** The form's fields: what is empty is an empty text. */
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
 * What is sent: what was changed since the form began, without what the manager keeps. The rest may have been corrected by
 * the manager meanwhile.
 */
export function toBody(values: ProfileValues, begun: ProfileValues, fixed: profile.Profile['fixed']) {
  const kept: readonly string[] = fixed;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !kept.includes(field) && value !== begun[field as keyof ProfileValues])
      .map(([field, value]: [string, string | null]) => [field, value?.trim() ?? null]),
  ) as NonNullable<Body>;
}
