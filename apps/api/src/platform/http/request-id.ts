import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';

/** This machine. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What proxies make: UUIDs, hexadecimal numbers, `1-67891233-abcdef012345678912345678`. */
const WELL_FORMED = /^[\w.:=-]{8,100}$/;
/** Without letters that look like digits: people read it out on the phone. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The ID under which a request is logged and answered: the proxy's, or one of our own.
 * @param isTrusted whether a proxy at an address is trusted
 */
export function requestIdOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string | undefined) => boolean,
): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress)) return given;
  return Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
