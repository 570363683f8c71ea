import type { Problem } from '@pamaina/contract';

export type SecondStep = NonNullable<Problem['second_step']>;

/** A call that was rejected or got no response. `detail` is in the user's language and can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /**
   * The contract's problem code, or a code of the client itself: `no_response`, `unexpected_reply` (without a text),
   * `unknown` (without a code) and `outdated`.
   */
  readonly code: string;
  readonly detail: string;
  /** Texts by field of a validation failure. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  /** When to retry, if the server specifies it. */
  readonly retryAfterSeconds: number | null;

  /** How a sign-in goes on whose password was right. */
  readonly secondStep: SecondStep | null;

  constructor(problem: {
    status: number;
    code: string;
    detail: string;
    errors?: Readonly<Record<string, readonly string[]>> | undefined;
    retryAfterSeconds?: number | null;
    secondStep?: SecondStep | null | undefined;
  }) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
    this.secondStep = problem.secondStep ?? null;
  }
}

/** Other requests of the account come first; this one is retried when the server says so. */
export const isBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'answers_busy';

/** A response to a token that has been replaced since (another project, another user): it must be ignored. */
export class StaleAnswer extends Error {
  override readonly name = 'StaleAnswer';
}
