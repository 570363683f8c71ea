import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate } from './loopback-certificate.ts';

export interface WebhookReceiver {
  url: string;
  received: { id: string; timestamp: number; signature: string; text: string }[];
  /** What it does from now on; by default it answers 204. */
  answerWith: (answer: number | ((response: ServerResponse) => void)) => void;
  /** The certificate that senders must trust. */
  ca: string;
  close(): Promise<void>;
}

/** Another program that receives webhooks on loopback, over TLS. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = [];
  let answer: number | ((response: ServerResponse) => void) = 204;
  const server = createServer(loopbackCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        id: String(request.headers['webhook-id']),
        timestamp: Number(request.headers['webhook-timestamp']),
        signature: String(request.headers['webhook-signature']),
        text: Buffer.concat(chunks).toString(),
      });
      if (typeof answer === 'number') response.writeHead(answer).end();
      else answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/hook`,
    received,
    ca: loopbackCertificate.cert,
    answerWith: (next) => {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a receiver computes itself, as the specification of Standard Webhooks says. */
export function signatureOf(secret: string, { id, timestamp, text }: WebhookReceiver['received'][number]): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
}
