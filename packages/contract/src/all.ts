import type { AnyEndpoint } from './endpoint.ts';
import * as features from './features.ts';

/** Every call of the product, for whoever walks them all: the guard that no route is forgotten, OpenAPI, the permission tests. */
export const allEndpoints: AnyEndpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature).filter(
    (entry): entry is AnyEndpoint => typeof entry === 'object' && 'method' in entry && 'path' in entry,
  ),
);
