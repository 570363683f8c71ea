import type { AnyEndpoint } from './base/endpoint.ts';
import * as features from './features.ts';

/**
 * All endpoints, for code that iterates over them: the check that no route is missing, OpenAPI, the permission tests.
 */
export const allEndpoints: AnyEndpoint[] = Object.values(features).flatMap((feature) =>
  Object.values(feature).filter(
    (entry): entry is AnyEndpoint => typeof entry === 'object' && 'method' in entry && 'path' in entry,
  ),
);
