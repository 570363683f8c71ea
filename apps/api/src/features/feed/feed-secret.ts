import { createHash, createHmac } from 'node:crypto';

/** The secret part of an address: 256 bits that only this server can make from the stored nonce. */
export function feedSecret(serverSecret: string, nonce: string): string {
  return createHmac('sha256', serverSecret).update(`calendar feed ${nonce}`).digest('base64url');
}

/** What is stored of it, and by which it is found. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
