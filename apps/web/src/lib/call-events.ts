import type { AnyEndpoint } from '@pamaina/contract';
import i18n from 'i18next';
import { apiAddress } from './api-address.ts';
import { parseJson, refusal } from './api-client.ts';
import { readToken } from './session-store.ts';

/** As `call`, for the endpoints that answer live events: gives the stream once it has begun; the signal ends it. */
export async function callEvents(
  endpoint: AnyEndpoint,
  { headers, signal }: { headers: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const token = readToken();
  const response = await fetch(apiAddress(endpoint.path), {
    method: endpoint.method,
    headers: { ...headers, 'accept-language': i18n.resolvedLanguage ?? 'en', authorization: `Bearer ${token}` },
    signal,
  });
  if (response.ok && response.body !== null) return response.body;
  throw refusal(endpoint, { status: response.status, body: parseJson(await response.text()) }, token);
}
