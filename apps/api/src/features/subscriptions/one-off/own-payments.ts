import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import type { Purchase } from '../../purchases/index.ts';
import { refundableUntil } from '../present-subscription.ts';

const MOST = 200;

type OwnCall = Pick<Call, 'caller' | 'deps'>;
type Paid = Purchase & { paid_at: string; provider_id: string; invoice_number: string; project_name: string | null };

/** The caller's completed one-time payments, latest first, with the projects that they bought. */
export async function ownPayments({ caller, deps }: OwnCall): Promise<Paid[]> {
  const rows = await deps.database.direct
    .selectFrom('purchase')
    .leftJoin('project', 'project.id', 'purchase.id')
    .selectAll('purchase')
    .select('project.name as project_name')
    .where('account_id', '=', signedIn({ caller } as Call).accountId)
    .where('kind', '=', 'one_off')
    .where('provider', '=', deps.payments.name)
    .where('invoice_number', 'is not', null)
    .orderBy('purchase.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ paid_at, provider_id, invoice_number, ...row }) =>
    paid_at === null || provider_id === null || invoice_number === null
      ? []
      : [{ ...row, paid_at, provider_id, invoice_number }],
  );
}

/** The payment of the path. @throws `not_found` alike for none and for another user's */
export async function ownPayment(call: OwnCall & { params: { id: string } }): Promise<Paid> {
  const payment = (await ownPayments(call)).find(({ provider_id }) => provider_id === call.params.id);
  if (!payment) throw new ProblemError('not_found');
  return payment;
}

/** As its owner sees it. @param now milliseconds since 1970 */
export function presentPayment(payment: Paid, now: number): subscriptions.OneOffPayment {
  const { project_name, amount_cents, currency, paid_at, state, invoice_number } = payment;
  const until = refundableUntil(payment);
  return {
    id: payment.provider_id,
    project_id: project_name === null ? null : payment.id,
    project_name,
    price_cents: amount_cents,
    currency,
    paid_at,
    refundable_until: state === 'paid' && until > now ? new Date(until).toISOString() : null,
    refunded: payment.refunded_at !== null,
    invoice_number,
  };
}
