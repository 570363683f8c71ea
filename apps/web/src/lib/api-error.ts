/** A call that was refused or never answered. `detail` is in the user's language and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The contract's problem code, or `no_response`, `unexpected_reply` (without words), `unknown` (without a code) and `outdated` of the client itself. */
  readonly code: string;
  readonly detail: string;
  /** Texts by field of a validation failure. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  /** When to ask again, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: {
    status: number;
    code: string;
    detail: string;
    errors?: Readonly<Record<string, readonly string[]>> | undefined;
    retryAfterSeconds?: number | null;
  }) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }
}

/** The account's other questions come first; it is asked again when the server says so. */
export const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'answers_busy';

/** An answer to a token that has been replaced since (another project, another person): it is to be dropped unseen. */
export class StaleAnswer extends Error {
  override readonly name = 'StaleAnswer';
}
