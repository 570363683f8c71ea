import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Deps } from '../deps.ts';
import { createReadiness } from '../operation/ready.ts';
import { registerDocsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { ProblemError } from './problem-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Health, readiness, metrics and the published contract: for operators and other clients. */
export function registerSystemRoutes(app: FastifyInstance, { database, settings }: Deps): void {
  const document = JSON.stringify(openApi());
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document));
  registerDocsPage(app);
  app.get('/api/health', () => ({ status: 'ok' }));
  const faultyParts = createReadiness({ database, settings });
  app.get('/api/ready', async () => {
    const parts = await faultyParts();
    if (parts.length > 0) throw new ProblemError('not_ready', { words: parts[0], parts, retryAfterSeconds: 5 });
    return { status: 'ready' };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 180],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, database.pool.totalCount);
      this.set({ state: 'idle' }, database.pool.idleCount);
      this.set({ state: 'waiting' }, database.pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) throw new ProblemError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Callers with the token; without one, only this machine, excluding calls forwarded by a proxy on it. */
function mayMeasure({ ip, headers }: FastifyRequest, token: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (token !== null) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return LOOPBACK.has(ip) && !isForwarded;
}
