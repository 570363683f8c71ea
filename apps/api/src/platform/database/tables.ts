import type { employees, Language, OnCall, settings } from '@pamaina/contract';
import type { ColumnType, Generated } from 'kysely';
import type { NotificationTables } from './notification-tables.ts';
import type { PrivacyTables } from './privacy-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ProjectTables } from './project-tables.ts';
import type { ScheduleTables } from './schedule-tables.ts';
import type { TimeClockTables } from './time-clock-tables.ts';

type Json<T> = ColumnType<T, string, string>;
/** JSON with a default in the database. */
type Kept<T> = ColumnType<T, string | undefined, string>;

type Tenant = { project_id: string };

/** What somebody asked for and a manager answers. */
interface Decision {
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  decided_at: Generated<string | null>;
  decided_by: Generated<string | null>;
  decision_note: Generated<string | null>;
}

/**
 * The tables as the migrations make them. Instants are ISO text in UTC, dates `YYYY-MM-DD`, times of day `HH:MM:SS`.
 */
export interface Tables
  extends ProjectTables, ScheduleTables, NotificationTables, PrivacyTables, PaymentTables, TimeClockTables {
  identity: { key: string };
  employee: Tenant & {
    id: string;
    identity_key: string;
    name: string;
    nickname: Generated<string | null>;
    roles: string[];
    max_hours_per_week: number;
    min_shifts_per_week: number;
    email: string | null;
    phone: string | null;
    hourly_rate_cents: number | null;
    birth_date: string | null;
    contract_since: Generated<string>;
    contract_hours_per_week: number | null;
    has_reduced_norm: Generated<boolean>;
    work_days_per_week: Generated<5 | 6>;
    vacation_days_per_year: Generated<number | null>;
    department: Generated<string | null>;
    location: Generated<string | null>;
    is_senior: Generated<boolean>;
    consents: Kept<employees.Consents>;
    needs_consent: Generated<boolean>;
    limits: Kept<settings.Limits>;
    wished_days_off: Generated<number[]>;
    rest_weekdays: Generated<number[]>;
    version: Generated<number>;
    created_at: Generated<string>;
  };
  account: {
    id: string;
    identity_key: string;
    username: string;
    password_hash: string;
    role: 'manager' | 'employee';
    registration_method: 'registration_code' | 'payment' | 'open' | 'created_by_manager';
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    must_change_password: Generated<boolean>;
    project_id: string | null;
    employee_id: string | null;
    created_at: Generated<string>;
    phone: Generated<string | null>;
    department: Generated<string | null>;
    job_position: Generated<string | null>;
    time_zone: Generated<string | null>;
    language: Generated<Language>;
    theme: Generated<'auto' | 'light' | 'dark'>;
    show_avatars: Generated<boolean>;
    hours_format: Generated<'decimal' | 'minutes'>;
    appearance_chosen: Generated<boolean>;
    seen_at: Generated<string | null>;
    is_busy: Generated<boolean>;
    home_seen_at: Generated<string | null>;
    is_demo: Generated<boolean>;
  };
  picture: { account_id: string; id: string; content: Buffer };
  calendar_feed: { account_id: string; nonce: string; secret_hash: Buffer; created_at: Generated<string> };
  project_manager: Tenant & { account_id: string };
  session: {
    id: string;
    sign_in_id: string;
    account_id: string;
    project_id: string | null;
    expires_at: string;
    created_at: Generated<string>;
  };
  idempotency: {
    account_id: string;
    key: string;
    request_hash: string;
    status: number | null;
    reply: string | null;
    process: number | null;
    created_at: Generated<string>;
  };
  template: Tenant & {
    name: string;
    start_time: string;
    end_time: string;
    break_minutes: number;
    color: string;
    on_call: Generated<OnCall>;
    version: Generated<number>;
  };
  forbidden_sequence: Tenant & { template: string; next_template: string };
  template_limit: Tenant & { template: string; max_per_week: number | null; max_per_month: number | null };
  employee_pair: Tenant & { employee_id: string; other_employee_id: string; together: boolean };
  senior_rule: Tenant & { template: string; role: string | null; least: number };
  requirement: Tenant & {
    id: string;
    template: string;
    role: string;
    count: number;
    weekday: number | null;
    date: string | null;
    version: Generated<number>;
  };
  holiday: Tenant & { date: string; name: string; closed: boolean; version: Generated<number> };
  public_holiday: { country: string; date: string; name_en: string; name_lt: string };
  /** A view: public holidays of the project's country, and its own days. */
  calendar_day: Tenant & {
    date: string;
    own_name: string | null;
    name_en: string | null;
    name_lt: string | null;
    closed: boolean;
    is_public: boolean;
    version: number;
  };
  unavailability: Tenant & {
    id: string;
    employee_id: string;
    starts_at: string;
    ends_at: string;
    source: 'time_off' | 'self';
    note: string | null;
    repeats_weekly: Generated<boolean>;
    is_illness: Generated<boolean>;
    time_off_id: Generated<string | null>;
  };
  wish: Tenant & {
    id: string;
    employee_id: string;
    date: string;
    kind: 'off' | 'on';
    template: string | null;
    version: Generated<number>;
  };
  time_off: Tenant &
    Decision & {
      id: string;
      employee_id: string;
      type: 'vacation' | 'sick_leave' | 'personal';
      start_date: string;
      end_date: string;
      /** Illness whose end is not known yet. */
      is_open: Generated<boolean>;
      reason: string;
      /** Net minutes by date. */
      scheduled: Kept<Record<string, number>>;
      /** The published shifts that it took. */
      opened: Generated<string[]>;
      requested_at: Generated<string>;
      version: Generated<number>;
    };
  request: Tenant &
    Decision & {
      id: string;
      employee_id: string;
      type: 'time_off' | 'shift_swap' | 'schedule_change';
      title: string;
      reason: string;
      priority: 'low' | 'normal' | 'high';
      submitted_at: Generated<string>;
    };
  swap_offer: Tenant & {
    id: string;
    shift_id: string | null;
    date: string;
    start_time: string;
    end_time: string;
    starts_at: string;
    ends_at: string;
    template: string | null;
    role: string;
    offered_by: string | null;
    offered_by_name: string;
    target: string | null;
    target_name: string | null;
    accepted_by: Generated<string | null>;
    accepted_by_name: Generated<string | null>;
    status: Generated<'pending' | 'employee_accepted' | 'approved' | 'rejected' | 'declined' | 'cancelled'>;
    note: string | null;
    rejection_reason: Generated<string | null>;
    created_at: Generated<string>;
    decided_at: Generated<string | null>;
    decided_by: Generated<string | null>;
  };
  shift_claim: Tenant & {
    id: string;
    shift_id: string | null;
    date: string;
    start_time: string;
    end_time: string;
    starts_at: string;
    ends_at: string;
    template: string | null;
    role: string;
    employee_id: string | null;
    employee_name: string;
    status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
    note: string | null;
    rejection_reason: Generated<string | null>;
    created_at: Generated<string>;
    decided_at: Generated<string | null>;
    decided_by: Generated<string | null>;
  };
  daily_comment: Tenant & {
    id: string;
    date: string;
    comment: string;
    author_id: string;
    author: string;
    created_at: Generated<string>;
    version: Generated<number>;
  };
  event: Tenant & {
    id: string;
    date: string;
    title: string;
    description: string | null;
    color: string;
    version: Generated<number>;
  };
  activity: Tenant & { id: string; action_type: string; at: Generated<string>; actor: string; details: Json<unknown> };
  migration: { name: string; applied_at: string };
}
