import { useState } from 'react';

type Headers = { 'idempotency-key': string };
type SendOnce = <Reply>(body: unknown, send: (headers: Headers) => Promise<Reply>) => Promise<Reply>;

/**
 * For what must not be written twice when the answer to it was lost: the same body has the same key until it was answered, and
 * another one afterwards, for then the same words are meant twice (api.md, Idempotency-Key).
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
