import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Each use has its own key, derived from the server's secret (RFC 5869). */
const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `pamaina ${use}`, 32));

const VERSION = 'v1';
const NONCE_BYTES = 12;
const MARK_BYTES = 16;

/**
 * A secret as it is stored: AES-256-GCM, bound to its account, so that no row serves another one. The version says
 * which key and algorithm, for the day when there is another.
 */
export function seal(secret: string, accountId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'stored secrets'), nonce).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/**
 * Null when it was sealed with none of these secrets of the server or for another account, or was altered.
 * @param secrets the server's, today's first
 */
export function unseal(secrets: readonly string[], accountId: string, stored: string): string | null {
  const [version, text = ''] = stored.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length <= NONCE_BYTES + MARK_BYTES) return null;
  for (const secret of secrets) {
    const opened = open(keyOf(secret, 'stored secrets'), accountId, bytes);
    if (opened !== null) return opened;
  }
  return null;
}

function open(key: Buffer, accountId: string, bytes: Buffer): string | null {
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(accountId))
    .setAuthTag(rest.subarray(0, MARK_BYTES));
  try {
    return Buffer.concat([decipher.update(rest.subarray(MARK_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Crockford's alphabet: without letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LETTERS = 24;
const CODES = 10;

/** Ten codes of 120 bits in groups of four: long enough that a plain hash protects them (OWASP ASVS 6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/**
 * As it is stored; spaces, hyphens, capitals and the usual confusions do not matter. Without a key of the server: codes
 * also work when its secret was lost.
 */
export function hashRecoveryCode(accountId: string, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`${accountId}\n${letters}`).digest('base64url');
}
