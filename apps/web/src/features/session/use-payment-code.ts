import { purchases } from '@pamaina/contract';
import { useAction, type Action } from '../../lib/http/use-action.ts';

export type PaymentCode = Action<void, unknown>;

/** Emails the code to the payer of a payment; the field shows an error. */
export function usePaymentCode(payment: string | undefined, email: string): PaymentCode {
  return useAction<void, unknown>(
    (_, write) => write(purchases.sendPaymentCode, { body: { payment_intent: payment ?? '', email } }),
    { onRefused: () => true },
  );
}
