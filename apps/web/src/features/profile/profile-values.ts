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

/** What is sent: all but what the manager keeps. */
export function toBody(values: ProfileValues, fixed: profile.Profile['fixed']): NonNullable<Body> {
  const kept: readonly string[] = fixed;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => !kept.includes(field))
      .map(([field, value]: [string, string | null]) => [field, value?.trim() ?? null]),
  );
}
