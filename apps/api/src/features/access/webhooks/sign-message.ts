import { createHmac } from 'node:crypto';

interface Message {
  /** The same in every attempt, so that a receiver can ignore what it has already. */
  id: string;
  body: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

/**
 * The headers that prove to a receiver who sent a message, and when: Standard Webhooks 1.0, symmetric signature `v1`.
 * @param now milliseconds since 1970
 */
export function signMessage({ id, body, secret }: Message, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
