import { lookup, type LookupAddress } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { createECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';
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
 * Whether a subscription can have this address: `https` on its usual port, at a name or a public address, without a
 * user. Names are checked again when a message is sent (`createPusher`).
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa|lan)\.?$/i.test(host);
}

/** A browser's subscription, as browsers provide it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** A later message of the same topic replaces one not shown yet; 32 characters at most. */
  topic: string;
  /** Seconds for which the push service stores it for an offline phone. */
  keptSeconds: number;
}

/** Sends web push (RFC 8030, 8291, 8292). */
export interface Pusher {
  publicKey: string;
  /** Whether a subscription can have this address. Nothing inside the network, whatever its name. */
  takes(endpoint: string): boolean;
  /**
   * @returns `gone` when the browser no longer accepts push
   * @throws when it may work later
   */
  push(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>;
}

interface PusherOptions {
  keys: VapidKeys;
  /** Keys before them: browsers that subscribed with one take nothing signed by another. */
  earlier?: readonly VapidKeys[];
  /** The contact for a push service in case of problems: `mailto:` or `https:`. */
  contact: string;
  /** Allowed destinations; tests allow loopback. */
  network?: { isOpenEndpoint: (endpoint: string) => boolean; isOpenAddress: (address: string) => boolean; ca?: string };
}

const TIMEOUT_MS = 10_000;
const publicNetwork: NonNullable<PusherOptions['network']> = {
  isOpenEndpoint: isPublicEndpoint,
  isOpenAddress: isPublicAddress,
};

export function createPusher({ keys, earlier = [], contact, network = publicNetwork }: PusherOptions): Pusher {
  const { ca, isOpenAddress, isOpenEndpoint } = network;
  // A name is resolved once, on connecting, so that it cannot change after the check (DNS rebinding).
  const agent = new Agent({ ...(ca !== undefined && { ca }), lookup: openLookup(isOpenAddress) as typeof lookup });
  return {
    publicKey: keys.publicKey,
    takes: isOpenEndpoint,
    async push({ endpoint, p256dh, auth }, { payload, topic, keptSeconds }) {
      if (!isOpenEndpoint(endpoint)) return 'gone';
      const send = (signedBy: VapidKeys) => {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint: new URL(endpoint).href, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject: contact, ...signedBy }, TTL: keptSeconds, topic, urgency: 'high' },
        );
        return post(endpoint, { agent, headers, body });
      };
      let status = await send(keys);
      // RFC 8292, 4.2: the answer to a key that is not the one of the subscription.
      for (const other of earlier) if (status === 401 || status === 403) status = await send(other);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'taken';
    },
  };
}

/** Only the status: a push service's other output, or a redirect, is of no use. */
function post(
  endpoint: string,
  { agent, headers, body }: { agent: Agent; headers: Record<string, string>; body: Buffer | null },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    sent.once('error', reject);
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // A server that is not a push service may switch protocols or disconnect: without these the promise would never
    // settle.
    sent.once('upgrade', ({ statusCode }, socket) => {
      resolve(statusCode ?? 0);
      socket.destroy();
    });
    sent.once('close', () => reject(new Error('the push service closed without an answer')));
    sent.end(body);
  });
}

/** `dns.lookup` that fails when a name resolves to any address that is not allowed. */
function openLookup(isOpen: (address: string) => boolean) {
  return (
    hostname: string,
    options: { all?: boolean },
    done: (error: Error | null, address?: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error);
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => !isOpen(address)))
        return done(new Error(`${hostname} does not lead to the public internet`));
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** Keys that identify this installation to push services (RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The installation's key pair. It is derived from its secret, so that all processes on one database sign alike and
 * nothing else needs to be stored.
 */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hkdfSync('sha256', secret, '', `web push ${attempt}`, 32);
    try {
      pair.setPrivateKey(Buffer.from(bytes));
    } catch (error) {
      // One number in four billion is not a valid key of the curve.
      if (attempt === 3) throw error;
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  }
}
