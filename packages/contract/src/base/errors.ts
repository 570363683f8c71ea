import { z } from 'zod';

interface ProblemRecord {
  /** Of HTTP. */
  status: number;
  /** A form that has this field shows the error there. */
  field?: string;
  /** What its text names. */
  values?: readonly string[];
}

/**
 * All errors of the API. The texts are in the API's `problems.ts` of each language under the same codes. A rejected
 * call changes nothing.
 */
export const problems = {
  malformed: { status: 400 },
  unauthenticated: { status: 401 },
  login_failed: { status: 401 },
  second_factor_required: { status: 401 },
  sign_in_expired: { status: 401 },
  session_over: { status: 401 },
  password_expired: { status: 401 },
  payment_required: { status: 402 },
  payment_incomplete: { status: 402 },
  card_declined: { status: 402 },
  card_insufficient_funds: { status: 402 },
  card_authentication_failed: { status: 402 },
  card_expired: { status: 402 },
  project_pending: { status: 402 },
  project_ending: { status: 402 },
  project_ended: { status: 402 },
  token_in_address: { status: 400 },
  password_temporary: { status: 403 },
  reauthentication_required: { status: 403 },
  second_factor_missing: { status: 403 },
  passkey_refused: { status: 403 },
  project_not_selected: { status: 403 },
  managers_only: { status: 403 },
  ability_missing: { status: 403 },
  scope_missing: { status: 403, values: ['scope'] },
  token_refused: { status: 403 },
  week_only: { status: 403, values: ['start', 'end'] },
  member_beyond: { status: 403 },
  account_employed: { status: 403 },
  demo_account: { status: 403 },
  demo_solves_nothing: { status: 403 },
  employment_ended: { status: 403, values: ['date'] },
  employees_only: { status: 403 },
  author_only: { status: 403 },
  not_found: { status: 404 },
  link_wrong: { status: 404 },
  link_expired: { status: 410 },
  link_used: { status: 410 },
  email_missing: { status: 409 },
  conflict: { status: 409 },
  totp_exists: { status: 409 },
  totp_not_begun: { status: 409 },
  no_second_factor: { status: 409 },
  passkey_exists: { status: 409 },
  passkeys_many: { status: 409 },
  passkeys_unavailable: { status: 409 },
  tokens_full: { status: 409, values: ['count'] },
  id_taken: { status: 409, field: 'id' },
  name_taken: { status: 409, field: 'name' },
  leave_code_taken: { status: 409, field: 'code' },
  leave_types_full: { status: 409, values: ['count'] },
  leave_type_of_law: { status: 409 },
  leave_type_in_use: { status: 409, values: ['absences', 'corrections'] },
  username_taken: { status: 409, field: 'username' },
  template_in_use: { status: 409, values: ['requirements', 'required_on', 'shifts', 'planned_on'] },
  project_not_empty: { status: 409 },
  requirement_exists: { status: 409, field: 'date' },
  holiday_exists: { status: 409, field: 'date' },
  login_exists: { status: 409 },
  last_owner: { status: 409 },
  member_exists: { status: 409, field: 'login' },
  draft_changed: { status: 409 },
  login_own: { status: 409 },
  generation_running: { status: 409 },
  nothing_to_publish: { status: 409 },
  nothing_published: { status: 409, field: 'start' },
  amendment_open: { status: 409, values: ['name', 'since', 'start', 'end'] },
  amendment_changed: { status: 409 },
  amendment_empty: { status: 409 },
  receipt_outdated: { status: 409 },
  announcement_ended: { status: 409 },
  announcement_changed: { status: 409 },
  task_done: { status: 409, values: ['name', 'time'] },
  task_removed: { status: 409 },
  webhook_stopped: { status: 409 },
  task_early: { status: 409, field: 'date' },
  outside_amendment: { status: 409, field: 'date' },
  day_begun: { status: 409, field: 'start', values: ['date'] },
  published_locked: { status: 409 },
  cut_published: { status: 409 },
  already_cut: { status: 409 },
  halves_apart: { status: 409 },
  time_off_locked: { status: 409 },
  time_off_overlaps: { status: 409, field: 'start_date' },
  time_off_decided: { status: 409 },
  overtime_leave_none: { status: 409 },
  overtime_leave_asked: { status: 409 },
  overtime_leave_decided: { status: 409 },
  request_decided: { status: 409 },
  shift_begun: { status: 409 },
  swap_exists: { status: 409 },
  swap_not_eligible: { status: 409, values: ['reasons'] },
  swap_over: { status: 409 },
  claim_exists: { status: 409 },
  claim_over: { status: 409 },
  ask_exists: { status: 409 },
  ask_unpublished: { status: 409 },
  ask_nobody: { status: 409 },
  ask_over: { status: 409 },
  ask_late: { status: 409 },
  ask_taken: { status: 409 },
  ask_stopped: { status: 409 },
  ask_answered: { status: 409 },
  link_invalid: { status: 404 },
  repair_stale: { status: 409 },
  repair_changed: { status: 409 },
  shift_over: { status: 409 },
  shift_overlaps: { status: 409 },
  payment_done: { status: 409 },
  billing_details_missing: { status: 409 },
  invoice_final: { status: 409 },
  project_paid: { status: 409 },
  subscription_over: { status: 409 },
  subscription_running: { status: 409 },
  refund_over: { status: 409 },
  clock_running: { status: 409 },
  clock_stopped: { status: 409 },
  clock_on_break: { status: 409 },
  clock_not_on_break: { status: 409 },
  clock_forgotten: { status: 409 },
  entry_overlaps: { status: 409 },
  month_locked: { status: 409 },
  month_not_ready: { status: 409, values: ['count'] },
  month_not_over: { status: 409 },
  overtime_paid_later: { status: 409, values: ['month'] },
  wishes_settled: { status: 409 },
  stale: { status: 412 },
  too_large: { status: 413 },
  file_unpacks_too_large: { status: 413, values: ['size'] },
  unsupported_media_type: { status: 415 },
  invalid: { status: 422 },
  file_unreadable: { status: 422 },
  roster_unreadable: { status: 422 },
  roster_changed: { status: 409 },
  file_rows: { status: 422, values: ['count'] },
  file_columns: { status: 422, values: ['count'] },
  sheet_unknown: { status: 422, field: 'sheet' },
  registration_code_wrong: { status: 422, field: 'registration_code' },
  payment_proof_required: { status: 422, field: 'payment_code' },
  pin_wrong: { status: 422 },
  not_in_encoding: { status: 422, field: 'encoding', values: ['names'] },
  separator_in_text: { status: 422, field: 'quotes', values: ['names'] },
  scope_beyond: { status: 422, field: 'scopes' },
  problem_invalid: { status: 422, field: 'problem', values: ['fault'] },
  idempotency_mismatch: { status: 422 },
  too_many_requests: { status: 429 },
  pin_locked: { status: 429 },
  code_locked: { status: 429 },
  proof_required: { status: 429 },
  generations_full: { status: 429 },
  demo_busy: { status: 429 },
  answers_busy: { status: 429 },
  internal: { status: 500 },
  unavailable: { status: 503 },
  not_ready: { status: 503 },
  answer_too_long: { status: 503 },
  payment_unavailable: { status: 503 },
} as const satisfies Record<string, ProblemRecord>;

export type ProblemCode = keyof typeof problems;

/** The values that the text of an error needs. */
export type ProblemValues<Code extends ProblemCode> = (typeof problems)[Code] extends {
  values: readonly (infer Name extends string)[];
}
  ? Readonly<Record<Name, string | number>>
  : undefined;

/** The field of an error; undefined of an unknown code. */
export const problemField = (code: string): string | undefined =>
  new Map<string, ProblemRecord>(Object.entries(problems)).get(code)?.field;

/** Errors that any call can return. */
export const commonProblems = [
  'malformed',
  'invalid',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

/** What `GET /ready` looks at. */
export const readyParts = ['database', 'migrations', 'queue', 'disk'] as const;

/** RFC 9457 `application/problem+json`, `detail` in the caller's language, `errors` by field on a 422. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  /** The request in the operator's log, as in the header `X-Request-Id`. */
  request_id: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * For `proof_required`: `bits.until.random.mark`. Find a number for which SHA-256 of `challenge:number` starts with
   * this many zero bits.
   */
  challenge: z.string().optional(),
  /** For `second_factor_required`: `POST /token/second-factor` takes the challenge, in one of these ways. */
  second_step: z.object({ challenge: z.string(), ways: z.array(z.string()) }).optional(),
  /** For `not_ready`: what failed. */
  parts: z.array(z.enum(readyParts)).optional(),
});
export type Problem = z.infer<typeof Problem>;
