import { createECDH, hkdfSync } from 'node:crypto';

/** Keys that identify this installation to push services (RFC 8292), base64url. */
export interface VapidKeys {
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
