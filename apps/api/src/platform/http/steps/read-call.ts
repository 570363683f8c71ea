import type { AnyEndpoint } from '@pamaina/contract';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../text/texts.ts';
import { addressOf } from '../../ground/address-of.ts';
import { deviceOf, payerOf, refreshCookieOf } from '../cookies.ts';
import { parse } from '../json-body.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import type { Call } from '../route.ts';
import { weekOf } from '../this-week.ts';
import type { Exchange, Step } from './step.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * What was sent, parsed by the contract: address, query, body and headers.
 * @throws `unsupported_media_type`, `malformed`, `invalid`
 */
export const readCall: Step = (exchange, next) => {
  exchange.call = callIn(exchange);
  return next();
};

function callIn({ endpoint, deps, request, reply, caller, signal }: Exchange): Call {
  const { headers } = request;
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (request.body !== undefined && endpoint.body && isForm !== (endpoint.bodyKind === 'form'))
    throw new ProblemError('unsupported_media_type');
  const query = endpoint.query && parse(endpoint.query, request.query);
  const file = readFile(endpoint, request);
  const body = endpoint.bodyKind === 'optional-json' ? (request.body ?? {}) : request.body;
  const key = headers['idempotency-key'];
  return {
    params: endpoint.params && parse(endpoint.params, request.params),
    query,
    body: endpoint.body && parse(endpoint.body, body),
    caller,
    week: weekOf(deps, endpoint, caller),
    file,
    ifMatch: readVersion(headers['if-match']),
    lastEventId: readEventId(headers['last-event-id']),
    repeatKey: isRepeatKey(key) ? key : null,
    keepReply: null,
    proof: headerText(headers['x-proof-of-work']),
    signature: headerText(headers['stripe-signature']),
    respondAsync: /\brespond-async\b/.test(String(headers.prefer ?? '')),
    signal,
    device: deviceOf(request, reply),
    payer: payerOf(request, reply),
    refresh: refreshCookieOf(request, reply),
    language: languageOf(headers['accept-language']),
    address: addressOf(request.ip),
    log: request.log,
    deps,
  } as Call;
}

export const isRepeatKey = (key: unknown): key is string => typeof key === 'string' && IDEMPOTENCY_KEY.test(key);

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
