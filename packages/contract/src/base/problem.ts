import { z } from 'zod';

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
