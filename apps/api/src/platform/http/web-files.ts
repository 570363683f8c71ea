import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from './problem-error.ts';

const DIST = join(import.meta.dirname, '../../../../web/dist');

/** Serves the built web app; every address that is neither a file nor under `/api` is a page of it. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  if (existsSync(DIST)) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names under assets/, so those never change.
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    // Without an index, the folder itself is no file to the plugin, and it would refuse the bare address.
    app.get('/', (_, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || !existsSync(DIST)) throw new ProblemError('not_found');
    return reply.sendFile('index.html');
  });
}
