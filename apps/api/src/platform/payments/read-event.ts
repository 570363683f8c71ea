import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from './provider.ts';

/** Seconds, in both directions: a future event is as forged as an old one. */
const TOLERANCE = 300;

const id = z.string().regex(/^\w{1,255}$/);
const StripeEvent = z.object({ id, livemode: z.boolean(), data: z.object({ object: z.unknown() }) });
const Subject = z.object({
  id,
  object: z.string(),
  payment_intent: z.union([id, z.null()]).optional(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
});

/** Stripe's signature format (`t=..,v1=..`, HMAC-SHA256 over the bytes); the sandbox uses it too. */
export function signEvent(raw: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${digest(raw, secret, seconds).toString('hex')}`;
}

/**
 * A provider's event from the received bytes, or null if it is invalid: wrong signature, more than 300 s old or ahead,
 * of another mode than ours.
 */
export function readEvent(
  raw: Buffer,
  signature: string | null,
  { secret, isTest, now }: { secret: string; isTest: boolean; now: number },
): ProviderEvent | null {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1] ?? NaN);
  if (!(Math.abs(now / 1000 - seconds) <= TOLERANCE)) return null;
  const expected = digest(raw, secret, seconds);
  const given = [...(signature ?? '').matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex]) =>
    Buffer.from(hex ?? '', 'hex'),
  );
  if (!given.some((candidate) => timingSafeEqual(candidate, expected))) return null;
  const event = StripeEvent.safeParse(parsed(raw)).data;
  if (!event || event.livemode === isTest) return null;
  return { id: event.id, subject: subjectOf(event.data.object) };
}

/**
 * The payment or subscription that an object is about; null for unrelated ones, e.g. an upcoming invoice, which has no
 * id yet.
 */
function subjectOf(event: unknown): string | null {
  const object = Subject.safeParse(event).data;
  if (!object) return null;
  if (object.object === 'payment_intent' || object.object === 'subscription') return object.id;
  if (object.object === 'invoice') return object.parent?.subscription_details?.subscription ?? null;
  return object.payment_intent ?? null;
}

function digest(raw: Buffer | string, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    // Signed, but not JSON: not an event.
    return null;
  }
}
