import type { Tx } from '../../database/database.ts';
import { once, type KeepReply, type StoredReply } from '../idempotency.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import { requestText } from '../request-text.ts';
import { writtenReply } from './call-handler.ts';
import { isRepeatKey } from './read-call.ts';
import { callOf, isJson, type Exchange, type Outcome, type Step } from './step.ts';

/**
 * A write with an `Idempotency-Key` is done once (`once`).
 * @throws `malformed`, `idempotency_mismatch`, `conflict`
 */
export const answerOnce: Step = async (exchange, next) => {
  const { endpoint, deps, caller, request } = exchange;
  const key = request.headers['idempotency-key'];
  if (!isRepeatable(exchange) || key === undefined || !caller) return next();
  if (!isRepeatKey(key)) throw new ProblemError('malformed');
  const call = callOf(exchange);
  const secret = deps.settings.jwtSecret;
  const claim = { accountId: caller.accountId, key, request: requestText(endpoint, call), secret, log: request.log };
  const { isReplayed, ...reply } = await once(deps.database, claim, async (keep: KeepReply) => {
    const keepReply = async (tx: Tx, result: unknown) => {
      const written = writtenReply(exchange, result);
      exchange.written.set(result, written);
      await keep(tx, written);
    };
    exchange.call = { ...call, keepReply };
    return storedReply(await next());
  });
  return { ...reply, ...(isReplayed && { headers: { 'idempotent-replayed': 'true' } }) };
};

/** A file, a list and a stream change nothing. */
const isRepeatable = ({ endpoint }: Exchange): boolean =>
  endpoint.method !== 'GET' && !endpoint.harmlessTwice && !endpoint.files && !endpoint.counted && !endpoint.events;

function storedReply(outcome: Outcome): StoredReply {
  if (!isJson(outcome)) throw new Error('files and events are not stored');
  return { status: outcome.status, body: outcome.body?.toString() ?? null };
}
