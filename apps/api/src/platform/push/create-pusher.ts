import { lookup, type LookupAddress } from 'node:dns';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { isPublicAddress, isPublicEndpoint } from './public-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A browser's subscription, as browsers hand it out. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** A later message of the same topic takes the place of one that was not shown yet; 32 characters at most. */
  topic: string;
  /** Seconds for which the push service keeps it for a phone that is away. */
  keptSeconds: number;
}

/** Sends web push (RFC 8030, 8291, 8292). */
export interface Pusher {
  publicKey: string;
  /** May a subscription name this address? Nothing inside the network, whatever it is called. */
  takes(endpoint: string): boolean;
  /**
   * @returns `gone` when the browser takes no more push
   * @throws when it may work later
   */
  push(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>;
}

interface PusherOptions {
  keys: VapidKeys;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  contact: string;
  /** Where it may send; tests open loopback. */
  network?: { isOpenEndpoint: (endpoint: string) => boolean; isOpenAddress: (address: string) => boolean; ca?: string };
}

const TIMEOUT_MS = 10_000;
const publicNetwork: NonNullable<PusherOptions['network']> = {
  isOpenEndpoint: isPublicEndpoint,
  isOpenAddress: isPublicAddress,
};

export function createPusher({ keys, contact, network = publicNetwork }: PusherOptions): Pusher {
  const { ca, isOpenAddress, isOpenEndpoint } = network;
  // A name is looked up once, by whoever connects, so that it cannot lead elsewhere after it was looked at (DNS rebinding).
  const agent = new Agent({ ...(ca !== undefined && { ca }), lookup: openLookup(isOpenAddress) as typeof lookup });
  return {
    publicKey: keys.publicKey,
    takes: isOpenEndpoint,
    async push({ endpoint, p256dh, auth }, { payload, topic, keptSeconds }) {
      if (!isOpenEndpoint(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: new URL(endpoint).href, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { subject: contact, ...keys }, TTL: keptSeconds, topic, urgency: 'high' },
      );
      const status = await post(endpoint, { agent, headers, body });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'taken';
    },
  };
}

/** The status alone: what else a push service says, or redirects to, is of no use. */
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
    // What is no push service may switch protocols or hang up: without these the promise would never settle.
    sent.once('upgrade', ({ statusCode }, socket) => {
      resolve(statusCode ?? 0);
      socket.destroy();
    });
    sent.once('close', () => reject(new Error('the push service closed without an answer')));
    sent.end(body);
  });
}

/** `dns.lookup` that fails when a name leads to any address that is not open. */
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
