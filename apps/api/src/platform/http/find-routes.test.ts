import { allEndpoints } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { findRoutes } from './find-routes.ts';

test('every endpoint of the contract has a route', async () => {
  const bound = (await findRoutes()).map(({ endpoint }) => endpoint);
  expect(
    allEndpoints.filter((endpoint) => !bound.includes(endpoint)).map(({ method, path }) => `${method} ${path}`),
  ).toEqual([]);
});
