import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** As long as a process takes to be replaced; a request waits for that rather than fail. */
const TRY_MS = 15_000;
const PAUSE_MS = 50;
/** Bodies are kept for another attempt. */
const BODY_MAX = 32 * 1024 * 1024;

/**
 * A reverse proxy in turn over processes that come and go, for trials on one machine: a request whose process dies goes
 * to the next one if it can be repeated (a read, or a write with its Idempotency-Key, or if nothing was sent). What
 * Caddy does in production.
 * @param processes the addresses of those that listen now
 */
export async function startProxy(port: number, processes: () => readonly string[]): Promise<Proxy> {
  let turn = 0;
  const next = () => {
    const all = processes();
    turn += 1;
    return all[turn % all.length];
  };
  const server = createServer((asked, reply) => {
    forward(asked, reply, next).catch((error: unknown) => {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502, { 'content-type': 'text/plain' }).end(`Bad gateway: ${String(error)}`);
    });
  });
  server.requestTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(asked: IncomingMessage, reply: ServerResponse, next: () => string | undefined): Promise<void> {
  const body = await bodyOf(asked);
  const isRepeatable = asked.method !== 'POST' || asked.headers['idempotency-key'] !== undefined;
  const until = performance.now() + TRY_MS;
  for (;;) {
    const process = next();
    const outcome = process === undefined ? ('unreachable' as const) : await attempt(process, { asked, reply, body });
    if (outcome === 'answered') return;
    if (reply.destroyed) return;
    if (outcome === 'died' && !isRepeatable) throw new Error('the process died');
    if (performance.now() > until) throw new Error('no process answers');
    await delay(PAUSE_MS);
  }
}

interface Exchange {
  asked: IncomingMessage;
  reply: ServerResponse;
  body: Buffer;
}

/** @returns `unreachable` if nothing was sent, `died` if no answer began */
function attempt(url: string, { asked, reply, body }: Exchange): Promise<'answered' | 'unreachable' | 'died'> {
  const headers: OutgoingHttpHeaders = {
    ...asked.headers,
    'x-forwarded-for': asked.headers['x-forwarded-for'] ?? asked.socket.remoteAddress ?? '127.0.0.1',
    connection: 'close',
    'content-length': body.length,
  };
  delete headers['transfer-encoding'];
  return new Promise((resolve) => {
    let isSent = false;
    const sent = request(`${url}${asked.url}`, { method: asked.method ?? 'GET', headers, agent: false });
    sent.once('socket', (socket) => socket.once('connect', () => (isSent = true)));
    sent.on('error', () => (reply.headersSent ? reply.destroy() : resolve(isSent ? 'died' : 'unreachable')));
    sent.once('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => reply.destroy());
      answer.pipe(reply);
      resolve('answered');
    });
    reply.once('close', () => sent.destroy());
    sent.end(body);
  });
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of asked as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
