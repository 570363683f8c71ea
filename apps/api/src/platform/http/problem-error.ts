import { problems, type ProblemCode } from '@pamaina/contract';

export interface ProblemDetails {
  /** Another text of the problem's than `detail`. */
  words?: string | undefined;
  /** For the text of `detail`. */
  values?: Record<string, string | number>;
  /** Message keys by field, `invalid.<key>` in the language files. */
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
  /** What `proof_required` asks to be solved. */
  challenge?: string;
}

/** A refusal that the caller is told about: thrown anywhere below a route, made `application/problem+json` in one place. */
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

/** A field that only the database or a rule could find wrong. */
export function fieldProblem(field: string, key: string): ProblemError {
  return new ProblemError('invalid', { fields: { [field]: [key] } });
}
