import { useState } from 'react';

type Headers = { 'idempotency-key': string };
type SendOnce = <Reply>(body: unknown, send: (headers: Headers) => Promise<Reply>) => Promise<Reply>;

/**
 * For requests that must not be stored twice when their response is lost: the same body has the same key until there is
 * a response, and a new one afterwards, as the same text is then a new request (api.md, Idempotency-Key).
 */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}

export function createSendOnce(): SendOnce {
  const keys = new Map<string, string>();
  return async (body, send) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    const reply = await send({ 'idempotency-key': key });
    keys.delete(text);
    return reply;
  };
}
