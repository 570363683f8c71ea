import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Payments started by one browser. */
const KEPT = 5;

const keyFrom = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const markOf = (secret: string, paymentId: string): string =>
  createHmac('sha256', keyFrom(secret, 'pamaina payers')).update(paymentId).digest('base64url').slice(0, 32);

/** Whether the payment was started in the browser of this cookie. */
export function isPayer(secret: string, cookie: string | undefined, paymentId: string): boolean {
  const right = markOf(secret, paymentId);
  return (cookie ?? '').split('~', KEPT).some((mark) => isSame(mark, right));
}

/** The cookie's new value when a payment starts. */
export function rememberPayer(secret: string, cookie: string | undefined, paymentId: string): string {
  const mark = markOf(secret, paymentId);
  const others = (cookie ?? '').split('~', KEPT).filter((other) => /^[\w-]{32}$/.test(other) && other !== mark);
  return [mark, ...others].slice(0, KEPT).join('~');
}

/** With a key, because eight digits could be guessed from a plain hash. */
export const hashCode = (secret: string, paymentId: string, code: string): string =>
  createHmac('sha256', keyFrom(secret, 'pamaina payment codes')).update(`${paymentId}\n${code}`).digest('base64url');

export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
