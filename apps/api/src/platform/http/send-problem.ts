import type { Language, Problem } from '@pamaina/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isCancelled, isUnavailable } from '../ground/retryable.ts';
import { languageOf, textOf } from '../text/texts.ts';
import { WorkStopped } from '../work/create-work.ts';
import { NoTurn } from '../ground/turns.ts';
import { ProblemError } from '../ground/problem-error.ts';

/**
 * Sends an error as `application/problem+json` in the caller's language; an unexpected error is logged and its details
 * are not sent.
 */
export function sendProblem(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toProblem(error);
  // Overload and a client that disconnects are not bugs: they are logged without a stack trace.
  if (isCancelled(error) && !request.raw.socket.destroyed)
    request.log.error({ err: error }, 'a statement was cancelled');
  else if (known.status === 503 || (known.status >= 500 && request.raw.socket.destroyed))
    request.log.warn({ code: known.code, cause: error.message }, 'call not answered');
  else if (known.status >= 500 && !(error instanceof WorkStopped)) request.log.error({ err: error }, 'call failed');
  reply.problemCode = known.code;
  const { retryAfterSeconds } = known.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply
    .status(known.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(known, request)));
}

function problemBody({ code, status, details }: ProblemError, { id, headers }: FastifyRequest): Problem {
  const language = languageOf(headers['accept-language']);
  const detail = textOf(language, `problems.${code}.${details.words ?? 'detail'}`, details.values);
  const body: Problem = {
    type: `/problems/${code}`,
    title: textOf(language, `problems.${code}.title`),
    status,
    // The user can only report it to somebody who can read the log.
    detail: code === 'internal' ? `${detail} ${textOf(language, 'support.code', { code: id })}` : detail,
    code,
    request_id: id,
  };
  if (details.challenge !== undefined) body.challenge = details.challenge;
  if (details.parts !== undefined) body.parts = details.parts;
  if (details.secondStep !== undefined) body.second_step = details.secondStep;
  if (!details.fields) return body;
  const errors = Object.entries(details.fields).map(([field, keys]) => [
    field,
    keys.map((one) =>
      typeof one === 'string'
        ? textOf(language, `invalid.${one}`)
        : textOf(language, `invalid.${one.key}`, inLanguage(language, one.values)),
    ),
  ]);
  return { ...body, errors: Object.fromEntries(errors) as Record<string, string[]> };
}

const inLanguage = (language: Language, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, new Intl.NumberFormat(language).format(value)]),
  );

function toProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ProblemError('too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ProblemError('unsupported_media_type');
  if (error instanceof NoTurn) return new ProblemError('answers_busy', { retryAfterSeconds: 3 });
  if (error instanceof WorkStopped) return new ProblemError('answer_too_long');
  if (isUnavailable(error)) return new ProblemError('unavailable', { retryAfterSeconds: 5 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('malformed');
  return new ProblemError('internal');
}
