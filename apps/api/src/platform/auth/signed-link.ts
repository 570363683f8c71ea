import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link of a message can be for; each has its own key, so that no link serves another purpose. */
export type LinkPurpose = 'ask' | 'receipt' | 'announcement' | 'member' | 'join';

/** How long a link to confirm works: by then the month of a schedule is over, or nearly. In milliseconds. */
export const RECEIPT_LINK_MS = 40 * 24 * 60 * 60 * 1000;

export interface LinkClaims {
  projectId: string;
  /** The one row that it gives access to: a UUID. */
  subject: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Signed links of a single purpose, which need no sign-in: they name one row of one project, and expire. That they are
 * used once is for the row to say. The token belongs behind `#` in an address, where no server logs it.
 */
export interface SignedLinks {
  sign(purpose: LinkPurpose, claims: LinkClaims): string;
  /** Null for anything but an unaltered link of this purpose; an expired one is returned. */
  read(purpose: LinkPurpose, token: string): LinkClaims | null;
}

const UUID_BYTES = 16;
const TIME_BYTES = 6;
/** 128 bits of HMAC-SHA-256. */
const MARK_BYTES = 16;
const BODY_BYTES = 2 * UUID_BYTES + TIME_BYTES;

/** @param secret the server's; the keys are derived from it (RFC 5869) */
export function createSignedLinks(secret: string): SignedLinks {
  const markOf = (purpose: LinkPurpose, body: Buffer) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `pamaina link ${purpose}`, 32));
    return createHmac('sha256', key).update(body).digest().subarray(0, MARK_BYTES);
  };
  return {
    sign(purpose, { projectId, subject, expiresAt }) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(expiresAt, 0, TIME_BYTES);
      const body = Buffer.concat([bytesOf(projectId), bytesOf(subject), time]);
      return Buffer.concat([body, markOf(purpose, body)]).toString('base64url');
    },
    read(purpose, token) {
      const bytes = Buffer.from(token, 'base64url');
      // Base64 has several spellings of the same bytes: only ours is valid.
      if (bytes.length !== BODY_BYTES + MARK_BYTES || bytes.toString('base64url') !== token) return null;
      const body = bytes.subarray(0, BODY_BYTES);
      if (!timingSafeEqual(markOf(purpose, body), bytes.subarray(BODY_BYTES))) return null;
      return {
        projectId: uuidOf(body.subarray(0, UUID_BYTES)),
        subject: uuidOf(body.subarray(UUID_BYTES, 2 * UUID_BYTES)),
        expiresAt: body.readUIntBE(2 * UUID_BYTES, TIME_BYTES),
      };
    },
  };
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
