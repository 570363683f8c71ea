import { problems, type ProblemCode } from '@pamaina/contract';

export interface ProblemDetails {
  /** Another text of the problem than `detail`. */
  words?: string | undefined;
  /** For the text of `detail`. */
  values?: Record<string, string | number>;
  /** Message keys by field, `invalid.<key>` in the language files. */
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
  /** The challenge of `proof_required`. */
  challenge?: string;
}

/**
 * An error that is shown to the caller: thrown anywhere below a route, converted to `application/problem+json` in one
 * place.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.status = problems[code];
    this.details = details;
  }
}

/** A field whose error only the database or a rule could find. */
export function fieldProblem(field: string, key: string): ProblemError {
  return new ProblemError('invalid', { fields: { [field]: [key] } });
}
