import type { AnyEndpoint } from './base/endpoint.ts';
import * as features from './features.ts';

const isEndpoint = (entry: unknown): entry is AnyEndpoint =>
  typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry;

/** Each endpoint with the name of its feature and its own, as code calls them (`timeClock`, `clockIn`). */
export const namedEndpoints: readonly { feature: string; name: string; endpoint: AnyEndpoint }[] = Object.entries(
  features,
).flatMap(([feature, entries]) =>
  Object.entries(entries).flatMap(([name, endpoint]) => (isEndpoint(endpoint) ? [{ feature, name, endpoint }] : [])),
);

/**
 * All endpoints, for code that iterates over them: the check that no route is missing, OpenAPI, the permission tests.
 */
export const allEndpoints: AnyEndpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);
