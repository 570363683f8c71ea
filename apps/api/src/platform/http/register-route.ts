import { constants } from '@pamaina/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Route } from './route.ts';
import { answerOnce } from './steps/answer-once.ts';
import { answerUnlessKnown } from './steps/answer-unless-known.ts';
import { callHandler } from './steps/call-handler.ts';
import { checkRights } from './steps/check-rights.ts';
import { findCaller } from './steps/find-caller.ts';
import { keepToWeek } from './steps/keep-to-week.ts';
import { limitApiToken } from './steps/limit-api-token.ts';
import { parseLargeBody } from './steps/parse-large-body.ts';
import { readCall } from './steps/read-call.ts';
import { refuseTokenInAddress } from './steps/refuse-token-in-address.ts';
import { requireFreshSignIn } from './steps/require-fresh-sign-in.ts';
import { sendReply } from './steps/send-reply.ts';
import { takeSteps, type Step } from './steps/step.ts';
import { useHoursFormat } from './steps/use-hours-format.ts';
import { waitForTurn } from './steps/wait-for-turn.ts';

const JSON_TYPE = 'application/json';

/** Who may ask: before anything that they sent is read. */
const admission: readonly Step[] = [
  refuseTokenInAddress,
  findCaller,
  checkRights,
  requireFreshSignIn,
  limitApiToken,
  parseLargeBody,
  useHoursFormat,
];

/** An expensive call waits before what it sent is parsed, so that a flood of rejected calls costs little. */
const steps: readonly Step[] = [...admission, waitForTurn, readCall, keepToWeek, answerOnce, callHandler];

/** Of reads whose answer is kept: one that is known needs no turn. */
const stepsOfKept: readonly Step[] = [...admission, readCall, keepToWeek, answerUnlessKnown, waitForTurn, callHandler];

/** Registers one endpoint of the contract: its requests take the steps above. */
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
  const own = endpoint.unchangedFor === undefined ? steps : stepsOfKept;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // A compressed event would wait for the next ones; a HEAD would open a stream that no one reads or ends.
    ...(endpoint.events && { compress: false, exposeHeadRoute: false, config: { isStream: true } }),
    ...(endpoint.upload !== undefined && { bodyLimit: endpoint.uploadBytesMax ?? constants.uploadBytesMax }),
    ...(endpoint.bodyBytesMax !== undefined && { bodyLimit: endpoint.bodyBytesMax }),
    handler: async (request, reply) => {
      const signal = hangUpOf(reply);
      const exchange = {
        endpoint,
        handler,
        deps,
        request,
        reply,
        signal,
        caller: null,
        call: null,
        written: new Map(),
      };
      return sendReply(exchange, await takeSteps(own, exchange));
    },
  });
}

/** A request's own `close` event comes as soon as its body has been read. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) hungUp.abort();
  });
  return hungUp.signal;
}
