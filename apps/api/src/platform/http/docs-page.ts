import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** It names no other host, so the policy of all pages holds. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pamaina API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <noscript>The document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** A token that is typed in is forgotten with the page; no validator of another host is asked. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

const [zipped, unzipped] = [promisify(gzip), promisify(gunzip)];

/** `/api/docs`: the OpenAPI document to read and to try, drawn by Swagger UI. */
export function registerDocsPage(app: FastifyInstance): void {
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const [name, type] of [
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ['swagger-ui.css', 'text/css; charset=utf-8'],
  ] as const) {
    let file: Promise<Buffer> | null = null;
    app.get(`/api/docs/${name}`, async (request, reply) => {
      // Read and compressed once, when somebody first wants it.
      file ??= readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))).then((content) =>
        zipped(content),
      );
      void reply.header('cache-control', 'public, max-age=86400').header('vary', 'Accept-Encoding').type(type);
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unzipped(await file));
      return reply.header('content-encoding', 'gzip').send(await file);
    });
  }
}
