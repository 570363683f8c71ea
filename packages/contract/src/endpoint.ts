import type { z } from 'zod';
import type { ProblemCode } from './errors.ts';

/** Who may call: anybody; anybody signed in; a manager; an employee. Checked on every call against the stored session. */
export type Role = 'public' | 'user' | 'manager' | 'employee';

/**
 * One HTTP call, said once: the route, the client, OpenAPI and the permission tests derive from it.
 * `path` is written as OpenAPI does (`/employees/{id}`) and stands under `/api`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One line for OpenAPI. */
  summary: string;
  role: Role;
  /** The caller must have selected a project (managers) or belong to one (employees). */
  project: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `form`: application/x-www-form-urlencoded; `optional-json`: the body may be missing. Default JSON. */
  bodyKind?: 'json' | 'form' | 'optional-json';
  /** The body is a file of one of these content types and not JSON; `body` is left out. */
  upload?: readonly string[];
  /** How long that file may be; `constants.uploadBytesMax` when it is left out. */
  uploadBytesMax?: number;
  /** Doing it twice is harmless, and its reply holds a secret: an Idempotency-Key is accepted and not needed. */
  harmlessTwice?: true;
  /** A write that changes nothing of the project itself: it works in one that is read-only because it is not paid. */
  readsOnly?: true;
  /**
   * Open to who still has the temporary password from their manager; every other call waits until they have chosen
   * their own.
   */
  withTemporaryPassword?: true;
  /** It takes long to answer: each account has two such questions at a time, the others wait or are told `answers_busy`. */
  dear?: true;
  /** The status of success; 204 has no reply. */
  status: 200 | 201 | 204;
  /** A second success, as with `Prefer: respond-async`. */
  accepted?: z.ZodType;
  reply?: Reply;
  /** The reply is a page of a plain array; how many there are in all stands in `X-Total-Count`. */
  counted?: true;
  /** The reply is a file of one of these content types, and not JSON. */
  files?: readonly string[];
  /** The reply is a stream of server-sent events, each with data of this shape, and not JSON. */
  events?: z.ZodType;
  /** Whoever is no manager is told so in these words: a key of `problems.managers_only`. Default `detail`. */
  managersOnly?: 'settings';
  /** The problems that this call adds to the common ones (`commonProblems`). */
  errors: readonly ProblemCode[];
}

/** Keeps the exact schemas in the type, so that routes and the client infer their shapes from the record. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  record: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return record;
}

/** Any endpoint, for code that walks all of them. */
export type AnyEndpoint = Endpoint;

export type ParamsOf<E> = E extends { params?: infer P } ? (P extends z.ZodType ? z.output<P> : undefined) : undefined;
export type QueryOf<E> = E extends { query?: infer Q } ? (Q extends z.ZodType ? z.output<Q> : undefined) : undefined;
export type BodyOf<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.output<B> : undefined) : undefined;
export type ReplyOf<E> = E extends { reply?: infer R } ? (R extends z.ZodType ? z.output<R> : undefined) : undefined;
/** What a client may send: defaults may be left out. */
export type ParamsInput<E> = E extends { params?: infer P }
  ? P extends z.ZodType
    ? z.input<P>
    : undefined
  : undefined;
export type QueryInput<E> = E extends { query?: infer Q } ? (Q extends z.ZodType ? z.input<Q> : undefined) : undefined;
export type BodyInput<E> = E extends { body?: infer B } ? (B extends z.ZodType ? z.input<B> : undefined) : undefined;
