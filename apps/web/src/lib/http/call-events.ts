import type { AnyEndpoint, QueryInput } from '@pamaina/contract';
import { currentLanguage } from '../../i18n/current-language.ts';
import { refusal, renew } from './api-client.ts';
import { addressOf, parseJson } from './encode-call.ts';
import { needsRenewal, readToken, staysSignedIn } from '../session/session-store.ts';
import { sessionOf } from '../session/token-contents.ts';

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
  const session = sessionOf(readToken());
  const open = () =>
    fetch(addressOf(endpoint, { query }), {
      method: endpoint.method,
      headers: { ...headers, 'accept-language': currentLanguage(), authorization: `Bearer ${readToken()}` },
      signal,
    });
  if (needsRenewal(readToken())) await renew(session);
  let token = readToken();
  let response = await open();
  if (response.status === 401 && staysSignedIn() && (await renew(session)) === 'refreshed') {
    token = readToken();
    response = await open();
  }
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
