import { randomUUIDv7 } from 'node:crypto';
import { vatWithin, type invoices } from '@pamaina/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Buyer, Seller } from '../../../platform/database/stored-types.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Provider } from '../../../platform/payments/provider.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { zoneOfCountry } from '../../../platform/time/zone-of-country.ts';
import { readBillingDetails, readSeller } from './stored-parties.ts';

export type Document = Selectable<Tables['invoice']>;
type Purchase = Selectable<Tables['purchase']>;

/** A document as its owner sees it, with what happened to it since. */
export interface Shown extends Document {
  /** 0: only the provider's, which is not issued. */
  seq: number;
  /** Of a credit note: the number of the invoice that it takes back. */
  credited_number: string | null;
  status: invoices.Invoice['status'];
}

/** What an invoice is issued for: a paid invoice of the provider, or a one-time payment. */
export interface Paid {
  id: string;
  /** The provider's; it stays the number of what was paid before Pamaina numbered. */
  number: string;
  /** Instants. */
  paidAt: string;
  period: { start: string; end: string } | null;
  cents: number;
  currency: string;
}

/** What was paid of a subscription, from the provider. @throws `payment_unavailable` */
export async function listPaid(payments: Provider, subscriptionId: string): Promise<Paid[]> {
  const all = await payments.listInvoices(subscriptionId);
  return all
    .filter(({ status, amount_cents }) => (status === 'paid' || status === 'refunded') && amount_cents > 0)
    .map(({ id, number, created_at: paidAt, period_start: start, period_end: end, amount_cents: cents, currency }) => ({
      id,
      number,
      paidAt,
      period: { start, end },
      cents,
      currency,
    }));
}

/** Who issues, and when. */
export interface Issuing extends Pick<Deps, 'settings'> {
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Issues an invoice for everything that was paid and has none yet, oldest first. Call it with the purchase locked:
 * events in any order, repeated or at once, then issue each once.
 */
export async function issueInvoices(
  tx: OutsideTx,
  purchase: Purchase,
  paid: readonly Paid[],
  issuing: Issuing,
): Promise<void> {
  const issued = await tx
    .selectFrom('invoice')
    .select('provider_invoice_id')
    .where('purchase_id', '=', purchase.id)
    .execute();
  const known = new Set(issued.map(({ provider_invoice_id }) => provider_invoice_id));
  const missing = paid.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const buyer = await buyerOf(tx, purchase);
  for (const item of missing.toSorted((a, b) => Date.parse(a.paidAt) - Date.parse(b.paidAt))) {
    const until = purchase.provider_numbers_until;
    const isNumbered = until !== null && Date.parse(item.paidAt) < Date.parse(until);
    const values = invoiceOf(purchase, item, { ...issuing, buyer });
    // The customer may have downloaded it with this number and without VAT.
    if (isNumbered) await insert(tx, { ...values, ...asProvided(item), number: item.number });
    else await insert(tx, { ...values, ...(await nextNumber(tx, purchase.provider, 'P')) });
  }
}

/** Whom an invoice of the purchase is made out to, as of now. */
export async function buyerOf(
  tx: Pick<OutsideTx, 'selectFrom'>,
  { account_id, email, billing_details }: Pick<Purchase, 'account_id' | 'email' | 'billing_details'>,
): Promise<Buyer> {
  const kept = await tx
    .selectFrom('billing_details')
    .select('details')
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  return { email, ...(readBillingDetails(billing_details) ?? readBillingDetails(kept?.details)) };
}

type Drawn = Omit<Insertable<Tables['invoice']>, 'number' | 'series' | 'sequence'>;

function invoiceOf(
  { id, provider, name }: Pick<Purchase, 'id' | 'provider' | 'name'>,
  { id: provider_invoice_id, paidAt, period, cents, currency }: Paid,
  { settings, at, buyer }: Issuing & { buyer: Buyer },
): Drawn {
  const seller = sellerOf(settings);
  const paid_on = dayOf(settings, Date.parse(paidAt));
  const vat = vatWithin(cents, paid_on, {
    seller: { ...settings.invoicing, vat: seller?.vat ?? null },
    buyer: { country: buyer.country ?? null, vat_number: buyer.vat_number || null },
  });
  return {
    id: randomUUIDv7(),
    purchase_id: id,
    provider,
    kind: 'invoice',
    provider_invoice_id,
    issued_at: new Date(at).toISOString(),
    issued_on: dayOf(settings, at),
    paid_on,
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
    project: name ?? '',
    currency,
    net_cents: vat.net,
    vat_cents: vat.vat,
    gross_cents: vat.gross,
    vat_rate: vat.rate,
    vat_reason: vat.reason,
    seller: seller === null ? null : JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
  };
}

/** Of an invoice from before: what the provider's own said. */
function asProvided({ cents, paidAt }: Paid) {
  const [issued_on = ''] = paidAt.split('T');
  const amounts = { net_cents: cents, vat_cents: 0, gross_cents: cents, vat_rate: null, vat_reason: null };
  return { ...amounts, issued_at: paidAt, issued_on, seller: null };
}

function sellerOf({ operator, invoicing }: Deps['settings']): Seller | null {
  if (operator === null) return null;
  const { name, code, address, email } = operator;
  return { name, code, address, email, vat: invoicing.vat, country: invoicing.country };
}

const MOST_OF_THE_EU = 'Europe/Brussels';

/** The tax day of an instant, where the seller is. */
function dayOf({ invoicing }: Deps['settings'], at: number): string {
  return localOf(zoneOfCountry(invoicing.country) ?? MOST_OF_THE_EU, at).date;
}

/** Takes back every invoice of a purchase that is not taken back yet, as its payments were refunded. */
export async function creditInvoices(tx: OutsideTx, purchaseId: string, issuing: Issuing): Promise<void> {
  const open = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', 'invoice')
    .where((on) =>
      on.not(on.exists(on.selectFrom('invoice as note').select('note.id').whereRef('note.credits', '=', 'invoice.id'))),
    )
    .orderBy('seq')
    .execute();
  for (const invoice of open) await creditInvoice(tx, invoice, issuing);
}

async function creditInvoice(tx: OutsideTx, invoice: Document, { settings, at }: Issuing): Promise<void> {
  const { seq: _seq, net_cents, vat_cents, gross_cents, seller, buyer, ...same } = invoice;
  await insert(tx, {
    ...same,
    ...(await nextNumber(tx, invoice.provider, 'K')),
    id: randomUUIDv7(),
    kind: 'credit_note',
    credits: invoice.id,
    replaces: null,
    issued_at: new Date(at).toISOString(),
    issued_on: dayOf(settings, at),
    net_cents: 0 - net_cents,
    vat_cents: 0 - vat_cents,
    gross_cents: 0 - gross_cents,
    seller: seller === null ? null : JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
  });
}

/**
 * Takes an invoice back and issues it again, made out to another buyer. Call it with the purchase locked. @returns the
 * new one
 */
export async function replaceInvoice(
  tx: OutsideTx,
  { invoiceId, purchase, buyer }: { invoiceId: string; purchase: Purchase; buyer: Buyer },
  { settings, at }: Issuing,
): Promise<Document> {
  const invoice = await tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow();
  // The series are locked in one order everywhere.
  const next = await nextNumber(tx, invoice.provider, 'P');
  await creditInvoice(tx, invoice, { settings, at });
  // A price that had no VAT in it, because the seller did not charge it then, has none now.
  const vat = readSeller(invoice.seller)?.vat ?? null;
  const invoicing = vat === null ? { ...settings.invoicing, vat } : settings.invoicing;
  const { period_start: start, period_end: end, paid_on, currency, number } = invoice;
  const paid: Paid = {
    id: invoice.provider_invoice_id,
    number,
    paidAt: `${paid_on}T12:00:00Z`,
    period: start === null || end === null ? null : { start, end },
    cents: invoice.gross_cents,
    currency,
  };
  return insert(tx, {
    ...invoiceOf(purchase, paid, { settings: { ...settings, invoicing }, at, buyer }),
    ...next,
    project: invoice.project,
    replaces: invoice.id,
  });
}

const insert = (tx: OutsideTx, values: Insertable<Tables['invoice']>): Promise<Document> =>
  tx.insertInto('invoice').values(values).returningAll().executeTakeFirstOrThrow();

/**
 * The next number of a series: `P` for invoices, `K` for credit notes. The series is locked until the transaction
 * ends, so none is left out and none is given twice. Payments in which no money moves have series of their own.
 */
async function nextNumber(tx: OutsideTx, provider: Purchase['provider'], series: 'P' | 'K') {
  const { last: sequence } = await tx
    .insertInto('invoice_series')
    .values({ provider, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'series']).doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const number = `${provider === 'sandbox' ? 'TEST-' : ''}${series}-${String(sequence).padStart(6, '0')}`;
  return { series, sequence, number };
}
