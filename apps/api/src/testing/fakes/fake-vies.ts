import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate } from './loopback-certificate.ts';

export interface FakeVies {
  /** Without the path of a call. */
  url: string;
  ca: string;
  /** The numbers that are registered; all others are not. */
  registered: Set<string>;
  /** What goes wrong from now on; null: nothing. `cut` ends the connection, `page` is no JSON. */
  trouble: 'MS_UNAVAILABLE' | 'MS_MAX_CONCURRENT_REQ' | 'INVALID_INPUT' | 'page' | 'endless' | 'cut' | null;
  /** The text of every answer from now on, with its status; null: as a register answers. */
  answer: readonly [status: number, text: string] | null;
  asked: string[];
  close(): Promise<void>;
}

/** The REST API of VIES on loopback, over TLS: `POST /check-vat-number`, with the errors of its registers. */
export async function startFakeVies(): Promise<FakeVies> {
  const fake: Omit<FakeVies, 'url' | 'ca' | 'close'> = {
    registered: new Set(),
    trouble: null,
    answer: null,
    asked: [],
  };
  const server = createServer(loopbackCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { countryCode, vatNumber } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      const number = `${countryCode}${vatNumber}`;
      fake.asked.push(number);
      const reply = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url !== '/rest-api/check-vat-number') return void reply(404, {});
      if (fake.answer !== null) return void response.writeHead(fake.answer[0]).end(fake.answer[1]);
      if (fake.trouble === 'cut') return void request.socket.destroy();
      if (fake.trouble === 'page') return void response.writeHead(503).end('<html>Down for maintenance</html>');
      if (fake.trouble === 'endless') return void response.writeHead(200).end('x'.repeat(1_000_000));
      if (fake.trouble !== null)
        return void reply(fake.trouble === 'INVALID_INPUT' ? 400 : 200, {
          actionSucceed: false,
          errorWrappers: [{ error: fake.trouble }],
        });
      const valid = fake.registered.has(number);
      const dashes = { name: '---', address: '---' };
      reply(200, { countryCode, vatNumber, requestDate: new Date().toISOString(), valid, ...dashes });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    url: `https://localhost:${(server.address() as AddressInfo).port}/rest-api`,
    ca: loopbackCertificate.cert,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
