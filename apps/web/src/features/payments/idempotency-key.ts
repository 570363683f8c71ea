/**
 * One key per request, however often it is sent; a new key as soon as the request changes (api.md, Idempotency-Key).
 */
export function createIdempotencyKeys(): (request: unknown) => { 'idempotency-key': string } {
  const keys = new Map<string, string>();
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return { 'idempotency-key': key };
  };
}
