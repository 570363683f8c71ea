import { lookup, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses are in it so far (IANA). */
const PUBLIC_IPV6 = ipaddr.IPv6.parse('2000::');

/** Whether an address is on the public internet. Loopback, private, link-local, multicast and reserved ones are not. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(PUBLIC_IPV6, 3));
}

/**
 * Whether something can be sent to this address: `https` on its usual port, at a name or a public address, without a
 * user. Names are checked again when they are resolved (`createOutgoing`).
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa|lan)\.?$/i.test(host);
}

/** Sends to addresses that users or their browsers named: never to a machine of our own network. */
export interface Outgoing {
  /** Whether an address can be sent to. Nothing inside the network, whatever its name. */
  reaches(address: string): boolean;
  /**
   * One POST, without following a redirect. @returns the status of the answer
   * @throws when there is none within ten seconds; `NOT_PUBLIC` for a name that leads inside or nowhere
   */
  post(address: string, sent: Sent): Promise<number>;
  /** The same with the text of the answer, at most 64 KB of it. @throws as `post`, and for a longer one */
  ask(address: string, sent: Sent): Promise<{ status: number; text: string }>;
}

interface Sent {
  headers: Record<string, string>;
  body: Buffer | string | null;
}

/** The addresses of a name. @throws when there are none, or nobody says */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

/** Allowed destinations; tests allow loopback. */
interface Network {
  isOpenEndpoint: (address: string) => boolean;
  isOpenAddress: (ip: string) => boolean;
  /** Default: as the system does, with the names of this machine. */
  resolve?: Resolve;
  ca?: string;
}

/**
 * Also of VIES, though somebody waits for it: it asks the register of the number's country and waits itself, up to its
 * own error TIMEOUT.
 */
const TIMEOUT_MS = 10_000;
/** Each name server is asked twice, the second time for longer. */
const DNS = { timeout: 1_500, tries: 2 };

/**
 * Asks name servers itself. The system's own way takes one of four threads for as long as a name server is silent, and
 * passwords are hashed on these threads too: a few slow names kept everybody from signing in.
 * @param servers default: those of the system
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (name) => {
    // Made for each name: a computer that moves to another network gets other servers.
    const resolver = new Resolver(DNS);
    if (servers) resolver.setServers(servers);
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  };
}

const bySystem: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * The one message about an address that nothing can be sent to. Managers read it in the log of a webhook: a text for
 * each reason would be a way to find out which names our own network has.
 */
export const NOT_PUBLIC = 'the address cannot be reached on the public internet';

/** Finds addresses that are all allowed. @throws `NOT_PUBLIC`, with the reason as its cause for the operator's log */
function openOnly(resolve: Resolve, isOpen: (ip: string) => boolean): Resolve {
  const find = async (name: string) => {
    const addresses = await resolve(name);
    if (addresses.length > 0 && addresses.every(({ address }) => isOpen(address))) return addresses;
    throw new Error(`${name} leads inside or has no address`);
  };
  return (name) =>
    find(name).catch((cause: unknown) => {
      throw new Error(NOT_PUBLIC, { cause });
    });
}

const publicNetwork: Network = {
  isOpenEndpoint: isPublicEndpoint,
  isOpenAddress: isPublicAddress,
  resolve: resolveByDns(),
};

export function createOutgoing({ ca, resolve = bySystem, ...network }: Network = publicNetwork): Outgoing {
  const { isOpenAddress, isOpenEndpoint } = network;
  // A name is resolved once, on connecting, so that it cannot change after the check (DNS rebinding).
  const agent = new Agent({ ...(ca !== undefined && { ca }), lookup: lookupBy(openOnly(resolve, isOpenAddress)) });
  return {
    reaches: isOpenEndpoint,
    post: (address, sent) => post(address, { agent, ...sent }),
    ask: (address, sent) => ask(address, { agent, ...sent }),
  };
}

/** Only the status: the rest of an answer, or a redirect, is of no use, and may be endless. */
function post(endpoint: string, { agent, headers, body }: Sent & { agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    sent.once('error', reject);
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // A receiver may switch protocols or disconnect: without these the promise would never
    // settle.
    sent.once('upgrade', ({ statusCode }, socket) => {
      resolve(statusCode ?? 0);
      socket.destroy();
    });
    sent.once('close', () => reject(new Error('the receiver closed without an answer')));
    sent.end(body);
  });
}

const ANSWER_BYTES = 64 * 1024;

function ask(
  endpoint: string,
  { agent, headers, body }: Sent & { agent: Agent },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > ANSWER_BYTES) response.destroy(new Error('the answer is too long'));
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.once('close', () => reject(new Error('the answer was cut off')));
    });
    sent.once('close', () => reject(new Error('the receiver closed without an answer')));
    sent.end(body);
  });
}

/** `dns.lookup` by another way to find addresses. */
export function lookupBy(resolve: Resolve): typeof lookup {
  const find = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    const [first] = addresses;
    if (first === undefined) throw new Error(`${hostname} has no address`);
    return { addresses, first };
  });
  const found = (
    hostname: string,
    options: { all?: boolean },
    done: (error: Error | null, address?: string | LookupAddress[], family?: number) => void,
  ): void => {
    find(hostname, (error, result) => {
      // An error is null in types only.
      if (error as Error | null) return done(error);
      const { addresses, first } = result;
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
  return found as typeof lookup;
}
