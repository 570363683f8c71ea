import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Accepted messages, as received. */
  mails: { to: string[]; from: string; raw: string }[];
  /** Rejects the next receivers with these replies; then accepts everything again. */
  refuseWith: (...codes: number[]) => void;
  /** The same for the next senders. */
  refuseSenderWith: (...codes: number[]) => void;
  close(): Promise<void>;
}

/** A mail server on loopback that speaks real SMTP. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const refusals: number[] = [];
  const senderRefusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refusal('Sender not allowed', senderRefusals.shift())),
    onRcptTo: (_address, _session, done) => done(refusal('No such user', refusals.shift())),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (...codes) => void refusals.push(...codes),
    refuseSenderWith: (...codes) => void senderRefusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (text: string, responseCode: number | undefined) =>
  responseCode === undefined ? null : Object.assign(new Error(text), { responseCode });

/** The text parts of a message, decoded (RFC 2045): enough for our own messages. */
export function textsOf(raw: string): string {
  return raw
    .split(/\r\n--[-_\w.=]+/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
      return /quoted-printable/i.test(head) ? unquoted(body) : body;
    })
    .join('\n');
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
