import { apiTokens, constants, type AnyEndpoint } from '@pamaina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiTokenOf, callerOfApiToken, namesApiToken } from '../auth/api-token.ts';
import { findCaller, type Caller } from '../auth/caller.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { withHoursFormat } from '../text/format-of.ts';
import { languageOf } from '../text/texts.ts';
import { describeCaller } from '../tracing/tracing.ts';
import { addressOf } from './address-of.ts';
import { guard, withoutHidden } from './guard.ts';
import { inTurn } from './in-turn.ts';
import type { Answer } from './kept-answers.ts';
import { once, type KeepReply, type StoredReply } from './idempotency.ts';
import { requestText } from './request-text.ts';
import { parse, readJson } from './json-body.ts';
import { ProblemError } from './problem-error.ts';
import { deviceOf, payerOf, refreshCookieOf } from './cookies.ts';
import { weekOf, within } from './this-week.ts';
import { etagOf, isKnown, urlOfList } from './unchanged.ts';
import { Accepted, type Call, type EventsReply, type FileReply, type Page, Prebuilt, type Route } from './route.ts';

const JSON_TYPE = 'application/json';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Registers one endpoint of the contract: session, role, project, parsing, handler, reply, in this order. */
export async function registerRoute(app: FastifyInstance, deps: Deps, route: Route): Promise<void> {
  const { upload, bodyBytesMax } = route.endpoint;
  if (!upload?.includes(JSON_TYPE) && bodyBytesMax === undefined) addRoute(app, deps, route);
  // Signed bytes: parsed as JSON they could no longer be verified. A large body is parsed for admitted callers only.
  else
    await app.register((scope, _options, done) => {
      scope.removeContentTypeParser(JSON_TYPE);
      scope.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
      addRoute(scope, deps, route);
      done();
    });
}

function addRoute(app: FastifyInstance, deps: Deps, { endpoint, handler }: Route): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // A compressed event would wait for the next ones; a HEAD would open a stream that no one reads or ends.
    ...(endpoint.events && { compress: false, exposeHeadRoute: false, config: { isStream: true } }),
    ...(endpoint.upload !== undefined && { bodyLimit: endpoint.uploadBytesMax ?? constants.uploadBytesMax }),
    ...(endpoint.bodyBytesMax !== undefined && { bodyLimit: endpoint.bodyBytesMax }),
    handler: async (request, reply) => {
      if (namesApiToken(request.url)) throw new ProblemError('token_in_address');
      const caller = endpoint.role === 'public' ? null : await callerOf(deps, request, endpoint);
      if (caller) {
        // With pseudonyms (`createLog`), in every line from here on.
        reply.log = request.log = request.log.child({ account: caller.accountId, project: caller.projectId });
        describeCaller(caller);
      }
      guard(endpoint, caller);
      if (caller?.apiToken)
        await deps.limits.spend(`api-token:${caller.apiToken}`, apiTokens.tokenLimits.perMinute, 60);
      if (endpoint.bodyBytesMax !== undefined && Buffer.isBuffer(request.body)) request.body = readJson(request.body);
      const cookies = {
        device: deviceOf(request, reply),
        payer: payerOf(request, reply),
        refresh: refreshCookieOf(request, reply),
      };
      const signal = hangUpOf(reply);
      const callOf = async (): Promise<Call> => {
        const asked = readCall(endpoint, request, caller, deps);
        const week = weekOf(deps, endpoint, caller);
        const own = { week, signal, keepReply: null, ...cookies };
        return { ...(week ? await within(week, deps, { endpoint, asked }) : asked), ...own };
      };
      if (endpoint.unchangedFor !== undefined)
        return respondUnlessKnown({ endpoint, handler }, { request, reply, call: await callOf() });
      const respond = async () => respondTo({ endpoint, handler }, { request, reply, call: await callOf() });
      return withHoursFormat(caller?.hoursFormat ?? 'decimal', () => {
        // Before its body is parsed, so that a flood of rejected calls costs little. A stream gets its turn while it
        // reads.
        return endpoint.dear && !endpoint.events && caller
          ? inTurn({ deps, caller, signal }, async () => respond())
          : respond();
      });
    },
  });
}

function callerOf(
  { database, tokens }: Deps,
  { headers }: FastifyRequest,
  { unchangedFor }: AnyEndpoint,
): Promise<Caller | null> {
  const token = apiTokenOf(headers.authorization);
  const withVersion = unchangedFor !== undefined;
  return token === null
    ? findCaller(database, tokens, headers.authorization, withVersion)
    : callerOfApiToken(database, token, withVersion);
}

/**
 * Neither 304 nor an answer that was made before needs a turn or reads anything. A page is a part of the whole list.
 */
async function respondUnlessKnown(
  { endpoint, handler }: Route,
  { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: Call },
): Promise<FastifyReply> {
  const { deps, caller, signal } = call;
  const etag = etagOf(endpoint, call, request.url);
  const marked = () => (etag === null ? reply : reply.header('etag', etag));
  if (etag !== null && isKnown(request.headers['if-none-match'], etag))
    return send(marked(), { status: 304, body: null }, endpoint);
  const whole = endpoint.counted ? etagOf(endpoint, call, urlOfList(request.url)) : etag;
  const work = () =>
    withHoursFormat(caller?.hoursFormat ?? 'decimal', async () => {
      const result = await handler(call);
      if (endpoint.counted) return linesOf(endpoint, result, caller);
      if (result instanceof Prebuilt) return result.json;
      return Buffer.from(answer(endpoint, result, caller).body ?? '');
    });
  const made = () => (endpoint.dear && caller ? inTurn({ deps, caller, signal }, work) : work());
  const kept = whole === null ? undefined : deps.answers.get(whole);
  const body = kept ?? (await made());
  if (kept === undefined && whole !== null) deps.answers.set(whole, body);
  // Not beside an error.
  void marked();
  if (!endpoint.counted) return send(reply, { status: endpoint.status, body }, endpoint);
  const lines = body.length === 0 ? [] : body.toString().split('\n');
  const { page, page_size } = call.query as { page?: number; page_size?: number };
  const size = page_size ?? (page === undefined ? lines.length : constants.linesPerPage);
  const from = ((page ?? 1) - 1) * size;
  const part = lines.slice(from, from + size);
  void reply.header('x-total-count', lines.length);
  return send(reply, { status: endpoint.status, body: `[${part.join(',')}]` }, endpoint);
}

/** The items of a list as JSON, one in each line: JSON has no line breaks. */
function linesOf({ reply }: AnyEndpoint, result: unknown, caller: Caller | null): string {
  const items = reply?.parse(result) as unknown[];
  return items.map((item) => JSON.stringify(withoutHidden(item, caller))).join('\n');
}

/** Parsed, handled and sent; a write with a key once. */
async function respondTo(
  { endpoint, handler }: Route,
  { request, reply, call }: { request: FastifyRequest; reply: FastifyReply; call: Call },
): Promise<FastifyReply> {
  const { caller } = call;
  if (endpoint.files) return sendFile(reply, (await handler(call)) as FileReply);
  if (endpoint.counted) return sendPage(reply, endpoint, (await handler(call)) as Page, caller);
  if (endpoint.events) return sendEvents(reply, (await handler(call)) as EventsReply);
  const key = request.headers['idempotency-key'];
  if (endpoint.method === 'GET' || endpoint.harmlessTwice || key === undefined || !caller)
    return send(reply, answer(endpoint, await handler(call), caller), endpoint);
  if (!isRepeatKey(key)) throw new ProblemError('malformed');
  const secret = call.deps.settings.jwtSecret;
  const claim = { accountId: caller.accountId, key, request: requestText(endpoint, call), secret, log: request.log };
  const work = async (keep: KeepReply) => {
    // Made once: an answer can be long.
    const made = new Map<unknown, StoredReply>();
    const keepReply = async (tx: Tx, result: unknown) => {
      const stored = answer(endpoint, result, caller);
      made.set(result, stored);
      await keep(tx, stored);
    };
    const result = await handler({ ...call, keepReply });
    return made.get(result) ?? answer(endpoint, result, caller);
  };
  return send(reply, await once(call.deps.database, claim, work), endpoint);
}

/** A request's own `close` event comes as soon as its body has been read. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) hungUp.abort();
  });
  return hungUp.signal;
}

const isRepeatKey = (key: unknown): key is string => typeof key === 'string' && IDEMPOTENCY_KEY.test(key);

/** What a call has beside what was sent. */
type OwnParts = 'signal' | 'device' | 'payer' | 'refresh' | 'week' | 'keepReply';

function readCall(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  caller: Caller | null,
  deps: Deps,
): Omit<Call, OwnParts> {
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (request.body !== undefined && endpoint.body && isForm !== (endpoint.bodyKind === 'form'))
    throw new ProblemError('unsupported_media_type');
  const query = endpoint.query && parse(endpoint.query, request.query);
  const file = readFile(endpoint, request);
  const body = endpoint.bodyKind === 'optional-json' ? (request.body ?? {}) : request.body;
  return {
    params: endpoint.params && parse(endpoint.params, request.params),
    query,
    body: endpoint.body && parse(endpoint.body, body),
    caller,
    file,
    ifMatch: readVersion(request.headers['if-match']),
    lastEventId: readEventId(request.headers['last-event-id']),
    repeatKey: isRepeatKey(request.headers['idempotency-key']) ? request.headers['idempotency-key'] : null,
    proof: headerText(request.headers['x-proof-of-work']),
    signature: headerText(request.headers['stripe-signature']),
    respondAsync: /\brespond-async\b/.test(String(request.headers.prefer ?? '')),
    language: languageOf(request.headers['accept-language']),
    address: addressOf(request.ip),
    log: request.log,
    deps,
  } as Omit<Call, OwnParts>;
}

/** The uploaded file. @throws `malformed` when it is missing, `unsupported_media_type` when it is anything else */
function readFile(endpoint: AnyEndpoint, { body, headers }: FastifyRequest): Buffer | null {
  if (Buffer.isBuffer(body) !== (endpoint.upload !== undefined && body !== undefined))
    throw new ProblemError('unsupported_media_type');
  if (endpoint.upload !== undefined && body === undefined) throw new ProblemError('malformed');
  if (!Buffer.isBuffer(body)) return null;
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!endpoint.upload?.includes(type.trim())) throw new ProblemError('unsupported_media_type');
  return body;
}

/** `"3"` is version 3; `*` and no header are any; anything else cannot match. */
function readVersion(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  return version === undefined ? -1 : Number(version);
}

const headerText = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' ? header : null;

/** Anything but one of our numbers identifies no event. */
function readEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** The response body. Parsing it by the contract drops fields that the contract does not define. */
function answer(endpoint: AnyEndpoint, result: unknown, caller: Caller | null): StoredReply {
  const written = (reply: unknown) => JSON.stringify(withoutHidden(reply, caller));
  if (result instanceof Accepted) return { status: 202, body: written(endpoint.accepted?.parse(result.body)) };
  if (result instanceof Prebuilt) return { status: endpoint.status, body: result.json.toString() };
  if (endpoint.reply === undefined) return { status: endpoint.status, body: null };
  return { status: endpoint.status, body: written(endpoint.reply.parse(result)) };
}

function send(
  reply: FastifyReply,
  { status, body, isReplayed }: { status: number; body: Answer | null; isReplayed?: true },
  { acceptedAt }: AnyEndpoint,
): FastifyReply {
  if (status === 202 && acceptedAt !== undefined && typeof body === 'string') {
    const fields = JSON.parse(body) as Record<string, string>;
    void reply.header(
      'location',
      `/api${acceptedAt.replaceAll(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '')}`,
    );
  }
  if (isReplayed) void reply.header('idempotent-replayed', 'true');
  void reply.status(status).header('cache-control', 'no-store');
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** A plain array; the total number is in the header. */
function sendPage(
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  { items, total }: Page,
  caller: Caller | null,
): FastifyReply {
  return send(reply.header('x-total-count', total), answer(endpoint, items, caller), endpoint);
}

/** RFC 6266: the name in ASCII for old clients, and unchanged. */
function sendFile(reply: FastifyReply, { type, name, content, cacheControl }: FileReply): FastifyReply {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  return reply
    .header('cache-control', cacheControl)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
}

/** Proxies must forward every event immediately. */
function sendEvents(reply: FastifyReply, { stream }: EventsReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream);
}
