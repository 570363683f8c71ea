import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** Of the one record that a message is (RFC 8188, 2.1); push services take 4096 bytes. */
const RECORD_SIZE = 4096;
/** The tag of AES-GCM, the mark that ends the last record, and the header with salt, size and key. */
const AROUND = 16 + 1 + (16 + 4 + 1 + 65);

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Encrypts a message for a browser (RFC 8291, content encoding aes128gcm of RFC 8188).
 * @param once the salt (16 bytes) and the private key of this message; only the RFC's example gives them
 * @returns the body of the request
 * @throws when the message is longer than 3993 bytes, or the browser's key is no point of the curve
 */
export function encryptPush(
  payload: string,
  { p256dh, auth }: BrowserKeys,
  once: { salt: Buffer; privateKey: Buffer } | null = null,
): Buffer {
  const plain = Buffer.from(payload, 'utf8');
  if (plain.length > RECORD_SIZE - AROUND) throw new Error(`a push message of ${plain.length} bytes is too long`);
  const sender = createECDH('prime256v1');
  if (once === null) sender.generateKeys();
  else sender.setPrivateKey(once.privateKey);
  const salt = once?.salt ?? randomBytes(16);
  const [receiver, own] = [Buffer.from(p256dh, 'base64url'), sender.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const shared = hkdf(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const body = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, ...body]);
}
