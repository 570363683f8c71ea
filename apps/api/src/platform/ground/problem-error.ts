import { problems, type Problem, type ProblemCode, type ProblemValues } from '@pamaina/contract';

export interface ProblemDetails {
  /** Another text of the problem than `detail`. */
  words?: string | undefined;
  /** What the text of `detail` names, as the catalogue says. */
  values?: Readonly<Record<string, string | number>> | undefined;
  /** Message keys by field, `invalid.<key>` in the language files; with the values that a text names. */
  fields?: Record<string, (string | { key: string; values: Readonly<Record<string, number>> })[]>;
  retryAfterSeconds?: number;
  /** The challenge of `proof_required`. */
  challenge?: string;
  /** How `second_factor_required` goes on. */
  secondStep?: { challenge: string; ways: string[] };
  /** What failed, of `not_ready`. */
  parts?: NonNullable<Problem['parts']>;
}

/**
 * An error that is shown to the caller: thrown anywhere below a route, converted to `application/problem+json` in one
 * place.
 */
export class ProblemError<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: Code, ...[details = {}]: Needed<Code>) {
    super(code);
    this.code = code;
    this.status = problems[code].status;
    this.details = details;
  }
}

/** A code whose text names values cannot be thrown without them. */
type Needed<Code extends ProblemCode> =
  ProblemValues<Code> extends undefined
    ? [details?: ProblemDetails]
    : [details: ProblemDetails & { values: ProblemValues<Code> }];

/** A field whose error only the database or a rule could find. */
export function fieldProblem(field: string, key: string): ProblemError {
  return new ProblemError('invalid', { fields: { [field]: [key] } });
}
