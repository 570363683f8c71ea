import {
  constants,
  Problem,
  problems,
  type AnyEndpoint,
  type BodyInput,
  type ParamsInput,
  type QueryInput,
  type ReplyOf,
} from '@pamaina/contract';
import i18n from 'i18next';
import { z } from 'zod';
import { currentLanguage } from '../../i18n/current-language.ts';
import { ApiError, StaleAnswer } from './api-error.ts';
import { dropEarly, takeEarly } from './early-answers.ts';
import { addressOf, encodeBody, fileName, parseJson } from './encode-call.ts';
import type * as KnownAnswers from './known-answers.ts';
import { traceHeader } from './traceparent.ts';
import { announceAuth } from '../session/auth-events.ts';
import { confirmIdentity } from '../session/confirm-identity.ts';
import type { Refreshed } from '../session/refresh-access.ts';
import { loseSession, needsRenewal, readToken, staysSignedIn } from '../session/session-store.ts';
import { sessionOf } from '../session/token-contents.ts';

/** Calls whose 401 is a response to the form, not the end of a session. */
const SIGN_IN_PATHS = /^\/(register|token(\/passkey(\/options)?|\/second-factor)?)$/;
/** Errors for a user in the wrong area of the application, or from something in front of it. */
const isWrongSide = (code: string) => code === 'managers_only' || code === 'employees_only' || !(code in problems);

/** The next one may be harder, as long as the attack grows. */
const PROOFS_MAX = 4;

type Sent<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: never }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type CallOptions<E extends AnyEndpoint> = Sent<'params', ParamsInput<E>> &
  Sent<'query', QueryInput<E>> &
  (E['bodyKind'] extends 'optional-json' ? { body?: BodyInput<E> } : Sent<'body', BodyInput<E>>) & {
    /** The version that an edit starts from; a stale one is rejected with 412. */
    ifMatch?: number;
    /** The file to upload, for an endpoint with `upload`. */
    file?: Blob;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    /** Milliseconds: 15 s, 180 s for generation. */
    timeoutMs?: number;
  };

export type CallReply<E extends AnyEndpoint> = unknown extends ReplyOf<E> ? undefined : NonNullable<ReplyOf<E>>;

interface Request {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  ifMatch?: number;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Makes one call of the API contract and returns its parsed reply. Throws `ApiError` when it is rejected or gets no
 * response, `StaleAnswer` when the session changed in the meantime, and the signal's own reason when the caller aborts.
 */
export async function call<E extends AnyEndpoint>(endpoint: E, options: CallOptions<E>): Promise<CallReply<E>> {
  const body = await exchange(endpoint, options);
  return endpoint.reply === undefined ? (undefined as CallReply<E>) : replyIn(body, endpoint);
}

/** Like `call`, for the endpoints with `counted`: returns the page, and the total count. */
export async function callCounted<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<{ items: CallReply<E>; total: number }> {
  const { body, total } = await answerTo(endpoint, options);
  return { items: replyIn(body, endpoint), total };
}

/**
 * The server has parsed its reply with the same schema. A server of another version shows in entries from all over
 * a list; to parse a month of 80 people whole would take a slow device a tenth of a second.
 */
const PARSED_MAX = 50;

function replyIn<E extends AnyEndpoint>(body: unknown, endpoint: E): CallReply<E> {
  const short = shortened(body);
  const parsed = endpoint.reply?.safeParse(short);
  if (!parsed?.success) throw unreadableReply(endpoint.status, body);
  return (short === body ? parsed.data : body) as CallReply<E>;
}

/** The body itself, or with `PARSED_MAX` entries of each long list, at even distances up to the last. */
function shortened(body: unknown): unknown {
  if (isLong(body)) return body.filter((_, index) => ((index + 1) * PARSED_MAX) % body.length < PARSED_MAX);
  const lists = Object.entries(body ?? {}).filter(([, value]) => isLong(value));
  return lists.length === 0
    ? body
    : { ...(body as object), ...Object.fromEntries(lists.map(([key, list]) => [key, shortened(list)])) };
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PARSED_MAX;

/** Like `call`, for the endpoints that respond with 202 to `Prefer: respond-async`: returns the ID of the job. */
export async function callAsync<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<{ job_id: string }> {
  const request: Request = options;
  const body = await exchange(endpoint, { ...request, headers: { ...request.headers, prefer: 'respond-async' } });
  const parsed = endpoint.accepted?.safeParse(body);
  if (!parsed?.success) throw unreadableReply(202, body);
  return parsed.data as { job_id: string };
}

/** Like `call`, for the endpoints that return a file: returns it with its name. */
export async function callFile<E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<{ name: string; content: Blob }> {
  const { content, name } = await answerTo(endpoint, options);
  return { content: content ?? new Blob(), name };
}

interface Answer {
  status: number;
  ok: boolean;
  body: unknown;
  content: Blob | undefined;
  /** The name of the file, if it is one. */
  name: string;
  /** The total number of items, if it is a page of them. */
  total: number;
  retryAfter: string | null;
}

async function exchange(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  return (await answerTo(endpoint, request)).body;
}

async function answerTo(endpoint: AnyEndpoint, request: Request): Promise<Answer> {
  const session = sessionOf(readToken());
  const isSignIn = SIGN_IN_PATHS.test(endpoint.path);
  if (!isSignIn && needsRenewal(readToken())) await renew(session);
  let token = readToken();
  let answer = await sendProved(endpoint, request, token);
  if (answer.status === 401 && token !== null && !isSignIn && staysSignedIn()) {
    if ((await renew(session)) === 'unreached') throw noResponse();
    if (token !== readToken()) {
      token = readToken();
      answer = await sendProved(endpoint, request, token);
    }
  }
  if (session !== sessionOf(readToken())) throw new StaleAnswer();
  if (isToBeConfirmed(answer) && (await confirmIdentity())) {
    token = readToken();
    answer = await sendProved(endpoint, request, token);
    if (session !== sessionOf(readToken())) throw new StaleAnswer();
  }
  if (answer.ok) return answer;
  throw refusal(endpoint, answer, token);
}

/** A dangerous act, long after the sign-in: nothing was done, and it is sent again when the user has confirmed it. */
const isToBeConfirmed = ({ status, body }: Answer) =>
  status === 403 && Problem.safeParse(body).data?.code === 'reauthentication_required';

/** A new access token for the same session. @throws `StaleAnswer` when there is another session by then */
export async function renew(session: string | null): Promise<Refreshed> {
  if (session !== sessionOf(readToken())) throw new StaleAnswer();
  const { refreshAccess } = await import('../session/refresh-access.ts');
  return refreshAccess();
}

function noResponse(): ApiError {
  const detail = i18n.t(navigator.onLine ? 'common:error.noResponse' : 'common:error.offline');
  return new ApiError({ status: 0, code: 'no_response', detail });
}

/** The error that a rejected call throws; the session is notified if it is affected. */
export function refusal(
  endpoint: AnyEndpoint,
  answer: Pick<Answer, 'status' | 'body' | 'retryAfter'>,
  token: string | null,
): ApiError {
  const problem = toApiError(answer, endpoint.method === 'GET' ? 'occurred' : 'operation');
  reportToSession(endpoint, problem, token);
  return problem;
}

/** Sends a call, and again with each proof of work that the server requires while an endpoint is under attack. */
async function sendProved(endpoint: AnyEndpoint, request: Request, token: string | null): Promise<Answer> {
  let answer = await send(endpoint, request, token);
  for (let proofs = 0; proofs < PROOFS_MAX; proofs += 1) {
    const problem = Problem.safeParse(answer.ok ? undefined : answer.body).data;
    if (problem?.code !== 'proof_required' || problem.challenge === undefined) break;
    const { solveProof } = await import('./solve-proof.ts');
    const proof = await solveProof(problem.challenge, request.signal);
    answer = await send(endpoint, { ...request, headers: { ...request.headers, 'x-proof-of-work': proof } }, token);
  }
  return answer;
}

/** Loaded with the first answer that can be unchanged later: the first page has none. */
let memory: typeof KnownAnswers | undefined;

function remember(...known: Parameters<typeof KnownAnswers.rememberAnswer<Answer>>): void {
  if (memory) return memory.rememberAnswer(...known);
  import('./known-answers.ts').then(
    (loaded) => {
      memory = loaded;
      loaded.rememberAnswer(...known);
    },
    // Then the answer is sent whole again.
    () => undefined,
  );
}

async function send(endpoint: AnyEndpoint, request: Request, token: string | null): Promise<Answer> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? constants.requestTimeoutMs);
  const sent = encodeBody(endpoint, request);
  const headers = new Headers({ ...traceHeader(), ...request.headers });
  const language = currentLanguage();
  headers.set('accept-language', language);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (sent.type !== undefined) headers.set('content-type', sent.type);
  if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
  try {
    const address = addressOf(endpoint, request);
    const asked = { session: sessionOf(token), language, address };
    const known = endpoint.unchangedFor === undefined ? undefined : memory?.knownAnswer<Answer>(asked);
    if (known) headers.set('if-none-match', known.etag);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    const early = endpoint.method === 'GET' ? takeEarly(address, token, language, signal) : dropEarly();
    const response =
      (early && (await early)) ??
      (await fetch(address, { method: endpoint.method, headers, body: sent.content ?? null, signal }));
    const { status, ok } = response;
    if (status === 304 && known) return known.answer;
    const isFile = endpoint.files !== undefined && ok;
    const content = isFile ? await response.blob() : undefined;
    const body = isFile ? undefined : parseJson(await response.text());
    const total = Number(response.headers.get('x-total-count'));
    const retryAfter = response.headers.get('retry-after');
    const answer = { status, ok, body, content, name: fileName(response.headers), total, retryAfter };
    const etag = response.headers.get('etag');
    if (ok && etag !== null && endpoint.unchangedFor !== undefined) remember(asked, { etag, answer });
    return answer;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw noResponse();
  }
}

/** The server's detail, then its message, then a text of our own. */
function toApiError(
  { status, body, retryAfter }: Pick<Answer, 'status' | 'body' | 'retryAfter'>,
  otherwise: 'occurred' | 'operation',
): ApiError {
  const problem = Problem.partial().extend({ message: z.string().optional() }).safeParse(body).data ?? {};
  const words = problem.detail ?? problem.message;
  return new ApiError({
    status,
    code: problem.code ?? (words === undefined ? 'unexpected_reply' : 'unknown'),
    detail: words ?? i18n.t(`common:error.${otherwise}`),
    errors: problem.errors,
    secondStep: problem.second_step,
    retryAfterSeconds: /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null,
  });
}

/** JSON that this page can't parse comes from a newer server than the page: only a reload helps. */
function unreadableReply(status: number, body: unknown): ApiError {
  if (body === undefined)
    return new ApiError({ status, code: 'unexpected_reply', detail: i18n.t('common:error.unexpected') });
  const detail = i18n.t('common:error.outdated');
  // If that chunk is gone too, the page reloads by itself (`reloadWhenOutdated`).
  import('../toast-reload.tsx').then(({ toastReload }) => toastReload(detail)).catch(() => undefined);
  return new ApiError({ status, code: 'outdated', detail });
}

function reportToSession(endpoint: AnyEndpoint, problem: ApiError, token: string | null): void {
  if (problem.status === 401 && token !== null && !SIGN_IN_PATHS.test(endpoint.path)) {
    loseSession();
    announceAuth('expired');
  }
  // Other rejections, such as actions that the demo's accounts are not allowed, are shown in the form and don't
  // redirect.
  if (problem.code === 'project_not_selected') announceAuth('project-missing');
  else if (problem.code === 'password_temporary') announceAuth('password-temporary');
  else if (problem.code === 'second_factor_missing') announceAuth('second-factor-missing');
  else if (problem.status === 403 && isWrongSide(problem.code)) announceAuth('forbidden');
}
