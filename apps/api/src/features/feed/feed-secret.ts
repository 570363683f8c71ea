import { createHash, createHmac } from 'node:crypto';

/** The secret part of an address: 256 bits that only this server can derive from the stored nonce. */
export function feedSecret(serverSecret: string, nonce: string): string {
  return createHmac('sha256', serverSecret).update(`calendar feed ${nonce}`).digest('base64url');
}

/** The stored hash, by which it is looked up. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
