import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OutsideTx } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { readCard } from '../../ground/card.ts';
import { refusesRenewal } from './test-cards.ts';

/** The same for the same key, as guaranteed by a provider's idempotency keys. */
export const idFrom = (prefix: string, key: string): string =>
  `${prefix}_sandbox_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

export const newSecret = (id: string): string => `${id}_secret_${randomBytes(18).toString('hex')}`;

/** A pending event, in Stripe's format; sent after the change is committed. */
export async function sendEvent(
  tx: OutsideTx,
  type: string,
  object: Record<string, unknown>,
  now: number,
): Promise<void> {
  const id = `evt_sandbox_${randomUUIDv7().replaceAll('-', '')}`;
  const event = { id, object: 'event', type, created: Math.floor(now / 1000), livemode: false, data: { object } };
  await tx
    .insertInto('sandbox_event')
    .values({ id, payload: JSON.stringify(event) })
    .execute();
}

/** A subscription, locked and brought up to date; null when there is none. */
export async function lockSubscription(tx: OutsideTx, id: string, now: number): Promise<SandboxSubscription | null> {
  const found = await tx
    .selectFrom('sandbox_subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { changes, paid } = renew(found, now);
  if (changes.status === found.status && paid.length === 0) return found;
  await tx.updateTable('sandbox_subscription').set(changes).where('id', '=', id).execute();
  for (const period of paid) await addInvoice(tx, found, period);
  await sendSubscriptionEvent(tx, found, now);
  return { ...found, ...changes };
}

/** The first payment has arrived. */
export async function activate(tx: OutsideTx, subscription: SandboxSubscription, now: number): Promise<void> {
  const period = periodFrom(new Date(now).toISOString());
  await tx
    .updateTable('sandbox_subscription')
    .set({ status: 'active', started_at: period.start, period_start: period.start, period_end: period.end })
    .where('id', '=', subscription.id)
    .execute();
  await addInvoice(tx, subscription, period);
  await sendSubscriptionEvent(tx, subscription, now);
}

export const sendSubscriptionEvent = (
  tx: OutsideTx,
  { id, purchase_id }: SandboxSubscription,
  now: number,
): Promise<void> =>
  sendEvent(tx, 'customer.subscription.updated', { id, object: 'subscription', metadata: { purchase_id } }, now);

async function addInvoice(
  tx: OutsideTx,
  { id, amount_cents, currency }: SandboxSubscription,
  period: { start: string; end: string },
): Promise<void> {
  const invoice = idFrom('in', `${id} ${period.start}`);
  await tx
    .insertInto('sandbox_invoice')
    .values({
      id: invoice,
      subscription_id: id,
      number: `TEST-${invoice.slice(-8).toUpperCase()}`,
      amount_cents,
      currency,
      status: 'paid',
      period_start: period.start,
      period_end: period.end,
      created_at: period.start,
    })
    .execute();
  await sendEvent(
    tx,
    'invoice.paid',
    { id: invoice, object: 'invoice', parent: { subscription_details: { subscription: id } } },
    Date.parse(period.start),
  );
}

export type SandboxSubscription = Selectable<Tables['sandbox_subscription']>;

/** The changes of a subscription as time passes. */
interface Renewed {
  changes: Pick<SandboxSubscription, 'status' | 'period_start' | 'period_end'>;
  /** Periods paid since. */
  paid: { start: string; end: string }[];
}

const HOUR = 60 * 60 * 1000;
/** Like Stripe: the first payment has 23 hours, a declined renewal is abandoned after a while. */
const FIRST_PAYMENT_MS = 23 * HOUR;
const RETRIED_MS = 7 * 24 * HOUR;

/** The first period, or the one after another: a month. */
export function periodFrom(start: string): { start: string; end: string } {
  const end = Temporal.Instant.from(start).toZonedDateTimeISO('UTC').add({ months: 1 }).toInstant();
  return { start, end: new Date(end.epochMilliseconds).toISOString() };
}

/** Brings a subscription up to date: renews, ends, abandons. Pure. */
function renew(subscription: SandboxSubscription, now: number): Renewed {
  const card = readCard(subscription.card);
  const paid: Renewed['paid'] = [];
  let { status, period_start, period_end } = subscription;
  if (status === 'incomplete' && now >= Date.parse(subscription.created_at) + FIRST_PAYMENT_MS) status = 'expired';
  while ((status === 'active' || status === 'past_due') && period_end !== null && now >= Date.parse(period_end)) {
    if (subscription.cancel_at_period_end) status = 'ended';
    else if (card !== null && refusesRenewal(card)) {
      status = now >= Date.parse(period_end) + RETRIED_MS ? 'ended' : 'past_due';
      break;
    } else {
      const next = periodFrom(period_end);
      paid.push(next);
      [status, period_start, period_end] = ['active', next.start, next.end];
    }
  }
  return { changes: { status, period_start, period_end }, paid };
}
