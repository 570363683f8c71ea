import { constants } from '@pamaina/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { ProblemError } from './problem-error.ts';
import { createWebPages } from './web-pages.ts';

const DIST = join(import.meta.dirname, '../../../../web/dist');

/** Serves the built web app; every address that is neither a file nor under `/api` is one of its pages. */
export async function serveWebFiles(app: FastifyInstance, deps: Pick<Deps, 'hasDemo' | 'settings'>): Promise<void> {
  // The build writes these last.
  const isBuilt = constants.languages.every((language) => existsSync(join(DIST, `landing-${language}.html`)));
  const sendPage = isBuilt ? await createWebPages(DIST, deps) : null;
  if (sendPage !== null) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names under assets/, so those never change.
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    // Without an index, the folder itself is not a file for the plugin, and it would reject the bare address.
    app.get('/', sendPage);
    // The service worker caches this one; as a file it would not tell whether there is a demo.
    app.get('/index.html', sendPage);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || sendPage === null) throw new ProblemError('not_found');
    return sendPage(request, reply);
  });
}
