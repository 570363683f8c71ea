import { apiTokenOf, callerOfApiToken } from '../../auth/api-token.ts';
import { findCaller as callerOfSession, type Caller } from '../../auth/caller.ts';
import { describeCaller } from '../../tracing/tracing.ts';
import type { Exchange, Step } from './step.ts';

/** Who calls: by a session, or by an API token. */
export const findCaller: Step = async (exchange, next) => {
  if (exchange.endpoint.role === 'public') return next();
  const caller = await callerOf(exchange);
  exchange.caller = caller;
  if (caller) {
    const { request, reply } = exchange;
    // With pseudonyms (`createLog`), in every line from here on.
    reply.log = request.log = request.log.child({ account: caller.accountId, project: caller.projectId });
    describeCaller(caller);
  }
  return next();
};

function callerOf({ deps, request, endpoint }: Exchange): Promise<Caller | null> {
  const { authorization } = request.headers;
  const token = apiTokenOf(authorization);
  const withVersion = endpoint.unchangedFor !== undefined;
  return token === null
    ? callerOfSession(deps.database, deps.tokens, authorization, withVersion)
    : callerOfApiToken(deps.database, token, withVersion);
}
