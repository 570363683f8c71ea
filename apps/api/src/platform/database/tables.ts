// Written by `npm run tables` from the migrations; a test compares it with them.

import type { Stated, StoredJson } from './column-types.ts';
import type { ColumnType } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

interface Account {
  appearance_chosen: Generated<boolean>;
  created_at: Generated<string>;
  department: string | null;
  email: string | null;
  employee_id: string | null;
  first_name: string | null;
  former_projects: Generated<string[]>;
  home_seen_at: string | null;
  hours_format: Generated<'decimal' | 'minutes'>;
  id: string;
  identity_key: string;
  is_busy: Generated<boolean>;
  is_demo: Generated<boolean>;
  job_position: string | null;
  language: Generated<Stated['account.language']>;
  last_name: string | null;
  must_change_password: Generated<boolean>;
  password_hash: string;
  phone: string | null;
  project_id: string | null;
  registration_method: 'registration_code' | 'payment' | 'open' | 'created_by_manager';
  role: 'manager' | 'employee';
  seen_at: string | null;
  show_avatars: Generated<boolean>;
  temporary_until: string | null;
  theme: Generated<'auto' | 'light' | 'dark'>;
  time_zone: string | null;
  username: string;
  verification_sent_at: string | null;
  verified_email: string | null;
}

interface AccountMail {
  account_id: string;
  address: string | null;
  attempts: Generated<number>;
  created_at: Generated<string>;
  due_at: Generated<string>;
  facts: Generated<StoredJson>;
  id: string;
  kind: Stated['account_mail.kind'];
  trace: Generated<string | null>;
}

interface Activity {
  action_type: string;
  actor: string;
  at: Generated<string>;
  details: StoredJson;
  id: string;
  project_id: Generated<string>;
}

interface ActivityLink {
  activity_id: string;
  commitment: Buffer;
  hash: Buffer;
  project_id: Generated<string>;
  salt: Buffer | null;
  seq: number;
}

interface Amendment {
  base_version: number;
  changes: StoredJson | null;
  ends_on: string;
  id: string;
  project_id: Generated<string>;
  published_at: string | null;
  started_at: string;
  started_by: string;
  starts_on: string;
  version: number | null;
}

interface Announcement {
  asked_version: Generated<number>;
  author: string;
  author_id: string;
  created_at: string;
  ended_at: string | null;
  id: string;
  is_for_all: boolean;
  project_id: Generated<string>;
  roles: Generated<string[]>;
  text: string;
  title: string;
  until: string | null;
  version: Generated<number>;
}

interface AnnouncementReceipt {
  announcement_id: string;
  confirmed_at: string | null;
  confirmed_by: 'app' | 'link' | 'kiosk' | null;
  confirmed_version: number | null;
  employee_id: string | null;
  employee_name: string;
  id: Generated<string>;
  is_named: Generated<boolean>;
  project_id: Generated<string>;
  reminded_at: string | null;
}

interface ApiToken {
  account_id: string;
  created_at: Generated<string>;
  expires_at: string;
  hash: Buffer;
  id: string;
  kind: 'personal' | 'project';
  last_used_at: string | null;
  name: string;
  project_id: Generated<string>;
  scopes: Stated['api_token.scopes'];
}

interface AppLogin {
  password: string;
  role: string;
}

interface Archive {
  ends_on: string | null;
  entries: StoredJson;
  id: string;
  marks: Generated<string[]>;
  month: number;
  place: Generated<number>;
  project_id: Generated<string>;
  published_at: string;
  published_by: string;
  seal: Generated<string>;
  secrets: Generated<string[]>;
  shifts: number;
  starts_on: string | null;
  version: number;
  who_marks: Generated<string[]>;
  who_secrets: Generated<string[]>;
  year: number;
}

interface Ask {
  created_at: Generated<string>;
  created_by: string;
  date: string;
  decided_by: string | null;
  end_time: string;
  ended_at: string | null;
  ends_at: string;
  holder: string | null;
  id: string;
  lease: string | null;
  lease_until: string | null;
  minutes: number;
  needs_approval: boolean;
  next_at: Generated<string>;
  project_id: Generated<string>;
  role: string;
  shift_id: string | null;
  start_time: string;
  starts_at: string;
  status: Generated<'running' | 'waiting' | 'filled' | 'stopped' | 'unfilled' | 'ended'>;
  taker: string | null;
  template: string | null;
  way: 'in_order' | 'all';
}

interface AskPerson {
  answer_until: string | null;
  answered_at: string | null;
  answered_by: 'link' | 'app' | null;
  ask_id: string;
  asked_at: string | null;
  employee_id: string;
  id: string;
  place: number;
  project_id: Generated<string>;
  rules: Generated<StoredJson>;
  skipped_for: 'rules' | 'no_login' | 'quiet_hours' | null;
  status: Generated<'queued' | 'asked' | 'yes' | 'no' | 'silent' | 'skipped' | 'rejected' | 'over'>;
}

interface Attachment {
  announcement_id: string | null;
  content: Buffer;
  created_at: string;
  id: string;
  name: string;
  project_id: Generated<string>;
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
  uploaded_by: string;
}

interface BillingDetails {
  account_id: string;
  details: StoredJson;
  version: Generated<number>;
}

interface Budget {
  cents: number | null;
  per: 'month' | 'week';
  percent: number | null;
  planning: 'shown' | 'goal' | 'cap';
  project_id: Generated<string>;
  starts: string;
}

interface CalendarDay {
  closed: boolean;
  date: string;
  is_public: boolean;
  names: StoredJson | null;
  own_name: string | null;
  project_id: string;
  version: number;
}

interface CalendarFeed {
  account_id: string;
  created_at: Generated<string>;
  nonce: string;
  secret_hash: Buffer;
}

interface Certificate {
  employee_id: string;
  id: string;
  kind_id: string;
  project_id: Generated<string>;
  valid_from: string | null;
  valid_until: string | null;
  version: Generated<number>;
}

interface CertificateKind {
  id: string;
  name: string;
  project_id: Generated<string>;
  roles: Generated<string[]>;
  version: Generated<number>;
}

interface CertificateTemplate {
  kind_id: string;
  project_id: Generated<string>;
  template: string;
}

interface ClockEvent {
  device_at: string | null;
  entry_id: string;
  happened_at: string;
  id: string;
  kind: 'in' | 'out' | 'break_start' | 'break_end';
  project_id: Generated<string>;
  received_at: string;
  source: 'app' | 'kiosk';
}

interface ClockPin {
  employee_id: string;
  failing_since: string | null;
  failures: Generated<number>;
  pin_hash: string;
  project_id: Generated<string>;
}

interface Consent {
  accepted_at: Generated<string>;
  account_id: string;
  document: 'terms' | 'privacy';
  version: string;
}

interface CostTerms {
  project_id: Generated<string>;
  version: Generated<number>;
}

interface CountedShift {
  amendment: string;
  break_minutes: number;
  date: string;
  employee_id: string | null;
  end_time: string;
  ends_at: string;
  former_name: string | null;
  holiday_minutes: number;
  id: string;
  is_holiday: boolean;
  is_night: boolean;
  minutes: number;
  night_minutes: number;
  on_call: Stated['counted_shift.on_call'] | null;
  project_id: string;
  role: string;
  start_time: string;
  starts_at: string;
  status: Stated['counted_shift.status'];
  template: string | null;
  weekend: string | null;
}

interface CountedWork {
  date: string;
  employee_id: string;
  minutes: number;
  project_id: string;
  role: string;
  shifts: number;
  status: Stated['counted_work.status'];
}

interface DailyComment {
  author: string;
  author_id: string;
  comment: string;
  created_at: Generated<string>;
  date: string;
  id: string;
  project_id: Generated<string>;
  version: Generated<number>;
}

interface Delivery {
  account_id: string;
  attempts: Generated<number>;
  channel: 'email' | 'push';
  due_at: string;
  error: string | null;
  id: string;
  lease_until: string | null;
  notification_id: string;
  project_id: Generated<string>;
  settled_at: string | null;
  state: Generated<'waiting' | 'sent' | 'dropped' | 'dead'>;
  trace: Generated<string | null>;
}

interface DraftSnapshot {
  ends_on: string;
  id: string;
  made_at: Generated<string>;
  print: string;
  project_id: Generated<string>;
  removals: StoredJson;
  shifts: StoredJson;
  starts_on: string;
}

interface DueWork {
  due_at: Generated<string>;
  id: Generated<string>;
  kind: 'shift_soon' | 'employment' | 'certificate' | 'clock_forgotten';
  project_id: Generated<string>;
}

interface Employee {
  birth_date: string | null;
  consent_dates: Generated<StoredJson>;
  consents: Generated<StoredJson>;
  contract_hours_per_week: number | null;
  contract_since: Generated<string>;
  created_at: Generated<string>;
  department: string | null;
  earlier_contract_hours: number | null;
  earlier_contract_since: string | null;
  email: string | null;
  first_day: string | null;
  has_reduced_norm: Generated<boolean>;
  hourly_rate_cents: number | null;
  id: string;
  identity_key: string;
  import_id: string | null;
  is_fixed_term: Generated<boolean>;
  is_senior: Generated<boolean>;
  last_day: string | null;
  limits: Generated<StoredJson>;
  location: string | null;
  max_hours_per_week: number;
  min_shifts_per_week: number;
  name: string;
  needs_consent: Generated<boolean>;
  nickname: string | null;
  phone: string | null;
  probation_end: string | null;
  project_id: Generated<string>;
  rest_weekdays: Generated<number[]>;
  roles: string[];
  splits_days: Generated<boolean>;
  vacation_days_per_year: number | null;
  version: Generated<number>;
  wished_days_off: Generated<number[]>;
  work_days_per_week: Generated<5 | 6>;
}

interface EmployeePair {
  employee_id: string;
  other_employee_id: string;
  project_id: Generated<string>;
  together: boolean;
}

interface EmployerShare {
  percent: number;
  project_id: Generated<string>;
  year: number;
}

interface EmploymentTerm {
  contract_hours_per_week: number | null;
  created_at: Generated<string>;
  created_by: string | null;
  employee_id: string;
  has_reduced_norm: Generated<boolean>;
  hourly_rate_cents: number | null;
  project_id: Generated<string>;
  rest_weekdays: number[] | null;
  roles: string[];
  valid_from: string;
  work_days_per_week: Generated<5 | 6>;
}

interface Event {
  color: string;
  date: string;
  description: string | null;
  id: string;
  project_id: Generated<string>;
  takings_percent: number | null;
  title: string;
  version: Generated<number>;
}

interface ExpectedTaking {
  date: string;
  hour: number | null;
  id: string;
  kind: 'takings' | 'receipts' | 'guests' | 'orders';
  project_id: Generated<string>;
  value: number;
}

interface FeedRemoval {
  account_id: string;
  ends_at: string;
  project_id: Generated<string>;
  removed_at: Generated<string>;
  role: string;
  shift_id: string;
  starts_at: string;
  version: number;
}

interface ForbiddenSequence {
  next_template: string;
  project_id: Generated<string>;
  template: string;
  third_template: string | null;
}

interface FormerEmployee {
  employee_id: string | null;
  erased_at: string | null;
  id: Generated<string>;
  left_at: Generated<string>;
  name: string | null;
  number: number;
  project_id: Generated<string>;
  since: string | null;
  terms: StoredJson | null;
}

interface Generation {
  checkpoint: string | null;
  crashes: Generated<number>;
  created_at: Generated<string>;
  fence: Generated<number>;
  finished_at: string | null;
  id: string;
  is_demo: Generated<boolean>;
  keep: Generated<'hand' | 'pins'>;
  lease_until: string | null;
  month: number | null;
  part: StoredJson | null;
  process: number | null;
  progress: StoredJson | null;
  project_id: Generated<string>;
  purpose: Generated<'plan' | 'scenario'>;
  requested_by: string | null;
  result: StoredJson | null;
  seconds: number;
  seed: number;
  started_at: string | null;
  state: 'queued' | 'running' | 'done' | 'stopped' | 'failed';
  stop_requested: Generated<boolean>;
  trace: Generated<string | null>;
  undo_id: string | null;
  year: number | null;
}

interface HandRemoval {
  body: StoredJson;
  date: string;
  id: string;
  planned: StoredJson;
  project_id: Generated<string>;
  role: string;
  template: string;
}

interface Holiday {
  closed: boolean;
  date: string;
  name: string;
  project_id: Generated<string>;
  version: Generated<number>;
}

interface Idempotency {
  account_id: string;
  created_at: Generated<string>;
  key: string;
  made: string | null;
  process: number | null;
  reply: string | null;
  request_hash: string;
  status: number | null;
}

interface Identity {
  key: string;
}

interface ImportMapping {
  columns: string[];
  header: Buffer;
  kind: 'employees' | 'history' | 'takings';
  project_id: Generated<string>;
  used_at: Generated<string>;
}

interface Invitation {
  account_id: string | null;
  asked_network: string | null;
  created_at: Generated<string>;
  fields: StoredJson;
  id: string;
  identity_key: string;
  invited_by: string | null;
  name: string;
  project_id: Generated<string>;
  state: Generated<'pending' | 'declined' | 'asked'>;
}

interface Invoice {
  buyer: StoredJson;
  credits: string | null;
  currency: string;
  gross_cents: number;
  id: string;
  issued_at: string;
  issued_on: string;
  kind: 'invoice' | 'credit_note';
  net_cents: number;
  number: string;
  paid_on: string;
  period_end: string | null;
  period_start: string | null;
  project: string;
  provider: 'stripe' | 'sandbox';
  provider_invoice_id: string;
  purchase_id: string;
  replaces: string | null;
  seller: StoredJson | null;
  seq: Generated<number>;
  sequence: number | null;
  series: string | null;
  vat_cents: number;
  vat_rate: number | null;
  vat_reason: Stated['invoice.vat_reason'] | null;
}

interface InvoiceSeries {
  last: number;
  provider: string;
  series: string;
}

interface JoinLink {
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  project_id: Generated<string>;
}

interface Kiosk {
  created_at: Generated<string>;
  id: string;
  name: string;
  project_id: Generated<string>;
  secret_hash: Buffer;
}

interface LateChange {
  article: string | null;
  basis: 'law' | 'house';
  cause_id: string | null;
  cents: number | null;
  change: 'cancelled' | 'given_away' | 'cut' | 'moved';
  changed_at: string;
  changed_by: string;
  date: string;
  employee_id: string | null;
  end_time: string;
  former_name: string | null;
  id: string;
  late_minutes: number;
  law_pack: string;
  paid_minutes: number | null;
  project_id: Generated<string>;
  rate_cents: number | null;
  role: string;
  shift_id: string;
  start_time: string;
}

interface LeaveCorrection {
  amount: number;
  created_at: Generated<string>;
  created_by: string;
  employee_id: string;
  id: string;
  project_id: Generated<string>;
  reason: string;
  type: string;
  year: number;
}

interface LeaveType {
  archived_at: string | null;
  balance: string | null;
  can_request: boolean | null;
  carry_over_max: number | null;
  carry_over_until: string | null;
  counts_as:
    | 'vacation'
    | 'personal'
    | 'unpaid_leave'
    | 'study_leave'
    | 'parents_day'
    | 'business_trip'
    | 'training'
    | 'other'
    | null;
  half_days: Generated<string[]>;
  is_earned_monthly: Generated<boolean>;
  is_paid: boolean;
  is_pro_rata: boolean;
  name: string | null;
  payroll_code: string | null;
  project_id: Generated<string>;
  since: string | null;
  type: string;
  unit: 'days' | 'hours';
  version: Generated<number>;
  week_days: number | null;
  yearly: number | null;
}

interface LimitWindow {
  count: number;
  key: string;
  opens: Generated<string>;
  until: string;
}

interface MemberInvitation {
  account_id: string | null;
  created_at: Generated<string>;
  expires_at: string;
  grants: Generated<Stated['member_invitation.grants']>;
  id: string;
  invited_by: string | null;
  login: string;
  login_key: string;
  project_id: Generated<string>;
  role: 'owner' | 'manager' | 'lead' | 'accountant';
}

interface Migration {
  applied_at: Generated<string>;
  name: string;
}

interface MonthBudget {
  cents: number;
  ends: string;
  keep: 'cap' | 'goal';
  month: string;
  project_id: Generated<string>;
  starts: string;
}

interface Notification {
  account_id: string;
  created_at: string;
  expires_at: string | null;
  facts: StoredJson;
  id: string;
  kind: Stated['notification.kind'];
  project_id: Generated<string>;
  read_at: string | null;
  seq: Generated<number>;
  shown: boolean;
  subject: string;
}

interface NotificationSettings {
  account_id: string;
  digest: Generated<'soon' | 'daily'>;
  preferences: Generated<StoredJson>;
  quiet_from: string | null;
  quiet_until: string | null;
}

interface OneTimeSecret {
  account_id: string;
  created_at: Generated<string>;
  email: string | null;
  expires_at: string;
  hash: string;
  id: string;
  purpose: string;
  used_at: string | null;
}

interface Outbox {
  audience: StoredJson;
  created_at: Generated<string>;
  expires_at: string | null;
  facts: StoredJson;
  id: string;
  kind: Stated['outbox.kind'];
  project_id: Generated<string>;
  subject: string;
  trace: Generated<string | null>;
}

interface OvertimeLeave {
  decided_at: string | null;
  decided_by: string | null;
  decision_note: string | null;
  employee_id: string;
  id: string;
  leave_minutes: number;
  month: string;
  parts: StoredJson;
  project_id: Generated<string>;
  requested_at: Generated<string>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  version: Generated<number>;
}

interface Passkey {
  account_id: string;
  counter: number;
  created_at: string;
  credential_id: string;
  id: string;
  is_synced: boolean;
  last_used_at: string | null;
  name: string;
  public_key: string;
  transports: string[];
}

interface PasskeyChallenge {
  account_id: string | null;
  challenge: string;
  expires_at: string;
  id: string;
  purpose: 'sign_in' | 'second_step' | 'confirm' | 'register';
}

interface PasswordRequest {
  created_at: Generated<string>;
  id: string;
  login: string;
}

interface PaymentCode {
  code_hash: string;
  expires_at: string;
  purchase_id: string;
  tries: Generated<number>;
}

interface PayrollExport {
  file: StoredJson;
  id: string;
  name: string;
  project_id: Generated<string>;
  version: Generated<number>;
}

interface Picture {
  account_id: string;
  content: Buffer;
  id: string;
}

interface Productivity {
  enough_for: 'middle' | 'most';
  kind: 'takings' | 'receipts' | 'guests' | 'orders';
  project_id: Generated<string>;
  version: Generated<number>;
}

interface Project {
  accounting_ground: 'sector' | 'agreement' | null;
  accounting_months: Generated<number>;
  accounting_start: Generated<string>;
  agreed_limits: Generated<StoredJson>;
  alcohol_roles: Generated<string[]>;
  api_token_days: number | null;
  asks_need_approval: Generated<boolean>;
  billing: Generated<'active' | 'pending' | 'ending' | 'ended'>;
  business_rules: Generated<StoredJson>;
  closing_before_opening: Generated<boolean>;
  company_code: string | null;
  country: Generated<string>;
  created_at: Generated<string>;
  currency: Generated<string>;
  demo_network: string | null;
  description: string | null;
  erase_at: string | null;
  holidays_heard: Generated<number>;
  id: string;
  importance: Generated<StoredJson>;
  late_change_hours: number | null;
  late_change_percent: number | null;
  law_pack: Generated<string>;
  limits: Generated<StoredJson>;
  managers_need_second_factor: Generated<boolean>;
  name: string;
  opening_hours: Generated<StoredJson>;
  paid_by: string | null;
  planning_seconds: Generated<number>;
  regime: Generated<'summary' | 'fixed'>;
  region: string | null;
  severities: Generated<StoredJson>;
  sheet_signs: Generated<StoredJson>;
  time_zone: Generated<string>;
  version: Generated<number>;
  zone_rules: Generated<string | null>;
}

interface ProjectMember {
  account_id: string;
  grants: Generated<Stated['project_member.grants']>;
  joined_at: Generated<string>;
  project_id: string;
  role: 'owner' | 'manager' | 'lead' | 'accountant';
  version: Generated<number>;
}

interface ProjectWrite {
  mark: number;
  project_id: Generated<string>;
  tx: string;
  writes: number;
}

interface ProviderEvent {
  id: string;
  provider: string;
  received_at: Generated<string>;
}

interface PublicHoliday {
  country: string;
  date: string;
  names: StoredJson;
}

interface PublicHolidayChange {
  country: string;
  date: string;
  is_added: boolean;
  seq: Generated<number>;
}

interface Purchase {
  account_id: string | null;
  amount_cents: number;
  applied: Generated<number>;
  attempt: Generated<number>;
  billing_details: StoredJson | null;
  card: StoredJson | null;
  client_secret: string | null;
  consumed_at: string | null;
  country: string | null;
  created_at: Generated<string>;
  currency: string;
  description: string | null;
  due_at: string | null;
  email: string;
  id: string;
  kind: 'one_off' | 'subscription';
  law_pack: string | null;
  looked: Generated<number>;
  name: string | null;
  paid_at: string | null;
  paid_until: string | null;
  provider: 'stripe' | 'sandbox';
  provider_id: string | null;
  provider_numbers_until: string | null;
  refund_by_hand_at: string | null;
  refund_wanted_at: string | null;
  refunded_at: string | null;
  renews: string | null;
  request_key: string | null;
  state: Generated<'begun' | 'open' | 'paid' | 'past_due' | 'waiting' | 'ending' | 'ended' | 'expired'>;
  wanted: Generated<boolean>;
}

interface PushSubscription {
  account_id: string;
  auth: string;
  created_at: Generated<string>;
  endpoint: string;
  id: string;
  p256dh: string;
  sign_in_id: string;
}

interface Receipt {
  archive_id: string;
  asked_at: string;
  confirmed_at: string | null;
  confirmed_by: 'app' | 'link' | 'kiosk' | null;
  employee_id: string | null;
  employee_name: string;
  id: string;
  project_id: Generated<string>;
  reminded_at: string | null;
}

interface RecoveryCode {
  account_id: string;
  hash: string;
  used_at: string | null;
}

interface Repair {
  applied_at: string | null;
  before: StoredJson | null;
  changes: StoredJson;
  created_at: Generated<string>;
  employee_id: string | null;
  ends_at: string | null;
  id: string;
  is_open: Generated<boolean>;
  leave_code: string | null;
  note: string | null;
  others: Generated<string[]>;
  project_id: Generated<string>;
  starts_at: string | null;
  type: Generated<
    | 'vacation'
    | 'sick_leave'
    | 'personal'
    | 'unpaid_leave'
    | 'study_leave'
    | 'parents_day'
    | 'business_trip'
    | 'training'
    | 'no_show'
    | 'other'
  >;
  undone_at: string | null;
}

interface Request {
  decided_at: string | null;
  decided_by: string | null;
  decision_note: string | null;
  employee_id: string;
  id: string;
  priority: 'low' | 'normal' | 'high';
  project_id: Generated<string>;
  reason: string;
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  submitted_at: Generated<string>;
  title: string;
  type: 'time_off' | 'shift_swap' | 'schedule_change';
}

interface Requirement {
  count: number;
  date: string | null;
  id: string;
  is_proposed: Generated<boolean>;
  project_id: Generated<string>;
  role: string;
  template: string;
  version: Generated<number>;
  weekday: number | null;
}

interface Ring {
  created_at: Generated<string>;
  created_by: string;
  ended_at: string | null;
  id: string;
  project_id: Generated<string>;
  reason: 'begun' | 'shift' | 'person' | 'rules' | null;
  status: Generated<'pending' | 'done' | 'declined' | 'withdrawn' | 'ended'>;
}

interface RingPerson {
  agreed_at: string | null;
  date: string;
  employee_id: string | null;
  employee_name: string;
  end_time: string;
  ends_at: string;
  place: number;
  project_id: Generated<string>;
  ring_id: string;
  role: string;
  shift_id: string | null;
  start_time: string;
  starts_at: string;
  template: string | null;
}

interface RoleProductivity {
  after_count: number;
  after_minutes: number;
  before_count: number;
  before_minutes: number;
  least_open: number;
  per_hour: number | null;
  project_id: Generated<string>;
  role: string;
}

interface RoleRate {
  hourly_rate_cents: number;
  project_id: Generated<string>;
  role: string;
  starts: string;
}

interface SandboxEvent {
  created_at: Generated<string>;
  id: string;
  payload: string;
}

interface SandboxIntent {
  amount_cents: number;
  card: StoredJson | null;
  client_secret: string;
  created_at: string;
  currency: string;
  id: string;
  purchase_id: string;
  purpose: 'payment' | 'subscription' | 'setup';
  refunded: Generated<boolean>;
  status: 'open' | 'challenged' | 'succeeded';
  subscription_id: string | null;
}

interface SandboxInvoice {
  amount_cents: number;
  created_at: string;
  currency: string;
  id: string;
  number: string;
  period_end: string;
  period_start: string;
  status: 'paid' | 'refunded';
  subscription_id: string;
}

interface SandboxSubscription {
  amount_cents: number;
  cancel_at_period_end: Generated<boolean>;
  card: StoredJson | null;
  created_at: string;
  currency: string;
  id: string;
  period_end: string | null;
  period_start: string | null;
  purchase_id: string;
  started_at: string | null;
  status: 'incomplete' | 'active' | 'past_due' | 'ended' | 'expired';
}

interface Scenario {
  applied_at: string | null;
  base: StoredJson | null;
  budgets: Generated<StoredJson>;
  changed: StoredJson | null;
  changes: StoredJson;
  created_at: Generated<string>;
  created_by: string;
  id: string;
  job_id: string | null;
  month: number;
  name: string;
  note: string | null;
  outcome: 'done' | 'stopped' | 'failed' | null;
  planned_at: string | null;
  planned_from: string | null;
  print: string | null;
  project_id: Generated<string>;
  seconds: number;
  year: number;
}

interface ScheduleMonth {
  imported_version: Generated<number>;
  law_pack: string | null;
  month: number;
  planning: StoredJson | null;
  project_id: Generated<string>;
  proof: StoredJson | null;
  published_version: Generated<number>;
  year: number;
}

interface SecurityEvent {
  account_id: string | null;
  at: Generated<string>;
  facts: Generated<StoredJson>;
  id: string;
  kind: string;
}

interface SeniorRule {
  least: number;
  project_id: Generated<string>;
  role: string | null;
  template: string;
}

interface Session {
  account_id: string;
  authenticated_at: Generated<string>;
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  project_id: string | null;
  sign_in_id: string;
  tokens_since: string | null;
}

interface SheetConfirmation {
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
  employee_id: string;
  figures: string;
  is_right: boolean;
  month: string;
  note: string | null;
  project_id: Generated<string>;
  said_at: string;
}

interface SheetMark {
  date: string;
  employee_id: string;
  kind: string;
  project_id: Generated<string>;
}

interface Shift {
  amendment: string | null;
  amends: string | null;
  break_minutes: number;
  changed_at: Generated<string>;
  cut: StoredJson | null;
  date: string;
  employee_id: string | null;
  end_time: string;
  ends_at: string;
  former_name: string | null;
  hand: 'added' | 'changed' | null;
  id: string;
  on_call: 'at_work' | 'at_home' | null;
  pinned: Generated<boolean>;
  planned: StoredJson | null;
  project_id: Generated<string>;
  role: string;
  start_time: string;
  starts_at: string;
  status: 'draft' | 'published';
  template: string | null;
  version: Generated<number>;
  violations: Generated<StoredJson>;
}

interface ShiftClaim {
  created_at: Generated<string>;
  date: string;
  decided_at: string | null;
  decided_by: string | null;
  employee_id: string | null;
  employee_name: string;
  end_time: string;
  ends_at: string;
  id: string;
  note: string | null;
  project_id: Generated<string>;
  rejection_reason: string | null;
  role: string;
  shift_id: string | null;
  start_time: string;
  starts_at: string;
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  template: string | null;
}

interface ShiftMinutes {
  break_minutes: number;
  date: string;
  ends_at: string;
  holiday_minutes: Generated<number>;
  is_due: Generated<boolean>;
  is_holiday: Generated<boolean>;
  is_night: Generated<boolean>;
  minutes: Generated<number>;
  night_minutes: Generated<number>;
  project_id: Generated<string>;
  starts_at: string;
  weekend: string | null;
}

interface ShiftNote {
  author: string;
  author_id: string;
  created_at: Generated<string>;
  date: string;
  id: string;
  note: string;
  project_id: Generated<string>;
  template: string | null;
  version: Generated<number>;
}

interface ShiftOpening {
  left_by: string | null;
  opened_at: Generated<string>;
  project_id: Generated<string>;
  shift_id: string;
}

interface SignIn {
  account_id: string;
  confirmed: Generated<number>;
  created_at: Generated<string>;
  device: string;
  generation: Generated<number>;
  id: string;
  is_known: boolean;
  last_used_at: Generated<string>;
  rotated_at: Generated<string>;
}

interface Solve {
  id: string;
  problem: string;
  project_id: Generated<string>;
  result: string | null;
}

interface StandardWeek {
  id: string;
  name: string;
  project_id: Generated<string>;
  version: Generated<number>;
}

interface StandardWeekSpan {
  ends_on: string;
  project_id: Generated<string>;
  starts_on: string;
  week_id: string;
}

interface SwapOffer {
  accepted_by: string | null;
  accepted_by_name: string | null;
  created_at: Generated<string>;
  date: string;
  decided_at: string | null;
  decided_by: string | null;
  end_time: string;
  ends_at: string;
  id: string;
  note: string | null;
  offered_by: string | null;
  offered_by_name: string;
  project_id: Generated<string>;
  rejection_reason: string | null;
  return_date: string | null;
  return_end_time: string | null;
  return_ends_at: string | null;
  return_role: string | null;
  return_shift_id: string | null;
  return_start_time: string | null;
  return_starts_at: string | null;
  return_template: string | null;
  role: string;
  shift_id: string | null;
  start_time: string;
  starts_at: string;
  status: Generated<'pending' | 'employee_accepted' | 'approved' | 'rejected' | 'declined' | 'cancelled'>;
  target: string | null;
  target_name: string | null;
  template: string | null;
}

interface Taking {
  date: string;
  id: string;
  is_again: Generated<boolean>;
  is_confirmed: Generated<boolean>;
  kind: 'takings' | 'receipts' | 'guests' | 'orders';
  minute: number | null;
  minutes: 15 | 30 | 60 | 1440;
  project_id: Generated<string>;
  recorded_at: string;
  replaced_at: string | null;
  value: number;
}

interface TaskDone {
  at: string;
  author: string;
  author_id: string | null;
  date: string;
  id: string;
  project_id: Generated<string>;
  task: string;
  template: string;
}

interface Template {
  break_minutes: number;
  color: string;
  end_time: string;
  name: string;
  on_call: Generated<'none' | 'at_work' | 'at_home'>;
  project_id: Generated<string>;
  start_time: string;
  tasks: Generated<string[]>;
  version: Generated<number>;
}

interface TemplateLimit {
  max_in_row: number | null;
  max_per_month: number | null;
  max_per_week: number | null;
  min_in_row: number | null;
  project_id: Generated<string>;
  template: string;
}

interface TimeEntry {
  approved_at: string | null;
  approved_by: string | null;
  break_minutes: Generated<number>;
  break_started_at: string | null;
  breaks: Generated<StoredJson>;
  date: string;
  employee_id: string | null;
  ended_at: string | null;
  former_name: string | null;
  id: string;
  is_additional: Generated<boolean>;
  is_late: Generated<boolean>;
  is_stated: Generated<boolean>;
  note: string | null;
  project_id: Generated<string>;
  source: 'app' | 'kiosk' | 'manager' | 'schedule';
  started_at: string;
  state: 'open' | 'closed' | 'unclear' | 'void';
  version: Generated<number>;
}

interface TimeEntryVersion {
  break_minutes: number;
  changed_at: Generated<string>;
  changed_by: string;
  ended_at: string | null;
  entry_id: string;
  is_additional: Generated<boolean>;
  project_id: Generated<string>;
  reason: string;
  started_at: string;
  state: Stated['time_entry_version.state'];
  version: number;
}

interface TimeOff {
  decided_at: string | null;
  decided_by: string | null;
  decision_note: string | null;
  employee_id: string;
  end_date: string;
  ends_at: string | null;
  id: string;
  is_open: Generated<boolean>;
  leave_code: string | null;
  manager_note: string | null;
  opened: Generated<string[]>;
  project_id: Generated<string>;
  reason: string;
  requested_at: Generated<string>;
  scheduled: Generated<StoredJson>;
  start_date: string;
  starts_at: string | null;
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  type:
    | 'vacation'
    | 'sick_leave'
    | 'personal'
    | 'unpaid_leave'
    | 'study_leave'
    | 'parents_day'
    | 'business_trip'
    | 'training'
    | 'no_show'
    | 'other';
  version: Generated<number>;
}

interface TimesheetMonth {
  figures: StoredJson | null;
  law_pack: string | null;
  locked_at: string | null;
  locked_by: string | null;
  month: string;
  payroll: StoredJson | null;
  project_id: Generated<string>;
}

interface Totp {
  account_id: string;
  confirmed_at: string | null;
  last_step: Generated<number>;
  secret: string;
}

interface Unavailability {
  employee_id: string;
  ends_at: string;
  id: string;
  is_illness: Generated<boolean>;
  note: string | null;
  project_id: Generated<string>;
  repeats_weekly: Generated<boolean>;
  source: 'time_off' | 'self';
  starts_at: string;
  time_off_id: string | null;
}

interface UsedProposal {
  changes: StoredJson;
  id: string;
  project_id: Generated<string>;
  undone_at: string | null;
  used_at: string;
}

interface VatCheck {
  account_id: string;
  checked_at: string;
  state: 'valid' | 'invalid' | 'unavailable';
  vat_number: string;
}

interface Webhook {
  active: Generated<boolean>;
  created_at: Generated<string>;
  events: Stated['webhook.events'];
  id: string;
  project_id: Generated<string>;
  secret: string;
  url: string;
  version: Generated<number>;
}

interface WebhookDelivery {
  attempts: Generated<number>;
  created_at: Generated<string>;
  due_at: Generated<string>;
  error: string | null;
  event: Stated['webhook_delivery.event'];
  id: string;
  lease_until: string | null;
  payload: StoredJson;
  project_id: Generated<string>;
  response_status: number | null;
  settled_at: string | null;
  state: Generated<Stated['webhook_delivery.state']>;
  trace: Generated<string | null>;
  webhook_id: string;
}

interface WeekRequirement {
  count: number;
  project_id: Generated<string>;
  role: string;
  template: string;
  week_id: string;
  weekday: number;
}

interface Wish {
  date: string;
  employee_id: string;
  id: string;
  kind: 'off' | 'on';
  project_id: Generated<string>;
  template: string | null;
  version: Generated<number>;
}

interface WorkedMonth {
  counted_at: string | null;
  month: string;
  project_id: Generated<string>;
}

interface WorkedSum {
  closings: number;
  employee_id: string;
  first: string | null;
  holidays: number;
  minutes: number;
  month: string;
  night_minutes: number;
  nights: number;
  project_id: Generated<string>;
  role: string;
  shifts: number;
  week: string;
  weekends: number;
}

interface ZoneOffset {
  seconds: number;
  since: string;
  zone: string;
}

interface ZoneOffsetBefore {
  seconds: number;
  since: string;
  version: string;
  zone: string;
}

interface ZoneRules {
  is_only: Generated<boolean>;
  version: string;
}

export interface Tables {
  account: Account;
  account_mail: AccountMail;
  activity: Activity;
  activity_link: ActivityLink;
  amendment: Amendment;
  announcement: Announcement;
  announcement_receipt: AnnouncementReceipt;
  api_token: ApiToken;
  app_login: AppLogin;
  archive: Archive;
  ask: Ask;
  ask_person: AskPerson;
  attachment: Attachment;
  billing_details: BillingDetails;
  budget: Budget;
  calendar_day: CalendarDay;
  calendar_feed: CalendarFeed;
  certificate: Certificate;
  certificate_kind: CertificateKind;
  certificate_template: CertificateTemplate;
  clock_event: ClockEvent;
  clock_pin: ClockPin;
  consent: Consent;
  cost_terms: CostTerms;
  counted_shift: CountedShift;
  counted_work: CountedWork;
  daily_comment: DailyComment;
  delivery: Delivery;
  draft_snapshot: DraftSnapshot;
  due_work: DueWork;
  employee: Employee;
  employee_pair: EmployeePair;
  employer_share: EmployerShare;
  employment_term: EmploymentTerm;
  event: Event;
  expected_taking: ExpectedTaking;
  feed_removal: FeedRemoval;
  forbidden_sequence: ForbiddenSequence;
  former_employee: FormerEmployee;
  generation: Generation;
  hand_removal: HandRemoval;
  holiday: Holiday;
  idempotency: Idempotency;
  identity: Identity;
  import_mapping: ImportMapping;
  invitation: Invitation;
  invoice: Invoice;
  invoice_series: InvoiceSeries;
  join_link: JoinLink;
  kiosk: Kiosk;
  late_change: LateChange;
  leave_correction: LeaveCorrection;
  leave_type: LeaveType;
  limit_window: LimitWindow;
  member_invitation: MemberInvitation;
  migration: Migration;
  month_budget: MonthBudget;
  notification: Notification;
  notification_settings: NotificationSettings;
  one_time_secret: OneTimeSecret;
  outbox: Outbox;
  overtime_leave: OvertimeLeave;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_request: PasswordRequest;
  payment_code: PaymentCode;
  payroll_export: PayrollExport;
  picture: Picture;
  productivity: Productivity;
  project: Project;
  project_member: ProjectMember;
  project_write: ProjectWrite;
  provider_event: ProviderEvent;
  public_holiday: PublicHoliday;
  public_holiday_change: PublicHolidayChange;
  purchase: Purchase;
  push_subscription: PushSubscription;
  receipt: Receipt;
  recovery_code: RecoveryCode;
  repair: Repair;
  request: Request;
  requirement: Requirement;
  ring: Ring;
  ring_person: RingPerson;
  role_productivity: RoleProductivity;
  role_rate: RoleRate;
  sandbox_event: SandboxEvent;
  sandbox_intent: SandboxIntent;
  sandbox_invoice: SandboxInvoice;
  sandbox_subscription: SandboxSubscription;
  scenario: Scenario;
  schedule_month: ScheduleMonth;
  security_event: SecurityEvent;
  senior_rule: SeniorRule;
  session: Session;
  sheet_confirmation: SheetConfirmation;
  sheet_mark: SheetMark;
  shift: Shift;
  shift_claim: ShiftClaim;
  shift_minutes: ShiftMinutes;
  shift_note: ShiftNote;
  shift_opening: ShiftOpening;
  sign_in: SignIn;
  solve: Solve;
  standard_week: StandardWeek;
  standard_week_span: StandardWeekSpan;
  swap_offer: SwapOffer;
  taking: Taking;
  task_done: TaskDone;
  template: Template;
  template_limit: TemplateLimit;
  time_entry: TimeEntry;
  time_entry_version: TimeEntryVersion;
  time_off: TimeOff;
  timesheet_month: TimesheetMonth;
  totp: Totp;
  unavailability: Unavailability;
  used_proposal: UsedProposal;
  vat_check: VatCheck;
  webhook: Webhook;
  webhook_delivery: WebhookDelivery;
  week_requirement: WeekRequirement;
  wish: Wish;
  worked_month: WorkedMonth;
  worked_sum: WorkedSum;
  zone_offset: ZoneOffset;
  zone_offset_before: ZoneOffsetBefore;
  zone_rules: ZoneRules;
}

/** The tables and views whose rows belong to a project. */
export const tenantTables: ReadonlySet<string> = new Set([
  'activity',
  'activity_link',
  'amendment',
  'announcement',
  'announcement_receipt',
  'api_token',
  'archive',
  'ask',
  'ask_person',
  'attachment',
  'budget',
  'certificate',
  'certificate_kind',
  'certificate_template',
  'clock_event',
  'clock_pin',
  'cost_terms',
  'daily_comment',
  'delivery',
  'draft_snapshot',
  'due_work',
  'employee',
  'employee_pair',
  'employer_share',
  'employment_term',
  'event',
  'expected_taking',
  'feed_removal',
  'forbidden_sequence',
  'former_employee',
  'generation',
  'hand_removal',
  'holiday',
  'import_mapping',
  'invitation',
  'join_link',
  'kiosk',
  'late_change',
  'leave_correction',
  'leave_type',
  'member_invitation',
  'month_budget',
  'notification',
  'outbox',
  'overtime_leave',
  'payroll_export',
  'productivity',
  'project_write',
  'receipt',
  'repair',
  'request',
  'requirement',
  'ring',
  'ring_person',
  'role_productivity',
  'role_rate',
  'scenario',
  'schedule_month',
  'senior_rule',
  'sheet_confirmation',
  'sheet_mark',
  'shift',
  'shift_claim',
  'shift_minutes',
  'shift_note',
  'shift_opening',
  'solve',
  'standard_week',
  'standard_week_span',
  'swap_offer',
  'taking',
  'task_done',
  'template',
  'template_limit',
  'time_entry',
  'time_entry_version',
  'time_off',
  'timesheet_month',
  'unavailability',
  'used_proposal',
  'webhook',
  'webhook_delivery',
  'week_requirement',
  'wish',
  'worked_month',
  'worked_sum',
  'calendar_day',
  'counted_work',
  'counted_shift',
]);
