import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { createReadiness } from '../operation/ready.ts';
import { registerSharedFigures } from '../operation/shared-figures.ts';
import { registerDocsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { machineAheadMs } from '../time/clock.ts';
import { LOOPBACK } from './request-id.ts';
import { ProblemError } from '../ground/problem-error.ts';
import { systemAddresses } from './system-addresses.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the problem that was answered; empty: none. */
    problemCode: string;
  }
  interface FastifyContextConfig {
    /** Its reply ends when one of the two sides ends it. */
    isStream?: boolean;
  }
}

/** Health, readiness, metrics and the published contract: for operators and other clients. */
export function registerSystemRoutes(app: FastifyInstance, { database, settings, metrics, log }: Deps): void {
  const document = JSON.stringify(openApi());
  app.get(systemAddresses.openapi.path, (_request, reply) => reply.type('application/json').send(document));
  registerDocsPage(app);
  app.get(systemAddresses.health.path, () => ({ status: 'ok' }));
  const faultyParts = createReadiness({ database, settings });
  app.get(systemAddresses.ready.path, async () => {
    const parts = await faultyParts();
    if (parts.length > 0) throw new ProblemError('not_ready', { words: parts[0], parts, retryAfterSeconds: 5 });
    // It serves all the same, by the database's clock.
    const ahead = machineAheadMs();
    return { status: 'ready', ...(ahead !== 0 && { clock_ahead_seconds: Math.round(ahead / 1000) }) };
  });

  app.decorateReply('problemCode', '');
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream) reply.raw.once('close', metrics.streamOpened());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode, code: reply.problemCode };
    metrics.answered(labels, reply.elapsedTime / 1000);
    done();
  });
  registerSharedFigures(metrics.registry, { database, settings, log });
  app.get(systemAddresses.metrics.path, async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) throw new ProblemError('not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Callers with the token; without one, only this machine, excluding calls forwarded by a proxy on it. */
function mayMeasure({ ip, headers }: FastifyRequest, token: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (token !== null) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return LOOPBACK.has(ip) && !isForwarded;
}
