import { allEndpoints } from '@pamaina/contract';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from './route.ts';

const FEATURES = join(import.meta.dirname, '../../features');

/**
 * The routes of every `features/<area>/<feature>/routes.ts`: a new feature is found by its folder.
 * @throws when a route has no endpoint in the contract, or two routes have the same; that none is missing is tested
 */
export async function findRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  for await (const file of glob('*/*/routes.ts', { cwd: FEATURES })) {
    const module = (await import(pathToFileURL(join(FEATURES, file)).href)) as { routes: Route[] };
    routes.push(...module.routes);
  }
  const bound = routes.map(({ endpoint }) => endpoint);
  const wrong = bound.filter(
    (endpoint, index) => !allEndpoints.includes(endpoint) || bound.indexOf(endpoint) !== index,
  );
  if (wrong.length > 0)
    throw new Error(`routes and contract differ: ${wrong.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  return routes;
}
