import type { AnyEndpoint, QueryInput } from '@pamaina/contract';
import i18n from 'i18next';
import { addressOf, parseJson, refusal } from './api-client.ts';
import { readToken } from '../session/session-store.ts';

/**
 * Like `call`, for the endpoints that return live events: returns the stream once it has started; the signal ends it.
 */
export async function callEvents<E extends AnyEndpoint>(
  endpoint: E,
  {
    headers,
    query,
    signal,
  }: { headers?: Readonly<Record<string, string>>; query?: QueryInput<E>; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const token = readToken();
  const response = await fetch(addressOf(endpoint, { query }), {
    method: endpoint.method,
    headers: { ...headers, 'accept-language': i18n.resolvedLanguage ?? 'en', authorization: `Bearer ${token}` },
    signal,
  });
  if (response.ok && response.body !== null) return response.body;
  throw refusal(
    endpoint,
    {
      status: response.status,
      body: parseJson(await response.text()),
      retryAfter: response.headers.get('retry-after'),
    },
    token,
  );
}
