import { SignJWT } from 'jose';
import { createECDH, createPrivateKey, hkdfSync } from 'node:crypto';
import { createOutgoing, type Outgoing } from '../ground/outgoing.ts';
import { type BrowserKeys, encryptPush } from './encrypt-push.ts';

/** A browser's subscription, as browsers provide it. */
export interface PushTarget extends BrowserKeys {
  endpoint: string;
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
  /** How it reaches push services; default: on the public internet. */
  outgoing?: Outgoing;
}

export function createPusher({ keys, earlier = [], contact, outgoing = createOutgoing() }: PusherOptions): Pusher {
  return {
    publicKey: keys.publicKey,
    takes: (endpoint) => outgoing.reaches(endpoint),
    async push({ endpoint, ...browser }, { payload, topic, keptSeconds }) {
      if (!outgoing.reaches(endpoint)) return 'gone';
      const send = async (signedBy: VapidKeys) => {
        const headers = {
          authorization: `vapid t=${await signedFor(endpoint, signedBy, contact)}, k=${signedBy.publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keptSeconds),
          topic,
          urgency: 'high',
        };
        return outgoing.post(endpoint, { headers, body: encryptPush(payload, browser) });
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

/** Shows a push service who sends (RFC 8292, 2): for its origin, for half of the day that is allowed. */
function signedFor(endpoint: string, { publicKey, privateKey: d }: VapidKeys, contact: string): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' });
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime('12 hours')
    .sign(key);
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
    // A key of fewer bytes than the curve's is padded: a JSON Web Key has all 32.
    const privateKey = pair.getPrivateKey().toString('hex').padStart(64, '0');
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
    };
  }
}
