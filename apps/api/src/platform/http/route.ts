import type { AnyEndpoint, BodyOf, ParamsOf, ProblemCode, QueryOf, ReplyOf } from '@pamaina/contract';
import type { Language } from '@pamaina/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import type { Caller } from '../auth/caller.ts';
import type { Tx } from '../database/database.ts';
import { brokenConstraint } from '../ground/retryable.ts';
import type { Week } from './this-week.ts';
import { ProblemError } from '../ground/problem-error.ts';
import type { RefreshCookie } from './cookies.ts';

/** A handler's input: the call parsed by the contract's schemas, and the caller. */
export interface Call<E extends AnyEndpoint = AnyEndpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Null for a `public` endpoint; use `signedIn` or `inProject` for a non-null type. */
  caller: Caller | null;
  /** The only days that the caller may see and change here; null: all. */
  week: Week | null;
  /** The uploaded file of an endpoint with `upload`, unchanged. */
  file: Buffer | null;
  /** The version in `If-Match`, or null when the header is missing. */
  ifMatch: number | null;
  /** The event after which a stream continues, for an endpoint with `events`. */
  lastEventId: number | null;
  /** `Idempotency-Key` unchanged: for a public endpoint the handler itself processes it. */
  repeatKey: string | null;
  /** Stores the reply to a repeatable call in the transaction of its work: neither is there without the other. */
  keepReply: ((tx: Tx, result: unknown) => Promise<void>) | null;
  /** The provider's signature of the body, for an endpoint that takes its events. */
  signature: string | null;
  /** `Prefer: respond-async` (RFC 7240). */
  respondAsync: boolean;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** A solved challenge of `proof_required`, from `X-Proof-Of-Work`. */
  proof: string | null;
  /** The cookie of known devices: the received value, and the setter for the new one. */
  device: { known: string | undefined; keep: (value: string) => void };
  /** The refresh token of the caller's browser, and what the caller is. */
  refresh: RefreshCookie;
  /** The cookie of payments started here without an account. */
  payer: { known: string | undefined; keep: (value: string) => void; clear: () => void };
  language: Language;
  /** The network of the caller, as `addressOf` names it. */
  address: string;
  log: FastifyBaseLogger;
  deps: Deps;
}

/** A success other than the endpoint's first, e.g. 202. */
export class Accepted {
  readonly body: unknown;
  constructor(body: unknown) {
    this.body = body;
  }
}

/** A reply that is JSON already, for reads that must be fast. */
export class Prebuilt {
  readonly json: Buffer;
  constructor(json: Buffer) {
    this.json = json;
  }
}

/** A page of a list, for an endpoint with `counted`. */
export class Page {
  readonly items: readonly unknown[];
  readonly total: number;
  /** As returned by `pageOf`. */
  constructor({ rows, total }: { rows: readonly unknown[]; total: number }) {
    this.items = rows;
    this.total = total;
  }
}

/** A reply that is a file download: one of the endpoint's `files`. */
export class FileReply {
  readonly type: string;
  readonly name: string;
  readonly content: Uint8Array;
  /** Not cached by default. */
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, string>>;
  constructor(file: {
    type: string;
    name: string;
    content: Uint8Array;
    cacheControl?: string;
    headers?: Readonly<Record<string, string>>;
  }) {
    this.type = file.type;
    this.name = file.name;
    this.content = file.content;
    this.cacheControl = file.cacheControl ?? 'no-store';
    this.headers = file.headers ?? {};
  }
}

/** A streaming reply: server-sent events as text, until one of the two sides ends it. */
export class EventsReply {
  readonly stream: Readable;
  constructor(stream: Readable) {
    this.stream = stream;
  }
}

type Result<E extends AnyEndpoint> =
  ReplyOf<E> | Accepted | Prebuilt | Page | FileReply | EventsReply | (E['status'] extends 202 | 204 ? void : never);

export interface Route {
  endpoint: AnyEndpoint;
  handler: (call: Call) => Promise<unknown>;
}

/** Binds an endpoint of the contract to the code that handles it. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Result<E> | void>,
): Route {
  return { endpoint, handler: handler as Route['handler'] };
}

/** A caller with a project: guaranteed for endpoints with `project: true`. */
export interface Member extends Caller {
  projectId: string;
  timeZone: string;
}

/** The caller of an endpoint that is not public; the guard has rejected everyone else before. */
export function signedIn(call: Pick<Call, 'caller'>): Caller {
  if (!call.caller) throw new Error('a public endpoint asked for its caller');
  return call.caller;
}

/** The caller of an endpoint with `project: true`. */
export function member(call: Pick<Call, 'caller'>): Member {
  const caller = signedIn(call);
  const { projectId, timeZone } = caller;
  if (projectId === null || timeZone === null) throw new Error('an endpoint without a project asked for it');
  return { ...caller, projectId, timeZone };
}

/** The input of a handler that is one transaction bound to the caller's project. */
export interface ProjectCall<E extends AnyEndpoint = AnyEndpoint> extends Omit<Call<E>, 'caller'> {
  tx: Tx;
  caller: Member;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Binds an endpoint with `project: true` to a handler that is one transaction: what it writes is committed together or
 * not at all, and it may run again when PostgreSQL requires it.
 * @param refused the problem for each constraint that a caller can break
 */
export function inTransaction<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: ProjectCall<E>) => Promise<Result<E> | void>,
  refused: Readonly<Record<string, ProblemCode>> = {},
): Route {
  return route(endpoint, async (call) => {
    const caller = member(call);
    const { database, now } = call.deps;
    try {
      if (endpoint.method === 'GET')
        return await database.readInProject(caller.projectId, (tx) => handler({ ...call, caller, tx, now: now() }));
      return await database.inProject(caller.projectId, async (tx) => {
        const result = await handler({ ...call, caller, tx, now: now() });
        await call.keepReply?.(tx, result);
        return result;
      });
    } catch (error) {
      const code = refused[brokenConstraint(error) ?? ''];
      throw code ? new ProblemError(code) : error;
    }
  });
}
