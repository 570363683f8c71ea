import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

export interface RenewableProduct {
  url: string;
  /** From now on a newer version is served: another service worker, and a page that reports it. */
  renew: () => void;
  stop: () => Promise<void>;
}

/** A proxy in front of the product that renews it while its pages are open; otherwise it passes everything on. */
export async function startRenewable(): Promise<RenewableProduct> {
  let isNewer = false;
  const server = createServer((request, response) => {
    void passOn(request).then(async (reply) => {
      const path = request.url ?? '/';
      const type = reply.headers.get('content-type') ?? '';
      const isText = path === '/service-worker.js' || type.includes('text/html');
      const body = Buffer.from(await reply.arrayBuffer());
      const renewed = body
        .toString()
        .replace(/"version":"[0-9a-f]{16}/, (version) => version.slice(0, -1) + (version.endsWith('0') ? '1' : '0'))
        .replace('<title>', '<meta name="version" content="newer" /><title>');
      response.writeHead(reply.status, { 'content-type': type, 'cache-control': 'no-cache' });
      response.end(isNewer && isText ? renewed : body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isNewer = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const { authorization, accept, 'content-type': type } = request.headers;
  const headers = {
    ...(authorization && { authorization }),
    ...(accept && { accept }),
    ...(type && { 'content-type': type }),
  };
  const body = method === 'GET' ? null : await buffer(request);
  return fetch(inject('productUrl') + url, { method, headers, body });
}
