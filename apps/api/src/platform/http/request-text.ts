import type { AnyEndpoint } from '@pamaina/contract';
import type { Call } from './route.ts';

/**
 * All that distinguishes a call from others of its caller, as it was understood: spaces, the order of fields and what
 * the contract adds or cuts make no other call. A file is counted by its bytes. It can contain a password.
 */
export const requestText = (
  { method, path }: AnyEndpoint,
  {
    caller,
    params,
    query,
    body,
    file,
    ifMatch,
  }: Pick<Call, 'caller' | 'params' | 'query' | 'body' | 'file' | 'ifMatch'>,
): string =>
  JSON.stringify(
    [method, path, caller?.projectId ?? null, params, query, body, file?.toString('base64') ?? null, ifMatch].map(
      sorted,
    ),
  );

/** The fields of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value ?? null;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner)]));
}
