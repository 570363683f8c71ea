import type { invoices, Language } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Database, OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { FileReply, signedIn, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { drawInvoice } from './draw-invoice.ts';
import type { Shown } from './issue-invoices.ts';
import { readBuyer } from './stored-parties.ts';

/** Documents of one account, latest first. */
export function selectDocuments(database: Pick<OutsideTx, 'selectFrom'>, accountId: string) {
  return database
    .selectFrom('invoice')
    .innerJoin('purchase', 'purchase.id', 'invoice.purchase_id')
    .leftJoin('invoice as credited', 'credited.id', 'invoice.credits')
    .leftJoin('invoice as note', 'note.credits', 'invoice.id')
    .leftJoin('invoice as again', (join) =>
      join.on((on) => on('again.replaces', '=', on.fn.coalesce('invoice.credits', 'invoice.id'))),
    )
    .selectAll('invoice')
    .select((select) => [
      'credited.number as credited_number',
      select
        .case()
        .when(select.and([select('purchase.refunded_at', 'is not', null), select('again.id', 'is', null)]))
        .then(sql<Shown['status']>`'refunded'`)
        .when(select.or([select('note.id', 'is not', null), select('invoice.kind', '=', 'credit_note')]))
        .then(sql<Shown['status']>`'void'`)
        .else(sql<Shown['status']>`'paid'`)
        .end()
        .as('status'),
    ])
    .where('purchase.account_id', '=', accountId)
    .orderBy('invoice.seq', 'desc');
}

/** All documents of an account, by their purchase; of each the latest first. */
export async function documentsOf({ direct }: Database, accountId: string): Promise<Map<string, Shown[]>> {
  return Map.groupBy<string, Shown>(await selectDocuments(direct, accountId).execute(), (shown) => shown.purchase_id);
}

/** Whether an invoice can be issued again with the details of the account. */
export const isReissuable = ({ seq, kind, status, buyer }: Shown): boolean =>
  seq > 0 && kind === 'invoice' && status === 'paid' && !readBuyer(buyer).company_name;

export function presentDocument(shown: Shown): invoices.Invoice {
  const { id, kind, number, issued_at, period_start, period_end, gross_cents, currency } = shown;
  return {
    id,
    kind,
    number,
    created_at: issued_at,
    period_start,
    period_end,
    amount_cents: gross_cents,
    currency,
    status: shown.status,
    credits: shown.credited_number,
    can_reissue: isReissuable(shown),
  };
}

/** One of the caller's documents. @throws `not_found` alike for none and for somebody else's */
export async function findDocument(
  database: Pick<OutsideTx, 'selectFrom'>,
  accountId: string,
  id: string,
): Promise<Shown> {
  const shown = await selectDocuments(database, accountId).where('invoice.id', '=', id).executeTakeFirst();
  if (!shown) throw new ProblemError('not_found');
  return shown;
}

/** @throws `not_found` */
export async function downloadDocument(call: Call<typeof invoices.downloadDocument>): Promise<FileReply> {
  const { deps, params, language } = call;
  return fileOf(await findDocument(deps.database.direct, signedIn(call).accountId, params.id), language);
}

/** A document as a PDF. */
export async function fileOf(shown: Shown, language: Language): Promise<FileReply> {
  const name = textOf(language, shown.kind === 'credit_note' ? 'invoices.creditFile' : 'invoices.file');
  const content = await drawInvoice(shown, language);
  return new FileReply({ type: 'application/pdf', name: `${name}-${shown.number}.pdf`, content });
}
