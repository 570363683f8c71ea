import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate } from './loopback-certificate.ts';

export interface PushService {
  /** A browser that subscribes here. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Received messages, decrypted as a browser does, with their headers. */
  received: { endpoint: string; payload: ReturnType<JSON['parse']>; headers: Record<string, unknown> }[];
  /** Its response from now on. */
  answerWith: (status: number) => void;
  /** From now on 403 to any other key, as for subscriptions that were made with this one. */
  takeOnly: (publicKey: string) => void;
  /** The certificate that senders must trust. */
  ca: string;
  close(): Promise<void>;
}

/** A push service on loopback, over TLS. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: PushService['received'] = [];
  let status = 201;
  let onlyKey = '';
  const server = createServer(loopbackCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      const isOtherKey = !String(request.headers.authorization).includes(onlyKey);
      if (browser && status < 300 && !isOtherKey)
        received.push({
          endpoint: request.url ?? '',
          payload: JSON.parse(decrypt(Buffer.concat(chunks), browser)),
          headers: request.headers,
        });
      response.writeHead(!browser ? 404 : isOtherKey ? 403 : status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    ca: loopbackCertificate.cert,
    answerWith: (next) => {
      status = next;
    },
    takeOnly: (publicKey) => {
      onlyKey = publicKey;
    },
    subscribe() {
      const [pair, auth, path] = [
        createECDH('prime256v1'),
        randomBytes(16),
        `/${randomBytes(9).toString('base64url')}`,
      ];
      const p256dh = pair.generateKeys('base64url');
      browsers.set(path, { pair, auth });
      return { endpoint: `https://localhost:${port}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8291 and 8188, one record: how a browser decrypts a message. */
function decrypt(body: Buffer, { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
