import { randomUUIDv7 } from 'node:crypto';
import { constants, type billingDetails } from '@pamaina/contract';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { AttemptSpent, type Kind, type Order, type Started } from '../../../platform/payments/provider.ts';
import { syncPurchase } from './sync-purchase.ts';
import type { Place } from '../../access/projects/index.ts';
import type { Purchase } from './state-of.ts';

/** What a user wants to buy. The price is never set by the client. */
export interface Wish {
  kind: Kind;
  accountId: string | null;
  /** For a user without an account: the same key repeats the same request. */
  requestKey: string | null;
  email: string;
  name: string | null;
  description: string | null;
  /** Of the project. */
  place?: Place;
  /** The ended project to renew. */
  renews?: string;
  /** Whom the invoice is made out to, of a user without an account. */
  billingDetails?: billingDetails.BillingDetails | undefined;
}

/** A provider remembers a key for at least a day; a purchase without an answer is not retried after that. */
const KEY_MS = 23 * 60 * 60 * 1000;

/**
 * Starts a payment: the purchase's row is written before the provider is called, and its id makes the keys of every
 * call, so that any repeated call gets the same payment. The same request continues the purchase that is already open.
 * @throws `payment_done` when that one is paid meanwhile, `conflict` when it was given up meanwhile,
 * `payment_unavailable`
 */
export async function beginPurchase(deps: Deps, wish: Wish): Promise<Started> {
  let purchase = await openPurchase(deps, wish);
  await keepDetails(deps, purchase.id, wish);
  if (purchase.state !== 'begun') {
    purchase = await syncPurchase(deps, purchase.id);
    if (purchase.state === 'expired') {
      purchase = await openPurchase(deps, wish);
      await keepDetails(deps, purchase.id, wish);
    } else if (purchase.state !== 'open') throw new ProblemError('payment_done');
  }
  const { id, email, amount_cents: amountCents, currency, attempt, provider_id, client_secret } = purchase;
  if (provider_id !== null && client_secret !== null) return { id: provider_id, clientSecret: client_secret };
  const started = await start(deps, wish.kind, { purchaseId: id, email, amountCents, currency, attempt });
  await deps.database.direct
    .updateTable('purchase')
    .set({
      provider_id: started.id,
      client_secret: started.clientSecret,
      state: 'open',
      due_at: new Date(deps.now() + 60_000).toISOString(),
    })
    .where('id', '=', id)
    .where('state', '=', 'begun')
    .execute();
  return startedOf(deps, id);
}

/** Until it is paid, the buyer can change whom the invoice is made out to. */
async function keepDetails({ database }: Deps, purchaseId: string, { billingDetails: details }: Wish): Promise<void> {
  if (details === undefined) return;
  await database.direct
    .updateTable('purchase')
    .set({ billing_details: JSON.stringify(details) })
    .where('id', '=', purchaseId)
    .where('paid_at', 'is', null)
    .execute();
}

/**
 * What the row contains: of two concurrent calls the other may have been first, and a secret that is not in the row
 * would be paid for nothing.
 */
async function startedOf({ database }: Deps, purchaseId: string): Promise<Started> {
  const { provider_id, client_secret } = await database.direct
    .selectFrom('purchase')
    .select(['provider_id', 'client_secret'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  if (provider_id === null || client_secret === null) throw new ProblemError('conflict', { retryAfterSeconds: 1 });
  return { id: provider_id, clientSecret: client_secret };
}

/** No one has seen the secret of a failed attempt, so it cannot be paid in addition to the next one. */
async function start({ database, payments }: Deps, kind: Kind, order: Order): Promise<Started> {
  try {
    return await payments.start(kind, order);
  } catch (error) {
    if (error instanceof AttemptSpent)
      await database.direct
        .updateTable('purchase')
        .set({ attempt: order.attempt + 1 })
        .where('id', '=', order.purchaseId)
        .where('attempt', '=', order.attempt)
        .execute();
    throw error;
  }
}

/** The open purchase of this request, or a new one; two concurrent calls create one. */
async function openPurchase(deps: Deps, wish: Wish): Promise<Purchase> {
  const { database, payments, now } = deps;
  const { kind, accountId, requestKey, email, name, description, place = {}, renews = null } = wish;
  await database.direct
    .updateTable('purchase')
    .set({ state: 'expired', request_key: null, due_at: null })
    .where('state', '=', 'begun')
    .where('account_id', '=', accountId)
    .where('created_at', '<', new Date(now() - KEY_MS).toISOString())
    .execute();
  const inserted = await database.direct
    .insertInto('purchase')
    .values({
      id: randomUUIDv7(),
      account_id: accountId,
      request_key: requestKey,
      kind,
      provider: payments.name,
      email,
      name,
      description,
      country: place.country ?? null,
      law_pack: place.law_pack ?? null,
      renews,
      amount_cents: constants.priceCents,
      currency: constants.currency,
      due_at: new Date(now() + KEY_MS).toISOString(),
      created_at: new Date(now()).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  const same = database.direct.selectFrom('purchase').selectAll();
  const mine =
    requestKey !== null
      ? same.where('request_key', '=', requestKey)
      : same
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('provider', '=', payments.name)
          .where('state', 'in', ['begun', 'open'])
          .where('renews', renews === null ? 'is' : '=', renews)
          .where((where) => where(where.fn('lower', ['name']), '=', where.fn('lower', [where.val(name)])));
  const found = await mine.executeTakeFirst();
  // It was paid or abandoned between the two statements: the request has to be repeated.
  if (!found) throw new ProblemError('conflict', { retryAfterSeconds: 1 });
  return found;
}
