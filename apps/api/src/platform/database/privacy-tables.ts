import type { ColumnType, Generated } from 'kysely';

/** Payroll data of a former employee. */
export interface FormerTerms {
  hourly_rate_cents: number | null;
  contract_hours_per_week: number | null;
  /** Missing if the employee left before norms had kinds. */
  has_reduced_norm?: boolean;
  work_days_per_week?: 5 | 6;
  join_date: string;
  /** Approved, both dates inclusive. */
  absences: {
    type: 'vacation' | 'sick_leave' | 'personal';
    from: string;
    to: string;
    /** Net minutes by date. */
    scheduled: Record<string, number>;
  }[];
  /** The signs that a manager chose, by date; missing if the employee left before signs and leave were stored. */
  marks?: Record<string, string>;
  /** Approved leave for overtime, by the first day of its month. */
  overtime_leave?: { month: string; minutes: number }[];
}

/** The tables of 0020: deleted employees, and consents. */
export interface PrivacyTables {
  former_employee: {
    project_id: string;
    id: Generated<string>;
    number: number;
    employee_id: string | null;
    name: string | null;
    since: string | null;
    left_at: Generated<string>;
    erased_at: Generated<string | null>;
    /** Null once erased. */
    terms: ColumnType<FormerTerms | null, string | undefined, string | null>;
  };
  /** Of 0084: invitations. */
  invitation: {
    project_id: string;
    id: string;
    identity_key: string;
    account_id: string | null;
    name: string;
    fields: ColumnType<unknown, string, string>;
    state: Generated<'pending' | 'declined'>;
    created_at: Generated<string>;
    /** Of 0153. */
    invited_by: string | null;
  };
  consent: { account_id: string; document: 'terms' | 'privacy'; version: string; accepted_at: Generated<string> };
}
