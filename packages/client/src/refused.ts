/** A call that the API refused, as its `application/problem+json` says. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** One of the contract's `problems`; `unreadable` for an answer that is not of the API. */
  readonly code: string;
  /** What is wrong, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** When to try again; null: not said. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfter: string | null) {
    const problem = isProblem(body) ? body : { code: 'unreadable', detail: `The answer has status ${status}` };
    super(problem.detail);
    this.status = status;
    this.code = problem.code;
    this.fields = problem.errors ?? {};
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

interface SentProblem {
  code: string;
  detail: string;
  errors?: Record<string, string[]>;
}

const isProblem = (body: unknown): body is SentProblem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
