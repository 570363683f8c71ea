import { announcements, imports } from '@pamaina/contract';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './platform/deps.ts';
import { contentPolicy, permissionsPolicy, serveWebFiles } from './platform/http/web-files.ts';
import './follow-ups.ts';
import { findRoutes } from './platform/http/find-routes.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { ProblemError } from './platform/ground/problem-error.ts';
import { createProxyTrust } from './platform/settings/trusted-proxies.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { registerRoute } from './platform/http/register-route.ts';
import { sendProblem } from './platform/http/send-problem.ts';
import { registerSystemRoutes } from './platform/http/system-routes.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';

/** What operators ask every process. */
const PROBES = ['/api/health', '/api/ready', '/api/metrics'];

/** The HTTP of a process that only plans: nothing of the product. */
export function buildProbes(deps: Deps): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const trustProxy = createProxyTrust(deps.settings.trustedProxies);
  const app = Fastify({ loggerInstance, frameworkErrors: sendProblem, trustProxy });
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const isProbe = PROBES.includes(url.split('?', 1)[0] ?? '');
    done(isProbe ? undefined : new ProblemError('not_found'));
  });
  registerSystemRoutes(app, deps);
  return app;
}

/** The whole HTTP application, not yet listening; tests call it in-process. Closing it does not close `deps`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const isTrusted = createProxyTrust(deps.settings.trustedProxies);
  const app = Fastify({
    loggerInstance,
    genReqId: (request) => requestIdOf(request, isTrusted),
    logController: new LogController({ requestIdLogLabel: 'request_id' }),
    bodyLimit: 100 * 1024,
    frameworkErrors: sendProblem,
    // Only a proxy on this machine, or one of the settings, is trusted to name the client's address.
    trustProxy: isTrusted,
    // Slow headers and bodies occupy a socket no longer than this; Node itself checks only twice a
    // minute.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    requestTimeout: 20_000,
    connectionTimeout: 200_000,
    maxRequestsPerSocket: 1_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.setErrorHandler(sendProblem);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentPolicy,
    },
    // Browsers store this header per host, and a café may run on plain http next to other services.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy).header('x-request-id', request.id);
    done();
  });
  traceRequests(app);
  await app.register(compress, { threshold: 1024 });
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  readJsonBodies(app);
  app.addContentTypeParser(
    ['text/csv', imports.XLSX_TYPE, ...announcements.attachmentTypes],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  registerSystemRoutes(app, deps);
  for (const route of await findRoutes()) await registerRoute(app, deps, route);
  await serveWebFiles(app, deps);
  return app;
}
