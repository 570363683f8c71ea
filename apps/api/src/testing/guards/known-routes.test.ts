import { allEndpoints } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../test-app.ts';

/** Routes without a record in the contract: for operators, and the files of a built web app. */
const SYSTEM = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/start.js',
  '/api/docs/swagger-ui-bundle.js',
  '/api/docs/swagger-ui.css',
  '/api/health',
  '/api/ready',
  '/api/metrics',
].map((path) => `GET ${path}`);
const FILES = ['GET /', 'GET /index.html', 'GET /*'];

/**
 * The routes in the tree that Fastify prints: four characters for each level, then a piece of the path and the methods.
 */
function routesIn(tree: string): string[] {
  const branch: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', piece = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? [];
    if (methods === '') return line.trim() === '' ? [] : [`unread: ${line}`];
    branch.splice(indent.length / 4, Infinity, piece);
    const path = branch.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

test('every route is one of the contract, and so in the matrix of permissions', async () => {
  const api = await createTestApp();
  const found = routesIn(api.app.printRoutes({ commonPrefix: false })).filter((route) => !FILES.includes(route));
  const promised = [...allEndpoints.map(({ method, path }) => `${method} /api${path}`), ...SYSTEM];
  expect(found.toSorted()).toEqual(promised.toSorted());
  await api.close();
});
