import { z } from 'zod';

/**
 * All errors of the API, with their HTTP status. The texts are in the API's language files under the same codes. A
 * rejected call changes nothing.
 */
export const problems = {
  malformed: 400,
  unauthenticated: 401,
  login_failed: 401,
  payment_required: 402,
  payment_incomplete: 402,
  card_declined: 402,
  card_insufficient_funds: 402,
  card_authentication_failed: 402,
  card_expired: 402,
  project_pending: 402,
  project_ending: 402,
  project_ended: 402,
  password_temporary: 403,
  project_not_selected: 403,
  managers_only: 403,
  account_employed: 403,
  demo_account: 403,
  employees_only: 403,
  author_only: 403,
  not_found: 404,
  conflict: 409,
  id_taken: 409,
  name_taken: 409,
  username_taken: 409,
  template_in_use: 409,
  project_not_empty: 409,
  requirement_exists: 409,
  holiday_exists: 409,
  login_exists: 409,
  draft_changed: 409,
  login_own: 409,
  generation_running: 409,
  nothing_to_publish: 409,
  published_locked: 409,
  time_off_locked: 409,
  time_off_overlaps: 409,
  time_off_decided: 409,
  overtime_leave_none: 409,
  overtime_leave_asked: 409,
  overtime_leave_decided: 409,
  request_decided: 409,
  shift_begun: 409,
  swap_exists: 409,
  swap_not_eligible: 409,
  swap_over: 409,
  claim_exists: 409,
  claim_over: 409,
  repair_stale: 409,
  repair_changed: 409,
  shift_over: 409,
  shift_overlaps: 409,
  payment_done: 409,
  project_paid: 409,
  subscription_over: 409,
  subscription_running: 409,
  refund_over: 409,
  clock_running: 409,
  clock_stopped: 409,
  clock_on_break: 409,
  clock_not_on_break: 409,
  clock_forgotten: 409,
  entry_overlaps: 409,
  month_locked: 409,
  month_not_ready: 409,
  month_not_over: 409,
  overtime_paid_later: 409,
  wishes_settled: 409,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  registration_code_wrong: 422,
  payment_proof_required: 422,
  pin_wrong: 422,
  not_in_encoding: 422,
  separator_in_text: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  pin_locked: 429,
  proof_required: 429,
  generations_full: 429,
  demo_busy: 429,
  answers_busy: 429,
  internal: 500,
  unavailable: 503,
  answer_too_long: 503,
  payment_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problems;

/** The field of such an error: a form that has the field shows it there. */
export const problemFields: { readonly [code in ProblemCode]?: string } = {
  id_taken: 'id',
  name_taken: 'name',
  username_taken: 'username',
  requirement_exists: 'date',
  holiday_exists: 'date',
  time_off_overlaps: 'start_date',
  registration_code_wrong: 'registration_code',
  payment_proof_required: 'payment_code',
  not_in_encoding: 'encoding',
  separator_in_text: 'quotes',
};

/** Errors that any call can return. */
export const commonProblems = [
  'malformed',
  'invalid',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

/** RFC 9457 `application/problem+json`, `detail` in the caller's language, `errors` by field on a 422. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * For `proof_required`: `bits.until.random.mark`. Find a number for which SHA-256 of `challenge:number` starts with
   * this many zero bits.
   */
  challenge: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
