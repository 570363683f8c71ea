import type { z } from 'zod';
import type { Ability } from './abilities.ts';
import type { ProblemCode } from './errors.ts';

/**
 * Who can call: anyone; any signed-in user; a manager; an employee. Checked on every call against the stored session.
 * What concerns a project is also declared by the ability that a caller of the manager's area needs, and that an API
 * token needs of anyone; `member`: every account of the project. An employee's own things need none. `project`: the
 * caller must have selected a project (managers) or belong to one (employees).
 */
export type Access =
  | { role: 'public' | 'employee'; project: boolean; ability?: never }
  | { role: 'user'; project: false; ability?: 'member' }
  | { role: 'user'; project: true; ability: Ability | 'member' }
  | { role: 'manager'; project: boolean; ability: Ability | 'member' };

export type Role = Access['role'];

/** What has a day, and is named by its ID. */
type DatedThing = 'shift' | 'time-entry' | 'comment' | 'event' | 'note' | 'done-task' | 'ask' | 'repair';

/**
 * The definition of one HTTP endpoint, from which the route, the client, OpenAPI and the permission tests are derived.
 * `path` is written as in OpenAPI (`/employees/{id}`), relative to `/api`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = Access & Details<Params, Query, Body, Reply>;

interface Details<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One line for OpenAPI. */
  summary: string;
  /**
   * Where a call names its days, for callers who may do this within one week alone (`weekOnly`): a range of its query,
   * days of its query or body, or the thing whose ID it has; `shifts`: those of its body; `from-to`: a range of its
   * query that can be open; `none`: it is about no day. Without it they are refused.
   */
  days?: 'none' | 'range' | 'from-to' | 'days' | 'shifts' | DatedThing;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `form`: application/x-www-form-urlencoded; `optional-json`: the body can be missing. Default JSON. */
  bodyKind?: 'json' | 'form' | 'optional-json';
  /** The body is a file of one of these content types instead of JSON; `body` is omitted. */
  upload?: readonly string[];
  /** The maximum size of that file; default `constants.uploadBytesMax`. */
  uploadBytesMax?: number;
  /** A JSON body larger than usual, of at most this size: it is parsed only after the caller was admitted. */
  bodyBytesMax?: number;
  /**
   * Repeating the call is harmless, and its response contains a secret: an Idempotency-Key is accepted but not
   * required.
   */
  harmlessTwice?: true;
  /** A write that does not change the project itself: it works in a read-only project. */
  readsOnly?: true;
  /**
   * Available with a temporary password from the manager; all other calls are blocked until the user has chosen their
   * own.
   */
  withTemporaryPassword?: true;
  /**
   * A dangerous act: only within `constants.freshMinutes` after the caller has shown who they are, by signing in or by
   * `POST /token/confirm`; else `reauthentication_required`. `in-part`: the handler decides, by what is changed.
   */
  fresh?: true | 'in-part';
  /**
   * The response takes long: each account can have two such calls at a time; others wait or fail with `answers_busy`.
   */
  dear?: true;
  /**
   * The response has an `ETag`, and is 304 to who has it, until something is written in the project or, at the latest,
   * a day or a minute of the clock is over (docs/decisions/073-versions-of-reads.md). With `counted`, the handler
   * returns the whole list, which is kept, and each page is a part of it.
   */
  unchangedFor?: 'day' | 'minute';
  /** For people who signed in, never for an API token, whatever its scopes. */
  peopleOnly?: true;
  /** The status of success; 202 and 204 have no body. */
  status: 200 | 201 | 202 | 204;
  /** A second success status, as with `Prefer: respond-async`. */
  accepted?: z.ZodType;
  /** With `accepted`: the path of what to follow, whose parameters are fields of it; sent as `Location`. */
  acceptedAt?: `/${string}`;
  reply?: Reply;
  /** The response is a page of a plain array; the total count is in `X-Total-Count`. */
  counted?: true;
  /** The response is a file of one of these content types instead of JSON. */
  files?: readonly string[];
  /** The response is a stream of server-sent events with data of this shape instead of JSON. */
  events?: z.ZodType;
  /** The message for callers who are not managers: a key of `problems.managers_only`. Default `detail`. */
  managersOnly?: 'settings';
  /** The errors of this call in addition to the common ones (`commonProblems`). */
  errors: readonly ProblemCode[];
}

/** Preserves the exact schemas in the type, so that routes and the client infer their types from the record. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  record: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return record;
}

/** Any endpoint, for code that iterates over all of them. */
export type AnyEndpoint = Endpoint;

export type ParamsOf<E> = E extends { params?: infer P } ? (P extends z.ZodType ? z.output<P> : undefined) : undefined;
export type QueryOf<E> = E extends { query?: infer Q } ? (Q extends z.ZodType ? z.output<Q> : undefined) : undefined;
export type BodyOf<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.output<B> : undefined) : undefined;
export type ReplyOf<E> = E extends { reply?: infer R } ? (R extends z.ZodType ? z.output<R> : undefined) : undefined;
/** The input of a client: defaults can be omitted. */
export type ParamsInput<E> = E extends { params?: infer P }
  ? P extends z.ZodType
    ? z.input<P>
    : undefined
  : undefined;
export type QueryInput<E> = E extends { query?: infer Q } ? (Q extends z.ZodType ? z.input<Q> : undefined) : undefined;
export type BodyInput<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : undefined) : undefined;
