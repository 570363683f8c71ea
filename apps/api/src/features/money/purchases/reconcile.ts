import { sql } from 'kysely';
import { languageCodes } from '@pamaina/contract';
import type { Deps } from '../../../platform/deps.ts';
import { MailRefused } from '../../../platform/mail/create-mailer.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { issueInvoices, listPaid } from '../invoices/index.ts';
import { recordByHand, recordRefund } from './invoice-paid.ts';
import { syncPurchase } from './sync-purchase.ts';
import { type Purchase, claimedBy, isRefundDue } from './state-of.ts';

const AT_ONCE = 20;
/** How long a process has a purchase it took; then another process can take it. */
const CLAIM_MS = 5 * 60 * 1000;

/**
 * Checks the purchases that are due, and so finds what the browser and the provider's events did not report. @returns
 * how many
 */
export async function reconcile(deps: Deps): Promise<number> {
  const { database, now, log } = deps;
  const at = now();
  const due = await database.direct
    .updateTable('purchase')
    .set({ due_at: new Date(at + CLAIM_MS).toISOString() })
    .where('id', 'in', (select) =>
      select
        .selectFrom('purchase')
        .select('id')
        .where('due_at', '<=', new Date(at).toISOString())
        // Paid purchases come before those that strangers only started.
        .orderBy(sql`paid_at is null and refund_wanted_at is null`)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const purchase of due)
    await settle(deps, purchase).catch((error: unknown) =>
      log.warn({ err: error, purchase: purchase.id }, 'a purchase could not be checked'),
    );
  return due.length;
}

async function settle(deps: Deps, purchase: Purchase): Promise<void> {
  if (purchase.state === 'begun') {
    // No one ever got its secret, so it cannot be paid.
    await deps.database.direct
      .updateTable('purchase')
      .set({ state: 'expired', request_key: null, due_at: null })
      .where('id', '=', purchase.id)
      .where('state', '=', 'begun')
      .execute();
    return;
  }
  if (isRefundDue(purchase)) await finishRefund(deps, purchase);
  else {
    const looked = await syncPurchase(deps, purchase.id);
    // There is no one to remind where the payment is refunded.
    const by = looked.refund_wanted_at === null ? claimedBy(looked) : null;
    if (by !== null && looked.consumed_at === null && by <= deps.now()) await remindPayer(deps, looked);
  }
}

/**
 * Refunds the payment, and ends a subscription immediately; after a crash in between, the reconciling job repeats it,
 * with one refund and one credit note for each invoice. What the provider cannot give back is left to the operator.
 */
export async function finishRefund(deps: Deps, { id, kind, provider_id }: Purchase): Promise<Purchase> {
  if (provider_id !== null) {
    const { database, payments, settings, now, log } = deps;
    if (kind === 'subscription') await payments.endNow(provider_id);
    const paid = kind === 'subscription' ? await listPaid(payments, provider_id) : [];
    const refunded = await payments.refund(kind, provider_id);
    if (refunded === 'by_hand')
      log.error({ purchase: id }, 'a payment has to be given back by hand: the provider cannot');
    await database.outside(async (tx) => {
      const locked = await tx
        .selectFrom('purchase')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (locked.refunded_at !== null) return;
      const issuing = { settings, at: now() };
      await issueInvoices(tx, locked, paid, issuing);
      if (refunded === 'given_back') await recordRefund(tx, locked, issuing);
      else await recordByHand(tx, locked, issuing);
    });
  }
  return syncPurchase(deps, id);
}

const AGAIN_MS = 5 * 60 * 1000;

/**
 * Reminds a payer who never registered where to do so, so that no payer is left without a project. The language is
 * unknown before there is an account, so the email is in each. The sandbox sends none: its payments cost nothing, so
 * anyone could have emails sent to strangers.
 */
async function remindPayer({ mailer, settings, payments, database, now }: Deps, purchase: Purchase): Promise<void> {
  const { id, email, provider_id } = purchase;
  if (payments.name === 'sandbox' || provider_id === null) return;
  const query = new URLSearchParams({ payment_intent: provider_id, email }).toString();
  const link = `${settings.publicUrl}/register?${query}`;
  const said = (key: string) => languageCodes.map((language) => textOf(language, `payments.${key}`));
  const paragraphs = said('registerText').flatMap((text) => [text, link]);
  try {
    await mailer.send({
      id: `purchase-${id}`,
      to: { name: '', address: email },
      subject: said('registerSubject').join(' · '),
      text: `${paragraphs.join('\n\n')}\n`,
      html: htmlOf(paragraphs, link),
      settingsUrl: settings.publicUrl,
    });
  } catch (error) {
    if (error instanceof MailRefused) return;
    const due_at = new Date(now() + AGAIN_MS).toISOString();
    await database.direct.updateTable('purchase').set({ due_at }).where('id', '=', id).execute();
    throw error;
  }
}

function htmlOf(paragraphs: readonly string[], link: string): string {
  const escaped = link.replaceAll('&', '&amp;');
  const body = paragraphs.map((text) =>
    text === link ? `<p><a href="${escaped}">${escaped}</a></p>` : `<p>${text}</p>`,
  );
  return `<!doctype html><html><body style="font-family:sans-serif;line-height:1.5">${body.join('')}</body></html>`;
}
