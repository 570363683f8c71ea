import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in an email confirms: one receipt of one project, until a moment. */
export interface ReceiptLink {
  projectId: string;
  receiptId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const ID_BYTES = 16;
const BODY_BYTES = 2 * ID_BYTES + 4;
const SIGN_BYTES = 32;

/** How long a link works after its email was written: the month that it is about is over by then, or nearly. */
export const LINK_SECONDS = 40 * 24 * 60 * 60;

/** The signed text of a link. It grants nothing but to read and confirm this receipt. */
export function signReceiptLink(secret: string, { projectId, receiptId, expiresAt }: ReceiptLink): string {
  const body = Buffer.alloc(BODY_BYTES);
  bytesOf(projectId).copy(body, 0);
  bytesOf(receiptId).copy(body, ID_BYTES);
  body.writeUInt32BE(expiresAt, 2 * ID_BYTES);
  return Buffer.concat([body, signatureOf(secret, body)]).toString('base64url');
}

/** Null for anything but a text that `signReceiptLink` wrote; it may have expired. */
export function readReceiptLink(secret: string, text: string): ReceiptLink | null {
  const bytes = Buffer.from(text, 'base64url');
  // Characters that base64url does not have are skipped when read.
  if (bytes.length !== BODY_BYTES + SIGN_BYTES || bytes.toString('base64url') !== text) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), signatureOf(secret, body))) return null;
  return {
    projectId: uuidOf(body.subarray(0, ID_BYTES)),
    receiptId: uuidOf(body.subarray(ID_BYTES, 2 * ID_BYTES)),
    expiresAt: body.readUInt32BE(2 * ID_BYTES),
  };
}

/** The purpose is signed too: no other signature of this server is one of a link. */
const signatureOf = (secret: string, body: Buffer) =>
  createHmac('sha256', secret).update('receipt link ').update(body).digest();

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
