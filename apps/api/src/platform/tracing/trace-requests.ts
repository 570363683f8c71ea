import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, runIn, startSpan } from './tracing.ts';

/** Asked all the time, and of no business. */
const NOT_TRACED = /^\/api\/(health|ready|metrics|docs|openapi)\b/;

/**
 * A span for each request to the API, under the one that its `traceparent` names. By its route: neither its path nor
 * its query, which have IDs of people. Streams have none: they last for hours.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '', config } = request.routeOptions;
    if (!route.startsWith('/api/') || NOT_TRACED.test(route) || config.isStream) return done();
    const { traceparent } = request.headers;
    const span = startSpan(`${request.method} ${route}`, {
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : null,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'pamaina.request_id': request.id,
      },
    });
    if (span) spans.set(request, span);
    done();
  });
  // Only now: what reads a body ran as part of the socket.
  app.addHook('preHandler', (request, _reply, done) => runIn(spans.get(request) ?? null, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(reply.problemCode !== '' && { 'pamaina.problem': reply.problemCode }),
      ...(reply.statusCode >= 500 && { 'error.type': String(reply.statusCode) }),
    });
    // 2: an error, by the API of OpenTelemetry, which is not loaded here.
    if (reply.statusCode >= 500) span?.setStatus({ code: 2 });
    span?.end();
    done();
  });
}
